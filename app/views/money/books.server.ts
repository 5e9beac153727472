import { breachSentence, FAULT_WORDS, KIND_WORDS, RULE_WORDS } from "~/copy/money/books";
import type { readBooks } from "~/db/money/books.server";
import { formatDateTime } from "~/domain/core/dates";
import { BOOK_RULES, trialFaults } from "~/domain/money/books";
import type { AccountKind } from "~/domain/money/ledger";

/** The books as an operator reads them: the trial balance, every rule with whether it holds, and what breaks it. */
export function booksView(books: Awaited<ReturnType<typeof readBooks>>) {
  const { totals, below, checkedAt, unchecked, breaches, broken } = books;
  const faults = trialFaults(totals, below);
  const kinds = Object.entries(KIND_WORDS) as [AccountKind, (typeof KIND_WORDS)[AccountKind]][];
  return {
    lines: kinds.map(([kind, words]) => {
      const { accounts = 0, balance = 0 } = totals.find((total) => total.kind === kind) ?? {};
      return { kind, ...words, accounts, balance };
    }),
    sum: totals.reduce((sum, { balance }) => sum + balance, 0),
    rules: [
      ...(["not_zero", "below_zero"] as const).map((fault) => ({
        text: FAULT_WORDS[fault],
        holds: !faults.includes(fault),
      })),
      ...BOOK_RULES.map((rule) => ({
        text: RULE_WORDS[rule],
        holds: !broken.includes(rule),
      })),
    ],
    below,
    breaches: breaches.map((breach) => ({
      orderId: breach.orderId,
      rule: RULE_WORDS[breach.rule],
      found: breachSentence(breach),
      seen: formatDateTime(breach.seenAt),
    })),
    checked: checkedAt === null ? null : formatDateTime(checkedAt),
    unchecked,
  };
}
