import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { propose } from "../../support/flows/proposing";
import { hush } from "../../support/logs";
import { names, parts } from "../../support/pages/page-parts";
import { toastOf } from "../../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});

const send = (kind: "services" | "wanted", id: string, status: string, as = sari) =>
  world.fetch(`/dashboard/${kind}/${id}/status`, { as, form: { status } });
const statusOf = (id: string) =>
  world.bindings.DB.prepare("select status from services where id = ?").bind(id).first("status");
const page = async (path: string, as: TestPerson) => (await world.fetch(path, { as })).text();

it("an offer can be deactivated and reactivated in its row's menu", async () => {
  const id = await world.listing(sari, { title: "Logo untuk kedai" });
  expect(names(await page("/dashboard/services", sari), "button")).toContain("Nonaktifkan Logo untuk kedai");
  const off = await send("services", id, "inactive");
  expect(off.headers.get("Location")).toBe("/dashboard/services");
  expect(await toastOf(world, off, sari)).toContain("Jasa dinonaktifkan");
  expect((await world.fetch(`/gig/${id}`, { as: budi })).status).toBe(404);
  const html = await page("/dashboard/services", sari);
  expect(names(html, "cell")).toContain("Tidak Aktif");
  expect(names(html, "button")).toContain("Aktifkan Logo untuk kedai");
  expect(await toastOf(world, await send("services", id, "active"), sari)).toContain("Jasa diaktifkan");
  expect((await world.fetch(`/gig/${id}`, { as: budi })).status).toBe(200);
});

it("a wanted listing can be closed, which notifies senders once, and reopened", async () => {
  const id = await world.listing(budi, { kind: "wanted", title: "Cat ulang teras" });
  await propose(world, sari, id);
  for (let sent = 0; sent < 2; sent += 1)
    expect(await toastOf(world, await send("wanted", id, "inactive", budi), budi)).toContain("Permintaan jasa ditutup");
  const told = parts(await page("/notifications", sari), "button").filter(({ text }) =>
    text.includes("Cat ulang teras"),
  );
  expect(told).toHaveLength(1);
  expect(names(await page("/dashboard/wanted", budi), "button")).toContain("Buka lagi Cat ulang teras");
  await send("wanted", id, "active", budi);
  expect(await statusOf(id)).toBe("active");
});

it("a listing hidden by an operator stays hidden", async () => {
  const id = await world.listing(sari, { title: "Logo tersembunyi", status: "inactive" });
  await world.bindings.DB.prepare("update services set hidden_at = 1 where id = ?").bind(id).run();
  expect(names(await page("/dashboard/services", sari), "button")).not.toContain("Aktifkan Logo tersembunyi");
  const answer = await send("services", id, "active");
  expect(await toastOf(world, answer, sari)).toContain("JasaWarga menyembunyikannya");
  expect(await statusOf(id)).toBe("inactive");
});

it("other values, the other kind and other people's listings are refused", async () => {
  const id = await world.listing(sari);
  expect((await send("services", id, "deleted")).status).toBe(400);
  expect((await send("wanted", id, "inactive")).status).toBe(404);
  expect((await send("services", id, "inactive", budi)).status).toBe(404);
  expect((await world.fetch(`/dashboard/services/${id}/status`, { as: sari })).headers.get("Location")).toBe(
    "/dashboard/services",
  );
  expect(await statusOf(id)).toBe("active");
});

it("a change that fails shows an error and keeps the listing", async () => {
  const id = await world.listing(sari);
  const db = world.bindings.DB;
  await db.exec("create trigger down before update on services begin select raise(abort, 'disk full'); end");
  const log = hush();
  const answer = await send("services", id, "inactive");
  await db.exec("drop trigger down");
  log.end();
  expect(await toastOf(world, answer, sari)).toContain("Gagal mengubah status");
  expect(await statusOf(id)).toBe("active");
});
