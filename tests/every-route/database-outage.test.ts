import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connect, isPassingFault } from "~/database/connection.server";
import { orders } from "~/database/schema/orders";
import { DATABASE_PATIENCE } from "~/platform/calls.server";
import { asD1 } from "../support/database/as-d1";
import { withBroken } from "../support/database/broken-database";
import { order, orderFormData, startPaying } from "../support/flows/buying";
import { askAbout } from "../support/flows/messaging";
import { as, type Marketplace, smallMarketplace, type Who } from "../support/flows/order-parties";
import { proposalFields } from "../support/flows/proposing";
import { hush } from "../support/logs";
import { part } from "../support/pages/page-parts";
import { fieldValue, pageText } from "../support/pages/page-text";
import { afterTimeLimit } from "../support/stopped-clock";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

const LOCKED = "D1_ERROR: database is locked: SQLITE_BUSY";
const PASSING = [
  LOCKED,
  "D1_ERROR: database or disk is full: SQLITE_FULL",
  "D1_ERROR: disk I/O error: SQLITE_IOERR",
  "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
  "D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.",
  "D1_ERROR: Network connection lost.",
];
const LASTING = [
  "D1_ERROR: no such column: shoe_size: SQLITE_ERROR",
  "D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT",
  "D1_ERROR: CHECK constraint failed: services_price",
  "D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'",
];

describe("an error of the database", () => {
  it.each(PASSING)("%s is temporary", (text) => {
    const wrapped = new Error("Failed query: select 1\nparams: ", { cause: new Error(text) });
    expect([new Error(text), wrapped].map(isPassingFault)).toEqual([true, true]);
  });

  it.each([...LASTING, "Failed query: select\nparams: D1_ERROR: locked"])("%s is lasting", (text) => {
    expect(isPassingFault(new Error("Failed query", { cause: new Error(text) }))).toBe(false);
  });
});

const NOTES = 'Tanpa gambar cangkir, "dua" warna & <kecil>\nBaris kedua';

async function ordering() {
  const path = `/order/${home.offer}`;
  const form = await orderFormData(world, home.budi, path, { quantity: "2", notes: NOTES });
  return { path, form, send: (sent = form) => world.fetch(path, { as: home.budi, form: sent }) };
}

const formValues = (html: string, form: Record<string, string>) =>
  Object.fromEntries(Object.keys(form).map((name) => [name, fieldValue(html, name) ?? ""]));

const ordersOf = (formId = "") =>
  world.context().db.select({ id: orders.id }).from(orders).where(eq(orders.formId, formId));

describe("an order", () => {
  it.each(PASSING)("is shown again on its page while nothing can be written: %s", async (text) => {
    const { form, send } = await ordering();
    const answer = await withBroken(world, "writes", () => send(), text);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    const html = await answer.text();
    expect(pageText(html)).toContain("Gagal membuat pesanan. Silakan coba lagi.");
    expect(pageText(html)).toContain("Isian Anda masih ada di bawah: kirim lagi sebentar lagi.");
    // The page asks for confirmation before it places an identical order.
    expect(formValues(html, form)).toEqual({ ...form, again: "" });
    expect(await ordersOf(form.formId)).toEqual([]);
    expect((await send({ ...formValues(html, form), again: "yes" })).status).toBe(303);
    expect(await ordersOf(form.formId)).toHaveLength(1);
  });

  it.each(["everything", ["services"]] as const)(
    "is kept on the error page while %j cannot be read, and can be sent again from there",
    async (broken) => {
      const { form, send, path } = await ordering();
      const answer = await withBroken(world, broken, () => send(), LOCKED);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
      const html = await answer.text();
      expect(pageText(html)).toContain("Kirim lagi yang Anda isi");
      expect(part(part(html, "main").html, "form").html).toContain(`action="${path}"`);
      expect(formValues(html, form)).toEqual(form);
      expect((await send(formValues(html, form))).status).toBe(303);
      expect(await ordersOf(form.formId)).toHaveLength(1);
    },
  );

  it("is answered 500 if the error is ours", async () => {
    const { send } = await ordering();
    expect((await withBroken(world, ["orders"], () => send(), LASTING[0])).status).toBe(500);
  });
});

type Form = { path: () => string | Promise<string>; who: Who; fields: Record<string, string>; kept: string };
const TEXT = "Kalimat yang panjang ini tidak boleh hilang.";

