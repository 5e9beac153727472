import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notifications } from "~/database/schema/messages";
import { orderAddresses, orderEvents, orderVisits } from "~/database/schema/orders";
import { outbox } from "~/database/schema/users";

import { DAY } from "~/platform/dates";
import { startPaying } from "../support/flows/buying";
import { PROBLEM, ruleOn } from "../support/flows/disputing";
import { auditLedger, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { step } from "../support/flows/order-steps";
import { postWanted, propose } from "../support/flows/proposing";
import {
  acceptSlot,
  BLOCK,
  LANDMARK,
  letVisitPass,
  onSiteOffer,
  orderVisit,
  proposeSlot,
  readVisitRows,
  STREET,
  visitFields,
} from "../support/flows/visiting";
import { controlOf } from "../support/gateway-control";
import { hush } from "../support/logs";
import { fieldValue } from "../support/pages/page-text";
import { patience, turns } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

type Who = "budi" | "sari" | "hendra" | "ayu" | "visitor";

let world: World;
let people: Record<Who, TestPerson | undefined>;
let sari: TestPerson;
let budi: TestPerson;
let logged: ReturnType<typeof hush>;

beforeAll(async () => {
  logged = hush();
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  const hendra = await world.person("Hendra Gunawan");
  people = { sari, budi, hendra, ayu: await newOperator(world), visitor: undefined };
});
afterAll(async () => {
  logged.end();
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const visit = (path: string, who: Who) => {
  const as = people[who];
  return world.fetch(path, as ? { as } : {});
};

async function pay(id: string) {
  const { gatewayOrderId } = await startPaying(world, budi, id);
  await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement", payment_type: "qris" });
}

async function placed(query = "") {
  const id = await orderVisit(world, budi, await onSiteOffer(world, sari), {}, query);
  await acceptSlot(world, sari, id);
  // Frees the slot, so that all orders can use the same day.
  await world.context().db.update(orderVisits).set({ isReserved: false }).where(eq(orderVisits.orderId, id));
  return id;
}

async function working() {
  const id = await placed();
  await pay(id);
  return id;
}

async function delivered() {
  const id = await working();
  await letVisitPass(world, id);
  await step(world, id, "delivery", sari);
  return id;
}

async function disputed() {
  const id = await delivered();
  await step(world, id, "dispute", budi, { reason: PROBLEM });
  return id;
}

const quoted = async () => {
  const id = await placed("?custom=true");
  await world.fetch(`/dashboard/orders/${id}`, { as: sari, form: { price: "400.000", days: "5" } });
  return id;
};

async function fromProposal() {
  const wanted = await postWanted(world, budi);
  const path = `/dashboard/wanted/${wanted}/proposals/${await propose(world, sari, wanted)}/acceptance`;
  const shown = fieldValue(await (await visit(path, "budi")).text(), "shown") ?? "";
  const answer = await world.fetch(path, { as: budi, form: { ...visitFields(), closes: "on", shown } });
  const id = /payment\/([2-9a-z]{20})/.exec(answer.headers.get("Location") ?? "")?.[1];
  if (!id) throw new Error(`not accepted: ${answer.status} ${await answer.text()}`);
  await acceptSlot(world, sari, id);
  await world.context().db.update(orderVisits).set({ isReserved: false }).where(eq(orderVisits.orderId, id));
  return id;
}

async function paidProposal() {
  const id = await fromProposal();
  await pay(id);
  return id;
}

describe("the form of another order", () => {
  it("starts with the buyer's own last address if the seller comes there", async () => {
    await placed();
    const filled = async (who: Who, areas: Parameters<typeof onSiteOffer>[2]) => {
      const html = await (await visit(`/order/${await onSiteOffer(world, sari, areas)}`, who)).text();
      return ["street", "block", "landmark"].map((name) => fieldValue(html, name) ?? "");
    };
    expect(await filled("budi", {})).toEqual([STREET, BLOCK, LANDMARK]);
    expect(await filled("budi", { placeCode: "32.73", areas: [] })).toEqual(["", "", ""]);
    expect(await filled("hendra", {})).toEqual(["", "", ""]);
  });
});

/** Every state of an order, whether the seller sees the street, and whether a removal date is set. */
const STATES: [name: string, make: () => Promise<string>, status: string, seller: boolean, ends: boolean][] = [
  ["waiting for a quote", () => placed("?custom=true"), "pending inquiry", false, false],
  ["priced", quoted, "pending quoted", false, false],
  ["agreed on by a proposal", fromProposal, "pending awaiting_payment", false, false],
  ["paid after a proposal", paidProposal, "in_progress working", true, false],
  ["waiting for the payment", () => placed(), "pending awaiting_payment", false, false],
  [
    "being paid",
    async () => {
      const id = await placed();
      await startPaying(world, budi, id);
      return id;
    },
    "pending awaiting_payment",
    false,
    false,
  ],
  ["worked on", working, "in_progress working", true, false],
  ["delivered", delivered, "in_progress delivered", true, false],
  [
    "under revision",
    async () => {
      const id = await delivered();
      await step(world, id, "revision", budi, { reason: "Satu unit masih menetes, mohon diperiksa lagi." });
      return id;
    },
    "in_progress revision",
    true,
    false,
  ],
  [
    "in a cancellation request",
    async () => {
      const id = await working();
      // A buyer who can still cancel alone cannot send a request, so the visit must have begun.
      await letVisitPass(world, id);
      await step(world, id, "cancellation-request", budi, { back: "175000", reason: "Acaranya batal." });
      return id;
    },
    "in_progress cancel_requested",
    true,
    false,
  ],
  ["disputed", disputed, "in_progress disputed", true, false],
  [
    "completed",
    async () => {
      const id = await delivered();
      await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
      return id;
    },
    "completed",
    true,
    true,
  ],
  [
    "ruled",
    async () => {
      const id = await disputed();
      await step(world, id, "dispute-answer", sari, {
        reason: "Semuanya sudah dikerjakan sesuai pesanan.",
      });
      if (people.ayu) await ruleOn(world, id, people.ayu, { back: "70000", finding: "both_came" });
      return id;
    },
    "completed",
    true,
    true,
  ],
  [
    "called off before payment",
    async () => {
      const id = await placed();
      await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, form: {} });
      return id;
    },
    "cancelled",
    false,
    true,
  ],
  [
    "called off after payment",
    async () => {
      const id = await working();
      await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: sari, form: {} });
      return id;
    },
    "cancelled",
    false,
    true,
  ],
];

