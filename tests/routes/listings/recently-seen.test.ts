import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MAX_SEEN, SEEN_RETENTION } from "~/listings/listing";
import { DAY } from "~/platform/dates";
import { runScheduledWork } from "~/scheduled-work.server";
import { parts } from "../../support/pages/page-parts";
import { linksNamed, pageText } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
import { toastOf } from "../../support/pages/toast";
import { OWN_INDEX, startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
});
beforeEach(async () => {
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

async function viewOffer(id: string, as?: TestPerson) {
  const answer = await world.fetch(`/gig/${id}`, as ? { as } : {});
  await world.settled();
  return answer;
}
const home = async (as = budi) => (await world.fetch("/", { as })).text();
function shownUnder(html: string, title: string): string[] {
  const [section] = parts(html, "region", title);
  return section ? parts(section.html, "link", /^Jasa /).map(({ text }) => text.split(" Rp")[0] ?? "") : [];
}
const seenBy = ({ id }: TestPerson) =>
  world.bindings.DB.prepare("select count(*) from seen_listings where user_id = ?").bind(id).first("count(*)");

describe("recently viewed offers", () => {
  it("are on home, newest first, at most six, each once", async () => {
    const ids: string[] = [];
    for (let n = 1; n <= 8; n += 1) ids.push(await world.listing(sari, { title: `Jasa nomor ${n}` }));
    for (const id of ids) await viewOffer(id, budi);
    await viewOffer(ids[7] ?? "", budi);
    expect(shownUnder(await home(), "Baru Anda lihat")).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Jasa nomor ${n}`));
    expect(await seenBy(budi)).toBe(8);
  });

  it("add no cost to home when all of them and the saved ones have ended", async () => {
    const rina = await world.person("Rina Kartika");
    const ids: string[] = [];
    for (let n = 0; n < MAX_SEEN; n += 1) ids.push(await world.listing(sari, { title: `Jasa lama ${n}` }));
    for (const id of ids) {
      await viewOffer(id, rina);
      await world.fetch(`/gig/${id}/favourite`, { as: rina, form: { keep: "yes" } });
    }
    const { DB } = world.bindings;
    await DB.prepare("update services set status = 'inactive' where title like 'Jasa lama %'").run();
    const page = await world.fetch("/", { as: rina });
    expect(pageText(await page.clone().text())).not.toContain("Baru Anda lihat");
    expect(databaseCost(page).rows).toBeLessThanOrEqual(60);
  });

  it("contain no own, ended or other people's items", async () => {
    const offer = await world.listing(sari, { title: "Jasa yang dilihat" });
    await viewOffer(offer, sari);
    await viewOffer(offer);
    expect(await seenBy(sari)).toBe(0);
    expect(pageText(await home())).not.toContain("Baru Anda lihat");
    await viewOffer(offer, budi);
    expect(shownUnder(await home(), "Baru Anda lihat")).toEqual(["Jasa yang dilihat"]);
    expect(pageText(await (await world.fetch("/")).text())).not.toContain("Baru Anda lihat");
    await world.bindings.DB.prepare("update services set status = 'inactive' where id = ?").bind(offer).run();
    expect(pageText(await home())).not.toContain("Baru Anda lihat");
  });

  it("are not stored for an ended session", async () => {
    const offer = await world.listing(sari);
    await world.bindings.DB.prepare("delete from sessions where user_id = ?").bind(budi.id).run();
    expect((await viewOffer(offer, budi)).status).toBe(200);
    expect(await seenBy(budi)).toBe(0);
  });

  it("are limited to thirty, can be cleared, and expire", async () => {
    for (let n = 0; n < MAX_SEEN + 3; n += 1) await viewOffer(await world.listing(sari), budi);
    expect(await seenBy(budi)).toBe(MAX_SEEN);
    const rina = await world.person("Rina Kartika");
    await viewOffer(await world.listing(sari), rina);
    const cleared = await world.fetch("/recently-seen/deletion", { as: budi, form: {} });
    expect(await toastOf(world, cleared, budi)).toContain("sudah dikosongkan");
    expect([await seenBy(budi), await seenBy(rina)]).toEqual([0, 1]);
    await runScheduledWork(world.context(Date.now() + SEEN_RETENTION - DAY));
    expect(await seenBy(rina)).toBe(1);
    await runScheduledWork(world.context(Date.now() + SEEN_RETENTION + DAY));
    expect(await seenBy(rina)).toBe(0);
  });

  it("add no second trip to an offer's page", async () => {
    const answer = await viewOffer(await world.listing(sari), budi);
    // With an index of its own, similar offers are found there and then read from the main database.
    expect(databaseCost(answer).trips).toBe(OWN_INDEX ? 3 : 1);
  });
});

describe("saved offers", () => {
  it("are on home and on their page, where unavailable ones are marked", async () => {
    const open = await world.listing(sari, { title: "Jasa yang disimpan", rating: 4.9, ratingCount: 3 });
    const closed = await world.listing(sari, { title: "Jasa yang tutup" });
    const hidden = await world.listing(sari, { title: "Jasa yang melanggar" });
    for (const id of [open, closed, hidden]) await world.fetch(`/gig/${id}/favourite`, { as: budi, form: {} });
    await world.fetch("/saved-searches", { as: budi, form: { search: "q=les+gitar" } });
    const { DB } = world.bindings;
    await DB.prepare("update services set status = 'inactive' where id = ?").bind(closed).run();
    await DB.prepare("update services set status = 'inactive', hidden_at = 1 where id = ?").bind(hidden).run();
    const front = await home();
    expect(shownUnder(front, "Simpanan Anda").join()).toContain("Jasa yang disimpan");
    const [search] = linksNamed(front, /“les gitar”/);
    const opened = await world.fetch(search ?? "", { as: budi });
    expect(opened.headers.get("Location")).toBe("/explore?q=les+gitar&sort=terbaru");
    expect(front).not.toContain("Jasa yang tutup");
    const page = await (await world.fetch("/saved", { as: budi })).text();
    expect(linksNamed(page, /^Jasa yang disimpan$/)).toEqual([`/gig/${open}`]);
    expect(linksNamed(page, /^Jasa yang tutup$/)).toEqual([]);
    expect(pageText(page)).toContain("Jasa yang tutup Sari Wulandari Tidak ditawarkan lagi");
    expect(pageText(page)).not.toContain("melanggar");
    for (const id of [closed, hidden])
      await world.fetch(`/gig/${id}/favourite`, { as: budi, form: { keep: "no", redirectTo: "/saved" } });
    expect(pageText(await (await world.fetch("/saved", { as: budi })).text())).not.toContain("tutup");
  });

  it("have pages by key", async () => {
    for (let n = 1; n <= 21; n += 1)
      await world.bindings.DB.prepare("insert into favourites values (?, ?, ?)")
        .bind(budi.id, await world.listing(sari, { title: `Jasa ke ${n}.` }), n)
        .run();
    const first = await (await world.fetch("/saved", { as: budi })).text();
    expect(first).toContain("Jasa ke 21.");
    expect(first).not.toContain("Jasa ke 1.");
    const next = /href="(\/saved\?after=[^"]+)"/.exec(first)?.[1] ?? "";
    const second = await (await world.fetch(next, { as: budi })).text();
    expect(second).toContain("Jasa ke 1.");
    expect(second).not.toContain("Jasa ke 21.");
  });
});
