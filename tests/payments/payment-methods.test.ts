import { expect, it, test } from "vitest";
import { methodLabel, refundWindowsLine, transferOnlyText } from "~/payments/text";
import { METHODS } from "~/platform/gateways/midtrans/midtrans.server";

const methods = METHODS.map((method) => ({ gateway: "midtrans", ...method }));

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
  expect(methodLabel(methods, { gateway: "midtrans", method })).toBe(label);
});

it("a method is known only at its own gateway, and not without an attempt", () => {
  expect(methodLabel(methods, { gateway: "another", method: "qris" })).toBe("Metode lain");
  expect(methodLabel(methods, undefined)).toBe("Belum dipilih");
});

it("methods are listed by the end of their refund time", () => {
  expect(refundWindowsLine(methods)).toBe(
    "QRIS, OVO: 7 hari. Kredivo: 14 hari. GoPay, DANA: 45 hari. ShopeePay, Kartu kredit atau debit: 365 hari",
  );
});

it("methods that the gateway cannot refund are named once each", () => {
  const named = transferOnlyText(methods);
  expect(named).toMatch(/^Transfer bank lewat virtual account, Transfer bank lewat Mandiri Bill, Gerai /);
  for (const refunded of ["QRIS", "Akulaku"]) expect(named).not.toContain(refunded);
  expect(transferOnlyText(methods.filter(({ name }) => name === "qris"))).toBe("");
});
