import { isId } from "./strings";

export const COUNT_CAP = 100;

export function cappedCountText(count: number): string {
  return count > COUNT_CAP ? `${COUNT_CAP}+` : String(count);
}

export function listHref(path: string, asked: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

export const LIST_SORTS = ["terbaru", "terlama", "termahal", "termurah"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export function readListSort(text: string | null): ListSort {
  return LIST_SORTS.find((sort) => sort === text) ?? "terbaru";
}

/** The rows of a page. The next one starts after the key of the last row. An unreadable key means the first page. */
export const PAGE_SIZE = 20;

export type Page<Item> = {
  items: Item[];
  after: string | null;
};

export type NewestKey = { createdAt: number; id: string };

export function newestKey({ createdAt, id }: NewestKey): string {
  return `${createdAt}_${id}`;
}

const NEWEST = /^(\d{1,15})_([\w-]{20,36})$/;
const SEQ = /^\d{1,15}$/;
const ROW = /^(\d{1,15})_(\d{1,15})$/;

export function readNewestKey(text: string | null): NewestKey | null {
  const [, createdAt, id] = NEWEST.exec(text ?? "") ?? [];
  return createdAt && isId(id) ? { createdAt: Number(createdAt), id } : null;
}

export type RowKey = { at: number; row: number };

export function rowKey({ at, row }: RowKey): string {
  return `${at}_${row}`;
}

export function readRowKey(text: string | null): RowKey | null {
  const [, at, row] = ROW.exec(text ?? "") ?? [];
  return at && row ? { at: Number(at), row: Number(row) } : null;
}

export function readSeqKey(text: string | null): number | null {
  return text !== null && SEQ.test(text) ? Number(text) : null;
}

export function pageOf<Row, Item>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  toItem: (row: Row) => Item,
  size = PAGE_SIZE,
): Page<Item> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { items: shown.map(toItem), after: rows.length > size && last ? keyOf(last) : null };
}

type ValueKey = { value: number; id: string };
export type PageBounds = { after: ValueKey | null; before: ValueKey | null };
type MiddlePage<Item> = { items: Item[]; previous: string | null; next: string | null };

export function readValueKey(text: string | null): ValueKey | null {
  const key = readNewestKey(text);
  return key && { value: key.createdAt, id: key.id };
}

export function isBackwards({ after, before }: PageBounds): boolean {
  return before !== null && after === null;
}

export function toMiddlePage<Row extends { id: string }>(
  rows: readonly Row[],
  edge: PageBounds,
  numberOf: (row: Row) => number,
  size = PAGE_SIZE,
): MiddlePage<Row> {
  const backwards = isBackwards(edge);
  const more = rows.length > size;
  const items = rows.slice(0, size);
  if (backwards) items.reverse();
  const key = (row: Row | undefined) => (row ? newestKey({ createdAt: numberOf(row), id: row.id }) : null);
  return {
    items,
    previous: (backwards ? more : edge.after !== null) ? key(items[0]) : null,
    next: backwards || more ? key(items.at(-1)) : null,
  };
}
