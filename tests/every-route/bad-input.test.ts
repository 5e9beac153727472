import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runScheduledWork } from "~/scheduled-work.server";
import { EVERY_ROUTE, NOBODY, ROUTES } from "../support/routes";
import { turns } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

const WEBHOOK = "/webhooks/midtrans";
const JUNK = "%00%F0%9F%92%A9'\"<script>..%2f--";

let world: World;
let budi: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  budi = await world.person("Budi Santoso");
  // Without a run the monitors' page reports a silent scheduler.
  await runScheduledWork(world.context());
});
afterAll(() => world.stop());

it("the list contains every route", () => {
  const files = readdirSync(new URL("../../app/routes", import.meta.url)).map((file) => file.replace(/\.tsx?$/, ""));
  expect(Object.keys(ROUTES).sort()).toEqual(files.sort());
});

/** A soak run tests everything as both. Other runs give the member and the visitor different parts. */
type Asked = { who: () => { as?: TestPerson }; name: string };
const MEMBER: Asked = { who: () => ({ as: budi }), name: "a member" };
const VISITOR: Asked = { who: () => ({}), name: "a visitor" };

const withEach = <Kind>(kinds: readonly Kind[]): [Asked, Kind][] =>
  [0, 1].flatMap((first) => kinds.map((kind, at): [Asked, Kind] => [(at + first) % 2 === 0 ? MEMBER : VISITOR, kind]));

const CROWDED = new URLSearchParams(Array.from({ length: 500 }, (_, n) => [`field${n}`, "x"]));
const QUERIES = ["?q=%00", `?a=${JUNK}`, "?after=x&before=y&wanted=-1", `?q=${"%27".repeat(3_000)}`, "?%"] as const;

describe.each(EVERY_ROUTE.map(([file, route], turn) => [file, { ...route, turn }] as const))(
  "%s",
  (_file, { path, takesForms = false, turn }) => {
    it("answers 405 to wrong methods", async () => {
      for (const method of ["PUT", "DELETE", "PATCH"]) expect((await world.fetch(path, { method })).status).toBe(405);
    });

    it("answers 4xx to a form of the wrong kind", async () => {
      for (const [{ who, name }, kind] of turns(withEach(["json", "torn"] as const), turn)) {
        const [body, type] =
          kind === "json"
            ? ["{}", "application/json"]
            : ["--x\r\nContent-Disposition: form-data; name", "multipart/form-data; boundary=x"];
        const { status } = await world.fetch(path, { ...who(), body, headers: { "Content-Type": type } });
        if (kind === "json") expect(status, name).toBe(path === WEBHOOK ? 400 : 415);
        else {
          expect(status, `torn multipart from ${name}`).toBeGreaterThanOrEqual(300);
          expect(status, `torn multipart from ${name}`).toBeLessThan(500);
        }
      }
    });

    it("accepts an empty, an oversized and a crowded form without an error", async () => {
      for (const [{ who, name }, kind] of turns(withEach(["empty", "oversized", "crowded"] as const), turn, 2)) {
        const forms = { empty: {}, oversized: { a: "x".repeat(300_000) }, crowded: CROWDED };
        const { status } = await world.fetch(path, { ...who(), form: forms[kind] });
        if (kind === "oversized") expect(status, `${kind} from ${name}`).toBe(path === WEBHOOK ? 415 : 413);
        else {
          expect(status, `${kind} from ${name}`).toBeLessThan(500);
          expect(status, `${kind} from ${name}`).toBeGreaterThanOrEqual(300);
        }
        if (kind === "crowded" && !takesForms) expect(status, name).toBeGreaterThanOrEqual(400);
      }
    });

    it("accepts junk in the query without an error", async () => {
      for (const [{ who, name }, query] of turns(withEach(QUERIES), turn))
        expect((await world.fetch(`${path}${query}`, who())).status, `${query} from ${name}`).toBeLessThan(500);
    });

    it("returns its single-fetch data without an error", async () => {
      const data = path === "/" ? "/_root.data" : `${path}.data`;
      for (const [{ who, name }, query] of turns(withEach(["", "?_routes=nowhere"]), turn))
        expect((await world.fetch(data + query, who())).status, `${query} from ${name}`).toBeLessThan(500);
    });
  },
);

describe("an unknown id", () => {
  const withIds = EVERY_ROUTE.filter(([file]) => file.includes(".$") && file !== "$").map(
    ([file, { path }], turn) => [file, path, turn] as const,
  );
  const IDS = [NOBODY, JUNK, "1", "%20", "x".repeat(2_000)];

  it.each(withIds)("%s is not found, malformed or well-formed", async (_file, path, turn) => {
    if (!path.includes(NOBODY)) return;
    for (const [{ who, name }, id] of turns(withEach(IDS), turn)) {
      const { status } = await world.fetch(path.replace(NOBODY, id), who());
      expect([303, 302, 401, 404], `${path} as ${name} with ${id.slice(0, 20)}`).toContain(status);
    }
  });
});
