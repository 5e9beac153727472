import { describe, expect, it, test } from "vitest";
import { ATTEMPT_STATUSES } from "~/database/stored-values";
import { type AttemptStatus, advanceAttempt, gatewayOrderId, isMatchingPayment } from "~/payments/payment";

describe("the status after a report", () => {
  test.each<[AttemptStatus, AttemptStatus, AttemptStatus, string]>([
    ["pending", "paid", "paid", "a payment comes in"],
    ["paid", "pending", "paid", "a late pending does not undo a success"],
    ["paid", "failed", "paid", "a late denial does not undo a success"],
    ["paid", "expired", "paid", "a late expiry does not undo a success"],
    ["paid", "cancelled", "paid", "a late cancellation does not undo a success"],
    ["paid", "review", "paid", "a late review does not undo a success"],
    ["failed", "paid", "paid", "a success can follow a denied attempt"],
    ["expired", "paid", "paid", "a late success wins over an expiry"],
    ["cancelled", "paid", "paid", "a late success wins over a cancellation"],
    ["failed", "pending", "pending", "the buyer tries another method"],
    ["expired", "pending", "expired", "an expired attempt stays so"],
    ["cancelled", "pending", "cancelled", "a cancelled attempt stays so"],
    ["pending", "review", "review", "a card is challenged"],
    ["review", "pending", "review", "a late pending does not end a review"],
    ["review", "paid", "paid", "the review accepts the card"],
    ["review", "failed", "failed", "the review denies the card"],
    ["paid", "refunded", "refunded", "a payment can be refunded"],
    ["paid", "charged_back", "charged_back", "a payment can be charged back"],
    ["refunded", "charged_back", "charged_back", "a partly refunded payment may be charged back"],
    ["pending", "refunded", "pending", "an unpaid attempt cannot be refunded"],
    ["failed", "charged_back", "failed", "an unpaid attempt cannot be charged back"],
    ["refunded", "paid", "refunded", "a repeated settlement does not undo a refund"],
    ["charged_back", "paid", "charged_back", "a repeated settlement does not undo a charge-back"],
  ])("%s after a report of %s is %s: %s", (current, next, expected) => {
    expect(advanceAttempt(current, next)).toBe(expected);
  });

  it("does not change when a report is repeated", () => {
    for (const status of ATTEMPT_STATUSES) expect(advanceAttempt(status, status)).toBe(status);
  });

  it("never loses a payment after any later report", () => {
    for (const next of ATTEMPT_STATUSES) {
      expect(["paid", "refunded", "charged_back"]).toContain(advanceAttempt("paid", next));
    }
  });
});

it("an attempt's name has at most the gateway's 50 characters", () => {
  const id = gatewayOrderId("0b9e4a70-6d0c-4a7e-9c93-1f2f3a4b5c6d", 12);
  expect(id).toBe("JW-0b9e4a70-6d0c-4a7e-9c93-1f2f3a4b5c6d-12");
  expect(id).toMatch(/^[A-Za-z0-9\-_~.]{1,50}$/);
});

describe("a payment of a price", () => {
  test.each<[number | null, number | undefined, boolean, string]>([
    [150_000, undefined, true, "the price"],
    [150_000, 150_000, true, "the price, with a fee of zero"],
    [154_440, 150_000, true, "the price and a fee"],
    [150_001, 150_000, true, "the price and a fee of one rupiah"],
    [154_440, undefined, false, "more, unexplained"],
    [154_440, 149_999, false, "another price and a fee"],
    [154_440, 154_440, false, "another price"],
    [149_999, undefined, false, "less"],
    [149_999, 150_000, false, "less, said to be the price"],
    [null, undefined, false, "a sum that cannot be read"],
    [null, 150_000, false, "an unreadable sum, said to be the price"],
  ])("%s with %s before the fee: %s, %s", (amount, amountBeforeFee, expected) => {
    expect(isMatchingPayment({ amount, ...(amountBeforeFee === undefined ? {} : { amountBeforeFee }) }, 150_000)).toBe(
      expected,
    );
  });
});
