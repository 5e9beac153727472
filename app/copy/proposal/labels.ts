import { formatRupiah } from "~/domain/core/money";
import type { ProposalStatus, ProposalText } from "~/domain/proposal/proposal";

/** What the proposer reads of their own; a request that closed says so in place of a decision still to come. */
export const PROPOSAL_STATUS_LABELS: Record<ProposalStatus | "closed", string> = {
  open: "Menunggu keputusan",
  withdrawn: "Ditarik",
  declined: "Ditolak",
  accepted: "Diterima",
  closed: "Permintaan ditutup",
};

/** "Rp 350.000, 5 hari"; what was left open is said to be. */
export function termsLine({ price, days }: Pick<ProposalText, "price" | "days">): string {
  const amount = price === null ? "Harga dibicarakan" : formatRupiah(price);
  return `${amount}, ${days === null ? "waktu dibicarakan" : `${days} hari`}`;
}
