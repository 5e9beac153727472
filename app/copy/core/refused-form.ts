/** By status: why a form was refused before anything of it was looked at. */
export const REFUSED_FORM: Record<number, string> = {
  400: "Permintaan ini tidak dapat kami baca, atau berisi terlalu banyak isian.",
  408: "Pengiriman terlalu lama, jadi tidak kami proses dan tidak ada yang berubah. Kembali ke formulirnya, kurangi atau perkecil berkasnya, lalu kirim lagi.",
  413: "Kiriman terlalu besar. Persingkat tulisannya atau kurangi fotonya, lalu coba lagi.",
};
