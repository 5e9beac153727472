import type { ProposalSort } from "~/domain/proposal/sort";

export const PROPOSAL_SORT_LABELS: Record<ProposalSort, string> = {
  terbaru: "Terbaru",
  harga: "Harga terendah",
  rating: "Rating tertinggi",
};
