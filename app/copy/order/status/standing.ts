import { isClosed, type Order } from "~/domain/order/order";

/** `away`: name of the other side, if suspended. */
export function standingSentence(order: Order, suspended: boolean, away: string | null): string | null {
  const closed = isClosed(order);
  if (suspended)
    return closed
      ? "Akun Anda ditangguhkan. Pesanan ini tetap dapat Anda lihat, dan uangnya diselesaikan menurut aturan pesanan."
      : "Akun Anda ditangguhkan. Tenggat pesanan ini tetap berjalan, jadi langkah yang melindungi hak Anda tetap dapat Anda ambil di sini bila waktunya: menyerahkan atau menerima hasil, menjawab atau menarik pembatalan, mengajukan dan menanggapi masalah, dan menyetujui pembagian dana. Langkah lain tidak tampil sampai akun Anda dipulihkan.";
  if (away === null || closed) return null;
  return order.status === "pending"
    ? `Akun ${away} sedang ditangguhkan: harga baru, persetujuan, dan pembayaran menunggu sampai akunnya dipulihkan. Anda dapat menunggu atau membatalkan pesanan ini; belum ada yang perlu Anda bayar.`
    : `Akun ${away} sedang ditangguhkan. Ia tidak dapat mengirim pesan, tetapi masih dapat menyerahkan atau menyelesaikan pekerjaan, dan menjawab pembatalan atau masalah. Anda dapat bertindak seperti biasa${order.paymentStatus === "held" ? "; dananya aman dalam titipan" : ""}.`;
}
