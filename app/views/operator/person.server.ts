import { MODERATION_REFUSALS } from "~/copy/report/refusals";
import type { AdminPersonRows } from "~/db/operator/person.server";
import { cappedCountText } from "~/domain/core/capped-count";
import { formatDate, formatDateTime } from "~/domain/core/dates";
import { formatAmount, formatRupiah } from "~/domain/core/money";
import { isBeyondModeration } from "~/domain/report/moderation";
import { ratingText } from "~/domain/review/review";

export function adminPersonView({ person, money, counts, ...lists }: AdminPersonRows, readerId: string) {
  const rated = (sum: number, count: number) =>
    count === 0 ? "Belum ada" : `${ratingText(sum / count)} dari ${count} ulasan`;
  return {
    ...lists,
    person,
    own: person.id === readerId,
    refused: refusalFor(person),
    money: [
      { label: "Saldo", value: formatRupiah(money.balance) },
      { label: "Akan diterima bila selesai, sebelum biaya", value: formatRupiah(money.heldAsSeller) },
      { label: "Dititipkan sebagai pembeli", value: formatRupiah(money.heldAsBuyer) },
      { label: "Pengembalian terutang", value: formatRupiah(money.owed) },
    ],
    facts: [
      { label: "Bergabung", value: formatDate(person.joinedAt) },
      ...(person.restrictedAt === null || person.closedAt !== null
        ? []
        : [{ label: "Dibekukan sendiri", value: formatDateTime(person.restrictedAt) }]),
      ...(person.closedAt === null
        ? []
        : [{ label: "Ditutup sendiri", value: formatDateTime(person.closedAt) }]),
      { label: "Terakhir aktif", value: formatDateTime(person.activeAt) },
      { label: "Email", value: person.verifiedAt === null ? "Belum diverifikasi" : "Terverifikasi" },
      ...(person.operatorSince === null
        ? []
        : [{ label: "Operator sejak", value: formatDate(person.operatorSince) }]),
      { label: "Perangkat masuk", value: cappedCountText(counts.sessions) },
      { label: "Memesan", value: `${formatAmount(counts.bought)} kali` },
      { label: "Dipesan", value: `${formatAmount(counts.sold)} kali` },
      { label: "Jasa dan permintaan", value: formatAmount(counts.listed) },
      { label: "Pesanan selesai", value: String(person.completedCount) },
      { label: "Tepat waktu", value: String(person.onTimeCount) },
      { label: "Rating penjual", value: rated(person.ratingSum, person.ratingCount) },
      { label: "Rating pembeli", value: rated(person.clientRatingSum, person.clientRatingCount) },
      { label: "Lokasi", value: person.location || "–" },
    ],
    contact: { phone: person.phone, email: person.contactEmail },
  };
}

/** Why neither suspending nor restoring stands open; null: one of the two does. */
function refusalFor(person: AdminPersonRows["person"]): string | null {
  if (isBeyondModeration(person)) return MODERATION_REFUSALS.closed;
  return person.suspendedSince !== null && person.appeal === "own_suspension"
    ? MODERATION_REFUSALS.own_suspension
    : null;
}
