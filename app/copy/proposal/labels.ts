import { formatRupiah } from "~/domain/core/money";
import type { ProposalStatus, ProposalText } from "~/domain/proposal/proposal";
import type { ProposalSort } from "~/domain/proposal/sort";

export const PROPOSAL_STATUS_LABELS: Record<ProposalStatus | "closed", string> = {
  open: "Menunggu keputusan",
  withdrawn: "Ditarik",
  declined: "Ditolak",
  accepted: "Diterima",
  closed: "Permintaan ditutup",
};

export const PROPOSAL_SORT_LABELS: Record<ProposalSort, string> = {
  terbaru: "Terbaru",
  harga: "Harga terendah",
  rating: "Rating tertinggi",
};

export function termsLine({ price, days }: Pick<ProposalText, "price" | "days">): string {
  const amount = price === null ? "Harga dibicarakan" : formatRupiah(price);
  return `${amount}, ${days === null ? "waktu dibicarakan" : `${days} hari`}`;
}
