import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { order } from "../../support/flows/buying";
import { hush } from "../../support/logs";
import { names, part } from "../../support/pages/page-parts";
import { toastOf } from "../../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let offer: string;
let wanted: string;
beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

beforeEach(async () => {
  offer = await world.listing(sari);
  wanted = await world.listing(sari, { kind: "wanted", title: "Cat ulang dua kamar tidur" });
});

const kinds = [
  [
    "an offer",
    () => offer,
    "services",
    "Apakah Anda yakin ingin menghapus jasa ini?",
    "Jasa berhasil dihapus",
    "/gig/",
  ],
  [
    "a request",
    () => wanted,
    "wanted",
    "Apakah Anda yakin ingin menghapus permintaan jasa ini?",
    "Permintaan jasa berhasil dihapus",
    "/wanted/",
  ],
] as const;
const deletedAt = (id: string) =>
  world.bindings.DB.prepare("select deleted_at from services where id = ?").bind(id).first("deleted_at");

describe.each(kinds)("deleting %s", (_what, which, kind, question, done, place) => {
  const list = `/dashboard/${kind}`;
  const path = () => `${list}/${which()}/deletion`;

  it("is confirmed on its own page, which changes nothing", async () => {
    const asks = await world.fetch(path(), { as: sari });
    expect(asks.status).toBe(200);
    const html = await asks.text();
    expect(html).toContain(question);
    expect(names(part(html, "main").html, "button")).toEqual(["Logout", expect.stringMatching(/^Hapus /)]);
    expect(await deletedAt(which())).toBeNull();
  });

  it("removes it from every list, page and search", async () => {
    const answer = await world.fetch(path(), { as: sari, form: {} });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(list);
    const html = await toastOf(world, answer, sari);
    expect(html).toContain(done);
    expect(html).not.toContain(which());
    for (const as of [sari, budi]) expect((await world.fetch(`${place}${which()}`, { as })).status).toBe(404);
    const found = await world.bindings.DB.prepare(
      "select count(*) as n from services_search f join services s on s.seq = f.rowid where s.id = ?",
    )
      .bind(which())
      .first("n");
    expect(found).toBe(0);
  });

  it("twice has the same result as once", async () => {
    const answers = [
      await world.fetch(path(), { as: sari, form: {} }),
      await world.fetch(path(), { as: sari, form: {} }),
    ];
    for (const answer of answers) expect(await toastOf(world, answer, sari)).toContain(done);
    expect((await world.fetch(path(), { as: sari })).status).toBe(404);
  });

  it("is refused to strangers and visitors, as a page or as data", async () => {
    const form = {};
    for (const address of [path(), `${path()}.data`]) {
      expect((await world.fetch(address, { as: budi })).status).toBe(404);
      expect((await world.fetch(address, { as: budi, form })).status).toBe(404);
    }
    const visitor = await world.fetch(path(), { form });
    expect(visitor.status).toBe(303);
    expect(visitor.headers.get("Location")).toContain("/login");
    expect((await world.fetch(`${path()}.data`, { form })).status).toBe(202);
    const other = kind === "wanted" ? "services" : "wanted";
    const crossed = await world.fetch(`/dashboard/${other}/${which()}/deletion`, { as: sari, form });
    expect(crossed.status).toBe(404);
    expect(await deletedAt(which())).toBeNull();
  });

  it("shows an error if it fails, and keeps the listing", async () => {
    const db = world.bindings.DB;
    await db.exec("create trigger down before update on services begin select raise(abort, 'disk full'); end");
    const log = hush();
    const answer = await world.fetch(path(), { as: sari, form: {} });
    await db.exec("drop trigger down");
    log.end();
    expect(answer.headers.get("Location")).toBe(list);
    expect(await toastOf(world, answer, sari)).toContain("Gagal menghapus jasa");
    expect(await deletedAt(which())).toBeNull();
  });
});

it("deleting an offer leaves its orders, for buyer and seller alike", async () => {
  const id = await order(world, budi, offer);
  await world.fetch(`/dashboard/services/${offer}/deletion`, { as: sari, form: {} });
  for (const as of [budi, sari]) {
    const page = await world.fetch(`/dashboard/orders/${id}`, { as });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Desain logo dan identitas merek untuk UMKM");
  }
  expect((await world.fetch(`/payment/${id}`, { as: budi })).status).toBe(200);
  const more = await world.fetch(`/order/${offer}`, { as: budi });
  expect(more.status).not.toBe(200);
});
