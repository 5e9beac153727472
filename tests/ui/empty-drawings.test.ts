import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, "utf8");

const drawn = [...read("public/empty.svg").matchAll(/<view id="(\w+)"/g)].map(([, name]) => name);
const pages = readdirSync(`${ROOT}app`, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => read(`app/${file}`))
  .join("\n");

it("every empty state has a drawing, and every drawing has an empty state", () => {
  const used = [...pages.matchAll(/\bdrawing(?:=|: | = )"(\w+)"/g)].map(([, name]) => name);
  expect(drawn.length).toBeGreaterThan(20);
  expect([...new Set(used)].sort()).toEqual([...drawn].sort());
});
