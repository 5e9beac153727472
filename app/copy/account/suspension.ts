/** `first`: what matters most of it. */
export const SUSPENSION_MEANING: readonly { first?: string; rest: string }[] = [
  {
    rest: "Profil, jasa, dan permintaan jasa Anda tidak tampil, dan Anda tidak dapat memesan, menawarkan, atau mengirim pesan.",
  },
  {
    first: "Uang Anda tetap milik Anda.",
    rest: "Dana pesanan yang berjalan tetap dalam titipan dan diselesaikan menurut aturan pesanan. Pihak lain dapat menyelesaikan, membatalkan, atau mengajukan masalah.",
  },
  {
    first: "Tenggat pesanan tetap berjalan.",
    rest: "Jadi pada pesanan yang berjalan Anda masih dapat menyerahkan atau menerima hasil, menjawab atau menarik permintaan pembatalan, mengajukan dan menanggapi masalah, dan menyetujui pembagian dana. Kabarnya tetap kami kirim lewat email.",
  },
  {
    first: "Saldo Anda masih dapat ditarik,",
    rest: "dan rekening untuk pengembalian dana masih dapat Anda sebutkan di halaman pesanannya.",
  },
];
