import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const APP = path.join(import.meta.dirname, "../../app");
const TESTS = path.join(import.meta.dirname, "..");
const FILES = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));

it("no two exported types share a name", () => {
  const places = new Map<string, string[]>();
  for (const file of FILES)
    for (const [, name = ""] of readFileSync(path.join(APP, file), "utf8").matchAll(
      /^export (?:type|interface) (\w+)\b(?=\s*[<=]|\s+extends|\s*\{)/gm,
    ))
      places.set(name, [...(places.get(name) ?? []), file]);
  expect(places.size).toBeGreaterThan(100);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});

/** What is only one kind of thing: addresses, and steps of an order. */
const LONG = ["routes", "domain/order/steps"];

/** Those with more than 30 files. */
function longFolders(root: string): string[] {
  const counts = new Map<string, number>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const folder = path.relative(root, entry.parentPath);
    if (entry.isFile()) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 30).map(([folder]) => folder);
}

it("no folder holds more than 30 files, nor does one of tests", () => {
  expect(longFolders(APP).sort()).toEqual([...LONG].sort());
  expect(longFolders(TESTS)).toEqual([]);
});

it("routes stay under 150 lines, and all other files under 300", () => {
  const most = (file: string) => (file.startsWith(`routes${path.sep}`) ? 150 : 300);
  const lines = (file: string) => readFileSync(path.join(APP, file), "utf8").trimEnd().split("\n").length;
  expect(FILES.filter((file) => lines(file) >= most(file))).toEqual([]);
});
