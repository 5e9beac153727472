import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { codeOf, pagesOf } from "~/styles/sheets/sheet.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, "utf8");
const styles = readdirSync(`${ROOT}app/styles`, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".css"));
const ours = selectors(styles.map((file) => read(`app/styles/${file}`)).join("\n"));

function selectors(css: string): Set<string> {
  const heads = css.replace(/\/\*[\s\S]*?\*\//g, "").match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(heads.flatMap((head) => [...head.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? "")));
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

function classes(code: string): string[] {
  const attributes = code.match(/className: (?:[^,{}\n]|\{[^{}]*\})*/g) ?? [];
  const words = attributes.flatMap((text) => text.match(/["`][^"`]*["`]/g) ?? []).join(" ");
  return [...new Set(words.split(/["`\s]+/))].filter((word) => ours.has(word));
}

function hasBarOfItsOwn(page: string): boolean {
  return /(titleBar|fills): true/.test(page);
}

function hasFormsWithScript(page: string): boolean {
  return /page: "app"/.test(page) && /export (async function|const) action/.test(page);
}

/** Classes that a stylesheet may omit, each with a test for the pages that need them. */
const NEEDED_BY = {
  // The price range of a place has no sum.
  "receipt-rows__total": (page: string) => !/sheet: "finding"/.test(page),
  "under-way": (page: string) => !/page: "document"/.test(page),
  "top-bar--menu": hasBarOfItsOwn,
  "title-bar": hasBarOfItsOwn,
  "sidebar-toggle": hasBarOfItsOwn,
  "error-summary": hasFormsWithScript,
};

describe("every class in a page's parts has a rule in its stylesheet", () => {
  it.each(SHEETS)("%s", (sheet) => {
    const there = built(sheet);
    const pages = pagesOf(sheet);
    expect(pages.length).toBeGreaterThan(0);
    const sources = pages.map((page) => readFileSync(page, "utf8"));
    const spared = Object.entries(NEEDED_BY).flatMap(([name, needs]) => (sources.some(needs) ? [] : [name]));
    const named = classes(codeOf(pages));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !there.has(name) && !spared.includes(name))).toEqual([]);
  });
});

it("a stylesheet has no rule for classes of other pages", () => {
  const there = built("order");
  for (const name of ["next-step", "stream", "money-path"]) expect(there).toContain(name);
  for (const name of ["search-columns", "work-place--brief", "quantity-input"]) expect(there).not.toContain(name);
});

describe("a stylesheet defines the tokens of its rules", () => {
  it.each(SHEETS)("%s", (sheet) => {
    const file = readdirSync(`${ROOT}public/build/_assets`).find((name) => name.startsWith(`${sheet}-`));
    const css = read(`public/build/_assets/${file}`);
    const defined = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, token]) => token));
    const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, token]) => token));
    expect([...used].filter((token) => !defined.has(token))).toEqual([]);
  });

  it("and leaves out an unused pattern", () => {
    const kawung = (sheet: Sheet) =>
      readdirSync(`${ROOT}public/build/_assets`).some(
        (name) => name.startsWith(`${sheet}-`) && /--kawung:/.test(read(`public/build/_assets/${name}`)),
      );
    expect(SHEETS.filter(kawung)).toContain("home");
    expect(SHEETS.filter(kawung)).not.toContain("conversation");
  });
});

/** A class name that a template string builds from parts. */
const JOINED = /className=\{[^{}]*`(?:[^`]*[\w-])?\$\{|className=\{[^`{}]*`[^`]*\$\{[^{}]*\}[\w-]|\w--\$\{/;

describe("a class is written as a whole, because Tailwind finds no combined names", () => {
  it("in every component", () => {
    const files = readdirSync(`${ROOT}app`, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx") && !file.startsWith("entry."))
      .map((file) => `app/${file}`);
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
