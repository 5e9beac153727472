import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collectDataExport } from "~/accounts/personal-data-commands.server";
import { contactNumbers } from "~/database/schema/messages";
import { orders } from "~/database/schema/orders";
import { outbox } from "~/database/schema/users";
import { CONTACT_AFTER_END, contactLinks, showsContact } from "~/orders/contact";
import { type Order, PENDING_PHASES, WORK_PHASES } from "~/orders/order";
import { HOUR } from "~/platform/dates";
import { type Marketplace, smallMarketplace } from "../support/flows/order-parties";
import { paidOrder } from "../support/flows/order-steps";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let home: Marketplace;
let id: string;
let paid: Pick<Order, "startedAt">;
const OF_SARI = "81277665544";
const OF_BUDI = "81377665533";

beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
  await give(home.sari, "0812 7766-5544");
  await give(home.budi, "+62 813 7766 5533");
  id = await paidOrder(world, home.budi, home.offer);
  const [row] = await world.context().db.select({ startedAt: orders.startedAt }).from(orders).where(eq(orders.id, id));
  if (!row) throw new Error("The order does not exist");
  paid = row;
});
afterAll(() => world.stop());

function give(person: TestPerson, mobile: string): Promise<Response> {
  return world.fetch("/account/phone", { as: person, form: { mobile } });
}

type State = Partial<Pick<Order, "phase" | "status" | "paymentStatus" | "startedAt" | "closedAt">>;

async function put(state: State): Promise<void> {
  const change = { startedAt: paid.startedAt, closedAt: null, ...state };
  await world.context().db.update(orders).set(change).where(eq(orders.id, id));
}

/** Returns whose numbers the answer contains, in any spelling. */
async function shown(path: string, as?: TestPerson): Promise<string[]> {
  const text = await (await world.fetch(path, as ? { as } : {})).text();
  const digits = text.replace(/(?<=\d)[\s.-](?=\d)/g, "");
  return [...(digits.includes(OF_SARI) ? ["Sari"] : []), ...(digits.includes(OF_BUDI) ? ["Budi"] : [])];
}

const ended = (ago: number) => () => Date.now() - ago;
const CASES: [name: string, state: State, closedAt: (() => number) | null, isShown: boolean][] = [
  ...PENDING_PHASES.map((phase): (typeof CASES)[number] => [
    phase,
    { phase, status: "pending", paymentStatus: phase === "awaiting_payment" ? "awaiting" : "unpaid", startedAt: null },
    null,
    false,
  ]),
  ...WORK_PHASES.map((phase): (typeof CASES)[number] => [
    phase,
    { phase, status: "in_progress", paymentStatus: "held" },
    null,
    true,
  ]),
  ...(["completed", "cancelled"] as const).flatMap((status): typeof CASES => {
    const state: State = { phase: null, status, paymentStatus: status === "completed" ? "released" : "refunded" };
    return [
      [`${status} within three days`, state, ended(CONTACT_AFTER_END - HOUR), true],
      [`${status} three days ago`, state, ended(CONTACT_AFTER_END + HOUR), false],
    ];
  }),
  [
    "cancelled unpaid",
    { phase: null, status: "cancelled", paymentStatus: "expired", startedAt: null },
    ended(HOUR),
    false,
  ],
];

describe("the number of a side", () => {
  it.each(CASES)("is shown to the other side of the order: %s", async (_name, state, closedAt, isShown) => {
    await put({ ...state, closedAt: closedAt?.() ?? null });
    const page = `/dashboard/orders/${id}`;
    expect(await shown(page, home.budi)).toEqual(isShown ? ["Sari"] : []);
    expect(await shown(page, home.sari)).toEqual(isShown ? ["Budi"] : []);
    for (const one of [home.rina, home.ayu, undefined]) expect(await shown(page, one)).toEqual([]);
    expect(await shown(`/operator/orders/${id}`, home.ayu)).toEqual([]);
  });

  it("is in no other page, mail or copy of data of the other side", async () => {
    await put({ phase: "working", status: "in_progress", paymentStatus: "held" });
    const paths = ["/dashboard", "/dashboard/orders", `/dashboard/orders/${id}/invoice`, "/notifications", "/messages"];
    const open = [`/gig/${home.offer}`, `/u/${home.sari.id}`, `/wanted/${home.wanted}`, "/explore", "/"];
    for (const path of [...paths, ...open]) expect(await shown(path, home.budi), path).toEqual([]);
    for (const path of [`/operator/people/${home.sari.id}`, "/operator/orders"])
      expect(await shown(path, home.ayu), path).toEqual([]);
    const { db } = world.context();
    expect(JSON.stringify(await db.select().from(outbox))).not.toContain(OF_SARI);
    const copies = await Promise.all(
      [home.budi, home.sari].map(async (person) =>
        JSON.stringify(await collectDataExport(db, { id: person.id, email: person.email })),
      ),
    );
    expect(copies.map((copy) => copy.includes(OF_SARI))).toEqual([false, true]);
  });

  it("can be called and written to with the order's title", async () => {
    await put({ phase: "working", status: "in_progress", paymentStatus: "held" });
    const html = await (await world.fetch(`/dashboard/orders/${id}`, { as: home.budi })).text();
    expect(html).toContain('href="tel:+6281277665544"');
    expect(html).toContain('href="https://wa.me/6281277665544?text=Halo%2C%20ini%20tentang%20pesanan%20%22');
    expect(html).toContain("Yang dipakai bila ada masalah hanya yang tertulis di sini.");
  });

  it.each([
    ["62 812 3456 7890", "+6281234567890"],
    ["8123456789", "+628123456789"],
    ["(0812) 3456.7890", "+6281234567890"],
  ])("is read leniently: %s", async (typed, stored) => {
    await give(home.rina, typed);
    const [row] = await world.context().db.select().from(contactNumbers).where(eq(contactNumbers.userId, home.rina.id));
    expect(row?.mobile).toBe(stored);
  });

  it.each(["021-5551234", "+65 9123 4567", "0812", "nomor saya"])("is refused and kept as typed: %s", async (typed) => {
    const refused = await give(home.rina, typed);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(`value="${typed}"`);
  });

  it("disappears as soon as its owner empties the field", async () => {
    await put({ phase: "working", status: "in_progress", paymentStatus: "held" });
    await give(home.sari, "");
    expect(await shown(`/dashboard/orders/${id}`, home.budi)).toEqual([]);
  });
});

it("writes titles with any sign into the link", () => {
  const { chat } = contactLinks("+6281277665544", 'A&B #1 "x" 100%');
  expect(new URL(chat).searchParams.get("text")).toBe('A&B #1 "x" 100%');
  expect(showsContact({ startedAt: 1, closedAt: 0 }, CONTACT_AFTER_END)).toBe(false);
});
