import { formatDateTime } from "~/domain/core/dates";
import { PlainText } from "../kit/plain-text";
import { Prices } from "../kit/prices";
import { Nota } from "../kit/receipt";
import { Section } from "../kit/section";
import { type Step, Steps } from "../kit/timeline";
import { Note } from "../kit/trust-note";

export type Verdict = {
  title: string;
  /** UTC ms */
  at: number;
  reason: string | null;
  rows: readonly { label: string; value: string }[];
  /** What the seller gets of it, integer rupiah. */
  received: number;
};

type Dispute = {
  said: readonly Step[];
  next: { title: string; note: string } | null;
  offer: string | null;
  end: Verdict | null;
  /** Read by an operator, to whom it is said elsewhere who reads along. */
  toOperator?: boolean;
};

/** A problem that one side brought up: what both said, who reads it, and how it ended. */
export function OrderDispute({ said, next, offer, end, toOperator = false }: Dispute) {
  return (
    <Section id="masalah" title="Masalah pesanan ini" tight>
      {end && <VerdictSlip {...end} />}
      <div className={end ? "mt-4" : undefined}>
        <Steps steps={said} {...(next ? { next } : {})} />
      </div>
      {offer && (
        <Note icon="ask">
          <Prices text={offer} />
        </Note>
      )}
      {next && !toOperator && (
        <Note icon="file" small>
          Tim JasaWarga membaca percakapan, catatan, dan berkas pesanan ini untuk memutuskan. Penjelasan atau
          foto tambahan kirim lewat percakapan di bawah.
        </Note>
      )}
    </Section>
  );
}

/** Who got what, and why. */
export function VerdictSlip({ title, at, reason, rows, received }: Verdict) {
  return (
    <Nota id="putusan" title={title} rows={rows} sum={{ label: "Diterima penjual", amount: received }}>
      {reason && <PlainText text={`“${reason}”`} />}
      <p className="tiny soft">
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
      </p>
    </Nota>
  );
}
