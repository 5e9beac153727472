import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import postcss from "postcss";
import tailwind from "tailwindcss";
import { describe, expect, it } from "vitest";
import theme from "~/styles/tailwind.config.js";
import { codeOf, pagesOf } from "../support/sheet-code";

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

const SHEETS = ["documents", "apps"] as const;
type Sheet = (typeof SHEETS)[number];

const built = (sheet: Sheet): string => {
  const file = readdirSync(`${ROOT}public/build/_assets`).find((name) => name.startsWith(`${sheet}-`));
  return read(`public/build/_assets/${file}`);
};

function tokens(css: string): { defined: string[]; used: string[] } {
  const all = (pattern: RegExp) => [...new Set([...css.matchAll(pattern)].map(([, token]) => token ?? ""))];
  return { defined: all(/[{;](--[\w-]+):/g), used: all(/var\((--[\w-]+)/g) };
}

/** Returns the class names of the selectors, with those that contain special characters. */
function utilities(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.((?:\\2c |\\.|[\w-])+)/g))
      names.add(name.replace(/\\2c /g, ",").replace(/\\(.)/g, "$1"));
  });
  return names;
}

/** Returns the words of the code's strings, which contain every class that a page can have. */
function words(code: string): Set<string> {
  const strings = code.match(/"(?:[^"\\\n]|\\.)*"|`[^`]*`/g) ?? [];
  return new Set(strings.flatMap((text) => text.slice(1, -1).split(/[^\w-]+/)));
}

function classes(code: string): string[] {
  const attributes = code.match(/className: (?:[^,{}\n]|\{[^{}]*\})*/g) ?? [];
  const named = attributes.flatMap((text) => text.match(/["`][^"`]*["`]/g) ?? []).join(" ");
  return [...new Set(named.split(/["`\s]+/))].filter((word) => ours.has(word));
}

/** Parts of app pages whose code every document contains. `page-frame.tsx` shows them only on app pages. */
const ON_APPS_ONLY = [
  "error-summary",
  "sidebar-toggle",
  "sidebar-toggle__fold",
  "sidebar-toggle__unfold",
  "title-bar",
  "title-bar--back",
  "title-bar--below",
  "title-bar__steps",
  "top-bar--menu",
  "under-way",
];

describe.each(SHEETS)("the sheet of %s", (sheet) => {
  const pages = pagesOf(sheet);
  const code = codeOf(pages);
  const there = selectors(built(sheet));

  it("has a rule for every class of its pages", () => {
    expect(pages.length).toBeGreaterThan(15);
    const spared = sheet === "documents" ? ON_APPS_ONLY : [];
    const named = classes(code);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !there.has(name) && !spared.includes(name))).toEqual([]);
  });

  it("has every utility that its pages use", async () => {
    const content = [{ raw: code, extension: "js" }];
    const all = await postcss([tailwind({ ...theme, content: { ...theme.content, relative: false, files: content } })])
      .process("@tailwind components; @tailwind utilities;", { from: undefined })
      .then(({ css }) => utilities(css));
    expect(all.size).toBeGreaterThan(200);
    const has = utilities(built(sheet));
    expect([...all].filter((name) => !has.has(name))).toEqual([]);
  });

  it("has no rule that its pages do not use", () => {
    const named = words(code);
    const written = [...there].filter((name) => ours.has(name));
    expect(written.length).toBeGreaterThan(50);
    expect(written.filter((name) => !named.has(name))).toEqual([]);
  });

  it("defines the tokens of its rules", () => {
    const { defined, used } = tokens(built(sheet));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((token) => !defined.includes(token))).toEqual([]);
  });
});

it("every token is used in one of the sheets", () => {
  const css = SHEETS.map(built).join("\n");
  const { defined, used } = tokens(css);
  expect(defined.filter((token) => !used.includes(token) && !token.startsWith("--tw-"))).toEqual([]);
});

it("the rules of components have at most 1,200 lines", () => {
  let lines = 0;
  for (const file of styles) {
    postcss.parse(read(`app/styles/${file}`)).walkAtRules("layer", (layer) => {
      if (layer.params === "components")
        lines += layer
          .toString()
          .split("\n")
          .filter((line) => line.trim()).length;
    });
  }
  expect(lines).toBeGreaterThan(500);
  expect(lines).toBeLessThanOrEqual(1_200);
});

it("every rule is in one of the sheets", () => {
  const there = new Set(SHEETS.flatMap((sheet) => [...selectors(built(sheet))]));
  expect([...ours].filter((name) => !there.has(name))).toEqual([]);
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

  it("and no variant selects a class with underscores, which Tailwind reads as spaces", () => {
    const files = readdirSync(`${ROOT}app`, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    expect(files.filter((file) => /\[&[^\]"`\s]*\w__\w/.test(read(`app/${file}`)))).toEqual([]);
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
