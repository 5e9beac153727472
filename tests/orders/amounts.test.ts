import { expect, it } from "vitest";
import { agreedPrice, feeText, proceedsText, totalText } from "~/orders/order";
import { pricedTotal } from "~/orders/parts";
import { refundOutcome } from "~/orders/rules/step";
import { NotRupiah } from "~/platform/money";
import { anOrder } from "./fixture";

it("the sums of an agreed order use its own fee", () => {
  const order = anOrder("working", { totalPrice: 100_000, feePercent: 7 });
  expect([totalText(order), feeText(order), proceedsText(order)]).toEqual(["Rp 100.000", "Rp 7.000", "Rp 93.000"]);
});

it("a missing price is a bug, never zero", () => {
  const order = anOrder("working", { price: null, totalPrice: null });
  for (const asks of [pricedTotal, agreedPrice, totalText, feeText, proceedsText, refundOutcome])
    expect(() => asks(order)).toThrow(NotRupiah);
});
