import { Bdi, Callout, PlainText } from "~/ui/kit";
import { Price, Prices, type ReceiptRow, ReceiptRows } from "~/ui/prices";
import { TrustNote } from "~/ui/trust-note";
import type { OrderAction } from "../action";
import { LargeFiles, type WorkFile } from "./order";
import { StepButton } from "./turn";

type OpenExtra = {
  amount: number;
  description: string;
  by: string;
  other: string;
  at: string;
  photos: readonly WorkFile[];
  rows: readonly ReceiptRow[];
  total: number;
};

export function ExtraBoard({ by, at, photos, ...extra }: OpenExtra) {
  return (
    <div className="mt-3">
      {photos.length > 0 && (
        <>
          <p className="text-xs font-bold">
            Foto dari <Bdi>{by}</Bdi>, {at}
          </p>
          <LargeFiles files={photos} />
        </>
      )}
      <PlainText text={`“${extra.description}”`} />
      <div className="mt-3 rounded bg-raised px-3.5 py-3 text-ink">
        <ReceiptRows rows={extra.rows} sum={{ label: "Total baru", amount: extra.total }} />
      </div>
    </div>
  );
}

export function ExtraAnswer({
  orderId,
  accept,
  decline,
  cancel,
}: {
  orderId: string;
  accept: OrderAction & { sum: string };
  decline: OrderAction | null;
  cancel: OrderAction | null;
}) {
  return (
    <>
      <section className="panel mt-3 print:hidden" aria-label="Jawaban Anda">
        <p className="text-sm">
          <Prices text={accept.consequence} />
        </p>
        <div className="actions [&>form]:w-full [&_button]:w-full">
          <StepButton id={orderId} action={accept} look="primary" label={`${accept.label} ${accept.sum}`} />
          {decline && <StepButton id={orderId} action={decline} look="line" />}
        </div>
        {decline && (
          <p className="mt-1 text-xs text-ink-soft">
            <Prices text={decline.consequence} />
          </p>
        )}
        {cancel && (
          <details className="disclosure mt-2">
            <summary>Tolak dan batalkan pesanan</summary>
            <div>
              <p className="text-sm">
                <Prices text={cancel.consequence} />
              </p>
              <div className="actions">
                <StepButton id={orderId} action={cancel} look="danger" />
              </div>
            </div>
          </details>
        )}
      </section>
      <div className="mt-4">
        <TrustNote>
          Bayar hanya lewat tombol ini. Uang tunai di luar pesanan <b>tidak dititipkan</b> dan tidak bisa kami
          kembalikan.
        </TrustNote>
      </div>
    </>
  );
}

export function OwnExtra({
  orderId,
  withdraw,
  other,
  photos,
  ...extra
}: OpenExtra & { orderId: string; withdraw: OrderAction | null }) {
  return (
    <details className="panel disclosure mt-3 print:hidden">
      <summary>Biaya tambahan Anda menunggu jawaban</summary>
      <div>
        <ReceiptRows rows={extra.rows} sum={{ label: "Total baru", amount: extra.total }} />
        <PlainText text={`“${extra.description}”`} />
        <p className="text-sm text-ink-soft mt-2">{photos.length} foto terlampir.</p>
        <Callout small>
          Kerjakan setelah <Bdi>{other}</Bdi> membayar.
        </Callout>
        {withdraw && (
          <div className="actions">
            <StepButton id={orderId} action={withdraw} look="line" />
          </div>
        )}
      </div>
    </details>
  );
}

type PartMark = "held" | "waiting" | "gone" | "off";

const marks: Record<PartMark, string> = {
  held: "bg-accent border-accent",
  waiting: "border-2 border-dashed border-accent",
  gone: "bg-action border-action",
  off: "border border-line-strong",
};

type PartLine = { key: string; title: string; amount: string; note: string; mark: PartMark };

export function JobParts({ lines, inEscrow }: { lines: readonly PartLine[]; inEscrow: number }) {
  return (
    <>
      <ul>
        {lines.map(({ key, title, amount, note, mark }) => (
          <li key={key} className="flex items-start border-b py-2.5">
            <span className={`mr-3 mt-1.5 h-3 w-3 flex-none rounded-full ${marks[mark]}`} aria-hidden="true" />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <Bdi>{title}</Bdi>
              <small className="block text-ink-soft">{note}</small>
            </span>
            <b className="ml-3 whitespace-nowrap">{amount}</b>
          </li>
        ))}
      </ul>
      {inEscrow > 0 && (
        <p className="flex items-baseline justify-between py-2.5 font-bold">
          Ada di titipan <Price amount={inEscrow} />
        </p>
      )}
    </>
  );
}
