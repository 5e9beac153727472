import { firstName } from "~/domain/account/person";
import { type Order, otherSide, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import type { Visit } from "~/domain/visit/visit";

type Reader = { side: Side; people: People; closed: boolean };

/** Who is to answer, in one line. */
export function visitStanding({ agreed, wish }: Visit, { side, people, closed }: Reader): string {
  const other = firstName(people[otherSide(side)]);
  if (closed) return agreed ? "Disepakati bersama." : "Jadwalnya tidak sempat disepakati.";
  if (wish === null)
    return agreed ? "Disepakati bersama." : "Hari dan jamnya belum ada. Usulkan waktu yang cocok.";
  const mine = wish.by === side;
  if (agreed === null)
    return mine ? `Menunggu persetujuan ${other}.` : `Diinginkan ${other}. Setujui, atau usulkan waktu lain.`;
  return mine
    ? `Usulan Anda menunggu persetujuan ${other}. Sampai itu jadwal semula berlaku.`
    : `${other} mengusulkan waktu lain. Sampai Anda setuju, jadwal semula berlaku.`;
}

/** Who sees the street, or why it is not there; null where nothing needs saying. */
export function addressNote({ status }: Pick<Order, "status">, side: Side, shown: boolean): string | null {
  const closed = status === "completed" || status === "cancelled";
  if (side === "buyer") {
    if (!shown) return "Alamatnya sudah dihapus, 90 hari setelah pesanan berakhir.";
    return closed
      ? "Dihapus 90 hari setelah pesanan berakhir."
      : "Hanya Anda, dan penjual setelah Anda membayar, yang melihat alamat ini.";
  }
  if (shown) return "Hanya untuk pekerjaan ini. Dihapus 90 hari setelah pesanan berakhir.";
  return closed
    ? "Alamat lengkap tidak ditampilkan lagi."
    : "Alamat lengkap terlihat setelah pembeli membayar.";
}
