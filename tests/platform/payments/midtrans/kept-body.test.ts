import { expect, it } from "vitest";
import { keptBody } from "~/platform/payments/midtrans/kept-body.server";

it("keeps of a body only plain values of the fields that it names", () => {
  const refunds = [{ refund_key: "k1", refund_amount: "1000.00", reason: "Budi membatalkan", bank: "bca" }];
  const body = { order_id: { name: "Budi" }, gross_amount: 1000, va_numbers: [{ va_number: "1" }], refunds };
  expect(JSON.parse(keptBody(JSON.stringify(body)))).toEqual({
    gross_amount: 1000,
    refunds: [{ refund_key: "k1", refund_amount: "1000.00" }],
  });
  for (const junk of ["", "null", "5", "[]", "{", '{"refunds":[null]}', '{"refunds":5}'])
    expect(JSON.parse(keptBody(junk))).toEqual(junk.includes("null]") ? { refunds: [{}] } : {});
});
