import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gzipped, scriptsFrom } from "./support/pages/page-weight";
import { routeFiles } from "./support/route-files";

const KB = 1024;
const MAX_SCRIPT = 110.3 * KB;
const built = new URL("../public/build/", import.meta.url);

type Module = { id: string; parentId?: string; module: string };
type Manifest = { entry: { module: string }; routes: Record<string, Module> };

function readManifest(): Manifest {
  const file = readdirSync(built).find((name) => name.startsWith("manifest-")) ?? "";
  return JSON.parse(
    readFileSync(new URL(file, built), "utf8")
      .replace(/^[^{]*/, "")
      .replace(/;\s*$/, ""),
  );
}

const { entry, routes } = readManifest();

/** Pages with scripts. Documents have none. */
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

it("every page with scripts loads at most 110.3 KB at first", () => {
  expect(APPS.length).toBeGreaterThan(60);
  const heavy = APPS.map((route) => ({ id: route.id, bytes: scriptOf(route) }));
  expect(heavy.filter(({ bytes }) => bytes > MAX_SCRIPT)).toEqual([]);
});

it("the script of a listing's form, which loads later, keeps its budget", () => {
  const shared = new URL("_shared/", built);
  const [form = ""] = readdirSync(shared).filter((name) => name.startsWith("listing-form-"));
  expect(gzipped(readFileSync(new URL(form, shared)))).toBeLessThanOrEqual(17.6 * KB);
});

it("no script contains the lists of refused names, titles, addresses and passwords", () => {
  const files = readdirSync(built, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js"));
  expect(files.length).toBeGreaterThan(100);
  // One text of each list: roles, matters of staff, platforms, look-alike letters, known sites, passwords.
  const texts = [
    "layananpelanggan",
    "verifikasi verif",
    "shopeefood",
    "\u13aa\u15c5",
    "niagahoster",
    "zaq12wsx",
    "akucintakamu",
  ];
  const found = files.flatMap((name) => {
    const script = readFileSync(new URL(name, built), "utf8");
    // A script may contain a letter as itself or as an escape.
    const plain = script.replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    return texts.filter((text) => plain.includes(text)).map((text) => `${name} ${text}`);
  });
  expect(found).toEqual([]);
});
