import { firstName } from "~/domain/account/person";
import { type Order, otherSide, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { zoneAt } from "~/domain/place/zone";
import type { Visit } from "~/domain/visit/visit";
import { whenText } from "./time";

type Reader = {
  side: Side;
  people: People;
  closed: boolean;
  may: { propose: boolean; accept: boolean };
  passed: boolean;
};

/** It asks for nothing that the page has no button for. */
export function visitStanding(
  { agreed, wish }: Visit,
  { side, people, closed, may, passed }: Reader,
): string {
  const other = firstName(people[otherSide(side)]);
  if (closed) return agreed ? "Disepakati bersama." : "Jadwalnya tidak sempat disepakati.";
  const propose = may.propose ? " Usulkan waktu lain." : "";
  if (wish === null) {
    if (agreed) return "Disepakati bersama.";
    return may.propose
      ? "Hari dan jamnya belum ada. Usulkan waktu yang cocok."
      : "Hari dan jamnya belum ada.";
  }
  const mine = wish.by === side;
  if (passed || !may.propose) {
    const left = passed ? "sudah lewat" : "belum disetujui";
    const whose = mine ? `Usulan Anda ${left}` : `Usulan ${other} ${left}`;
    return agreed ? `${whose}; jadwal semula berlaku.` : `${whose}.${propose}`;
  }
  if (agreed === null)
    return may.accept
      ? `Diinginkan ${other}. Setujui, atau usulkan waktu lain.`
      : `Menunggu persetujuan ${other}.`;
  return mine
    ? `Usulan Anda menunggu persetujuan ${other}. Sampai itu jadwal semula berlaku.`
    : `${other} mengusulkan waktu lain. Sampai Anda setuju, jadwal semula berlaku.`;
}

/** Null where no slot stands. */
export function visitAheadSentence({ agreed, wish, placeCode }: Visit, other: string): string | null {
  const zone = zoneAt(placeCode);
  const slots = agreed ? { day: agreed.day, slots: [agreed.slot] } : wish;
  if (slots === null) return null;
  const state = agreed
    ? "disepakati"
    : wish?.by === "seller"
      ? "Anda usulkan"
      : `diinginkan ${firstName(other)}`;
  return `Kunjungan yang ${state}: ${whenText(slots, zone)}. Hasil bisa diserahkan sejak saat itu; bila lebih cepat, usulkan hari yang lebih awal di halaman pesanan.`;
}

/** The platform knows no street of sellers, so one asks and the other says it. */
export function sellerPlaceNote({ status }: Pick<Order, "status">, side: Side): string | null {
  if (status !== "in_progress") return null;
  return side === "buyer"
    ? "Tanyakan alamat lengkapnya kepada penjual lewat pesan."
    : "Kirim alamat lengkap Anda kepada pembeli lewat pesan.";
}

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
