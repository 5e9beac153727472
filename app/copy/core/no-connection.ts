export const NO_CONNECTION = "Sambungan terputus. Anda masih masuk; coba lagi setelah tersambung.";

export const NO_CONNECTION_TO_PAY =
  "Sambungan terputus, jadi belum ada yang dibayar. Coba lagi setelah tersambung.";
