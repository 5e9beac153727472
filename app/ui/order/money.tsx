import { AppButtonLink } from "../kit/app-link";
import { Prices } from "../kit/prices";
import { Section } from "../kit/section";
import { Note } from "../kit/trust-note";
import { Journal, type JournalLine } from "../money/ledger-table";
import { MoneyPath, type Station } from "./money-path";
import { Turn } from "./next-step";

export type ToldRefund = {
  key: string;
  title: string;
  text: string;
  done: boolean;
  /** The reader has to say where to. */
  waits: boolean;
  /** Where the reader says it, or says it anew. */
  href: string | null;
};

/** Where the money is, and how it got there. */
export function OrderMoney({
  mine,
  story,
  hold,
  stations,
  at,
  refunds,
  lines,
  inEscrow,
}: {
  /** The buyer's own money. */
  mine: boolean;
  /** The same in plain words. */
  story: string;
  /** Why and until when it stays in the reader's balance. */
  hold: string | null;
  stations: readonly Station[];
  at: number;
  refunds: readonly ToldRefund[];
  lines: readonly JournalLine[];
  /** integer rupiah */
  inEscrow: number;
}) {
  return (
    <Section id="uang" title={mine ? "Di mana uang saya?" : "Di mana dananya?"} tight>
      <p>
        <Prices text={story} />
      </p>
      {hold && (
        <Note icon="lock" warm>
          {hold}
        </Note>
      )}
      <MoneyPath stations={stations} at={at} />
      {refunds.map(({ key, title, text, waits, href }) => (
        <div className="panel my-4" key={key}>
          <b>{title}</b>
          <p className="small">{waits ? "Menunggu rekening Anda." : <Prices text={text} />}</p>
          {href && !waits && (
            <p className="actions">
              <AppButtonLink look="line" to={href}>
                Ganti Rekening
              </AppButtonLink>
            </p>
          )}
        </div>
      ))}
      {lines.length > 0 && (
        <Journal lines={lines} total={{ label: "Sekarang dalam titipan", amount: inEscrow }} />
      )}
    </Section>
  );
}

/** The buyer's next step, before anything else on the page: where to send what is theirs. */
export function RefundTurn({ refunds }: { refunds: readonly ToldRefund[] }) {
  const waiting = refunds.filter(({ waits }) => waits);
  const href = waiting[0]?.href;
  if (!href) return null;
  return (
    <div className="mb-4">
      <Turn
        id="rekening"
        yours
        title="Pengembalian menunggu rekening Anda"
        actions={<AppButtonLink to={href}>Sebutkan Rekening</AppButtonLink>}
      >
        {waiting.map(({ key, text }) => (
          <p key={key}>
            <Prices text={text} />
          </p>
        ))}
      </Turn>
    </div>
  );
}
