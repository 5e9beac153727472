import { PAGE_SIZE } from "../core/page-cursor";
import type { GroupName } from "./place-groups";
import { bestText, type Candidate, inOrder, nearInOrder, type Ranked, score } from "./rank";
import { type SearchKey, searchKey } from "./search-key";
import type { Understanding } from "./understanding";

/** `batch`: number of the walk that found it; `place`: its rowid there. */
export type Hit<Row> = {
  batch: number;
  place: string;
  seq: number;
  group: GroupName;
  candidate: Candidate;
  row: Row;
};

export type Shown<Row> = Hit<Row> & { ranked: Ranked };
/** `near`: what comes near, only where nothing answers the search. */
export type Window<Row> = { shown: Shown<Row>[]; near: Shown<Row>[]; after: string | null };

export type Walked = {
  understanding: Understanding;
  now: number;
  more: boolean;
  from: SearchKey | null;
  batches: number;
};

/**
 * What fits but has no room goes into the next page's key, so pages neither repeat nor skip. `walksPerTier`: the nearest
 * first.
 */
export function windowOf<Row>(
  hits: readonly Hit<Row>[],
  lastRead: { batch: number; place: string } | null,
  { understanding, now, more, from, batches, walksPerTier }: Walked & { walksPerTier: number },
  size = PAGE_SIZE,
): Window<Row> {
  const fitting = hits.flatMap((hit) => {
    const ranked = score(understanding, hit.candidate, now);
    return ranked ? [{ ...hit, ranked }] : [];
  });
  const best = Math.max(from?.best ?? 0, bestText(fitting));
  if (best === 0) return { shown: [], near: nearInOrder(fitting).slice(0, size), after: null };
  const ordered = inOrder(fitting, best);
  const grouped = [...ordered].sort((a, b) => (a.batch % walksPerTier) - (b.batch % walksPerTier));
  const left = grouped.slice(size).map(({ batch, seq }) => ({ batch, seq }));
  const end = more && lastRead ? lastRead : { batch: batches, place: "0" };
  return {
    shown: grouped.slice(0, size),
    near: [],
    after: more || left.length > 0 ? searchKey({ ...end, best, left }) : null,
  };
}

/** The same order as it was read, without what does not fit. `hits`: in that order. */
export function listOf<Row>(
  hits: readonly Hit<Row>[],
  { understanding, now, more, from }: Walked,
  size = PAGE_SIZE,
): Window<Row> {
  const found = hits.flatMap((hit) => {
    const ranked = score(understanding, hit.candidate, now);
    return ranked ? [{ ...hit, ranked }] : [];
  });
  if (from === null && bestText(found) === 0)
    return { shown: [], near: nearInOrder(found).slice(0, size), after: null };
  const fitting = found.filter(({ ranked }) => ranked.near !== "unmet");
  const shown = fitting.slice(0, size);
  const last = fitting.length > size ? shown.at(-1) : more ? hits.at(-1) : undefined;
  return {
    shown,
    near: [],
    after: last ? searchKey({ batch: last.batch, place: last.place, best: 0, left: [] }) : null,
  };
}
