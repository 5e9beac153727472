export const NO_CONNECTION = "Sambungan terputus. Anda masih masuk; coba lagi setelah tersambung.";

export const LOGOUT_FAILED = "Terjadi kesalahan di pihak kami. Anda masih masuk; coba lagi sebentar lagi.";

export const NO_CONNECTION_TO_PAY =
  "Sambungan terputus, jadi belum ada yang dibayar. Coba lagi setelah tersambung.";
