import { expect, it } from "vitest";
import { keptBody } from "~/platform/gateways/midtrans/midtrans.server";

it("only plain values of the listed fields are kept", () => {
  const refunds = [{ refund_key: "k1", refund_amount: "1000.00", reason: "Budi membatalkan", bank: "bca" }];
  const body = { order_id: { name: "Budi" }, gross_amount: 1000, va_numbers: [{ va_number: "1" }], refunds };
  expect(JSON.parse(keptBody(JSON.stringify(body)))).toEqual({
    gross_amount: 1000,
    refunds: [{ refund_key: "k1", refund_amount: "1000.00" }],
  });
  for (const junk of ["", "null", "5", "[]", "{", '{"refunds":[null]}', '{"refunds":5}'])
    expect(JSON.parse(keptBody(junk))).toEqual(junk.includes("null]") ? { refunds: [{}] } : {});
});

it.each([
  ["beside the payment", (info: object) => ({ extra_info: { gross_amount_info: info, user_id: "Budi" } })],
  ["in the metadata", (info: object) => ({ metadata: { name: "Budi", extra_info: { gross_amount_info: info } } })],
])("the amounts of a fee stated %s are kept, and nothing else there", (_where, within) => {
  const amounts = { original_amount: "10000", gross_amount: 10071, customer_imposed_payment_fee: "71" };
  const body = JSON.stringify(within({ ...amounts, buyer: "Budi" }));
  const [key] = Object.keys(within({}));
  const kept = { extra_info: { gross_amount_info: amounts } };
  expect(JSON.parse(keptBody(body))).toEqual(key === "metadata" ? { metadata: kept } : kept);
});
