import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countAttempt } from "~/database/attempt-counters.server";
import { FAVOURITE_CHANGES_AN_HOUR, MAX_FAVOURITES } from "~/listings/listing";
import { manyListings } from "../../support/database/many-listings";
import { cookiesOf, knowPassword, PASSWORD } from "../../support/flows/account";
import { names, parts } from "../../support/pages/page-parts";
import { pageText } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let offer: string;
beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
});
beforeEach(async () => {
  budi = await world.person("Budi Santoso");
  offer = await world.listing(sari, { title: "Logo untuk kedai kopi" });
});
afterAll(() => world.stop());

const press = (form: Record<string, string> = {}, as: TestPerson = budi, id = offer) =>
  world.fetch(`/gig/${id}/favourite`, { as, form });
const keptBy = async ({ id }: TestPerson) =>
  (
    await world.bindings.DB.prepare("select service_id as id from favourites where user_id = ?")
      .bind(id)
      .all<{ id: string }>()
  ).results.map((row) => row.id);
async function followed(response: Response, as: TestPerson = budi) {
  expect(response.status).toBe(303);
  const to = response.headers.get("Location") ?? "";
  const html = await (await world.fetch(to, { cookie: `${as.cookie}; ${cookiesOf(response)}` })).text();
  return { to, html, text: pageText(html) };
}

