import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "~/platform/dates";
import { forgetFed, indexListing, listUnfed } from "~/search/index-queries.server";
import { feedIndex, rebuildIndex } from "~/search/jobs.server";

import { shownListings } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;

beforeAll(async () => {
  world = await startWorld({ ownIndex: true });
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

let timing: string;

const found = async (q: string, more = "") => {
  const response = await world.fetch(`/explore?q=${encodeURIComponent(q)}&jenis=jasa${more}`);
  expect(response.status).toBe(200);
  timing = response.headers.get("Server-Timing") ?? "";
  return shownListings(await response.text(), "gig");
};
const indexWriter = () => {
  const { indexWriter } = world.context();
  if (!indexWriter) throw new Error("no database of its own");
  return indexWriter;
};
const inIndex = (statement: string) => (world.bindings.SEARCH as D1Database).prepare(statement).first("n");
const change = (sql: string, ...values: unknown[]) =>
  world.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const pendingChanges = async () => (await listUnfed(world.context().db, Date.now(), 100)).unfed;

describe("a separate index database", () => {
  it("finds added, changed and removed listings in every sort order, after an update", async () => {
    const cheap = await world.listing(sari, { title: "Jahit kebaya wisuda", price: 100_000 });
    const dear = await world.listing(sari, { title: "Jahit kebaya pengantin", price: 900_000 });
    expect(await found("kebaya")).toEqual([]);
    await world.indexed();
    const both = [`/gig/${cheap}`, `/gig/${dear}`];
    for (const sort of ["", "&sort=terbaru", "&sort=populer", "&sort=rating"])
      expect([...(await found("kebaya", sort))].sort()).toEqual([...both].sort());
    expect(await found("kebaya", "&sort=termurah")).toEqual(both);
    expect(timing).toContain("trips=2");
    await change("update services set price = 50000 where id = ?", dear);
    await world.indexed();
    expect(await found("kebaya", "&sort=termurah")).toEqual([...both].reverse());
    expect(await found("kebaya", "&hargaMin=80000")).toEqual([`/gig/${cheap}`]);
    await change("update services set status = 'inactive' where id = ?", dear);
    await world.indexed();
    expect(await found("kebaya")).toEqual([`/gig/${cheap}`]);
    expect(await pendingChanges()).toEqual([]);
    expect(await inIndex("select count(*) as n from services_by_price where services_by_price match 'pengantin'")).toBe(
      0,
    );
  });

  it("is updated after the answer to the request that changes a listing", async () => {
    const id = await world.listing(sari, { title: "Servis mesin cuci panggilan" });
    await world.indexed();
    const off = await world.fetch(`/dashboard/services/${id}/status`, {
      as: sari,
      form: { status: "inactive" },
    });
    expect(off.status).toBe(303);
    await world.settled();
    expect(await pendingChanges()).toEqual([]);
    expect(await inIndex(`select count(*) as n from services_search where services_search match '"mesin"'`)).toBe(0);
  });

  it("never shows hidden or deleted listings, even before its update", async () => {
    const [hidden, gone] = [
      await world.listing(sari, { title: "Pijat refleksi hotel" }),
      await world.listing(sari, { title: "Pijat refleksi rumah" }),
    ];
    await world.indexed();
    await change("update services set status = 'inactive', hidden_at = 1 where id = ?", hidden);
    await change("delete from services where id = ?", gone);
    expect(await found("pijat refleksi")).toEqual([]);
    await world.indexed();
    expect(await inIndex(`select count(*) as n from services_search where services_search match '"refleksi"'`)).toBe(0);
  });

  it("keeps the newer of two versions, in any order and when repeated", async () => {
    const id = await world.listing(sari, { title: "Les gitar akustik" });
    const before = await pendingChanges();
    await change("update services set status = 'inactive' where id = ?", id);
    const after = await pendingChanges();
    for (const states of [after, before, after]) for (const state of states) await indexListing(indexWriter(), state);
    expect(await inIndex(`select count(*) as n from services_search where services_search match '"akustik"'`)).toBe(0);
    // Confirming the earlier changes keeps the newer change in the queue.
    await change("update services set status = 'active' where id = ?", id);
    await forgetFed(world.context().db, after);
    expect((await pendingChanges()).map(({ seq }) => seq)).toEqual(after.map(({ seq }) => seq));
    await world.indexed();
    expect(await found("gitar akustik")).toEqual([`/gig/${id}`]);
  });

  it("is updated again if the confirmation was lost, and by two runs at once", async () => {
    const id = await world.listing(sari, { title: "Melukis mural kafe" });
    const context = world.context();
    const deaf = { ...context, db: withoutDeletes(context.db) };
    await expect(feedIndex(deaf, context.now)).rejects.toThrow("answer lost");
    expect(await pendingChanges()).toHaveLength(1);
    await Promise.all([feedIndex(world.context(), context.now), feedIndex(world.context(), context.now)]);
    expect(await pendingChanges()).toEqual([]);
    expect(await found("mural kafe")).toEqual([`/gig/${id}`]);
    expect(await inIndex(`select count(*) as n from services_by_rating where services_by_rating match '"mural"'`)).toBe(
      1,
    );
  });

  it("is rebuilt in steps that resume after an interruption, without stale listings", async () => {
    const id = await world.listing(sari, { title: "Rakit komputer kantor" });
    await world.indexed();
    await (world.bindings.SEARCH as D1Database).exec(
      "insert into listing_feed (seq, revision, price_place, title, words, tags) values (999999, 1, 999999, 'komputer hantu', '', 'jenisoffer')",
    );
    await (world.bindings.SEARCH as D1Database).exec("delete from services_by_popularity");
    expect(await found("rakit komputer")).toEqual([]);
    const context = world.context();
    const { now } = context;
    const tired = () => {
      throw new Error("cut off");
    };
    await expect(rebuildIndex(context, now, { say: tired, limit: 2 })).rejects.toThrow("cut off");
    const to = await inIndex("select built_to as n from index_build");
    expect(to).toBeGreaterThan(0);
    await rebuildIndex(context, now, { say: () => undefined, limit: 2 });
    expect(await found("rakit komputer")).toEqual([`/gig/${id}`]);
    expect(await inIndex("select count(*) as n from indexed_listings where seq = 999999")).toBe(0);
    expect(await inIndex("select count(*) as n from services_search where services_search match 'hantu'")).toBe(0);
    expect(await inIndex("select built_to as n from index_build")).toBe(null);
  });

  it("is rebuilt automatically after the main database was restored from a copy", async () => {
    await change("delete from index_feeding");
    const id = await world.listing(sari, { title: "Cuci sepatu kulit" });
    await world.indexed();
    expect(await found("cuci sepatu")).toEqual([`/gig/${id}`]);
    await change("delete from index_feeding");
    await change("delete from services where id = ?", id);
    const another = await world.listing(sari, { title: "Cuci sepatu kanvas" });
    await world.tick();
    expect(await found("cuci sepatu")).toEqual([`/gig/${another}`]);
    expect(await inIndex("select count(*) as n from services_search where services_search match 'sepatu'")).toBe(1);
  });

  it("shows its age to monitors", async () => {
    await world.listing(sari, { title: "Antar paket kilat" });
    await change("update listing_changes set changed_at = ?", Date.now() - DAY);
    const said = (await (await world.fetch("/readyz")).json()) as { oldestUnindexed: number };
    expect(said.oldestUnindexed).toBeGreaterThanOrEqual(86_400);
    await world.indexed();
  });

  it("can be the only index that is written", async () => {
    await change("update index_feeding set alone = 1");
    for (const index of ["search", "by_price", "by_rating", "by_popularity"])
      await change(`insert into services_${index} (services_${index}) values ('delete-all')`);
    const id = await world.listing(sari, { title: "Tambal ban panggilan malam" });
    await world.indexed();
    expect(await found("tambal ban")).toEqual([`/gig/${id}`]);
    await change("update services set price = 75000 where id = ?", id);
    await world.indexed();
    expect(await found("tambal ban", "&hargaMax=80000")).toEqual([`/gig/${id}`]);
    const here = await world.bindings.DB.prepare(
      "select count(*) as n from services_search where services_search match 'tambal'",
    ).first("n");
    expect(here).toBe(0);
  });
});

/** Loses the answer of each delete. */
function withoutDeletes<Database extends { delete: unknown }>(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      if (name === "delete")
        return () => {
          throw new Error("answer lost");
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
