import { formatDateTime, type Zone } from "~/domain/core/dates";
import { PlainText } from "../kit/plain-text";
import { Prices } from "../kit/prices";
import { Receipt } from "../kit/receipt";
import { Section } from "../kit/section";
import { Timeline, type TimelineStep } from "../kit/timeline";
import { Callout } from "../kit/trust-note";

type Verdict = {
  title: string;
  /** UTC ms */
  at: number;
  reason: string | null;
  rows: readonly { label: string; value: string }[];
  /** The seller's net, integer rupiah. */
  received: number;
};

type DisputeProps = {
  said: readonly TimelineStep[];
  next: { title: string; note: string } | null;
  offer: string | null;
  end: Verdict | null;
  zone?: Zone;
};

export function OrderDispute({ said, next, offer, end, zone }: DisputeProps) {
  return (
    <Section id="masalah" title="Masalah pesanan ini" tight>
      {end && <VerdictCard {...end} zone={zone} />}
      <div className={end ? "mt-4" : undefined}>
        <Timeline steps={said} zone={zone} {...(next ? { next } : {})} />
      </div>
      {offer && (
        <Callout icon="ask">
          <Prices text={offer} />
        </Callout>
      )}
      {next && (
        <Callout icon="file" small>
          Tim JasaWarga membaca percakapan, catatan, dan berkas pesanan ini untuk memutuskan. Penjelasan atau
          foto tambahan kirim lewat percakapan di bawah.
        </Callout>
      )}
    </Section>
  );
}

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
