export const DATABASE_BUSY = "Basis data kami sedang tidak dapat dihubungi. Tunggu sebentar, lalu coba lagi.";
