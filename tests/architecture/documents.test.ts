import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { lifecycleDocument } from "../support/lifecycle-document";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Generated folders. Documents may name files in them that are not in the repository. */
const GENERATED = ["node_modules", "build", "public/build", "test-results"];

function documents(folder = ""): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith(".") || GENERATED.includes(path) ? [] : documents(path);
    return path.endsWith(".md") ? [path] : [];
  });
}

const FOLDERS = readdirSync(join(ROOT, "app"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Matches a path that begins with a folder of the repository or of app/. A module may lack its ending. */
const PATH = new RegExp(`^(app|docs|tests|e2e|migrations|public|${FOLDERS.join("|")})/[\\w./$()[\\]-]*$`);
const ENDINGS = ["", ".ts", ".tsx", ".server.ts"];

function exists(path: string): boolean {
  return ENDINGS.some((ending) => existsSync(join(ROOT, path + ending)));
}

/** Returns the paths in a document. Links are relative to it, paths in backticks to the root or to app/. */
function paths(document: string): { path: string; from: string[] }[] {
  const text = readFileSync(join(ROOT, document), "utf8").replace(/^```[\s\S]*?^```$/gm, "");
  const here = dirname(document);
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path = ""]) => path);
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path);
  return [
    ...links.filter((path) => !/^[a-z]+:/.test(path)).map((path) => ({ path, from: [here] })),
    ...quoted
      .filter((path) => PATH.test(path) && !GENERATED.some((made) => path.startsWith(made)))
      .map((path) => ({ path, from: ["", "app"] })),
  ];
}

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("wrong-tree"))
    .map((path) => join(folder, path));
}

it("comments in code name only existing files and folders", () => {
  const missing = ["app", "tests", "e2e"].flatMap(sources).flatMap((source) => {
    const comments = readFileSync(join(ROOT, source), "utf8").match(/\/\*\*?[\s\S]*?\*\/|(?<!:)\/\/ .*$/gm) ?? [];
    return comments
      .flatMap((comment) => [...comment.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path))
      .filter((path) => PATH.test(path) && !GENERATED.some((made) => path.startsWith(made)))
      .filter((path) => !["", "app"].some((folder) => exists(join(folder, path))))
      .map((path) => `${source}: ${path}`);
  });
  expect(missing).toEqual([]);
});

describe.each(documents())("%s", (document) => {
  it("names only existing files and folders", () => {
    const missing = paths(document).filter(({ path, from }) => !from.some((folder) => exists(join(folder, path))));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});

it("docs/order-lifecycle.md is up to date", () => {
  expect(readFileSync(join(ROOT, "docs/order-lifecycle.md"), "utf8")).toBe(lifecycleDocument());
});

/** Patterns such as `findX` are not names. */
const SYMBOL = /^(?!\w+X$)(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)$/;

const WORDS = new Set(
  [
    ...["app", "tests", "e2e", "migrations"].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((path) => /\.(?:tsx?|cjs|js|sql|css|json)$/.test(path))
        .map((path) => join(folder, path)),
    ),
    "wrangler.toml",
    "package.json",
    "remix.config.js",
    "tailwind.config.js",
    "tsconfig.json",
  ]
    .filter((path) => existsSync(join(ROOT, path)))
    .flatMap((path) => readFileSync(join(ROOT, path), "utf8").match(/\w+/g) ?? []),
);
// A document names it to say that we do not use it.
WORDS.add("clientLoader");

/** Names in backticks that look like those of functions, types and constants. */
function symbols(document: string): string[] {
  const text = readFileSync(join(ROOT, document), "utf8")
    .replace(/^```[\s\S]*?^```$/gm, "")
    // Skip the style guide's tables of bad and good names.
    .replace(/^\| bad [\s\S]*?^$/gm, "");
  return [...text.matchAll(/`(\w+)(?:\(\))?`/g)].map(([, name = ""]) => name).filter((name) => SYMBOL.test(name));
}

it.each(documents())("%s names only existing functions, types and constants", (document) => {
  expect(symbols(document).filter((name) => !WORDS.has(name))).toEqual([]);
});

it("CHANGELOG.md has lines of at most 120 characters", () => {
  const lines = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8").split("\n");
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});

it("every decision record is in the index", () => {
  const index = "docs/decisions/README.md";
  const listed = paths(index).map(({ path }) => join(dirname(index), path));
  const records = documents("docs/decisions").filter((path) => path !== index);
  expect(records.filter((path) => !listed.includes(path))).toEqual([]);
});
