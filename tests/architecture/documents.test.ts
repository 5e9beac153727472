import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Made, not written: nothing that a document says of them is a file of the repository. */
const MADE = ["node_modules", "build", "public/build", "test-results"];

function documents(folder = ""): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith(".") || MADE.includes(path) ? [] : documents(path);
    return path.endsWith(".md") ? [path] : [];
  });
}

const FOLDERS = readdirSync(join(ROOT, "app"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** A path begins with a folder of the repository or of app/; a module may come without its ending. */
const PATH = new RegExp(`^(app|docs|tests|e2e|migrations|public|${FOLDERS.join("|")})/[\\w./$()[\\]-]*$`);
const ENDINGS = ["", ".ts", ".tsx", ".server.ts"];

function isThere(path: string): boolean {
  return ENDINGS.some((ending) => existsSync(join(ROOT, path + ending)));
}

/** Paths in a document: links lead from where it lies, what stands in backticks from the root or from app/. */
function paths(document: string): { path: string; from: string[] }[] {
  const text = readFileSync(join(ROOT, document), "utf8").replace(/^```[\s\S]*?^```$/gm, "");
  const here = dirname(document);
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path = ""]) => path);
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path);
  return [
    ...links.filter((path) => !/^[a-z]+:/.test(path)).map((path) => ({ path, from: [here] })),
    ...quoted
      .filter((path) => PATH.test(path) && !MADE.some((made) => path.startsWith(made)))
      .map((path) => ({ path, from: ["", "app"] })),
  ];
}

/** Files whose comments name paths. */
function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("wrong-tree"))
    .map((path) => join(folder, path));
}

it("comments in code name only files and folders that are there", () => {
  const missing = ["app", "tests", "e2e"].flatMap(sources).flatMap((source) => {
    const comments =
      readFileSync(join(ROOT, source), "utf8").match(/\/\*\*?[\s\S]*?\*\/|(?<!:)\/\/ .*$/gm) ?? [];
    return comments
      .flatMap((comment) => [...comment.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path))
      .filter((path) => PATH.test(path) && !MADE.some((made) => path.startsWith(made)))
      .filter((path) => !["", "app"].some((folder) => isThere(join(folder, path))))
      .map((path) => `${source}: ${path}`);
  });
  expect(missing).toEqual([]);
});

describe.each(documents())("%s", (document) => {
  it("names only files and folders that are there", () => {
    const missing = paths(document).filter(
      ({ path, from }) => !from.some((folder) => isThere(join(folder, path))),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});

it("every record of a decision stands in the index", () => {
  const index = "docs/decisions/README.md";
  const listed = paths(index).map(({ path }) => join(dirname(index), path));
  const records = documents("docs/decisions").filter((path) => path !== index);
  expect(records.filter((path) => !listed.includes(path))).toEqual([]);
});
