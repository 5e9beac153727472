import type { ReactNode } from "react";
import { Price } from "./price";

export type ReceiptRow = { label: string; value: ReactNode };

/** `id` names its heading; `sum.amount` is integer rupiah. */
export function Receipt({
  id,
  title,
  head,
  rows,
  sum,
  children,
}: {
  id: string;
  title: string;
  /** Shown in place of the title, which is then for screen readers, as with null. */
  head?: ReactNode;
  rows: readonly ReceiptRow[];
  sum?: { label: string; amount: number } | undefined;
  children?: ReactNode;
}) {
  return (
    <section className="receipt" aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`} className={head === undefined ? undefined : "sr-only"}>
        {title}
      </h2>
      {head}
      <dl className="receipt-rows">
        <RowList rows={rows} />
        {sum && (
          <div className="receipt-rows__total">
            <dt>{sum.label}</dt>
            <dd>
              <Price amount={sum.amount} />
            </dd>
          </div>
        )}
      </dl>
      {children}
    </section>
  );
}

export function ReceiptRows({ rows }: { rows: readonly ReceiptRow[] }) {
  return (
    <dl className="receipt-rows">
      <RowList rows={rows} />
    </dl>
  );
}

function RowList({ rows }: { rows: readonly ReceiptRow[] }) {
  return rows.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