describe("saving an offer", () => {
  beforeAll(() => manyListings(world.bindings.DB, sari, MAX_FAVOURITES * 2));

  it("returns to it with a message, and offers to remove it again", async () => {
    const kept = await followed(await press());
    expect(kept.to).toBe(`/gig/${offer}`);
    expect(kept.text).toContain("Jasa disimpan");
    expect(parts(kept.html, "button", /^Tersimpan.*hapus dari simpanan$/).length).toBeGreaterThan(0);
    expect(await keptBy(budi)).toEqual([offer]);
    await press();
    expect(await keptBy(budi)).toEqual([offer]);
    const removed = await followed(await press({ keep: "no" }));
    expect(removed.text).toContain("Dihapus dari simpanan");
    expect(names(removed.html, "button")).toContain("Simpan");
    expect(await keptBy(budi)).toEqual([]);
  });

  it("is refused for the person's own, closed and unknown listings, and for wanted listings", async () => {
    expect((await followed(await press({}, sari), sari)).text).toContain("Ini jasa Anda sendiri");
    const own = await (await world.fetch(`/gig/${offer}`, { as: sari })).text();
    expect(names(own, "button")).not.toContain("Simpan");
    const closed = await world.listing(sari, { status: "inactive" });
    const wanted = await world.listing(sari, { kind: "wanted" });
    for (const id of [closed, wanted, crypto.randomUUID()])
      expect((await press({}, budi, id)).headers.get("Location")).toBe(`/gig/${id}`);
    expect((await press({}, budi, "tidak-ada")).status).toBe(404);
    expect([await keptBy(budi), await keptBy(sari)]).toEqual([[], []]);
  });

  it("is limited in number, and in changes per hour", async () => {
    await world.bindings.DB.prepare(
      `insert into favourites (user_id, service_id, created_at)
       select ?1, id, seq from services where id <> ?2 limit ${MAX_FAVOURITES}`,
    )
      .bind(budi.id, offer)
      .run();
    expect((await followed(await press())).text).toContain(`sudah berisi ${MAX_FAVOURITES} jasa`);
    const { db, now } = world.context();
    await countAttempt(db, `favourite:${budi.id}`, 1_000, now, FAVOURITE_CHANGES_AN_HOUR);
    expect((await followed(await press({ keep: "no" }))).text).toContain("Coba lagi nanti");
  });

  it("adds no cost to home when all saved offers have ended", async () => {
    const { DB } = world.bindings;
    const shown = databaseCost(await world.fetch("/", { as: budi })).rows;
    await DB.prepare(
      `insert into favourites (user_id, service_id, created_at)
       select ?1, id, seq from services where type = 'offer' order by seq desc limit ${MAX_FAVOURITES}`,
    )
      .bind(budi.id)
      .run();
    await DB.prepare(
      `update services set status = 'inactive' where id in (select service_id from favourites where user_id = ?)`,
    )
      .bind(budi.id)
      .run();
    expect(databaseCost(await world.fetch("/", { as: budi })).rows).toBeLessThan(shown + 40);
  });

  it("hides an offer that an operator hid, in the page's data too", async () => {
    const cover = { coverUrl: "/media/sampul", sellerPicture: "/media/potret" };
    const id = await world.listing(sari, { title: "Judul yang disembunyikan", ...cover });
    await press({}, budi, id);
    await world.bindings.DB.prepare("update services set status = 'inactive', hidden_at = 1 where id = ?")
      .bind(id)
      .run();
    const data = await (await world.fetch("/saved.data", { as: budi })).text();
    expect(data).toContain("Jasa yang tidak ditampilkan lagi");
    expect(data).not.toMatch(/Judul yang|sampul|potret|Sari Wulandari/);
  });

  it("redirects only within the app", async () => {
    for (const redirectTo of ["https://jahat.example/", "//jahat.example", "/.//jahat.example"])
      expect((await press({ redirectTo })).headers.get("Location")).not.toMatch(/^(https?:)?\/\//);
    expect((await press({ redirectTo: "/saved" })).headers.get("Location")).toBe("/saved");
  });
});

describe("while logged out", () => {
  it("every visitor gets the same page, with the button", async () => {
    const page = await world.fetch(`/gig/${offer}`);
    const html = await page.text();
    expect(names(html, "button")).toContain("Simpan");
    expect(page.headers.get("Set-Cookie")).toBeNull();
    const [share] = parts(html, "link", /^Bagikan/);
    const text = `Logo untuk kedai kopi di JasaWarga: http://localhost:8787/gig/${offer}`;
    expect(share?.href).toBe(`https://wa.me/?text=${encodeURIComponent(text)}`);
  });

  it("the button asks for a login and then saves", async () => {
    await knowPassword(world, budi);
    const asked = await world.fetch(`/gig/${offer}/favourite`, { form: {} });
    const login = asked.headers.get("Location") ?? "";
    expect(login).toBe(`/login?redirectTo=${encodeURIComponent(`/gig/${offer}/favourite`)}`);
    const pressed = cookiesOf(asked);
    expect(pageText(await (await world.fetch(login, { cookie: pressed })).text())).toContain(
      "Anda harus login untuk menyimpan",
    );
    const entered = await world.fetch(login, {
      cookie: pressed,
      form: { email: budi.email, password: PASSWORD },
    });
    expect(entered.headers.get("Location")).toBe(`/gig/${offer}/favourite`);
    const done = await world.fetch(`/gig/${offer}/favourite`, {
      cookie: `${pressed}; ${cookiesOf(entered)}`,
    });
    expect((await followed(done)).text).toContain("Jasa disimpan");
    expect(await keptBy(budi)).toEqual([offer]);
  });

  it("a removal before the login does not save", async () => {
    const asked = await press({ keep: "no", redirectTo: "/saved" }, { ...budi, cookie: "" });
    expect(asked.headers.get("Location")).toMatch(/^\/login\?/);
    await world.fetch(`/gig/${offer}/favourite`, { cookie: `${budi.cookie}; ${cookiesOf(asked)}` });
    expect(await keptBy(budi)).toEqual([]);
  });

  it("a link alone does not save", async () => {
    const led = await world.fetch(`/gig/${offer}/favourite`, { as: budi });
    expect([led.status, led.headers.get("Location")]).toEqual([303, `/gig/${offer}`]);
    const other = cookiesOf(await world.fetch(`/gig/${await world.listing(sari)}/favourite`, { form: {} }));
    await world.fetch(`/gig/${offer}/favourite`, { cookie: `${budi.cookie}; ${other}` });
    expect(await keptBy(budi)).toEqual([]);
  });
});
