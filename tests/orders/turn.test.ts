import { describe, expect, it } from "vitest";
import type { OrderAction } from "~/orders/action";
import { isAllowedWhileSuspended } from "~/orders/lifecycle";
import {
  type LifecycleState,
  type Order,
  PAYMENT_STATUSES,
  type PaymentStatus,
  PHASES,
  type Phase,
  type Side,
} from "~/orders/order";
import type { OrderPage } from "~/orders/page-queries.server";
import { dueWord, nextStep, suspensionStepOf } from "~/orders/status-text";
import { allowedActions } from "~/orders/text";
import {
  answersVisit,
  arrangedActions,
  bottomBar,
  closedActions,
} from "~/routes/dashboard.orders.$id/page-actions.server";
import { workToReview } from "~/routes/dashboard.orders.$id/page-data.server";
import { anOrder, NOW, PEOPLE, SARI } from "./fixture";

type Reader = { suspended?: boolean; otherAway?: boolean } & Partial<Parameters<typeof bottomBar>[3]>;

function read(order: Order, side: Side, { suspended = false, otherAway = false, ...over }: Reader = {}) {
  const step = suspensionStepOf({ order, side, people: PEOPLE }, { suspended, zone: "WIB" }, NOW);
  const actions = allowedActions(order, side, NOW, PEOPLE).filter(
    ({ command }) => !suspended || isAllowedWhileSuspended(command),
  );
  const arranged = arrangedActions(order, step, actions, NOW);
  const mayWrite = !suspended && !otherAway;
  const atHand = { actions: arranged, again: null, reviewable: false, mayWrite, ...over };
  return { actions, arranged, bar: bottomBar(order, step, { side, zone: "WIB" }, atHand) };
}

const words = (actions: readonly OrderAction[]) => actions.map(({ command }) => command).join(" ");

/** The bar in words: "press accept_quote", "answer change", "form deliver", or "" for none. */
function barWords(bar: ReturnType<typeof read>["bar"]): string {
  if (bar === null) return "";
  if (bar.kind === "press") return `press ${bar.action.command}`;
  if (bar.kind === "form") return `form ${bar.form.command}`;
  if (bar.kind === "answer") return `answer ${bar.to}`;
  if (bar.kind === "write") return bar.evidence ? "write evidence" : "write";
  if (bar.kind === "accept") return bar.revise ? "accept or revise" : "accept";
  return ["over", bar.again && "again", bar.reviewable && "review"].filter(Boolean).join(" ");
}

function row(order: Order, side: Side, reader?: Reader): Row {
  const { arranged, bar } = read(order, side, reader);
  const { form, decision, beside, others } = arranged;
  return [form?.command ?? "", words(decision), words(beside), words(others), barWords(bar)];
}

/** The columns form, decision, beside, others and bar. */
type Row = [string, string, string, string, string];

const TABLE: Record<Phase, Record<Side | `suspended ${Side}`, Row>> = {
  inquiry: {
    buyer: ["", "", "", "cancel", "write"],
    seller: ["quote", "", "", "cancel", "form quote"],
    "suspended buyer": ["", "", "", "", ""],
    "suspended seller": ["", "", "", "", ""],
  },
  quoted: {
    buyer: ["", "accept_quote propose_change cancel", "", "", "press accept_quote"],
    seller: ["", "", "", "cancel", "write"],
    "suspended buyer": ["", "", "", "", ""],
    "suspended seller": ["", "", "", "", ""],
  },
  awaiting_payment: {
    buyer: ["", "", "start_payment", "propose_change cancel", "press start_payment"],
    seller: ["", "", "", "propose_change cancel", "write"],
    "suspended buyer": ["", "", "", "", ""],
    "suspended seller": ["", "", "", "", ""],
  },
  working: {
    buyer: ["", "", "", "complete propose_change request_cancellation", "write"],
    seller: ["deliver", "", "", "propose_change cancel", "form deliver"],
    "suspended buyer": ["", "", "", "complete", ""],
    "suspended seller": ["deliver", "", "", "", "form deliver"],
  },
  delivered: {
    buyer: [
      "",
      "complete request_revision open_dispute",
      "",
      "propose_change request_cancellation",
      "accept or revise",
    ],
    seller: ["", "", "", "propose_change open_dispute", "write"],
    "suspended buyer": ["", "complete open_dispute", "", "", "accept"],
    "suspended seller": ["", "", "", "open_dispute", ""],
  },
  revision: {
    buyer: ["", "", "", "complete propose_change request_cancellation open_dispute", "write"],
    seller: ["deliver", "", "", "propose_change open_dispute cancel", "form deliver"],
    "suspended buyer": ["", "", "", "complete open_dispute", ""],
    "suspended seller": ["deliver", "", "", "open_dispute", "form deliver"],
  },
  cancel_requested: {
    buyer: ["", "", "", "withdraw_cancellation open_dispute", "write"],
    seller: ["", "accept_cancellation refuse_cancellation deliver", "", "open_dispute", "answer decision"],
    "suspended buyer": ["", "", "", "withdraw_cancellation open_dispute", ""],
    "suspended seller": ["", "accept_cancellation refuse_cancellation deliver", "", "open_dispute", "answer decision"],
  },
  disputed: {
    buyer: ["", "", "propose_settlement", "", "write evidence"],
    seller: ["", "answer_dispute propose_settlement", "", "", "answer decision"],
    "suspended buyer": ["", "", "", "", ""],
    "suspended seller": ["", "", "answer_dispute", "", "press answer_dispute"],
  },
  no_show: {
    buyer: ["", "", "confirm_arrival", "withdraw_report", "write"],
    seller: ["", "contradict_no_show admit_no_show", "", "", "answer decision"],
    "suspended buyer": ["", "", "confirm_arrival", "withdraw_report", ""],
    "suspended seller": ["", "contradict_no_show admit_no_show", "", "", "answer decision"],
  },
};

