import { formatDateTime, type Zone } from "~/domain/core/dates";
import { Receipt } from "../kit/money/receipt";
import { PlainText } from "../kit/text/plain-text";

export type Verdict = {
  title: string;
  /** UTC ms */
  at: number;
  reason: string | null;
  rows: readonly { label: string; value: string }[];
  /** The seller's net, integer rupiah. */
  received: number;
};

/** How it ended, in rupiah. */
export function VerdictCard({
  title,
  at,
  reason,
  rows,
  received,
  zone,
}: Verdict & { zone?: Zone | undefined }) {
  return (
    <Receipt id="putusan" title={title} rows={rows} sum={{ label: "Diterima penjual", amount: received }}>
      {reason && <PlainText text={`“${reason}”`} />}
      <p className="tiny soft">
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, zone)}</time>
      </p>
    </Receipt>
  );
}
