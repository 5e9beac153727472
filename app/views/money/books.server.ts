import {
  ACCOUNT_KIND_LABELS,
  AUDIT_RULE_LABELS,
  breachSentence,
  TRIAL_FAULT_LABELS,
} from "~/copy/money/books";
import type { readLedgerAudit } from "~/db/money/books.server";
import { formatDateTime } from "~/domain/core/dates";
import { AUDIT_RULES, trialFaults } from "~/domain/money/books";
import type { LedgerAccountKind } from "~/domain/money/ledger";

export function ledgerAuditView(books: Awaited<ReturnType<typeof readLedgerAudit>>) {
  const { totals, below, checkedAt, unchecked, breaches, broken } = books;
  const faults = trialFaults(totals, below);
  const kinds = Object.entries(ACCOUNT_KIND_LABELS) as [
    LedgerAccountKind,
    (typeof ACCOUNT_KIND_LABELS)[LedgerAccountKind],
  ][];
  return {
    lines: kinds.map(([kind, words]) => {
      const { accounts = 0, balance = 0 } = totals.find((total) => total.kind === kind) ?? {};
      return { kind, ...words, accounts, balance };
    }),
    sum: totals.reduce((sum, { balance }) => sum + balance, 0),
    rules: [
      ...(["not_zero", "below_zero"] as const).map((fault) => ({
        text: TRIAL_FAULT_LABELS[fault],
        holds: !faults.includes(fault),
      })),
      ...AUDIT_RULES.map((rule) => ({
        text: AUDIT_RULE_LABELS[rule],
        holds: !broken.includes(rule),
      })),
    ],
    below,
    breaches: breaches.map((breach) => ({
      orderId: breach.orderId,
      rule: AUDIT_RULE_LABELS[breach.rule],
      found: breachSentence(breach),
      seen: formatDateTime(breach.seenAt),
    })),
    checked: checkedAt === null ? null : formatDateTime(checkedAt),
    unchecked,
  };
}