const PARTS = [STREET, BLOCK, LANDMARK, encodeURIComponent(STREET)];
const leaks = (text: string) => PARTS.some((part) => text.includes(part));

const pagesOf = (id: string) => [
  ...["", ".data", "/visit", "/visit.data", "/visit.ics", "/change", "/delivery", "/cancellation"].map(
    (rest) => `/dashboard/orders/${id}${rest}`,
  ),
  `/dashboard/orders/${id}.data?_routes=routes%2Fdashboard.orders.%24id`,
  `/payment/${id}`,
  `/payment/${id}.data`,
  `/operator/disputes/${id}`,
  `/operator/disputes/${id}.data`,
];
const LISTS = [
  "/dashboard",
  "/dashboard/orders",
  "/dashboard/orders?sisi=penjual",
  "/dashboard/orders.data",
  "/dashboard/wanted",
  "/dashboard/wanted.data",
  "/dashboard/proposals",
  "/dashboard/proposals.data",
  "/notifications",
  "/notifications.data",
  "/messages",
  "/operator",
  "/operator/disputes",
];

const mayShowStreet = (path: string, id: string) =>
  path.startsWith(`/dashboard/orders/${id}`) && !/\/(change|delivery|cancellation|visit|visit\.data)$/.test(path);

/** People without access. Each checks a fifth of the pages per state, and the state decides which fifth. */
const OUTSIDERS: Who[] = ["hendra", "ayu", "visitor"];

