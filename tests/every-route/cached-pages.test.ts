import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PAGE_PATIENCE } from "~/platform/calls.server";
import { HOUR, MINUTE } from "~/platform/dates";
import { asD1 } from "../support/database/as-d1";
import { withBroken } from "../support/database/broken-database";
import { offerFormData } from "../support/flows/selling";
import { field, part } from "../support/pages/page-parts";
import { afterTimeLimit, stopClock } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

const SECOND = 1_000;
const TITLE = "Logo untuk kedai kopi";

let world: World;
let sari: TestPerson;
let offer: string;
let gig: string;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
});
beforeEach(async () => {
  stopClock();
  sari = await world.person("Sari Wulandari");
  offer = await world.listing(sari, { title: TITLE });
  gig = `/gig/${offer}`;
  world.moveTo(`Jakarta ${offer}`);
});
afterAll(() => world.stop());

const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);
const edit = (changes: Record<string, string>) =>
  world.fetch(`/dashboard/services/edit/${offer}`, {
    as: sari,
    form: offerFormData({ title: TITLE, status: "active", ...changes }),
  });

async function visit(path: string) {
  const response = await world.fetch(path);
  const html = await response.text();
  await world.settled();
  const { status, headers } = response;
  return { status, headers, html, price: /Rp<\/span> (?:<!-- -->)?([\d.]+)/.exec(html)?.[1] };
}

/** Makes new batches, or only those in progress, wait until `release`. `reached` resolves at the first one. */
function holdBatches(asked: "before it reads" | "after it has read") {
  const whole = world.bindings.DB;
  let release = () => {};
  let reach = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  world.bindings.DB = asD1({
    prepare: (sql: string) => whole.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      reach();
      if (asked === "before it reads") await released;
      const read = await whole.batch(statements);
      await released;
      return read;
    },
  });
  return {
    release,
    reached,
    pass: () => {
      world.bindings.DB = whole;
    },
  };
}

