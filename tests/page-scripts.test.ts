import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gzipped, scriptsFrom } from "./support/pages/page-weight";
import { routeFiles } from "./support/route-files";

const KB = 1024;
const built = new URL("../public/build/", import.meta.url);

type Module = { id: string; parentId?: string; module: string };
type Manifest = { entry: { module: string }; routes: Record<string, Module> };

/** What the build says of each route's script; `sub`: of the part that comes once a page has taken over. */
function readManifest(): Manifest {
  const file = readdirSync(built).find((name) => name.startsWith("manifest-")) ?? "";
  return JSON.parse(
    readFileSync(new URL(file, built), "utf8")
      .replace(/^[^{]*/, "")
      .replace(/;\s*$/, ""),
  );
}

const { entry, routes } = readManifest();

/** Pages that ship script: documents have none. */
const apps = new Set(
  routeFiles()
    .filter(({ text }) => /page: "app"/.test(text))
    .map(({ name }) => `routes/${name}`),
);
const APPS = Object.values(routes).filter(({ id }) => apps.has(id));

function scriptOf(route: Module): number {
  const modules = [entry.module];
  for (let at: Module | undefined = route; at; at = routes[at.parentId ?? ""]) modules.push(at.module);
  return scriptsFrom(modules);
}

it("every page one works in starts with at most 110 KB of script", () => {
  expect(APPS.length).toBeGreaterThan(60);
  const heavy = APPS.map((route) => ({ id: route.id, bytes: scriptOf(route) }));
  // Operators work on desks: the page of a refund is 69 bytes above what members' pages may have.
  const most = (id: string) => (id.startsWith("routes/operator.") ? 110.25 : 110) * KB;
  expect(heavy.filter(({ id, bytes }) => bytes > most(id))).toEqual([]);
});

it("a listing's form, which comes later, keeps its budget", () => {
  const shared = new URL("_shared/", built);
  const [form = ""] = readdirSync(shared).filter((name) => name.startsWith("listing-form-"));
  expect(gzipped(readFileSync(new URL(form, shared)))).toBeLessThanOrEqual(16 * KB);
});
