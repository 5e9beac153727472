import { isolated } from "~/domain/core/bidi";
import { formatDate } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import type { ProposalTerms } from "~/domain/order/opening";
import { placeOf } from "~/domain/place/place";
import type { TermsChange } from "../order/terms";

export function proposalTimeText({ days, deadline }: Pick<ProposalTerms, "days" | "deadline">): string {
  if (days !== null) return `${days} hari setelah dibayar`;
  return deadline === null ? "Dibicarakan" : formatDate(deadline);
}

/** Null when they are the same. `shown` null: it cannot be read. `atSeller`: only then it matters where that is. */
export function changedProposal(
  shown: ProposalTerms | null,
  now: ProposalTerms,
  atSeller: boolean,
): TermsChange | null {
  const total = `Totalnya ${formatRupiah(now.price)}. Periksa, lalu terima lagi bila setuju.`;
  if (shown === null)
    return { changes: [], total: `Penawaran yang Anda lihat tidak dapat kami baca. ${total}` };
  const [before, after] = [proposalTimeText(shown), proposalTimeText(now)];
  const changes = [
    shown.price !== now.price &&
      `Harga berubah dari ${formatRupiah(shown.price)} menjadi ${formatRupiah(now.price)}.`,
    before !== after && `Waktunya berubah dari “${isolated(before)}” menjadi “${isolated(after)}”.`,
    atSeller &&
      now.sellerPlace !== null &&
      shown.sellerPlace !== now.sellerPlace &&
      `Tempat penjual kini ${placeOf(now.sellerPlace)?.short ?? "lain"}.`,
  ].filter((change) => change !== false);
  if (changes.length === 0 && shown.changedAt === now.changedAt) return null;
  return { changes: changes.length > 0 ? changes : ["Pesannya ditulis ulang."], total };
}
