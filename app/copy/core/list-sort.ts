import type { ListSort } from "~/domain/core/list-sort";

export const LIST_SORT_LABELS: Record<ListSort, string> = {
  terbaru: "Terbaru",
  terlama: "Terlama",
  termahal: "Harga tertinggi",
  termurah: "Harga terendah",
};
