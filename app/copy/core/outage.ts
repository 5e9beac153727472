/** Of a file or an answer to a program, which has no page. */
export const SERVER_FAILED = "Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.";

export const STORAGE_OUT = "Penyimpanan kami sedang tidak dapat dihubungi. Tunggu sebentar, lalu coba lagi.";

export const DATABASE_BUSY = "Basis data kami sedang tidak dapat dihubungi. Tunggu sebentar, lalu coba lagi.";
