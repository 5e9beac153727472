import type { SearchSort } from "~/domain/search/search";
import { Tabs } from "../kit/navigation/tabs";

const NAMES: Record<SearchSort, string> = {
  relevan: "Paling cocok",
  terdekat: "Terdekat",
  terbaru: "Terbaru",
  populer: "Populer",
  rating: "Rating",
  termurah: "Termurah",
  termahal: "Termahal",
};
const BUDGETS: Partial<Record<SearchSort, string>> = {
  termurah: "Anggaran terkecil",
  termahal: "Anggaran terbesar",
};

const HOW_RANKED = { href: "/how-it-works/ranking", text: "Cara kami mengurutkan" };

export function SortTabs({
  sorts,
  current,
  wanted = false,
  hrefOf,
}: {
  sorts: readonly SearchSort[];
  current: SearchSort;
  wanted?: boolean;
  hrefOf: (sort: SearchSort) => string;
}) {
  const tabs = sorts.map((sort) => ({
    to: hrefOf(sort),
    text: (wanted && BUDGETS[sort]) || NAMES[sort],
    current: sort === current,
  }));
  return <Tabs label="Urutkan" tabs={tabs} more={HOW_RANKED} row />;
}