describe.each<[string, Form]>([
  [
    "a proposal",
    {
      path: () => `/wanted/${home.wanted}`,
      who: "sari",
      fields: proposalFields({ message: TEXT }),
      kept: "message",
    },
  ],
  [
    "a quote",
    {
      path: async () => `/dashboard/orders/${await order(world, home.budi, home.offer, {}, "?custom=true")}`,
      who: "sari",
      fields: { price: "412.345", days: "3" },
      kept: "price",
    },
  ],
  [
    "a change of an order",
    {
      path: () => `/dashboard/orders/${home.unpaid}/change`,
      who: "budi",
      fields: { price: "300.000", days: "4", revisions: "2", description: TEXT },
      kept: "description",
    },
  ],
  [
    "a report",
    {
      path: () => `/reports/new?subject=person&id=${home.sari.id}`,
      who: "budi",
      fields: { reason: "other", details: TEXT },
      kept: "details",
    },
  ],
  [
    "a first message",
    {
      path: () => `/messages/new?listing=${home.offer}`,
      who: "rina",
      fields: { message: TEXT },
      kept: "message",
    },
  ],
  ["a setting", { path: () => "/account/notifications", who: "budi", fields: { order: "on" }, kept: "order" }],
  [
    "an operator's word",
    {
      path: () => `/operator/listings/${home.offer}/hiding`,
      who: "ayu",
      fields: { act: "hide_listing", reason: TEXT },
      kept: "reason",
    },
  ],
])("%s", (_name, { path, who, fields, kept }) => {
  it.each(["writes", "everything"] as const)("is answered 503 and kept while %s fail", async (broken) => {
    const address = await path();
    const answer = await withBroken(
      world,
      broken,
      () => world.fetch(address, { ...as(home, who), form: fields }),
      LOCKED,
    );
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(fieldValue(await answer.text(), kept)).toBe(fields[kept]);
  });

  it("gets an error in a script as well", async () => {
    const address = (await path()).replace(/(\?|$)/, ".data$1");
    const answer = await withBroken(
      world,
      "everything",
      () => world.fetch(address, { ...as(home, who), form: fields }),
      LOCKED,
    );
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(fields[kept]);
  });
});

describe("an error page never contains", () => {
  it("a password", async () => {
    const form = {
      currentPassword: "Kenanga#2026",
      password: "Kenanga#2027",
      confirmPassword: "Kenanga#2027",
    };
    const answer = await withBroken(world, "everything", () =>
      world.fetch("/account/security", { as: home.budi, form }),
    );
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).not.toContain("Rahasia#");
    expect(pageText(html)).toContain("muat ulang atau tekan Kembali");
  });
});

describe("while the database is read-only", () => {
  it("people see their order, its payment and the conversation", async () => {
    const id = await order(world, home.budi, home.offer);
    await startPaying(world, home.budi, id);
    const conversation = await askAbout(world, home.rina, home.offer, "Apakah bisa besok?");
    const pages = [
      [`/dashboard/orders/${id}`, home.budi],
      [`/payment/${id}`, home.budi],
      [`/messages/${conversation}`, home.rina],
    ] as const;
    for (const [path, as] of pages) {
      const answer = await withBroken(world, "writes", () => world.fetch(path, { as }), LOCKED);
      expect(answer.status, path).toBe(200);
    }
  });

  it("a query over the time limit does not start, and work after the response has its own limit", async () => {
    const patience = { ms: 100 };
    const meter = { trips: 0, rows: 0, ms: 200 };
    const statement = () =>
      connect(world.bindings.DB, meter, patience).run(sql`update users set bio = bio where id = 'x'`);
    const run = vi.spyOn(world.bindings.DB, "withSession");
    await expect(statement()).rejects.toSatisfy(isPassingFault);
    expect(run).not.toHaveBeenCalled();
    patience.ms = Number.POSITIVE_INFINITY;
    await statement();
    expect(run).toHaveBeenCalledOnce();
    run.mockRestore();
  });
});

describe("while the database does not answer", () => {
  it.each([
    "/",
    "/explore",
    "/explore?q=logo",
    "/wanted",
    "/category/design",
    "/gig/{offer}",
    "/gig/{offer}/reviews",
    "/wanted/{wanted}",
    "/u/{sari}",
    "/dashboard/orders",
    "/messages",
    "/order/{offer}",
  ])("%s answers 503 with Retry-After", async (path) => {
    const address = path
      .replace("{offer}", home.offer)
      .replace("{wanted}", home.wanted)
      .replace("{sari}", home.sari.id);
    for (const text of [LOCKED, "D1_ERROR: D1 DB is overloaded. Too many requests queued."]) {
      const answer = await withBroken(world, "everything", () => world.fetch(address, { as: home.budi }), text);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
  });

  it("a button without its own page shows the error on one", async () => {
    const placed = await order(world, home.budi, home.offer);
    const answer = await withBroken(world, "everything", () =>
      world.fetch(`/dashboard/orders/${placed}/visit-acceptance`, { as: home.sari, form: { slot: "600" } }),
    );
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Tunggu sebentar, lalu coba lagi.");
  });

  it("a page is given up after eight seconds", async () => {
    const whole = world.bindings.DB;
    const log = hush();
    let reach = () => {};
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const never = () => {
      reach();
      return new Promise<never>(() => undefined);
    };
    const silent = { bind: () => silent, all: never, run: never, raw: never };
    world.bindings.DB = asD1({ prepare: () => silent, batch: never });
    try {
      const ask = () => world.fetch("/dashboard/orders", { as: home.budi });
      const { endedBefore, result } = await afterTimeLimit(DATABASE_PATIENCE, ask, reached);
      expect(endedBefore).toBe(false);
      expect(result.status).toBe(503);
    } finally {
      world.bindings.DB = whole;
      log.end();
    }
  });
});
