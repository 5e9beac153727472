import { afterAll, beforeAll, expect, it } from "vitest";
import { orders } from "~/database/schema/orders";
import { asD1 } from "../../support/database/as-d1";
import { followed } from "../../support/flows/account";
import { review } from "../../support/flows/reviewing";
import { names, part, parts } from "../../support/pages/page-parts";
import { hrefs, nextPage, pageText } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

async function open(path: string, as: TestPerson) {
  const response = await world.fetch(path, { as });
  return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
}

function statistics(html: string): Record<string, string>[] {
  const cards = ["Services Provided", "Services Wanted"].map((name) => part(html, "region", name));
  return cards.map((card) => {
    const values = parts(card.html, "definition").map(({ text }) => text);
    return Object.fromEntries(names(card.html, "term").map((label, index) => [label, values[index] ?? ""]));
  });
}

it("redirects a visitor to the login page with the catalogue's message", async () => {
  for (const path of ["/profile", "/profile?tab=services", "/profile/edit"]) {
    const response = await world.fetch(path);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    expect(await followed(world, response)).toContain("Anda harus login terlebih dahulu");
  }
});

it("shows a new member what to fill in, and says when the figures appear", async () => {
  const { html } = await open("/profile", await world.person("Nia Baru"));
  const [provided, wanted] = statistics(html);
  expect(provided).toEqual({ "Total Services": "0", Completed: "0", Pending: "0" });
  expect(wanted).toEqual({ "Total Requests": "0", Pending: "0" });
  const text = pageText(html);
  expect(text).toContain("Success Rate, On-time Rate, Average Rating : muncul setelah pesanan pertama selesai");
  expect(text).not.toContain("–");
  const missing = part(html, "region", "Lengkapi profil: 1 dari 5");
  expect(hrefs(missing.html)).toEqual([
    "/profile/edit#profil-picture",
    "/profile/edit#profil-bio",
    "/profile/edit#profil-skills",
    "/profile/edit#profil-phone",
    "/dashboard/services/create",
  ]);
});

it("computes both cards from orders, listings and reviews", async () => {
  const listingId = await world.listing(sari);
  await world.listing(sari, { status: "inactive" });
  await world.listing(sari, { deletedAt: 1 });
  await world.listing(budi, { kind: "wanted" });
  await world.listing(budi, { kind: "wanted", status: "inactive" });
  for (const rating of [5, 4, 4])
    await review(world, { buyer: budi, seller: sari, listingId }, { rating, comment: "Baik." });
  const { db } = world.context();
  const [done] = await db.select().from(orders).limit(1);
  if (!done) throw new Error("no order");
  const another = () => ({ ...done, id: crypto.randomUUID(), formId: crypto.randomUUID() });
  // Two rows in one statement would have more than the 100 parameters that D1 allows.
  for (const change of [
    { status: "cancelled", startedAt: 1 },
    { status: "in_progress", phase: "working" },
    // A divided order counts as neither completed nor cancelled.
    { paymentStatus: "split", buyerShare: 40 },
    { status: "cancelled" },
  ] as const)
    await db.insert(orders).values({ ...another(), ...change });
  // Counters of the person, which directly inserted rows do not update.
  await world.bindings.DB.prepare(
    "update users set completed_count = 3, on_time_count = 2, rating_sum = 13, rating_count = 3 where id = ?",
  )
    .bind(sari.id)
    .run();

  const [provided] = statistics((await open("/profile", sari)).html);
  expect(provided).toEqual({
    "Success Rate": "75%",
    "On-time Rate": "67%",
    "Average Rating": "4,3 / 5",
    "Total Services": "2",
    Completed: "3",
    Pending: "1",
  });
  const page = await open("/profile", budi);
  expect(statistics(page.html)[1]).toEqual({
    "Success Rate": "75%",
    "Total Requests": "2",
    Pending: "1",
  });
  expect(databaseCost(page.response).trips).toBe(2);
});

it("shows the totals without counting rows", async () => {
  const ani = await world.person("Ani Ramai");
  await world.bindings.DB.prepare(
    `insert into services (id, user_id, type, title, description, category, price, location, seller_name, form_id, created_at, updated_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
     select printf('00000000-0000-4000-a000-%012d', i), ?1, 'offer', 'Jasa ramai ' || i,
       'Keterangan yang cukup panjang.', 'Lainnya', 50000, 'Depok', 'Ani', 'a' || i, i, i from n`,
  )
    .bind(ani.id)
    .run();
  const { response, html } = await open("/profile", ani);
  expect(statistics(html)[0]?.["Total Services"]).toBe("1.500");
  expect(databaseCost(response).rows).toBeLessThan(50);
});

it("shows the card with the contacts, and a website without its protocol in a new tab", async () => {
  await world.bindings.DB.prepare(
    `update users set bio = 'Desainer lepas.', contact_email = 'halo@sari.example', phone = '0812-3456-7890',
     website = 'https://sari.example/', skills = '["Desain logo"]' where id = ?`,
  )
    .bind(sari.id)
    .run();
  const { html } = await open("/profile", sari);
  for (const text of ["Desainer lepas.", "halo@sari.example", "0812-3456-7890", "Desain logo", "Edit Profile"])
    expect(html).toContain(text);
  expect(part(html, "link", "sari.example (tab baru)").href).toBe("https://sari.example/");
  expect(hrefs(html)).toContain(`/u/${sari.id}`);
});

it("lists the person's services in the second tab, or says that there are none", async () => {
  const { html } = await open("/profile?tab=services", sari);
  for (const text of ["Your Services", "Add New Service", "Active", "Inactive", "350.000", "Desain Grafis"])
    expect(html).toContain(text);
  expect(html).not.toContain("Success Rate");
  const empty = (await open("/profile?tab=services", budi)).html;
  expect(empty).toContain("Anda belum memiliki jasa yang ditawarkan");
  expect(part(empty, "link", "Tambah Jasa Baru").href).toBe("/dashboard/services/create");
});

it("pages through many services by key", async () => {
  const eka = await world.person("Eka Putri");
  for (let n = 1; n <= 21; n += 1) await world.listing(eka, { title: `Jasa ke-${n}.`, createdAt: n });
  const first = await open("/profile?tab=services", eka);
  expect(first.html).toContain("Jasa ke-21.");
  expect(first.html).not.toContain("Jasa ke-1.");
  const second = await open(nextPage(first.html) ?? "", eka);
  expect(second.html).toContain("Jasa ke-1.");
  expect(second.html).not.toContain("Jasa ke-2.");
});

it("shows an error message if the profile cannot be loaded", async () => {
  const { DB } = world.bindings;
  const batch = () => Promise.reject(new Error("down"));
  world.bindings.DB = asD1({ prepare: DB.prepare.bind(DB), batch });
  const { response, html } = await open("/profile", sari).finally(() => {
    world.bindings.DB = DB;
  });
  expect(response.status).toBe(503);
  expect(html).toContain("Terjadi kesalahan saat memuat profil");
});
