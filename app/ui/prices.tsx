import type { ReactNode } from "react";
import { formatAmount } from "~/platform/money";

export function Price({ amount }: { amount: number }) {
  return (
    <b className="price">
      <span>Rp</span>
      {` ${formatAmount(amount)}`}
    </b>
  );
}

export function BigPrice({ amount, children }: { amount: number; children?: ReactNode }) {
  return (
    <p className="price text-2xl leading-[1.2]">
      <span>Rp</span>
      {` ${formatAmount(amount)}`}
      {children}
    </p>
  );
}

const WHOLE = /(Rp \d[\d.]*\d|Rp \d|\d\d\.\d\d WI(?:B|TA|T))/;

/** Keeps "Rp 350.000" and "10.05 WIB" on one line within running text. */
export function Prices({ text }: { text: string }) {
  return (
    <>
      {text.split(WHOLE).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}

export function ReceiptStamp({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-[0.25rem] border-[3px] border-double border-current px-3 py-0.5 font-extrabold uppercase text-action [transform:rotate(-5deg)]">
      {children}
    </span>
  );
}

export type ReceiptRow = { label: string; value: ReactNode };

/** The class of a receipt. Its torn edge is in receipt.css. */
export const receiptPaper =
  "receipt relative mb-3 rounded-t bg-raised px-4 pb-3 pt-4 text-ink [overflow-wrap:anywhere]";

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
  head?: ReactNode;
  rows: readonly ReceiptRow[];
  sum?: { label: string; amount: number } | undefined;
  children?: ReactNode;
}) {
  return (
    <section className={receiptPaper} aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`} className={head === undefined ? "mb-3 text-lg" : "sr-only"}>
        {title}
      </h2>
      {head}
      <ReceiptRows rows={rows} sum={sum} />
      {children}
    </section>
  );
}

/** Shows rows of a receipt. Their classes are in receipt.css, because long receipts would repeat them. */
export function ReceiptRows({
  rows,
  sum,
}: {
  rows: readonly ReceiptRow[];
  sum?: { label: string; amount: number } | undefined;
}) {
  return (
    <dl className="receipt-rows">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {sum && (
        <div className="receipt-total">
          <dt>{sum.label}</dt>
          <dd>
            <Price amount={sum.amount} />
          </dd>
        </div>
      )}
    </dl>
  );
}
