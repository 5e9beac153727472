import { expect, it } from "vitest";
import { canView } from "~/listings/listing";
import type { OrderStatus } from "~/orders/order";
import { buyerRelation, type ProposalStatus } from "~/proposals/proposal";

const ACTIVE = { status: "active" as const, hiddenAt: null, deletedAt: null };
const CLOSED = { ...ACTIVE, status: "inactive" as const };

it("what is on offer is everybody's; what is not, only theirs who ordered or proposed", () => {
  expect(canView(ACTIVE, null)).toBe(true);
  expect(canView(CLOSED, null)).toBe(false);
  for (const open of [true, false]) expect(canView(CLOSED, { open, bought: false })).toBe(true);
});

it("what is deleted is nobody's who is done with it", () => {
  for (const open of [true, false])
    expect(canView({ ...CLOSED, deletedAt: 1 }, { open, bought: false })).toBe(open);
});

it("what an operator hid is only theirs who paid for work that goes on", () => {
  for (const deletedAt of [null, 1])
    for (const bought of [true, false])
      expect(canView({ ...CLOSED, hiddenAt: 1, deletedAt }, { open: true, bought })).toBe(bought);
});

it("a proposal counts until it is withdrawn, an accepted one as its order does", () => {
  const of = (status: ProposalStatus, orderStatus: OrderStatus | null = null) =>
    buyerRelation({ status, orderStatus });
  expect(buyerRelation(null)).toBeNull();
  expect(of("withdrawn")).toBeNull();
  expect(of("open")).toEqual({ open: true, bought: false });
  expect(of("declined")).toEqual({ open: false, bought: false });
  for (const status of ["pending", "in_progress"] as const)
    expect(of("accepted", status)).toEqual({ open: true, bought: false });
  for (const status of ["completed", "cancelled"] as const)
    expect(of("accepted", status)).toEqual({ open: false, bought: false });
});