const SIDES = ["buyer", "seller"] as const;

describe.each(PHASES)("for an order in %s", (phase) => {
  it.each(SIDES)("the %s sees each step in its position", (side) => {
    expect(row(anOrder(phase), side)).toEqual(TABLE[phase][side]);
  });

  it.each(SIDES)("the suspended %s sees the steps that protect them", (side) => {
    expect(row(anOrder(phase), side, { suspended: true })).toEqual(TABLE[phase][`suspended ${side}`]);
  });

  it.each(SIDES)("the %s has no write button if the other side is suspended, and all other steps", (side) => {
    const bar = TABLE[phase][side][4];
    expect(barWords(read(anOrder(phase), side, { otherAway: true }).bar)).toBe(bar.startsWith("write") ? "" : bar);
  });

  it.each(SIDES)("the %s sees each step once", (side) => {
    for (const suspended of [false, true]) {
      const { actions, arranged } = read(anOrder(phase), side, { suspended });
      const { form, decision, beside, others, requote, extra } = arranged;
      const placed = [form, requote, ...decision, ...beside, ...others, ...Object.values(extra)].filter(
        (one) => one !== null,
      );
      // The side that quotes the price does not propose one.
      const prices = actions.some(({ command }) => command === "quote");
      const due = actions.filter(({ command }) => !(prices && command === "propose_change"));
      expect(words(placed).split(" ").sort()).toEqual(words(due).split(" ").sort());
    }
  });
});

describe("for a quote", () => {
  it("the seller can still change it", () => {
    expect(read(anOrder("quoted"), "seller").arranged).toMatchObject({
      form: null,
      requote: { command: "quote" },
    });
  });

  it("that has expired, the seller sends another, and the buyer asks for one", () => {
    const expired = anOrder("quoted", { quoteExpiresAt: NOW - 1 });
    expect(row(expired, "seller")).toEqual(["quote", "", "", "cancel", "form quote"]);
    expect(row(expired, "buyer")).toEqual(["", "", "propose_change", "cancel", "write"]);
    expect(read(expired, "buyer").arranged.beside[0]?.label).toBe("Minta Penawaran Baru");
  });
});

describe("for a change proposed by the other side", () => {
  const asked = anOrder("working", { changeBy: "seller" });

  it("the answer is the main step, and all others are secondary", () => {
    expect(row(asked, "buyer")).toEqual(["", "", "", "complete request_cancellation", "answer change"]);
  });

  it("no answer is possible while suspended", () => {
    expect(row(asked, "buyer", { suspended: true })).toEqual(["", "", "", "complete", ""]);
  });
});

describe("with several turns the bar has the step of the panel's title", () => {
  const asked = { turn: "answer" };
  const title = (order: Order) => nextStep(order, "buyer", NOW, PEOPLE);

  it.each<[string, Order, string, boolean]>([
    ["a proposed visit", anOrder("working"), "answer visit", true],
    ["a proposed change before a visit", anOrder("working", { changeBy: "seller" }), "answer change", false],
  ])("%s", (_, order, bar, isVisit) => {
    expect(barWords(read(order, "buyer", { visit: asked }).bar)).toBe(bar);
    expect(answersVisit(title(order), asked)).toBe(isVisit);
  });

  it("an extra before a visit and a change", () => {
    const bill = { ...title(anOrder("working", { changeBy: "seller" })), extra: "due" as const };
    expect(answersVisit(bill, asked)).toBe(false);
  });
});

