export type LeftHit = { batch: number; seq: number };

/** `place`: the rowid read last, which can pass 2^53, hence text; `best`: 0 to 1. */
export type SearchKey = { batch: number; place: string; best: number; left: readonly LeftHit[] };

export const MOST_LEFT = 9;

const KEY = new RegExp(`^(\\d{1,2})_(\\d{1,19})(?:_(\\d{1,3})((?:_\\d{1,2}\\.\\d{1,15}){0,${MOST_LEFT}}))?$`);

export function searchKey({ batch, place, best, left }: SearchKey): string {
  const hits = left.map((hit) => `_${hit.batch}.${hit.seq}`).join("");
  return `${batch}_${place}_${Math.floor(best * 100)}${hits}`;
}

export function readSearchKey(text: string | null): SearchKey | null {
  const [, batch, place, best = "0", hits = ""] = KEY.exec(text ?? "") ?? [];
  if (batch === undefined || place === undefined) return null;
  const left = [...hits.matchAll(/_(\d+)\.(\d+)/g)].map((hit) => ({
    batch: Number(hit[1]),
    seq: Number(hit[2]),
  }));
  return { batch: Number(batch), place, best: Math.min(1, Number(best) / 100), left };
}
