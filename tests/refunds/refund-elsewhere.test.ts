import { expect, it } from "vitest";
import type { AttemptStatus } from "~/payments/payment";
import { isPaidWithoutTransfer, keepsMoneyAfterLoss } from "~/refunds/refund";

const transfer = { kind: "record_transfer" };

it.each<[AttemptStatus, attempt: number, elsewhere: boolean]>([
  ["refunded", 2, true],
  ["charged_back", 2, true],
  ["paid", 2, false],
  ["refunded", 1, false],
])("a payment that is %s, as attempt %d of a debt of attempt 2, paid the buyer: %s", (status, attempt, elsewhere) => {
  const attempts = [{ attempt, status }];
  expect(isPaidWithoutTransfer({ attempt: 2 }, attempts, [])).toBe(elsewhere);
  expect(keepsMoneyAfterLoss({ route: "gateway", attempt: 2 }, attempts, [])).toBe(elsewhere);
});

it("a transfer recorded by an operator paid the buyer too", () => {
  expect(isPaidWithoutTransfer({ attempt: 1 }, [], [transfer])).toBe(true);
  expect(isPaidWithoutTransfer({ attempt: 1 }, [], [{ kind: "assign_refund" }])).toBe(false);
});

it("a debt by bank is kept beside the loss", () => {
  expect(keepsMoneyAfterLoss({ route: "bank", attempt: 1 }, [], [])).toBe(true);
  expect(keepsMoneyAfterLoss({ route: "gateway", attempt: 1 }, [], [])).toBe(false);
});

it("a debt is kept beside another attempt only if that arrived too", () => {
  const debt = { route: "gateway", attempt: null } as const;
  expect(keepsMoneyAfterLoss(debt, [], [{ surplus: 0 }])).toBe(false);
  expect(keepsMoneyAfterLoss(debt, [], [{ surplus: 0 }, { surplus: 50_000 }])).toBe(true);
});
