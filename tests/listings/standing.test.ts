import { expect, it } from "vitest";
import { canView } from "~/listings/listing";
import type { OrderStatus } from "~/orders/order";
import { buyerRelation, type ProposalStatus } from "~/proposals/proposal";

const ACTIVE = { status: "active" as const, hiddenAt: null, deletedAt: null };
const CLOSED = { ...ACTIVE, status: "inactive" as const };

it("an active listing is public, and an inactive one is shown to people with an order or proposal", () => {
  expect(canView(ACTIVE, null)).toBe(true);
  expect(canView(CLOSED, null)).toBe(false);
  for (const open of [true, false]) expect(canView(CLOSED, { open, bought: false })).toBe(true);
});

it("a deleted listing is hidden from people whose order or proposal has ended", () => {
  for (const open of [true, false]) expect(canView({ ...CLOSED, deletedAt: 1 }, { open, bought: false })).toBe(open);
});

it("a listing hidden by an operator is shown only to buyers with a paid running order", () => {
  for (const deletedAt of [null, 1])
    for (const bought of [true, false])
      expect(canView({ ...CLOSED, hiddenAt: 1, deletedAt }, { open: true, bought })).toBe(bought);
});

it("a proposal counts until it is withdrawn, and an accepted one counts like its order", () => {
  const of = (status: ProposalStatus, orderStatus: OrderStatus | null = null) => buyerRelation({ status, orderStatus });
  expect(buyerRelation(null)).toBeNull();
  expect(of("withdrawn")).toBeNull();
  expect(of("open")).toEqual({ open: true, bought: false });
  expect(of("declined")).toEqual({ open: false, bought: false });
  for (const status of ["pending", "in_progress"] as const)
    expect(of("accepted", status)).toEqual({ open: true, bought: false });
  for (const status of ["completed", "cancelled"] as const)
    expect(of("accepted", status)).toEqual({ open: false, bought: false });
});
