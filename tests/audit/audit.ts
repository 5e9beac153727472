import { ARCHIVE_CHECKS } from "./archive-checks.ts";
import { HOLD_CHECKS } from "./card-hold-checks.ts";
import { type Breach, type Check, NOW } from "./check.ts";
import { COUNT_CHECKS } from "./count-checks.ts";
import { DEBT_CHECKS } from "./debt-checks.ts";
import { ESCROW_CHECKS } from "./escrow-checks.ts";
import { HISTORY_CHECKS } from "./history-checks.ts";
import { INVOICE_CHECKS } from "./invoice-checks.ts";
import { LEDGER_CHECKS } from "./ledger-checks.ts";
import { MANUAL_PAYOUT_CHECKS } from "./manual-payout-checks.ts";
import { PAYMENT_CHECKS } from "./payment-checks.ts";
import { PAYOUT_CHECKS } from "./payout-checks.ts";

export const CHECKS: readonly Check[] = [
  ...LEDGER_CHECKS,
  ...ESCROW_CHECKS,
  ...PAYMENT_CHECKS,
  ...ARCHIVE_CHECKS,
  ...DEBT_CHECKS,
  ...MANUAL_PAYOUT_CHECKS,
  ...INVOICE_CHECKS,
  ...PAYOUT_CHECKS,
  ...HOLD_CHECKS,
  ...HISTORY_CHECKS,
  ...COUNT_CHECKS,
];

export type Ask = (statements: readonly string[]) => Promise<Record<string, unknown>[][]>;

const MAX_BREACHES = 50;

const COUNTED_VIEWS = ["orders", "events", "entries", "payments", "refunds", "withdrawals", "images"];

type Report = { sizes: string[]; breaches: Breach[] };

export async function audit(ask: Ask, now = Date.now()): Promise<Report> {
  const counted = `select ${COUNTED_VIEWS.map((name) => `(select count(*) from audit_${name}) as ${name}`).join(", ")}`;
  const [[sizes = {}] = [], ...answers] = await ask([
    counted,
    ...CHECKS.map(({ sql }) => `select * from (${sql.replaceAll(NOW, String(now))}\n) limit ${MAX_BREACHES}`),
  ]);
  const breaches = CHECKS.flatMap(({ rule }, index) =>
    (answers[index] ?? []).map(({ subject, found }) => ({
      rule,
      subject: String(subject),
      found: String(found),
    })),
  );
  return { sizes: COUNTED_VIEWS.map((name) => `${sizes[name]} ${name}`), breaches };
}
