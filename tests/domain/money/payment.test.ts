import { describe, expect, it, test } from "vitest";
import {
  ATTEMPT_STATUSES,
  type AttemptStatus,
  advanceAttempt,
  attemptOutcome,
  gatewayMethodLabel,
  gatewayOrderId,
  parseGrossAmount,
} from "~/domain/money/payment";

describe("the outcome of a gateway report", () => {
  test.each<[string, string, string | null, AttemptStatus]>([
    ["200", "settlement", "accept", "paid"],
    ["200", "settlement", null, "paid"],
    ["201", "settlement", "accept", "pending"],
    ["202", "settlement", "accept", "pending"],
    ["200", "capture", "accept", "paid"],
    ["201", "capture", "accept", "pending"],
    ["200", "capture", null, "pending"],
    ["201", "capture", "challenge", "review"],
    ["200", "capture", "challenge", "review"],
    ["202", "capture", "deny", "failed"],
    ["201", "pending", "accept", "pending"],
    ["201", "authorize", "accept", "pending"],
    ["202", "deny", "deny", "failed"],
    ["202", "failure", null, "failed"],
    ["200", "cancel", "accept", "cancelled"],
    ["202", "expire", "accept", "expired"],
    ["407", "expire", "accept", "expired"],
    ["200", "refund", "accept", "refunded"],
    ["200", "partial_refund", "accept", "refunded"],
    ["200", "chargeback", "accept", "charged_back"],
    ["200", "partial_chargeback", "accept", "charged_back"],
    ["200", "success", "accept", "pending"],
    ["200", "", null, "pending"],
  ])("code %s, %s, fraud %s is %s", (statusCode, transactionStatus, fraudStatus, outcome) => {
    expect(attemptOutcome({ statusCode, transactionStatus, fraudStatus })).toBe(outcome);
  });
});

describe("which status wins", () => {
  test.each<[AttemptStatus, AttemptStatus, AttemptStatus, string]>([
    ["pending", "paid", "paid", "a payment comes in"],
    ["paid", "pending", "paid", "pending never takes back a success"],
    ["paid", "failed", "paid", "nor does a late denial"],
    ["paid", "expired", "paid", "nor a late expiry"],
    ["paid", "cancelled", "paid", "nor a late cancellation"],
    ["paid", "review", "paid", "nor a late review"],
    ["failed", "paid", "paid", "a denied try may be followed by a success"],
    ["expired", "paid", "paid", "a late success wins over an expiry"],
    ["cancelled", "paid", "paid", "a late success wins over a cancellation"],
    ["failed", "pending", "pending", "the buyer tries another method"],
    ["expired", "pending", "expired", "an expired attempt stays so"],
    ["cancelled", "pending", "cancelled", "a cancelled attempt stays so"],
    ["pending", "review", "review", "a card is challenged"],
    ["review", "pending", "review", "a late pending does not end a review"],
    ["review", "paid", "paid", "the review ends well"],
    ["review", "failed", "failed", "the review ends badly"],
    ["paid", "refunded", "refunded", "money paid may be refunded"],
    ["paid", "charged_back", "charged_back", "or charged back"],
    ["refunded", "charged_back", "charged_back", "a partly refunded payment may be charged back"],
    ["pending", "refunded", "pending", "what was not paid is not refunded"],
    ["failed", "charged_back", "failed", "what was not paid is not charged back"],
    ["refunded", "paid", "refunded", "a repeated settlement does not undo a refund"],
    ["charged_back", "paid", "charged_back", "nor a charge-back"],
  ])("%s hearing %s is %s: %s", (current, next, expected) => {
    expect(advanceAttempt(current, next)).toBe(expected);
  });

  it("hears the same report twice without change", () => {
    for (const status of ATTEMPT_STATUSES) expect(advanceAttempt(status, status)).toBe(status);
  });

  it("never loses a payment, whatever follows it", () => {
    for (const next of ATTEMPT_STATUSES) {
      expect(["paid", "refunded", "charged_back"]).toContain(advanceAttempt("paid", next));
    }
  });
});

it("names an attempt within the gateway's 50 characters", () => {
  const id = gatewayOrderId("0b9e4a70-6d0c-4a7e-9c93-1f2f3a4b5c6d", 12);
  expect(id).toBe("JW-0b9e4a70-6d0c-4a7e-9c93-1f2f3a4b5c6d-12");
  expect(id).toMatch(/^[A-Za-z0-9\-_~.]{1,50}$/);
});

test.each([
  ["150000.00", 150000],
  ["150000", 150000],
  ["0.00", 0],
  ["150000.50", null],
  ["150000.001", null],
  ["150.000", null],
  ["150,000.00", null],
  ["-150000.00", null],
  ["1e5", null],
  [" 150000.00", null],
  ["", null],
  ["9999999999999999.00", null],
])("the gross amount %j is %j rupiah", (text, rupiah) => {
  expect(parseGrossAmount(text)).toBe(rupiah);
});

test.each([
  ["qris", "QRIS"],
  ["gopay", "GoPay"],
  ["credit_card", "Kartu kredit atau debit"],
  ["bank_transfer", "Transfer bank lewat virtual account"],
  ["echannel", "Transfer bank lewat Mandiri Bill"],
  ["cstore", "Gerai (Indomaret, Alfamart)"],
  ["something_new", "Metode lain"],
  ["constructor", "Metode lain"],
  [null, "Belum dipilih"],
])("the method %s reads as %s", (method, label) => {
  expect(gatewayMethodLabel(method)).toBe(label);
});