describe("for an ended order", () => {
  it.each([
    [{ again: "/order/1", reviewable: true }, "over again review"],
    [{ again: "/order/1", reviewable: false }, "over again"],
    [{ again: null, reviewable: true }, "over review"],
    [{ again: null, reviewable: false }, ""],
  ])("%j leaves %j", (over, expected) => {
    expect(row(anOrder("completed"), "buyer", over)).toEqual(["", "", "", "", expected]);
  });
});

describe("the bar", () => {
  it.each<[string, boolean, Order, Reader]>([
    ["nothing", true, anOrder("working"), { awaitsAccount: false }],
    ["a visit", false, anOrder("working"), { visit: { turn: "ahead" } }],
    ["the reader's own open change", false, anOrder("working", { changeBy: "seller" }), {}],
    ["a revision request", false, anOrder("revision"), { work: {} }],
    ["a notice", false, anOrder("working"), { notice: "Akun Anda ditangguhkan." }],
    ["a dispute", false, anOrder("working"), { dispute: {} }],
  ])("with %s above it submits the form itself: %s", (_, near, order, reader) => {
    expect(read(order, "seller", reader).bar).toMatchObject({ kind: "form", near });
  });

  it.each<[string, Order]>([
    ["after the end", anOrder("completed")],
    ["while the seller works", anOrder("working")],
  ])("asks for the account of a refund %s, before anything else", (_, order) => {
    const { bar } = read(order, "buyer", { awaitsAccount: true, again: "/order/1", reviewable: true });
    expect(bar).toMatchObject({ kind: "account", href: `/dashboard/orders/${order.id}/refund-account` });
  });

  it("asks to accept a delivery before the account of a refund", () => {
    expect(read(anOrder("delivered"), "buyer", { awaitsAccount: true }).bar).toMatchObject({ kind: "accept" });
  });

  it("shows the deadline of the step and its consequence", () => {
    expect(read(anOrder("working"), "buyer").bar).toMatchObject({
      sum: "Rp 350.000 ditahan",
      note: "tenggat Min 15 Nov",
    });
    expect(read(anOrder("awaiting_payment"), "seller").bar).toMatchObject({
      sum: "Anda terima Rp 315.000",
      note: "dibayar sebelum Sel 10 Nov, 10.20",
    });
    expect(read(anOrder("disputed"), "seller").bar).toMatchObject({
      sum: "Rp 350.000 ditahan",
      note: "sampai ada putusan",
    });
  });

  it.each<[Order, "buyer" | "seller", Reader, string]>([
    [anOrder("working"), "buyer", { visitUntil: "Sel 1 Des, 15.00" }, "usulan jadwal dijawab sebelum Sel 1 Des, 15.00"],
    [anOrder("working", { changeBy: "seller" }), "buyer", {}, "usulan perubahan belum dijawab"],
    [anOrder("working", { changeBy: "seller" }), "seller", {}, "tenggat Min 15 Nov"],
    [anOrder("inquiry"), "buyer", {}, "tanpa tenggat"],
    [anOrder("quoted"), "seller", {}, "harga disetujui sebelum "],
    [anOrder("delivered"), "seller", {}, "diperiksa sampai "],
    [anOrder("cancel_requested"), "seller", {}, "pembatalan dijawab sebelum "],
  ])("has a different word for each deadline (%#)", (order, side, reader, note) => {
    expect(read(order, side, reader).bar).toMatchObject({ note: expect.stringContaining(note) });
  });
});

describe("the delivered work", () => {
  const delivered = (version: number, reason = "") => ({
    version,
    kind: "delivered" as const,
    at: NOW + version * 60_000,
    detail: { reason },
    actor: { kind: "seller" as const, userId: SARI },
  });
  const file = (fileVersion: number, name: string) => ({
    key: `key-${name}`,
    fileVersion,
    name,
    size: 2_048,
  });
  const seen = (place: "delivered" | "completed", events: object[], files: object[]) => {
    const page = { order: anOrder(place), events, files } as unknown as OrderPage;
    const work = workToReview(page, { side: "buyer", zone: "WIB" });
    const names = (of: readonly { name: string }[] = []) => of.map(({ name }) => name);
    return {
      files: names(work?.files),
      before: work?.before && [work.before.title, ...names(work.before.files)],
    };
  };
  const first = file(3, "logo.pdf");

  it.each(["delivered", "completed"] as const)("shows the files of an earlier delivery (%s)", (place) => {
    const again = [delivered(3, "Logo"), delivered(6, "Warnanya sudah benar")];
    expect(seen(place, again, [first])).toEqual({
      files: [],
      before: ["Berkas dari penyerahan Sel 10 Nov, 09.23", "logo.pdf"],
    });
    expect(seen(place, again, [first, file(6, "logo-2.pdf")])).toEqual({
      files: ["logo-2.pdf"],
      before: null,
    });
    expect(seen(place, again, [])).toEqual({ files: [], before: null });
  });

  it("shows those of the latest delivery with files", () => {
    const three = [delivered(3), delivered(6), delivered(9)];
    expect(seen("completed", three, [first, file(6, "logo-2.pdf")]).before?.[1]).toBe("logo-2.pdf");
  });
});

