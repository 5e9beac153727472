import type { PaymentHint } from "~/domain/money/payment";

const HINTS: Record<string, PaymentHint> = {
  settlement: "success",
  capture: "success",
  pending: "pending",
  deny: "failed",
  cancel: "failed",
  expire: "failed",
  failure: "failed",
};

export function returnHint(query: URLSearchParams): PaymentHint {
  const said = query.get("transaction_status");
  return Object.entries(HINTS).find(([word]) => word === said)?.[1] ?? null;
}
