import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

function named(files: string[]): string[] {
  const text = files.map((file) => readFileSync(`${root}${file}`, "utf8")).join();
  return [...new Set(text.match(/(?<=")\/build\/[^"]+\.js(?=")/g))];
}

const manifests = readdirSync(`${root}public/build`).filter((file) => file.startsWith("manifest-"));

describe.each([
  ["the browser's manifest", [`public/build/${manifests[0]}`]],
  ["the server's manifest", ["build/index.js"]],
])("%s", (_name, files) => {
  it("names the modules of routes with and without a component", () => {
    expect(manifests).toHaveLength(1);
    expect(named(files).join(" ")).toMatch(/dashboard\.orders\.id_\.visit-acceptance-/);
    expect(named(files).join(" ")).toMatch(/dashboard\.\(orders\)\._index-/);
  });

  it("names no missing module", () => {
    expect(named(files).filter((path) => !existsSync(`${root}public${path}`))).toEqual([]);
  });

  it("names no address that the asset server would redirect", () => {
    expect(named(files).filter((path) => path.includes("$"))).toEqual([]);
  });
});
