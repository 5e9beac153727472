import { describe, expect, it } from "vitest";
import {
  openInquiry,
  openPackageOrder,
  openProposalOrder,
  type PackageOrderInput,
  type ProposalToOrder,
} from "~/orders/opening";
import { PAYMENT_WINDOW } from "~/orders/order";
import { DAY } from "~/platform/dates";
import { BUDI, NOW, SARI } from "./fixture";

const silent = { minDays: null, maxDays: null, checklist: [] };
const packages = [
  { ...silent, name: "Paket Dasar", price: 250_000, revisions: 2 },
  { ...silent, name: "Paket Standar", price: 350_000, revisions: null },
];
const listing = {
  id: "listing",
  sellerId: SARI,
  kind: "offer" as const,
  status: "active" as const,
  price: 350_000,
  packages,
};
const input: PackageOrderInput = {
  id: "order",
  buyerId: BUDI,
  listing,
  packageId: null,
  quantity: 2,
  deadline: null,
};

describe("ordering a package", () => {
  it("fixes price, total, fee and estimate, and starts the payment time", () => {
    const opened = openPackageOrder(input, NOW);
    expect(opened).toMatchObject({
      ok: true,
      value: {
        choice: { index: 1, id: "pkg_1" },
        order: {
          status: "pending",
          phase: "awaiting_payment",
          paymentStatus: "unpaid",
          version: 1,
          price: 350_000,
          totalPrice: 700_000,
          feePercent: 10,
          maxDays: 5,
          revisionsLeft: null,
          paymentDueAt: NOW + PAYMENT_WINDOW,
        },
        event: { kind: "placed", actor: { kind: "buyer", userId: BUDI }, at: NOW },
      },
    });
  });

  it("uses the chosen package and its terms", () => {
    const opened = openPackageOrder({ ...input, packageId: "pkg_0" }, NOW);
    expect(opened).toMatchObject({ value: { order: { price: 250_000, maxDays: 7, revisionsLeft: 2 } } });
  });
});

describe("a custom request", () => {
  it("has no price until the seller quotes, and nothing to pay", () => {
    expect(openInquiry(input, NOW)).toMatchObject({
      ok: true,
      value: {
        order: {
          status: "pending",
          phase: "inquiry",
          price: null,
          totalPrice: null,
          paymentDueAt: null,
          version: 1,
        },
        event: { kind: "inquired" },
      },
    });
  });
});

describe("an order is refused", () => {
  it.each([
    ["own_listing", { buyerId: SARI }],
    ["listing_inactive", { listing: { ...listing, status: "inactive" as const } }],
    ["not_an_offer", { listing: { ...listing, kind: "wanted" as const } }],
    ["bad_quantity", { quantity: 0 }],
    ["bad_quantity", { quantity: 101 }],
    ["bad_quantity", { quantity: 1.5 }],
    ["bad_quantity", { quantity: Number.NaN }],
    ["deadline_passed", { deadline: NOW - DAY }],
  ])("%s", (reason, changes) => {
    expect(openPackageOrder({ ...input, ...changes }, NOW)).toEqual({ ok: false, reason });
    expect(openInquiry({ ...input, ...changes }, NOW)).toEqual({ ok: false, reason });
  });

  it.each([0, 999, 500_000_001, 1_500.5, -1])("for a package at %d rupiah", (price) => {
    const decision = openPackageOrder({ ...input, listing: { ...listing, price, packages: null } }, NOW);
    expect(decision).toEqual({ ok: false, reason: "bad_price" });
  });
});

describe("accepting a proposal", () => {
  const proposal: ProposalToOrder = {
    status: "open",
    price: 1_400_000,
    days: 3,
    proposerId: SARI,
    suspendedAt: null,
    wantedId: "wanted",
    buyerId: BUDI,
    wantedStatus: "active",
    updatedAt: NOW - DAY,
    contentChangedAt: NOW - DAY,
    deadline: NOW + 14 * DAY,
  };
  const open = (changes: Partial<ProposalToOrder> = {}) => openProposalOrder("order", { ...proposal, ...changes }, NOW);

  it("creates an order from its author at the proposed price and days, accepted and ready to pay", () => {
    expect(open()).toMatchObject({
      ok: true,
      value: {
        order: {
          listingId: "wanted",
          buyerId: BUDI,
          sellerId: SARI,
          status: "pending",
          phase: "awaiting_payment",
          paymentStatus: "unpaid",
          version: 1,
          quantity: 1,
          price: 1_400_000,
          totalPrice: 1_400_000,
          maxDays: 3,
          deadline: null,
          quoteExpiresAt: null,
          paymentDueAt: NOW + PAYMENT_WINDOW,
        },
        event: { kind: "proposal_accepted", actor: { kind: "buyer", userId: BUDI }, at: NOW },
      },
    });
  });

  it.each([NOW, NOW + DAY, null])("uses the proposed days, not the wanted listing's deadline", (deadline) => {
    expect(open({ deadline })).toMatchObject({ value: { order: { deadline: null, maxDays: 3 } } });
  });

  it("without days uses the wanted listing's deadline, which may be over", () => {
    expect(open({ days: null })).toMatchObject({
      value: { order: { deadline: NOW + 14 * DAY, maxDays: 14 } },
    });
    expect(open({ days: null, deadline: null })).toEqual({ ok: false, reason: "no_days" });
    expect(open({ days: null, deadline: NOW - 1 })).toEqual({ ok: false, reason: "no_days" });
  });

  it.each([
    [{ proposerId: BUDI }, "own_wanted"],
    [{ status: "withdrawn" }, "withdrawn"],
    [{ status: "declined" }, "declined"],
    [{ status: "accepted" }, "accepted"],
    [{ wantedStatus: "inactive" }, "wanted_closed"],
    [{ suspendedAt: NOW - 1 }, "suspended"],
    [{ contentChangedAt: NOW - DAY + 1 }, "wanted_changed"],
    [{ price: null }, "no_price"],
  ] as const)("%o is refused", (changes, reason) => {
    expect(open(changes)).toEqual({ ok: false, reason });
  });
});
