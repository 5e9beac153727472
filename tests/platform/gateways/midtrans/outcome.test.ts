import { describe, expect, test } from "vitest";
import type { AttemptStatus } from "~/payments/payment";
import { attemptOutcome } from "~/platform/gateways/midtrans/midtrans.server";

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
