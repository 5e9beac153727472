import { formatRupiah } from "~/domain/core/money";
import type { ProposalMerit } from "~/domain/proposal/merits";
import type { ProposalText, ShownStatus } from "~/domain/proposal/proposal";
import type { ProposalSort } from "~/domain/proposal/sort";

export const PROPOSAL_STATUS_LABELS: Record<ShownStatus, string> = {
  open: "Menunggu keputusan",
  withdrawn: "Ditarik",
  declined: "Ditolak",
  accepted: "Diterima",
  closed: "Permintaan ditutup",
  not_chosen: "Tidak terpilih",
};

export const PROPOSAL_SORT_LABELS: Record<ProposalSort, string> = {
  harga: "Termurah",
  waktu: "Tercepat",
  rating: "Rating",
  terbaru: "Terbaru",
};

const MERITS: Record<ProposalMerit, string> = {
  cheapest: "Termurah",
  fastest: "Tercepat",
  best_rated: "Rating tertinggi",
};

export function meritsText(merits: readonly ProposalMerit[]): string {
  return merits.map((merit, index) => (index === 0 ? MERITS[merit] : MERITS[merit].toLowerCase())).join(", ");
}

export function termsLine({ price, days }: Pick<ProposalText, "price" | "days">): string {
  const amount = price === null ? "Harga dibicarakan" : formatRupiah(price);
  return `${amount}, ${days === null ? "waktu dibicarakan" : `${days} hari`}`;
}