describe("the deadline of a dispute", () => {
  it("is for the expected answer, and the work's own has stopped", () => {
    const disputed = anOrder("disputed", { disputedBy: "buyer", answerDueAt: NOW + 3_600_000 });
    expect(dueWord(disputed, "buyer", PEOPLE)).toBe("Sari menanggapi sebelum");
    expect(dueWord(disputed, "seller", PEOPLE)).toBe("Tanggapi sebelum");
    expect(dueWord(anOrder("delivered"), "buyer", PEOPLE)).toBeUndefined();
    expect(nextStep(disputed, "buyer", NOW, PEOPLE)).toMatchObject({
      brief: "Tenggat dihentikan sementara. Uang tetap kami tahan.",
      dueAt: NOW + 3_600_000,
    });
  });
});

it("a revision shows both sides that it has no deadline", () => {
  for (const side of ["buyer", "seller"] as const)
    expect(nextStep(anOrder("revision"), side, NOW, PEOPLE)).toMatchObject({
      brief: expect.stringContaining("Revisi tidak punya tenggat"),
      dueAt: null,
    });
});

describe("the buttons that end an order", () => {
  const BOTH = ["Selesaikan Order", "Batalkan Order"];

  it.each<[LifecycleState, PaymentStatus, RegExp]>([
    ["completed", "released", /^Pesanan ini sudah selesai dan uangnya sudah diteruskan ke penjual\./],
    ["completed", "split", /^Pesanan ini sudah ditutup dan uangnya dibagi\./],
    ["completed", "charged_back", /pembayarannya ditarik kembali oleh bank\./],
    ["completed", "refunded", /^Pesanan ini sudah ditutup dan uangnya dikembalikan kepada pembeli\./],
    ["cancelled", "unpaid", /^Pesanan ini sudah dibatalkan\. /],
    ["cancelled", "awaiting", /^Pesanan ini sudah dibatalkan\. /],
    ["cancelled", "expired", /^Pesanan ini otomatis dibatalkan karena tidak dibayar tepat waktu\./],
    ["cancelled", "refund_pending", /^Pesanan ini sudah dibatalkan dan uangnya dikembalikan kepada pembeli\./],
    ["cancelled", "refunded", /^Pesanan ini sudah dibatalkan dan uangnya dikembalikan kepada pembeli\./],
    ["cancelled", "charged_back", /pembayarannya ditarik kembali oleh bank\./],
  ])("are disabled on an order that is %s and %s, with the reason", (place, paymentStatus, reason) => {
    const order = anOrder(place, { paymentStatus });
    expect(closedActions(order, "buyer")).toEqual({ labels: BOTH, reason: expect.stringMatching(reason) });
    // Only buyers complete an order.
    expect(closedActions(order, "seller")).toEqual({
      labels: ["Batalkan Order"],
      reason: expect.stringMatching(/Karena itu tidak bisa diselesaikan atau dibatalkan lagi\.$/),
    });
    for (const side of SIDES) expect(read(order, side).actions).toEqual([]);
  });

  it("say that the seller kept the call-out fee", () => {
    const closed = { no: 1, bill: 1, kind: "work", title: "", state: "closed", taken: 0 } as const;
    const parts = [{ ...closed, amount: 350_000, released: 35_000, returned: 315_000 }];
    const order = anOrder("cancelled", { paymentStatus: "refunded", buyerShare: 90, parts });
    expect(closedActions(order, "buyer")?.reason).toMatch(
      /dikembalikan kepada pembeli, kecuali ongkos datang penjual\./,
    );
  });

  it("have a reason for every end of the money, and none while the order runs", () => {
    for (const place of ["completed", "cancelled"] as const)
      for (const paymentStatus of PAYMENT_STATUSES)
        expect(closedActions(anOrder(place, { paymentStatus }), "buyer")?.reason).toMatch(/^P.*\. Karena itu/);
    for (const phase of PHASES) for (const side of SIDES) expect(closedActions(anOrder(phase), side), phase).toBeNull();
  });
});
