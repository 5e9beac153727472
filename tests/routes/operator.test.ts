import { readdirSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "~/db/schema/orders";
import { outbox } from "~/db/schema/users";
import { as, type Household, household } from "../support/household";
import { operator } from "../support/operating";
import { words } from "../support/reading";
import { type Person, startWorld, type World } from "../support/world";

let world: World;
let home: Household;
let ayu: Person;
beforeAll(async () => {
  world = await startWorld();
  home = await household(world);
  ayu = await operator(world);
});
afterAll(() => world.stop());

const UNKNOWN = "3f0c5a52-0000-4000-8000-00000000dead";

/** An address of every route file of operators, so that a new one is asked too. */
const ROUTES = readdirSync(new URL("../../app/routes", import.meta.url))
  .map((file) => file.replace(/\.tsx?$/, ""))
  .filter((file) => /^operator(\.|$)/.test(file))
  .map((file) => {
    const parts = file.split(".").filter((part) => part !== "_index");
    const path = parts.map((part) => part.replace(/_$/, "").replace(/^\$.*/, UNKNOWN)).join("/");
    return { file, path: `/${path}` };
  });

describe.each(ROUTES)("$file", ({ file, path }) => {
  const data = [`${path}.data`, `${path}.data?_routes=${encodeURIComponent(`routes/${file}`)}`];
  // Files and pictures have no data beside their bytes.
  const ways = /\.(files|pictures)\./.test(file) ? [path] : [path, ...data];

  it("does not exist for whoever is no operator", async () => {
    for (const way of ways) {
      for (const who of ["rina", "budi", "sari"] as const) {
        const response = await world.fetch(way, as(home, who));
        expect(response.status, way).toBe(404);
        expect(await response.text(), way).not.toContain("Ringkasan operator");
        const sent = await world.fetch(way, { ...as(home, who), form: { reason: "Karena saya mau." } });
        expect([404, 405], way).toContain(sent.status);
      }
    }
  });

  it("leads a visitor to the login page", async () => {
    for (const way of ways) {
      const response = await world.fetch(way);
      const body = await response.text();
      // The frame alone has nothing to lead back to.
      if (way.endsWith("routes%2Foperator")) {
        expect(response.status).toBe(404);
        continue;
      }
      expect(response.headers.get("Location") ?? body, way).toContain("/login?redirectTo=");
    }
  });
});

it("is gone on the next request of somebody who is an operator no longer", async () => {
  const bagas = await operator(world, "Bagas Wicaksono");
  expect((await world.fetch("/operator", { as: bagas })).status).toBe(200);
  await world.bindings.DB.prepare("update users set operator_since = null where id = ?").bind(bagas.id).run();
  expect((await world.fetch("/operator", { as: bagas })).status).toBe(404);
});

describe("the summary", () => {
  const summary = async () => words(await (await world.fetch("/operator", { as: ayu })).text());

  it("says that nothing waits while nothing does", async () => {
    expect(await summary()).toContain("Tidak ada yang menunggu Anda saat ini.");
    expect(await summary()).toContain("Belum ada tindakan operator");
  });

  it("counts what waits", async () => {
    const { db, now } = world.context();
    await db
      .update(orders)
      .set({ status: "in_progress", phase: "disputed", paymentStatus: "held" })
      .where(eq(orders.id, home.unpaid));
    await db.insert(outbox).values({
      id: crypto.randomUUID(),
      recipient: home.budi.email,
      subject: "Kabar",
      body: "Isi",
      createdAt: now,
      attempts: 3,
      nextAttemptAt: now,
      lastError: "kotak surat penuh",
    });
    const text = await summary();
    expect(text).not.toContain("Tidak ada yang menunggu Anda");
    expect(text).toMatch(/Sengketa untuk diputuskan .*? 1 /);
    expect(text).toMatch(/Email yang gagal terkirim .*? 1 /);
  });

  it("is in the menu of operators alone", async () => {
    const html = await (await world.fetch("/operator", { as: ayu })).text();
    expect(html).toContain('<a href="/operator" aria-current="page">Operator</a>');
    const budis = await (await world.fetch("/dashboard/orders", { as: home.budi })).text();
    expect(budis).not.toContain("/operator");
  });
});
