export const PROPOSAL_SORTS = ["terbaru", "harga", "rating"] as const;
export type ProposalSort = (typeof PROPOSAL_SORTS)[number];

export function readProposalSort(text: string | null): ProposalSort {
  return PROPOSAL_SORTS.find((sort) => sort === text) ?? "terbaru";
}
