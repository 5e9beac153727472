import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Metafile } from "esbuild";
import { describe, expect, it } from "vitest";
import { MEMBER_SHEETS, VISITOR_PARTS } from "~/styles/sheets/members.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, "utf8");
const styles = readdirSync(`${ROOT}app/styles`, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".css"));
const ours = selectors(styles.map((file) => read(`app/styles/${file}`)).join("\n"));
const { inputs }: Metafile = JSON.parse(read("build/metafile.js.json"));

/** Every class that a sheet has a rule for. */
function selectors(css: string): Set<string> {
  const heads = css.replace(/\/\*[\s\S]*?\*\//g, "").match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(
    heads.flatMap((head) => [...head.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? "")),
  );
}

const SHEETS = [
  "document",
  "home",
  "finding",
  "app",
  "ordering",
  "order",
  "lists",
  "start",
  "conversation",
  "operator",
] as const;
type Sheet = (typeof SHEETS)[number];

function built(sheet: Sheet): Set<string> {
  const file = readdirSync(`${ROOT}public/build/_assets`).find((name) => name.startsWith(`${sheet}-`));
  return selectors(read(`public/build/_assets/${file}`));
}

/** A component and all that it draws on. */
function parts(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/^app\/(root|routes|ui)/.test(file)) return seen;
  seen.add(file);
  for (const { path } of inputs[file]?.imports ?? []) parts(path, seen);
  return seen;
}

/** The classes of ours that a file writes down in a `className`. */
function classes(file: string): string[] {
  const attributes = read(file).match(/className=("[^"]*"|\{[^{}]*\})/g) ?? [];
  const words = attributes.flatMap((text) => text.match(/["`][^"`]*["`]/g) ?? []).join(" ");
  return words.split(/["`\s]+/).filter((word) => ours.has(word));
}

/** Of each page that loads the sheet, as the root chooses it by the page's `handle`. */
function pages(sheet: Sheet): string[] {
  // Development's catalogue shows parts of several sheets on one page.
  const files = Object.keys(inputs).filter(
    (file) => /^app\/routes\/[^/]+(\/route)?\.tsx$/.test(file) && !file.includes("dev.components"),
  );
  return files.filter((file) => {
    const text = read(file);
    const kind = /page: "app"/.test(text) ? "app" : "document";
    return sheet === (/sheet: "(\w+)"/.exec(text)?.[1] ?? kind);
  });
}

/** With the layouts its address puts it in. */
function around(page: string): string[] {
  return ["dashboard", "operator"]
    .filter((layout) => page.startsWith(`app/routes/${layout}.`))
    .map((layout) => `app/routes/${layout}.tsx`);
}

/** Classes that a sheet may lack, with what tells the pages that need them. */
const NEEDED_BY = {
  "under-way": (page: string) => !/page: "document"/.test(read(page)),
  "top-bar--home": (page: string) => page.endsWith("routes/_index.tsx"),
  "top-bar--menu": (page: string) => /(titleBar|fills): true/.test(read(page)),
};

describe("every class that a page's parts name stands in the sheet it loads", () => {
  it.each(SHEETS)("%s", (sheet) => {
    const there = built(sheet);
    const chosen = pages(sheet).flatMap((page) => [page, ...around(page)]);
    const files = new Set(["app/root.tsx", ...chosen].flatMap((page) => [...parts(page)]));
    expect(files.size).toBeGreaterThan(20);
    if (MEMBER_SHEETS.includes(sheet))
      for (const file of VISITOR_PARTS) expect(files.delete(`app/${file}`)).toBe(true);
    const spared = Object.entries(NEEDED_BY).flatMap(([name, needs]) => (chosen.some(needs) ? [] : [name]));
    const missing = [...files].flatMap((file) =>
      classes(file)
        .filter((name) => !there.has(name) && !spared.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

it("a sheet has no selector that asks for a class which only pages of others name", () => {
  const there = built("order");
  for (const name of ["visit-line", "tile-row", "money-path"]) expect(there).toContain(name);
  for (const name of ["hours-row__time", "two-columns--order", "quantity-input"])
    expect(there).not.toContain(name);
});

describe("a sheet defines the tokens that its rules use", () => {
  it.each(SHEETS)("%s", (sheet) => {
    const file = readdirSync(`${ROOT}public/build/_assets`).find((name) => name.startsWith(`${sheet}-`));
    const css = read(`public/build/_assets/${file}`);
    const defined = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, token]) => token));
    const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, token]) => token));
    expect([...used].filter((token) => !defined.has(token))).toEqual([]);
  });

  it("and leaves out a pattern that no rule draws", () => {
    const kawung = (sheet: Sheet) =>
      readdirSync(`${ROOT}public/build/_assets`).some(
        (name) => name.startsWith(`${sheet}-`) && /--kawung:/.test(read(`public/build/_assets/${name}`)),
      );
    expect(SHEETS.filter(kawung)).toContain("home");
    expect(SHEETS.filter(kawung)).not.toContain("conversation");
  });
});

/** Words of a class on either side of a hole in a template. */
const JOINED = /className=\{[^{}]*`(?:[^`]*[\w-])?\$\{|className=\{[^`{}]*`[^`]*\$\{[^{}]*\}[\w-]|\w--\$\{/;

describe("a class is written whole, since Tailwind keeps no rule for one put together", () => {
  it("in every component", () => {
    const files = Object.keys(inputs).filter((file) => /^app\/(root|routes|ui).*\.tsx$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => JOINED.test(read(file)))).toEqual([]);
  });

  it.each([
    ["className={`a-$", "{b}`}", true],
    ["className={`$", "{a}-b`}", true],
    ["const c = `a a--$", "{b}`", true],
    ["className={`icon-button $", "{on}`}", false],
  ])("%s%s", (before, after, joined) => {
    expect(JOINED.test(before + after)).toBe(joined);
  });
});
