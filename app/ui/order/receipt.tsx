import { HOUR } from "~/domain/core/dates";
import { REVIEW_WINDOW } from "~/domain/order/escrow";
import { Nota, type Row } from "../kit/receipt";
import { Pledge } from "../kit/trust-note";

/** Belongs to every promise that money moves on only after the buyer is satisfied. */
export const SILENCE_AGREES = `Diam ${REVIEW_WINDOW / HOUR} jam setelah hasil diserahkan berarti setuju.`;

/** What is ordered, beside the way to order or pay it, and what the house promises about the money. */
export function OrderReceipt({
  id,
  rows,
  total,
  note = "Sudah termasuk semua biaya. Tidak ada tambahan saat membayar.",
}: {
  id: string;
  rows: readonly Row[];
  /** integer rupiah; null while there is none to name */
  total: number | null;
  note?: string;
}) {
  return (
    <aside>
      <Nota
        id={id}
        title="Ringkasan Pesanan"
        rows={rows}
        sum={total === null ? undefined : { label: "Total", amount: total }}
      >
        <p className="tiny soft">{note}</p>
      </Nota>
      <ul className="trust-list">
        <li>
          <Pledge>Pembayaran Anda diamankan oleh JasaWarga.</Pledge>
        </li>
        <li>
          <Pledge icon="check">Dana diteruskan ke penjual hanya setelah Anda puas. {SILENCE_AGREES}</Pledge>
        </li>
      </ul>
    </aside>
  );
}
