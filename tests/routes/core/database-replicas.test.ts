import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isRead } from "~/database/connection.server";
import { isBookmark } from "~/platform/bookmark.server";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let offer: string;
beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
  offer = await world.listing(sari);
});
afterAll(() => world.stop());

const OLDER = "00000001-00000002-00004e9f-a7a9c1d2e3f405162738495a6b7c8d9e";

/** Where the database's sessions of one visit began, in their order. */
async function beginnings(path: string, visit: Parameters<World["fetch"]>[1] = {}) {
  const begun = vi.spyOn(world.bindings.DB, "withSession");
  try {
    const response = await world.fetch(path, visit);
    return { response, begun: begun.mock.calls.map(([at]) => at) };
  } finally {
    begun.mockRestore();
  }
}

const tripsOf = (response: Response) =>
  Number(/d1;.*?trips=(\d+)/.exec(response.headers.get("Server-Timing") ?? "")?.[1]);

/** What a form of somebody signed in answers. */
const save = () =>
  beginnings("/saved-searches", { as: sari, form: { search: `q=servis+ac+${crypto.randomUUID()}` } });

describe("a page for everybody", () => {
  it.each(["/", "/explore?q=logo", "/gig/{offer}", "/wanted"])(
    "%s is read from any replica",
    async (path) => {
      const { response, begun } = await beginnings(path.replace("{offer}", offer));
      expect(response.status).toBe(200);
      expect(begun).toEqual(["first-unconstrained"]);
      expect(response.headers.get("Set-Cookie")).toBeNull();
    },
  );

  it("is read from a replica no older than what its reader has just written", async () => {
    const { begun } = await beginnings("/explore", { cookie: `bookmark=${OLDER}` });
    expect(begun).toEqual([OLDER]);
  });

  it.each(["x", "first-primary", `${OLDER}0`, OLDER.toUpperCase(), "z".repeat(58), `${OLDER}, ${OLDER}`])(
    "does not begin at %s, which is no bookmark",
    async (junk) => {
      const { response, begun } = await beginnings("/explore", { cookie: `bookmark=${junk}` });
      expect(response.status).toBe(200);
      expect(begun).toEqual(["first-unconstrained"]);
    },
  );

  it("is one copy at the edge for whoever has written and whoever has not", async () => {
    world.moveTo("jakarta");
    const first = await beginnings("/wanted", { cookie: `bookmark=${OLDER}` });
    await world.settled();
    const second = await beginnings("/wanted");
    world.moveTo(null);
    expect([first.begun, second.begun]).toEqual([[OLDER], []]);
    expect(second.response.headers.get("Server-Timing")).toBeNull();
  });
});

describe("what decides rights, money or an order begins at the primary", () => {
  it.each([["/gig/{offer}"], ["/dashboard/orders"], ["/saved"], ["/account/security"]])(
    "%s of somebody signed in",
    async (path) => {
      const { begun } = await beginnings(path.replace("{offer}", offer), {
        as: sari,
        cookie: `bookmark=${OLDER}`,
      });
      expect(new Set(begun)).toEqual(new Set(["first-primary"]));
    },
  );

  it("a form, which gives its bookmark to the next page", async () => {
    const { response, begun } = await save();
    // One for each trip: only a session's first query surely goes to the primary.
    expect(begun).toEqual(Array(tripsOf(response)).fill("first-primary"));
    const cookie = response.headers.getSetCookie().find((sent) => sent.startsWith("bookmark=")) ?? "";
    expect(isBookmark(/=([^;]*)/.exec(cookie)?.[1])).toBe(true);
    expect(cookie).toMatch(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("a visitor's form tells by no bookmark whether it wrote", async () => {
    const { response, begun } = await beginnings("/forgot-password", { form: { email: sari.email } });
    expect([begun[0], response.status]).toEqual(["first-primary", 303]);
    expect(response.headers.getSetCookie().join()).not.toContain("bookmark=");
  });

  it("nothing is remembered of a form that wrote nothing", async () => {
    const { response } = await beginnings("/saved-searches", { as: sari, form: { search: "" } });
    expect(response.headers.getSetCookie().join()).not.toContain("bookmark=");
  });
});

it("the database's bookmarks grow, and are of the form that is believed", async () => {
  const session = world.bindings.DB.withSession("first-primary");
  expect(session.getBookmark()).toBeNull();
  const seen: (string | null)[] = [];
  for (const name of ["once", "twice"]) {
    await session.prepare("update users set bio = ? where id = ?").bind(name, sari.id).run();
    seen.push(session.getBookmark());
  }
  expect(seen.every(isBookmark)).toBe(true);
  expect((seen[0] ?? "") < (seen[1] ?? "")).toBe(true);
  const later = world.bindings.DB.withSession(seen[1] ?? "");
  const found = await later.prepare("select bio from users where id = ?").bind(sari.id).first("bio");
  expect(found).toBe("twice");
});

it.each([
  ["select 1", true],
  ["  with a as (select 1) select * from a", true],
  ["with a as (select 1) delete from users", false],
  ["insert into a select 1", false],
  ["update users set bio = ''", false],
  ["pragma optimize", false],
])("of %s is known whether it only reads", (query, reads) => {
  expect(isRead(query)).toBe(reads);
});
