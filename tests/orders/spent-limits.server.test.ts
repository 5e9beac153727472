import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orders } from "~/database/schema/orders";
import { ALL_STEPS, spentLimits } from "~/orders/lifecycle";
import { countAttemptAndReadOrder, selectCountedEvents } from "~/orders/queries.server";
import { DAY, MINUTE } from "~/platform/dates";

import { order } from "../support/flows/buying";
import { answer, changeFields, readChanges } from "../support/flows/changing";
import { PROBLEM } from "../support/flows/disputing";
import { answerExtra, extraForm, extraPhoto, sendExtra } from "../support/flows/extras";
import { paidOrder, step, takeStep } from "../support/flows/order-steps";
import { acceptSlot, beginVisit, onSiteOffer, orderVisit, proposeSlot, visitFields } from "../support/flows/visiting";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

const WHY = "Acaranya batal karena banjir.";
let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterAll(() => world.stop());

type Row = {
  kind: (typeof ALL_STEPS)[number]["kind"];
  as: "budi" | "sari";
  before: () => Promise<string>;
  take: (id: string, n: number) => Promise<unknown>;
  button: (id: string) => string;
  /** The step's own page, and the name of a field of its form. */
  own: { page: string; field: string } | null;
  says: string;
};

async function begunVisit(minutes: number, changes: Parameters<typeof beginVisit>[3] = {}): Promise<string> {
  const id = await paidOrder(world, budi, await onSiteOffer(world, sari), { changes: visitFields() });
  await acceptSlot(world, sari, id);
  await beginVisit(world, id, minutes, changes);
  return id;
}

const TABLE: Row[] = [
  {
    kind: "request_cancellation",
    as: "budi",
    before: () => paidOrder(world, budi, listing),
    take: async (id) => {
      await step(world, id, "cancellation-request", budi, { back: "350000", reason: WHY });
      await step(world, id, "cancellation-withdrawal", budi);
    },
    button: (id) => `/dashboard/orders/${id}/cancellation-request"`,
    own: { page: "cancellation-request", field: "reason" },
    says: "Anda sudah 3 kali meminta pembatalan dalam 30 hari.",
  },
  {
    kind: "propose_change",
    as: "budi",
    before: () => paidOrder(world, budi, listing),
    take: async (id, n) => {
      const form = changeFields({ revisions: String(n) });
      await world.fetch(`/dashboard/orders/${id}/change`, { as: budi, form });
      const [change] = await readChanges(world, id);
      await answer(world, budi, id, "withdrawal", { change: change?.id ?? "" });
    },
    button: (id) => `/dashboard/orders/${id}/change"`,
    own: { page: "change", field: "description" },
    says: "Anda sudah mengusulkan perubahan 5 kali dalam 24 jam.",
  },
  {
    kind: "propose_extra",
    as: "sari",
    before: () => paidOrder(world, budi, listing),
    take: async (id, n) => {
      await sendExtra(world, sari, id, extraForm({ amount: String(10_000 * n) }));
      await answerExtra(world, sari, id, "extra-withdrawal");
    },
    button: (id) => `/dashboard/orders/${id}/extra"`,
    own: { page: "extra", field: "what" },
    says: "Anda sudah mengusulkan biaya tambahan 5 kali dalam 24 jam.",
  },
  {
    kind: "propose_settlement",
    as: "budi",
    before: async () => {
      const id = await paidOrder(world, budi, listing);
      await step(world, id, "delivery", sari);
      await step(world, id, "dispute", budi, { reason: PROBLEM });
      return id;
    },
    take: (id, n) => step(world, id, "settlement", budi, { back: String(10_000 * n) }),
    button: (id) => `/dashboard/orders/${id}/settlement"`,
    own: { page: "settlement", field: "back" },
    says: "Anda sudah mengusulkan pembagian uang 5 kali dalam 24 jam.",
  },
  {
    kind: "propose_visit",
    as: "budi",
    before: async () => orderVisit(world, budi, await onSiteOffer(world, sari)),
    take: (id, n) => proposeSlot(world, budi, id, n % 2 === 0 ? "480" : "780"),
    button: (id) => `/dashboard/orders/${id}/visit"`,
    own: { page: "visit", field: "slots" },
    says: "Anda sudah mengusulkan jadwal 5 kali dalam 24 jam.",
  },
  {
    kind: "report_seller",
    as: "budi",
    before: () => begunVisit(75),
    take: async (id) => {
      await step(world, id, "no-show", budi);
      await takeStep(world.context(), id, budi.id, { kind: "withdraw_report" });
    },
    button: (id) => `/dashboard/orders/${id}/no-show"`,
    own: { page: "no-show", field: "waited" },
    says: "Anda sudah melaporkannya 3 kali untuk pesanan ini.",
  },
  {
    kind: "report_buyer",
    as: "sari",
    before: () => begunVisit(30, { arrivedAt: world.context().now - 25 * MINUTE }),
    take: async (id) => {
      await step(world, id, "absent-buyer", sari, {}, [extraPhoto()]);
      await takeStep(world.context(), id, sari.id, { kind: "withdraw_report" });
    },
    button: (id) => `/dashboard/orders/${id}/absent-buyer"`,
    own: { page: "absent-buyer", field: "reason" },
    says: "Anda sudah melaporkannya 3 kali untuk pesanan ini.",
  },
  {
    kind: "quote",
    as: "sari",
    before: () => order(world, budi, listing, {}, "?custom=true"),
    take: (id, n) =>
      world.fetch(`/dashboard/orders/${id}`, { as: sari, form: { price: String(400_000 + n), days: "5" } }),
    button: () => `name="price"`,
    own: null,
    says: "Anda sudah mengirim 10 penawaran harga dalam 24 jam.",
  },
];

