export const LIST_SORTS = ["terbaru", "terlama", "termahal", "termurah"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export function readListSort(text: string | null): ListSort {
  return LIST_SORTS.find((sort) => sort === text) ?? "terbaru";
}
