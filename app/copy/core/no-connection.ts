export const NO_CONNECTION = "Sambungan terputus. Anda masih masuk; coba lagi setelah tersambung.";
