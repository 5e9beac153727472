import { expect, it } from "vitest";
import { isLastDebt, type RefundStatus } from "~/refunds/refund";

it.each<[others: RefundStatus[], last: boolean]>([
  [[], true],
  [["paid", "paid"], true],
  [["paid", "pending"], false],
  [["approved"], false],
])("a debt beside others that are %j is the last one: %s", (others, last) => {
  const debts = others.map((status, index) => ({ id: `other ${index}`, status }));
  expect(isLastDebt([...debts, { id: "this", status: "pending" }], "this")).toBe(last);
});
