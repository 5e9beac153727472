export const PROPOSAL_SORTS = ["harga", "waktu", "rating", "terbaru"] as const;
export type ProposalSort = (typeof PROPOSAL_SORTS)[number];

export function readProposalSort(text: string | null): ProposalSort {
  return PROPOSAL_SORTS.find((sort) => sort === text) ?? PROPOSAL_SORTS[0];
}
