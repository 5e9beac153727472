import { Receipt, type ReceiptRow, ReceiptRows } from "../../kit/money/receipt";

/** What was agreed; what one looks up once in a while folds. */
export function OrderDetails({
  rows,
  numbers,
  total,
}: {
  rows: readonly ReceiptRow[];
  numbers: readonly ReceiptRow[];
  /** integer rupiah; null while there is none */
  total: number | null;
}) {
  return (
    <Receipt
      id="rincian"
      title="Rincian pesanan"
      rows={rows}
      sum={total === null ? undefined : { label: "Total", amount: total }}
    >
      <details className="disclosure disclosure--quiet">
        <summary>Nomor dan tanggal</summary>
        <div>
          <ReceiptRows rows={numbers} />
        </div>
      </details>
    </Receipt>
  );
}
