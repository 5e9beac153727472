export const SESSION_ENDED_PATH = "/session-ended";

export const SESSION_ENDED = {
  title: "Sesi Anda sudah berakhir",
  text: "Anda harus login terlebih dahulu. Yang Anda kirim belum kami proses.",
  again: "Masuk di tab baru, lalu kembali ke sini dan kirim lagi.",
  copy: "Salin tulisan Anda, lalu masuk dan isi lagi formulirnya. Kata sandi dan file tidak kami simpan.",
  typed: "Ini yang Anda isi, supaya tidak hilang.",
} as const;
