import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "~/platform/dates";
import { sweepPictures } from "~/platform/picture-jobs.server";
import { knowPassword } from "../../support/flows/account";
import { closeAccount } from "../../support/flows/my-data";
import { newOperator } from "../../support/flows/operators";
import { act, hideReview, newestReport, report } from "../../support/flows/reporting";
import { completedOrder } from "../../support/flows/reviewing";
import { part } from "../../support/pages/page-parts";
import { databaseCost } from "../../support/pages/page-weight";
import { webp } from "../../support/pages/pictures";
import { startWorld, type TestPerson, type World } from "../../support/world";

const COMMENT = "Rapi, cepat, dan sesuai dengan yang dijanjikan.";

let world: World;
let ayu: TestPerson;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;
let order: string;

beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world);
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
  order = await completedOrder(world, { buyer: budi, seller: sari, listingId: listing });
});
afterAll(() => world.stop());

const photo = (n: number) => new File([webp()], `hasil-${n}.webp`, { type: "image/webp" });

function send(as: TestPerson, files: File[], changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ rating: "5", comment: COMMENT, ...changes })) form.set(name, value);
  for (const file of files) form.append("files", file);
  return world.fetch(`/dashboard/orders/${order}/review`, { as, form });
}

const pictures = async () =>
  (
    await world.bindings.DB.prepare("select key, review_id, status from review_pictures where author_id = ?")
      .bind(budi.id)
      .all<{ key: string; review_id: string; status: string }>()
  ).results;

async function published(count: number) {
  expect(
    (
      await send(
        budi,
        Array.from({ length: count }, (_, n) => photo(n)),
      )
    ).status,
  ).toBe(303);
  expect((await send(sari, [], { comment: "Pembeli yang jelas dan ramah." })).status).toBe(303);
  const rows = await pictures();
  return { keys: rows.map(({ key }) => key), reviewId: rows[0]?.review_id ?? "" };
}

const media = (key: string, as?: TestPerson) => world.fetch(`/media/${key}/320.webp`, as ? { as } : {});

describe("photos of a review", () => {
  it("are private until the review is published, and then on gig, reviews and profile with alternative text", async () => {
    await send(budi, [photo(1), photo(2)]);
    const [first] = await pictures();
    expect((await media(first?.key ?? "")).status).toBe(404);
    expect((await media(first?.key ?? "", sari)).status).toBe(404);
    expect((await media(first?.key ?? "", budi)).status).toBe(200);
    await send(sari, [], { comment: "Pembeli yang jelas dan ramah." });
    expect((await media(first?.key ?? "")).status).toBe(200);
    await world.bindings.DB.prepare("update services set rating_count = 1 where id = ?").bind(listing).run();
    for (const path of [`/gig/${listing}`, `/gig/${listing}/reviews`, `/u/${sari.id}`]) {
      const answer = await world.fetch(path);
      expect(databaseCost(answer).trips).toBe(1);
      const html = await answer.text();
      expect(html, path).toContain(`src="/media/${first?.key}/320.webp"`);
      expect(html, path).toContain('alt="Foto 2 dari ulasan Budi Santoso"');
    }
    const saved = await world.fetch(`/gig/${listing}`, { headers: { "Save-Data": "on" } });
    expect(await saved.text()).not.toContain(`/media/${first?.key}`);
  });

  it("are at most three pictures, and a refusal keeps what was typed", async () => {
    const many = await send(budi, [1, 2, 3, 4].map(photo));
    const page = await many.text();
    expect([many.status, page.includes(COMMENT)]).toEqual([400, true]);
    const text = await send(budi, [new File(["halo"], "catatan.txt", { type: "text/plain" })]);
    expect([text.status, (await text.text()).includes("catatan.txt")]).toEqual([400, true]);
    expect(await pictures()).toEqual([]);
    const short = await send(budi, [photo(1)], { comment: "Bagus" });
    expect([short.status, (await short.text()).includes("hasil-1.webp")]).toEqual([400, true]);
  });

  it("of a stranger are not stored", async () => {
    const rina = await world.person("Rina Kartika");
    expect((await send(rina, [photo(1)])).status).toBe(404);
    const { results } = await world.bindings.DB.prepare("select 1 from review_pictures where author_id = ?")
      .bind(rina.id)
      .all();
    expect(results).toEqual([]);
  });

  it("disappear with a hidden review, and one is removed by an operator whom a report led there", async () => {
    const { keys, reviewId } = await published(2);
    const [first = "", second = ""] = keys;
    const rina = await world.person("Rina Kartika");
    await report(world, rina, { subject: "review", id: reviewId });
    const page = await (await world.fetch(`/operator/reports/${await newestReport(world)}`, { as: ayu })).text();
    const href = part(page, "link", "Hapus foto 1").href ?? "";
    expect(href).toContain(first);
    expect((await world.fetch(href, { as: rina, form: { reason: "Bukan foto pekerjaan." } })).status).toBe(404);
    expect((await world.fetch(href, { as: ayu, form: { reason: "Bukan foto pekerjaan." } })).status).toBe(303);
    await world.settled();
    expect((await media(first)).status).toBe(404);
    expect((await media(second)).status).toBe(200);
    expect((await world.fetch(href, { as: ayu, form: { reason: "Bukan foto pekerjaan." } })).status).not.toBe(303);
    const told = await (await world.fetch("/notifications", { as: budi })).text();
    expect(told).toContain("Satu foto dalam ulasan Anda dihapus");
    await act(world, ayu, hideReview(reviewId));
    expect((await media(second)).status).toBe(404);
    expect((await media(second, budi)).status).toBe(200);
  });

  it("are deleted with the account, also from storage", async () => {
    const { keys } = await published(1);
    await knowPassword(world, budi);
    expect((await closeAccount(world, budi)).status).toBe(303);
    expect(await pictures()).toEqual([]);
    const { db, pictures: store, shareImages, now } = world.context();
    // Each run begins at another key.
    for (let run = 0; run < 12; run += 1)
      await sweepPictures({ db, pictures: store, shareImages, now: now + DAY + run * 300_000 });
    expect(await world.context().pictures.head(keys[0] ?? "", 320)).toBeNull();
  });
});
