import type { Zone } from "~/domain/core/dates";
import { Callout } from "../../kit/callout";
import { Prices } from "../../kit/money/prices";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { Section } from "../../kit/section";
import { type LedgerLine, LedgerTable } from "../../money/ledger-table";
import { MoneyPath, type Station } from "../money-path";
import { NextStepPanel } from "../next-step";

type RefundView = {
  key: string;
  title: string;
  text: string;
  done: boolean;
  /** The reader has to name an account. */
  waits: boolean;
  /** Where the reader names or changes the account. */
  href: string | null;
};

export function OrderMoney({
  mine,
  brief,
  summary,
  hold,
  stations,
  at,
  refunds,
  lines,
  inEscrow,
  zone,
}: {
  /** The buyer's own money. */
  mine: boolean;
  /** Null where only the whole sentence says it; empty where the page does. */
  brief: string | null;
  summary: string;
  /** Why and until when it cannot be withdrawn. */
  hold: string | null;
  stations: readonly Station[];
  at: number;
  refunds: readonly RefundView[];
  lines: readonly LedgerLine[];
  /** integer rupiah */
  inEscrow: number;
  zone: Zone;
}) {
  return (
    <Section id="uang" title={mine ? "Di mana uang saya?" : "Di mana dananya?"} small>
      <MoneyPath stations={stations} at={at} />
      {brief !== "" && (
        <p className="small soft">
          <Prices text={brief ?? summary} />
        </p>
      )}
      {hold && (
        <Callout icon="lock" warm small>
          {hold}
        </Callout>
      )}
      {/* What waits for the reader stands above all else. */}
      {refunds
        .filter(({ waits }) => !waits)
        .map(({ key, title, text, href }) => (
          <div className="panel my-4" key={key}>
            <b>{title}</b>
            <p className="small">
              <Prices text={text} />
            </p>
            {href && (
              <p className="actions">
                <AppButtonLink look="line" to={href}>
                  Ganti Rekening
                </AppButtonLink>
              </p>
            )}
          </div>
        ))}
      {lines.length > 0 && (
        <details className="disclosure disclosure--quiet">
          <summary>Jurnal uang</summary>
          <div>
            {brief && (
              <p className="small soft">
                <Prices text={summary} />
              </p>
            )}
            <LedgerTable
              lines={lines}
              total={{ label: "Sekarang dalam titipan", amount: inEscrow }}
              zone={zone}
            />
          </div>
        </details>
      )}
    </Section>
  );
}

/** The buyer's next step, above all else: to name an account. */
export function RefundNextStep({ refunds }: { refunds: readonly RefundView[] }) {
  const waiting = refunds.filter(({ waits }) => waits);
  const href = waiting[0]?.href;
  if (!href) return null;
  return (
    <div className="mb-4">
      <NextStepPanel
        id="rekening"
        yours
        who="Giliran Anda"
        title="Pengembalian menunggu rekening Anda"
        actions={<AppButtonLink to={href}>Sebutkan Rekening</AppButtonLink>}
      >
        {waiting.map(({ key, text }) => (
          <p key={key}>
            <Prices text={text} />
          </p>
        ))}
      </NextStepPanel>
    </div>
  );
}
