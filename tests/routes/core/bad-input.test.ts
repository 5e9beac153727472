import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EVERY_ROUTE, NOBODY, ROUTES } from "../../support/routes";
import { startWorld, type TestPerson, type World } from "../../support/world";

/** The one address that takes JSON instead of forms. */
const WEBHOOK = "/webhooks/midtrans";
const JUNK = "%00%F0%9F%92%A9'\"<script>..%2f--";

let world: World;
let budi: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

it("knows every route there is", () => {
  const files = readdirSync(new URL("../../../app/routes", import.meta.url)).map((file) =>
    file.replace(/\.tsx?$/, ""),
  );
  expect(Object.keys(ROUTES).sort()).toEqual(files.sort());
});

describe.each(EVERY_ROUTE)("%s", (_file, { path, takesForms = false }) => {
  const visitors = () => [undefined, budi];

  it("answers wrong methods with 405", async () => {
    for (const method of ["PUT", "DELETE", "PATCH"])
      expect((await world.fetch(path, { method })).status).toBe(405);
  });

  it("answers a form of the wrong kind with 4xx", async () => {
    for (const as of visitors()) {
      const json = await world.fetch(path, {
        ...(as ? { as } : {}),
        body: "{}",
        headers: { "Content-Type": "application/json" },
      });
      expect(json.status).toBe(path === WEBHOOK ? 400 : 415);
      const torn = await world.fetch(path, {
        ...(as ? { as } : {}),
        body: "--x\r\nContent-Disposition: form-data; name",
        headers: { "Content-Type": "multipart/form-data; boundary=x" },
      });
      expect(torn.status, "torn multipart").toBeGreaterThanOrEqual(300);
      expect(torn.status, "torn multipart").toBeLessThan(500);
    }
  });

  it("answers an empty, an oversized and a crowded form without failing", async () => {
    const crowded = new URLSearchParams(Array.from({ length: 500 }, (_, n) => [`field${n}`, "x"]));
    for (const as of visitors()) {
      const who = as ? { as } : {};
      const empty = await world.fetch(path, { ...who, form: {} });
      expect(empty.status, "empty").toBeLessThan(500);
      expect(empty.status, "empty").toBeGreaterThanOrEqual(300);
      expect(
        (await world.fetch(path, { ...who, form: { a: "x".repeat(300_000) } })).status,
        "oversized",
      ).toBe(path === WEBHOOK ? 415 : 413);
      const many = await world.fetch(path, { ...who, form: crowded });
      expect(many.status, "crowded").toBeLessThan(500);
      expect(many.status, "crowded").toBeGreaterThanOrEqual(300);
      if (!takesForms) expect(many.status).toBeGreaterThanOrEqual(400);
    }
  });

  it("answers junk in the query without failing", async () => {
    for (const as of visitors()) {
      for (const query of [
        "?q=%00",
        `?a=${JUNK}`,
        "?after=x&before=y&wanted=-1",
        `?q=${"%27".repeat(3_000)}`,
        "?%",
      ]) {
        expect((await world.fetch(`${path}${query}`, as ? { as } : {})).status, query).toBeLessThan(500);
      }
    }
  });

  it("answers its single-fetch data without failing", async () => {
    const data = path === "/" ? "/_root.data" : `${path}.data`;
    for (const as of visitors()) {
      expect((await world.fetch(`${data}?_routes=nowhere`, as ? { as } : {})).status).toBeLessThan(500);
      expect((await world.fetch(data, as ? { as } : {})).status).toBeLessThan(500);
    }
  });
});

describe("an unknown id", () => {
  const withIds = EVERY_ROUTE.filter(([file]) => file.includes(".$") && file !== "$");

  it.each(withIds.length > 0 ? withIds : EVERY_ROUTE.slice(0, 1))(
    "%s is not found, junk or well-formed",
    async (_file, { path }) => {
      if (!path.includes(NOBODY)) return;
      for (const as of [undefined, budi]) {
        for (const id of [NOBODY, JUNK, "1", "%20", "x".repeat(2_000)]) {
          const response = await world.fetch(path.replace(NOBODY, id), as ? { as } : {});
          expect([303, 302, 401, 404], `${path} as ${as?.name} with ${id.slice(0, 20)}`).toContain(
            response.status,
          );
        }
      }
    },
  );
});
