import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isRead } from "~/database/connection.server";
import { isBookmark } from "~/platform/finish-response.server";
import { startWorld, type TestPerson, type World } from "../support/world";

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

async function sessionStarts(path: string, visit: Parameters<World["fetch"]>[1] = {}) {
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

const save = () =>
  sessionStarts("/saved-searches", { as: sari, form: { search: `q=servis+ac+${crypto.randomUUID()}` } });

describe("a public page", () => {
  it.each(["/", "/explore?q=logo", "/gig/{offer}", "/wanted"])("%s is read from any replica", async (path) => {
    const { response, begun } = await sessionStarts(path.replace("{offer}", offer));
    expect(response.status).toBe(200);
    expect(begun).toEqual(["first-unconstrained"]);
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });

  it("is read from a replica that has the reader's own latest write", async () => {
    const { begun } = await sessionStarts("/explore", { cookie: `bookmark=${OLDER}` });
    expect(begun).toEqual([OLDER]);
  });

  it.each(["x", "first-primary", `${OLDER}0`, OLDER.toUpperCase(), "z".repeat(58), `${OLDER}, ${OLDER}`])(
    "ignores %s, which is no bookmark",
    async (junk) => {
      const { response, begun } = await sessionStarts("/explore", { cookie: `bookmark=${junk}` });
      expect(response.status).toBe(200);
      expect(begun).toEqual(["first-unconstrained"]);
    },
  );

  it("is one cached copy for people with and without a bookmark", async () => {
    world.moveTo("jakarta");
    const first = await sessionStarts("/wanted", { cookie: `bookmark=${OLDER}` });
    await world.settled();
    const second = await sessionStarts("/wanted");
    world.moveTo(null);
    expect([first.begun, second.begun]).toEqual([[OLDER], []]);
    expect(second.response.headers.get("Server-Timing")).toBeNull();
  });
});

describe("a query about rights, money or orders starts at the primary", () => {
  it.each([["/gig/{offer}"], ["/dashboard/orders"], ["/saved"], ["/account/security"]])(
    "%s of a logged-in person",
    async (path) => {
      const { begun } = await sessionStarts(path.replace("{offer}", offer), {
        as: sari,
        cookie: `bookmark=${OLDER}`,
      });
      expect(new Set(begun)).toEqual(new Set(["first-primary"]));
    },
  );

  it("a form, which sets a bookmark for the next page", async () => {
    const { response, begun } = await save();
    // One per trip, because only a session's first query is sure to use the primary.
    expect(begun).toEqual(Array(tripsOf(response)).fill("first-primary"));
    const cookie = response.headers.getSetCookie().find((sent) => sent.startsWith("bookmark=")) ?? "";
    expect(isBookmark(/=([^;]*)/.exec(cookie)?.[1])).toBe(true);
    expect(cookie).toMatch(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("a visitor's form sets no bookmark, and so does not reveal a write", async () => {
    const { response, begun } = await sessionStarts("/forgot-password", { form: { email: sari.email } });
    expect([begun[0], response.status]).toEqual(["first-primary", 303]);
    expect(response.headers.getSetCookie().join()).not.toContain("bookmark=");
  });

  it("a form that wrote nothing sets no bookmark", async () => {
    const { response } = await sessionStarts("/saved-searches", { as: sari, form: { search: "" } });
    expect(response.headers.getSetCookie().join()).not.toContain("bookmark=");
  });
});

it("the database's bookmarks grow, and have the accepted format", async () => {
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
])("isRead classifies %s", (query, reads) => {
  expect(isRead(query)).toBe(reads);
});