const states = STATES.map((state, turn) => [...state, turn] as const);
describe.each(states)("the address of an order that is %s", (_name, make, status, sellerSees, ends, turn) => {
  let id: string;
  beforeAll(async () => {
    id = await make();
  }, patience(60_000));

  it("has that state, and a removal date once the order ended", async () => {
    const { order } = await readOrder(world, id);
    expect([order.status, order.phase].filter(Boolean).join(" ")).toBe(status);
    const { address, visit: row } = await readVisitRows(world, id);
    expect(address?.removeAt ?? null).toBe(ends ? (order.closedAt ?? 0) + 90 * DAY : null);
    if (ends) expect(row).toMatchObject({ isReserved: false, remindAt: null });
  });

  it.each<[Who, boolean]>([
    ["budi", true],
    ["sari", sellerSees],
    ["hendra", false],
    ["ayu", false],
    ["visitor", false],
  ])("on pages, their data and the calendar: %s sees it: %s", async (who, sees) => {
    const part = OUTSIDERS.indexOf(who);
    const paths = part < 0 ? pagesOf(id) : turns(pagesOf(id), turn + part, 5);
    const responses = await Promise.all(paths.map((path) => visit(path, who)));
    for (const [at, path] of paths.entries()) {
      const response = responses[at] as Response;
      const text = (await response.text()).replace(/\r\n /g, "").replace(/\\,/g, ",");
      const calendarGone = path.endsWith(".ics") && ends;
      const expected = sees && mayShowStreet(path, id) && !calendarGone;
      expect(leaks(text), `${who} ${path} ${response.status}`).toBe(expected);
      if (expected) expect(text, path).toContain(STREET);
    }
  });
});

describe("the address of any order", () => {
  it.each<Who>(["budi", "sari", "hendra", "ayu", "visitor"])("is in no list for %s", async (who) => {
    for (const path of LISTS) {
      const response = await visit(path, who);
      expect(leaks(await response.text()), `${path} ${response.status}`).toBe(false);
    }
  });

  it("is in no notification, mail, event or log", async () => {
    const id = await working();
    await proposeSlot(world, sari, id);
    await acceptSlot(world, budi, id, "780");
    await world.tick();
    const { db } = world.context();
    const kept = [
      ...(await db.select().from(notifications)),
      ...(await db.select().from(outbox)),
      ...(await db.select().from(orderEvents)),
    ];
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((row) => leaks(JSON.stringify(row)))).toEqual([]);
    expect(kept.some((row) => JSON.stringify(row).includes("Jakarta Selatan"))).toBe(true);
    expect(world.postbox.sent.filter((mail) => leaks(JSON.stringify(mail)))).toEqual([]);
    expect(logged.lines().filter((line) => leaks(JSON.stringify(line)))).toEqual([]);
  });

  it("is deleted 90 days after the end, for everybody, and not before", async () => {
    const id = await delivered();
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    const { db } = world.context();
    const past = async (removeAt: number) => {
      await db.update(orderAddresses).set({ removeAt }).where(eq(orderAddresses.orderId, id));
      await world.tick();
      return (await readVisitRows(world, id)).address;
    };
    expect(await past(Date.now() + 60_000)).toMatchObject({ street: STREET });
    expect(await past(Date.now() - 1)).toBeUndefined();
    for (const who of ["budi", "sari"] as const) {
      const page = await (await visit(`/dashboard/orders/${id}`, who)).text();
      expect(leaks(page)).toBe(false);
      expect(page).toContain("Jakarta Selatan");
    }
    expect(await (await visit(`/dashboard/orders/${id}`, "budi")).text()).toContain("Alamatnya sudah dihapus");
  });

  it("has a removal date in every closed order, however it ended", async () => {
    const { db } = world.context();
    const rows = await db.all<{ id: string }>(
      "select o.id from orders o join order_addresses a on a.order_id = o.id where (o.closed_at is null) <> (a.remove_at is null)",
    );
    expect(rows).toEqual([]);
  });
});
