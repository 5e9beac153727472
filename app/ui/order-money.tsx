import { Journal, type JournalLine } from "./journal";
import { MoneyPath, type Station } from "./money-path";
import { Section } from "./section";

/** Where the money is, and how it got there. */
export function OrderMoney({
  mine,
  stations,
  at,
  lines,
  inEscrow,
}: {
  /** The buyer's own money. */
  mine: boolean;
  stations: readonly Station[];
  at: number;
  lines: readonly JournalLine[];
  /** integer rupiah */
  inEscrow: number;
}) {
  return (
    <Section id="uang" title={mine ? "Di mana uang saya?" : "Di mana dananya?"} tight>
      <MoneyPath stations={stations} at={at} />
      {lines.length > 0 && (
        <Journal lines={lines} total={{ label: "Sekarang dalam titipan", amount: inEscrow }} />
      )}
    </Section>
  );
}
