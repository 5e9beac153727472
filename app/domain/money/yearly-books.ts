import { monthSpan } from "../core/dates";
import { accountKind, type LedgerAccountKind, type Posting } from "./ledger";

export type KindYear = {
  kind: LedgerAccountKind;
  opening: number;
  into: number;
  out: number;
  closing: number;
};

export function yearSpan(year: string): { from: number; until: number } | null {
  const [first, last] = [monthSpan(`${year}-01`), monthSpan(`${year}-12`)];
  return first && last && { from: first.from, until: last.until };
}

export class BookTotals {
  private readonly moved = new Map<LedgerAccountKind, { into: number; out: number }>();

  add({ from, to, amount }: Posting): void {
    this.movedOf(accountKind(to)).into += amount;
    this.movedOf(accountKind(from)).out += amount;
  }

  kinds(opening: ReadonlyMap<LedgerAccountKind, number>): KindYear[] {
    const kinds = [...new Set([...opening.keys(), ...this.moved.keys()])].sort();
    return kinds.map((kind) => {
      const { into, out } = this.moved.get(kind) ?? { into: 0, out: 0 };
      const before = opening.get(kind) ?? 0;
      return { kind, opening: before, into, out, closing: before + into - out };
    });
  }

  private movedOf(kind: LedgerAccountKind): { into: number; out: number } {
    const moved = this.moved.get(kind) ?? { into: 0, out: 0 };
    this.moved.set(kind, moved);
    return moved;
  }
}

export function unequalKinds(
  kinds: readonly KindYear[],
  held: ReadonlyMap<LedgerAccountKind, number>,
): LedgerAccountKind[] {
  const names = new Set([...kinds.map(({ kind }) => kind), ...held.keys()]);
  const closing = new Map(kinds.map((one) => [one.kind, one.closing]));
  return [...names].filter((kind) => (closing.get(kind) ?? 0) !== (held.get(kind) ?? 0));
}
