import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FAULTS_AN_HOUR, listFaultsByCode, removeOldFaults, storeFault } from "~/database/faults.server";
import { HOUR } from "~/platform/dates";
import { readCode } from "~/platform/log-lines";
import { withBroken } from "../support/database/broken-database";
import { order } from "../support/flows/buying";
import { newOperator } from "../support/flows/operators";
import { type Marketplace, smallMarketplace } from "../support/flows/order-parties";
import { hush, tells } from "../support/logs";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let home: Marketplace;
let ayu: TestPerson;
let orderId: string;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
  ayu = await newOperator(world);
  orderId = await order(world, home.budi, home.offer);
});
afterAll(() => world.stop());

const LASTING = "D1_ERROR: no such table: refunds: SQLITE_ERROR";
const codeOf = ({ headers }: Response) => headers.get("X-Request-Id") ?? "";

async function failingOrder(path = `/dashboard/orders/${orderId}`) {
  const log = hush();
  const answer = await withBroken(world, ["refunds"], () => world.fetch(path, { as: home.budi }), LASTING);
  await world.settled();
  log.end();
  return { answer, text: await answer.text(), lines: log.lines() };
}

describe("the request's code", () => {
  it.each<[what: string, path: string, visit?: Parameters<World["fetch"]>[1]]>([
    ["a page", "/"],
    ["a page's data", "/about.data"],
    ["a redirect", "/dashboard"],
    ["an unknown page", "/tidak-ada"],
    ["an address that cannot be read", "/%E0%A4%A"],
    ["a file", "/robots.txt"],
    ["the health check", "/healthz"],
    ["a refused form", "/login", { form: {}, headers: { Origin: "https://evil.example" } }],
    ["an unsupported method", "/", { method: "PUT" }],
    ["an unknown gateway", "/webhooks/nobody"],
  ])("is on %s", async (_what, path, visit) => {
    const [one, other] = [await world.fetch(path, visit), await world.fetch(path, visit)];
    expect(readCode(codeOf(one))).not.toBeNull();
    expect(codeOf(one)).not.toBe(codeOf(other));
  });

  it("of a cached page is the current request's, and never in the copy", async () => {
    world.moveTo("bandung");
    const first = await world.fetch("/about");
    await world.settled();
    const second = await world.fetch("/about");
    world.moveTo(null);
    expect(await second.text()).toBe(await first.text());
    expect(readCode(codeOf(second))).not.toBeNull();
    expect(codeOf(second)).not.toBe(codeOf(first));
  });

  it.each([
    ["/tidak-ada", 404],
    ["/%E0%A4%A", 404],
    ["/gig/0f7c4e2a-9d55-4b61-8a43-2f1e0c9b7d68", 404],
    ["/payment/0f7c4e2a-9d55-4b61-8a43-2f1e0c9b7d68", 404],
    ["/dashboard/orders/0f7c4e2a-9d55-4b61-8a43-2f1e0c9b7d68", 404],
    ["/messages/0f7c4e2a-9d55-4b61-8a43-2f1e0c9b7d68", 404],
  ])("is on the page of %s", async (path, status) => {
    const answer = await world.fetch(path, { as: home.budi });
    expect(answer.status).toBe(status);
    expect(pageText(await answer.text())).toContain(`Kode ${codeOf(answer)}`);
  });

  it("is on no page without an error", async () => {
    const answer = await world.fetch("/dashboard/orders", { as: home.budi });
    expect(pageText(await answer.text())).not.toContain(codeOf(answer));
  });
});

describe("an order's page that fails", () => {
  it("shows the code of its log line, which contains no personal data", async () => {
    const { answer, text, lines } = await failingOrder();
    expect(answer.status).toBe(500);
    expect(pageText(text)).toContain(`Kode ${codeOf(answer)}`);
    expect(pageText(text)).toContain("Pesanan ini gagal dimuat.");
    expect(text).toContain('href="/dashboard/orders"');
    expect(lines).toMatchObject([
      {
        level: "error",
        event: "route_failed",
        request: readCode(codeOf(answer)),
        method: "GET",
        route: "routes/dashboard.orders.$id",
        error: { said: LASTING },
      },
    ]);
    expect(lines[0]?.ms).toBeTypeOf("number");
  });

  it("sends the code to a page that was already open, too", async () => {
    const { answer, text } = await failingOrder(`/dashboard/orders/${orderId}.data`);
    expect(text).toContain(codeOf(answer));
  });

  it("is found by operators under its code, with its order, as the reader reports it", async () => {
    const { answer } = await failingOrder();
    const told = `kode ${codeOf(answer).toLowerCase()}`;
    const page = await world.fetch(`/operator/orders?q=${encodeURIComponent(told)}`, { as: ayu });
    const html = await page.text();
    expect(pageText(html)).toContain("Halaman gagal dibuat");
    expect(pageText(html)).toContain("routes/dashboard.orders.$id");
    expect(html).toContain(`href="/operator/orders/${orderId}"`);
  });

  it("is not found under another code, and operators see possible reasons", async () => {
    const page = await world.fetch("/operator/orders?q=ZZZZ-2222", { as: ayu });
    expect(pageText(await page.text())).toContain("Kode ZZZZ-2222 tidak tercatat");
  });
});

describe("stored errors", () => {
  const fault = { requestId: "ZZZZ3333", event: "route_failed", route: "routes/gig.$id", orderId: null };

  it("contain no order for an unknown id, and are deleted after a time", async () => {
    const { db } = world.context();
    await storeFault(db, { ...fault, orderId: crypto.randomUUID(), now: 1_000 });
    expect(await listFaultsByCode(db, "ZZZZ3333")).toMatchObject([{ orderId: null, title: null }]);
    await removeOldFaults(db, 1_001, 500);
    expect(await listFaultsByCode(db, "ZZZZ3333")).toEqual([]);
  });

  it("are limited per hour for all kinds of requests together", async () => {
    const { db } = world.context();
    const now = 100 * HOUR;
    const id = (at: number) => `${String(at).padStart(8, "0")}-0000-4000-8000-000000000000`;
    const rows = Array.from(
      { length: FAULTS_AN_HOUR },
      (_, at) => `('${id(at)}', 'ZZZZ4444', 'route_failed', 'root', ${now - HOUR / 2})`,
    );
    await world.bindings.DB.prepare(
      `insert into faults (id, request_id, event, route, created_at) values ${rows.join(", ")}`,
    ).run();
    await storeFault(db, { ...fault, now });
    expect(await listFaultsByCode(db, "ZZZZ3333")).toEqual([]);
    await storeFault(db, { ...fault, now: now + HOUR });
    expect(await listFaultsByCode(db, "ZZZZ3333")).toHaveLength(1);
  });
});

it("the check for personal data in log lines works", () => {
  for (const said of [home.budi.name, home.budi.email, home.budi.cookie, "0812 3456 7890", "Budi"])
    expect(tells(JSON.stringify({ level: "error", event: "route_failed", said }))).toBe(true);
  expect(tells(JSON.stringify({ level: "error", order: orderId, route: "routes/profile_.edit" }))).toBe(false);
});