describe.each(TABLE)("the order page of a person who may $kind", ({ kind, as, before, take, button, own, says }) => {
  const limit = ALL_STEPS.find((one) => one.kind === kind)?.limit;
  const { times = 0, within } = limit ?? {};
  const saysWhen = (html: string) => /Bisa lagi mulai \w+ \d+ \w+, \d\d\.\d\d W/.test(pageText(html));

  it("offers it until the limit is used up, and then it and the step's own page say why not", async () => {
    const id = await before();
    const person = as === "budi" ? budi : sari;
    const page = async (who: TestPerson) => (await world.fetch(`/dashboard/orders/${id}`, { as: who })).text();
    const ownPage = own && `/dashboard/orders/${id}/${own.page}`;
    const ownForm = own && `name="${own.field}"`;
    for (let n = 1; n <= times; n++) {
      const html = await page(person);
      expect(html).toContain(button(id));
      expect(pageText(html)).not.toContain(says);
      if (ownPage) expect(await (await world.fetch(ownPage, { as: person })).text()).toContain(ownForm);
      await take(id, n);
    }
    const html = await page(person);
    expect(pageText(html)).toContain(says);
    expect(saysWhen(html)).toBe(within !== "order");
    expect(html.replace(/<script\b[\s\S]*?<\/script>/g, "")).not.toContain(button(id));
    if (ownPage) {
      const spent = await world.fetch(ownPage, { as: person });
      expect(spent.status).toBe(200);
      const shown = await spent.text();
      expect(pageText(shown)).toContain(says);
      expect(saysWhen(shown)).toBe(within !== "order");
      expect(shown).not.toContain(ownForm);
      expect(shown).toContain(`href="/dashboard/orders/${id}"`);
    }
    expect(pageText(await page(as === "budi" ? sari : budi))).not.toContain(says);
  });
});

it("a form submitted after the limit keeps its text, although a new visit shows no form", async () => {
  const id = await paidOrder(world, budi, listing);
  for (let n = 0; n < 3; n++) {
    await step(world, id, "cancellation-request", budi, { back: "350000", reason: WHY });
    await step(world, id, "cancellation-withdrawal", budi);
  }
  const refused = await step(world, id, "cancellation-request", budi, {
    back: "350000",
    reason: `${WHY} Lagi.`,
  });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain('name="reason"');
  expect(html).toContain(`${WHY} Lagi.`);
});

it("the page of an order without revisions left says so and has no button for one", async () => {
  const id = await paidOrder(world, budi, listing);
  await step(world, id, "delivery", sari);
  await world.context().db.update(orders).set({ revisionsLeft: 0 });
  const html = await (await world.fetch(`/dashboard/orders/${id}`, { as: budi })).text();
  expect(pageText(html)).toContain("Jatah revisinya sudah habis.");
  expect(html.replace(/<script\b[\s\S]*?<\/script>/g, "")).not.toContain(`/dashboard/orders/${id}/revision"`);
});

it("the table has every step with a limit", () => {
  const limited = ALL_STEPS.flatMap(({ kind, limit }) => (limit ? [kind as string] : []));
  expect(TABLE.map(({ kind }) => kind as string).sort()).toEqual(limited.sort());
});

it("a limit for the whole order counts the person's events of any age", async () => {
  const id = await paidOrder(world, budi, listing);
  await step(world, id, "cancellation-request", budi);
  const { db, now } = world.context();
  const later = now + 400 * DAY;
  const counted = async (within: number | "order", userId: string) => {
    const repeats = { event: "cancellation_requested", times: 1, within, refusal: "used_up" } as const;
    const read = await selectCountedEvents(db, { orderId: id, userId }, repeats, later);
    const step = { kind: "request_cancellation", limit: repeats, events: [] };
    const found = await countAttemptAndReadOrder(db, { orderId: id, userId, step, visitDay: null }, later);
    expect(found?.timesBefore).toBe(read.length);
    return read.length;
  };
  expect(await counted("order", budi.id)).toBe(1);
  expect(await counted("order", sari.id)).toBe(0);
  expect(await counted(30 * DAY, budi.id)).toBe(0);
});

it("a limit counts the person's own events within its time, and ends with the oldest that counts", () => {
  const hour = 3_600_000;
  const event = (at: number, actorId = "budi", kind = "change_proposed") => ({ at, actorId, kind });
  const five = [1, 2, 3, 4, 5].map((n) => event(n * hour));
  const again = (events: ReturnType<typeof event>[], now: number) =>
    spentLimits(events, "budi", now).get("propose_change") ?? null;
  expect(again(five, 6 * hour)).toBe(25 * hour);
  expect(again([...five, event(6 * hour)], 7 * hour)).toBe(26 * hour);
  expect(again(five, 25 * hour)).toBeNull();
  expect(again(five.slice(1), 6 * hour)).toBeNull();
  expect(again([...five.slice(1), event(1, "sari"), event(1, "budi", "quoted")], 6 * hour)).toBeNull();
});
