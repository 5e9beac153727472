import { HOUR } from "~/domain/core/dates";
import { REVIEW_WINDOW } from "~/domain/order/escrow";
import { Receipt, type ReceiptRow } from "../../kit/money/receipt";
import { TrustNote } from "../../kit/trust-note";

/** Goes with every promise that money moves only after the buyer agrees. */
const SILENCE_AGREES = `Diam ${REVIEW_WINDOW / HOUR} jam setelah hasil diserahkan berarti menerimanya.`;

export function OrderReceipt({
  id,
  rows,
  total,
  note = "Sudah termasuk semua biaya. Tidak ada tambahan saat membayar.",
}: {
  id: string;
  rows: readonly ReceiptRow[];
  /** integer rupiah; null while there is none */
  total: number | null;
  note?: string;
}) {
  return (
    <aside>
      <Receipt
        id={id}
        title="Ringkasan Pesanan"
        rows={rows}
        sum={total === null ? undefined : { label: "Total", amount: total }}
      >
        <p className="tiny soft">{note}</p>
      </Receipt>
      <ul className="trust-list">
        <li>
          <TrustNote>Pembayaran Anda diamankan oleh JasaWarga.</TrustNote>
        </li>
        <li>
          <TrustNote icon="check">
            Dana diteruskan ke penjual hanya setelah Anda puas. {SILENCE_AGREES}
          </TrustNote>
        </li>
      </ul>
    </aside>
  );
}
