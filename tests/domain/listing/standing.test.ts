import { expect, it } from "vitest";
import { mayLookAt } from "~/domain/listing/standing";
import { stakeOf } from "~/domain/proposal/stake";

const ACTIVE = { status: "active" as const, hiddenAt: null, deletedAt: null };
const CLOSED = { ...ACTIVE, status: "inactive" as const };

it("what is on offer is everybody's; what is not, only theirs who ordered or proposed", () => {
  expect(mayLookAt(ACTIVE, null)).toBe(true);
  expect(mayLookAt(CLOSED, null)).toBe(false);
  for (const open of [true, false]) expect(mayLookAt(CLOSED, { open })).toBe(true);
});

it("what is hidden or deleted is nobody's who is done with it", () => {
  for (const gone of [{ hiddenAt: 1 }, { deletedAt: 1 }]) {
    expect(mayLookAt({ ...CLOSED, ...gone }, { open: true })).toBe(true);
    expect(mayLookAt({ ...CLOSED, ...gone }, { open: false })).toBe(false);
  }
});

it("a proposal counts until it is withdrawn", () => {
  expect(stakeOf(null)).toBeNull();
  expect(stakeOf({ status: "withdrawn" })).toBeNull();
  expect(stakeOf({ status: "declined" })).toEqual({ open: false });
  expect(stakeOf({ status: "accepted" })).toEqual({ open: true });
});
