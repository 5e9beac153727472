export const SEARCH_SORTS = ["relevan", "terdekat", "terbaru", "populer", "rating", "termurah", "termahal"] as const;

export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The parameters of a search. The edge cache keeps a copy per combination. */
export const SEARCH_PARAMETERS = [
  "q",
  "jenis",
  "kategori",
  "lokasi",
  "tadi",
  "cara",
  "hargaMin",
  "hargaMax",
  "rating",
  "waktu",
  "mulai",
  "harfiah",
  "sort",
  "after",
] as const;

export type SearchParameter = (typeof SEARCH_PARAMETERS)[number];

export const KIND_PARAMETERS = { offer: "jasa", wanted: "permintaan" } as const;

export const MODE_PARAMETERS = { at_buyer: "datang", online: "daring" } as const;

export type LastHit = { batch: number; seq: number };

/** The key of a page. `sortKey` is the last rowid read, as text because it can exceed 2^53. `best` is from 0 to 1. */
export type SearchKey = { batch: number; sortKey: string; best: number; left: readonly LastHit[] };

export const MAX_LEFT_HITS = 9;

const KEY = new RegExp(`^(\\d{1,2})_(\\d{1,19})(?:_(\\d{1,3})((?:_\\d{1,2}\\.\\d{1,15}){0,${MAX_LEFT_HITS}}))?$`);

export function searchKey({ batch, sortKey, best, left }: SearchKey): string {
  const hits = left.map((hit) => `_${hit.batch}.${hit.seq}`).join("");
  return `${batch}_${sortKey}_${Math.floor(best * 100)}${hits}`;
}

export function readSearchKey(text: string | null): SearchKey | null {
  const [, batch, sortKey, best = "0", hits = ""] = KEY.exec(text ?? "") ?? [];
  if (batch === undefined || sortKey === undefined) return null;
  const left = [...hits.matchAll(/_(\d+)\.(\d+)/g)].map((hit) => ({
    batch: Number(hit[1]),
    seq: Number(hit[2]),
  }));
  return { batch: Number(batch), sortKey, best: Math.min(1, Number(best) / 100), left };
}

export const RATING_STEPS = [3, 4, 4.5] as const;

export type RatingStep = (typeof RATING_STEPS)[number];

/** Days to start. A listing has the tag of each step that it meets. */
export const DAYS_STEPS = [1, 3, 7, 14, 30] as const;

export type DaysStep = (typeof DAYS_STEPS)[number];

export function ratingTag(step: RatingStep): string {
  return `bintang${step * 10}`;
}

export function daysTag(step: DaysStep): string {
  return `hari${step}`;
}