describe("a visitor's page", () => {
  const paths = () => [
    "/",
    "/explore?q=logo",
    "/category/desain-grafis",
    "/explore/jakarta-selatan",
    gig,
    `/u/${sari.id}`,
    "/about",
  ];

  it("is cached for a minute and then answered without a query", async () => {
    for (const path of paths()) {
      const { html } = await visit(path);
      advanceClock(9 * SECOND);
      const again = await withBroken(world, "everything", () => visit(path));
      expect(again.html, path).toBe(html);
      expect(again.headers.has("Server-Timing"), path).toBe(false);
    }
  });

  it("is sent again only if it changed", async () => {
    for (const path of paths()) {
      const asked = () => visit(path).then(({ headers }) => headers.get("ETag") ?? "");
      const holds = await asked();
      expect(holds, path).toMatch(/^W\/"/);
      const again = await world.fetch(path, { headers: { "If-None-Match": holds } });
      expect([again.status, await again.text()], path).toEqual([304, ""]);
      expect(again.headers.get("Content-Security-Policy"), path).toContain("default-src");
    }
    const { headers } = await visit(gig);
    await edit({ title: "Logo lain untuk kedai" });
    const holds = { "If-None-Match": headers.get("ETag") ?? "" };
    expect((await world.fetch(gig, { headers: holds })).status).toBe(200);
  });

  it("forbids caching on the way, and does not reveal its tags", async () => {
    for (const path of [...paths(), ...paths()]) {
      const { headers } = await visit(path);
      expect(headers.get("Cache-Control"), path).toBe("private, no-cache");
      expect([...headers.keys()].filter((name) => /cache-tag|^x-begun/.test(name))).toEqual([]);
    }
  });

  it("has a copy for each remembered place, and a shared one if the address names the place", async () => {
    const shown = async (path: string, place: string) => {
      const response = await world.fetch(path, { cookie: `place=${place}` });
      const { value } = field(await response.text(), "Di mana?");
      await world.settled();
      return { value, read: response.headers.has("Server-Timing") };
    };
    for (const path of ["/explore?q=logo", "/wanted", "/"]) {
      expect(await shown(path, "32.73"), path).toEqual({ value: "Kota Bandung", read: true });
      expect(await shown(path, "12.71"), path).toEqual({ value: "Kota Medan", read: true });
      expect(await shown(path, "32.73"), path).toEqual({ value: "Kota Bandung", read: false });
    }
    const named = "/explore?q=logo&lokasi=kota-surakarta";
    expect(await shown(named, "32.73")).toEqual({ value: "Kota Surakarta", read: true });
    expect(await shown(named, "12.71")).toEqual({ value: "Kota Surakarta", read: false });
    // Another spelling of the address is another copy, without a place.
    expect((await shown("/Explore?q=logo", "32.73")).value).toBe("");
  });

  it("has a copy for each place on home, typed or remembered, in any spelling", async () => {
    const shown = async (path: string, cookie = "") => {
      const response = await world.fetch(path, { cookie });
      const { value } = field(part(await response.text(), "search").html, "Di mana?");
      await world.settled();
      return [value, response.headers.has("Server-Timing") ? "read" : "kept"];
    };
    expect(await shown("/")).toEqual(["", "read"]);
    expect(await shown("/?lokasi=bandung")).toEqual(["Kota Bandung", "read"]);
    expect(await shown("/?lokasi=Kota+Bandung", "place=12.71")).toEqual(["Kota Bandung", "kept"]);
    // If the address names the place, the page's link contains it too, so the copy differs.
    expect(await shown("/", "place=32.73")).toEqual(["Kota Bandung", "read"]);
    expect(await shown("/", "place=32.73")).toEqual(["Kota Bandung", "kept"]);
    expect(await shown("/?lokasi=medan", "place=32.73")).toEqual(["Kota Medan", "read"]);
    expect(await shown("/", "place=12.71")).toEqual(["Kota Medan", "read"]);
    expect(await shown("/")).toEqual(["", "kept"]);
  });

  it("is rendered again after a minute", async () => {
    await visit(gig);
    // Changed without a purge, as from another location.
    await world.bindings.DB.prepare("update services set price = 275000 where id = ?").bind(offer).run();
    advanceClock(MINUTE);
    expect((await visit(gig)).price).toBe("350.000");
    advanceClock(SECOND);
    expect((await visit(gig)).price).toBe("275.000");
  });

  it("is cached again soon after a change", async () => {
    await visit(gig);
    await edit({ price: "275.000" });
    // The page is not cached until every database copy has the change.
    advanceClock(4 * SECOND);
    expect((await visit(gig)).headers.has("Server-Timing")).toBe(true);
    expect((await visit(gig)).headers.has("Server-Timing")).toBe(true);
    advanceClock(2 * SECOND);
    expect((await visit(gig)).headers.has("Server-Timing")).toBe(true);
    expect((await visit(gig)).headers.has("Server-Timing")).toBe(false);
  });

  it("stays cached when another person's content changes, unless the page lists it", async () => {
    const rina = await world.person("Rina Kartika");
    const other = await world.listing(rina, { category: "Bisnis", title: "Pembukuan warung" });
    const [mine, theirs, list] = [gig, `/gig/${other}`, "/explore"];
    for (const path of [mine, theirs, list]) await visit(path);
    advanceClock(2 * SECOND);
    await edit({ price: "275.000" });
    const isCopy = async (path: string) => !(await visit(path)).headers.has("Server-Timing");
    expect([await isCopy(mine), await isCopy(theirs), await isCopy(list)]).toEqual([false, true, false]);
  });

  it("is not cached if it was rendered during the change", async () => {
    const { pass, release } = holdBatches("after it has read");
    const slow = visit(gig);
    pass();
    advanceClock(2 * SECOND);
    await edit({ price: "275.000" });
    release();
    expect((await slow).price).toBe("350.000");
    advanceClock(2 * SECOND);
    expect((await visit(gig)).price).toBe("275.000");
  });
});

describe("while the database fails, a visitor", () => {
  it("gets an older copy for an hour, and then an error", async () => {
    for (const path of ["/", gig]) {
      const { html } = await visit(path);
      advanceClock(HOUR);
      const down = await withBroken(world, "everything", () => visit(path));
      expect(down.status, path).toBe(200);
      expect(down.html, path).toBe(html);
      expect(down.headers.get("Cache-Control"), path).toBe("private, no-cache");
      advanceClock(SECOND);
      const long = await withBroken(world, "everything", () => visit(path));
      expect(long.html, path).not.toBe(html);
      expect(long.headers.get("Cache-Control"), path).toBe("private, no-store");
    }
    expect((await withBroken(world, "everything", () => visit(gig))).status).toBeGreaterThanOrEqual(500);
  });

  it("gets no copy of a page changed here, but one made after the change", async () => {
    await visit(gig);
    await visit("/explore");
    advanceClock(2 * SECOND);
    await edit({ status: "inactive" });
    advanceClock(1);
    await visit("/explore");
    advanceClock(2 * MINUTE);
    const [down, list] = await withBroken(world, "everything", async () => [await visit(gig), await visit("/explore")]);
    expect(down?.html).not.toContain(TITLE);
    expect(down?.status).toBeGreaterThanOrEqual(500);
    expect(list?.status).toBe(200);
    expect(list?.html).not.toContain(offer);
  });

  it("gets no copy of a deleted page", async () => {
    await visit(gig);
    await world.bindings.DB.prepare("update services set deleted_at = 1 where id = ?").bind(offer).run();
    advanceClock(2 * MINUTE);
    expect((await visit(gig)).status).toBe(404);
    expect((await withBroken(world, "everything", () => visit(gig))).html).not.toContain(TITLE);
  });

  it("does not wait longer if it hangs, and a late answer is cached for the next visitor", async () => {
    const { html } = await visit(gig);
    advanceClock(2 * MINUTE);
    const { pass, release, reached } = holdBatches("before it reads");
    const ask = async () => (await world.fetch(gig)).text();
    const { endedBefore, result } = await afterTimeLimit(PAGE_PATIENCE, ask, reached);
    expect([endedBefore, result]).toEqual([false, html]);
    pass();
    await world.bindings.DB.prepare("update services set price = 275000 where id = ?").bind(offer).run();
    release();
    await world.settled();
    const late = await withBroken(world, "everything", () => visit(gig));
    expect(late.price).toBe("275.000");
  });
});
