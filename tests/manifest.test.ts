import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The addresses of the scripts that a built file tells the browser to ask for. */
function named(file: string): string[] {
  const text = readFileSync(`${root}${file}`, "utf8");
  return [...new Set(text.match(/(?<=")\/build\/[^"]+\.js(?=")/g))];
}

const manifests = readdirSync(`${root}public/build`).filter((file) => file.startsWith("manifest-"));

describe.each([
  ["the browser's manifest", `public/build/${manifests[0]}`],
  ["the server's manifest", "build/index.js"],
])("%s", (_name, file) => {
  it("names the modules of routes with and without a component", () => {
    expect(manifests).toHaveLength(1);
    expect(named(file).join(" ")).toMatch(/dashboard\.orders\.id_\.acceptance-.*dashboard\.orders\._index-/);
  });

  it("names no module that is not there", () => {
    expect(named(file).filter((path) => !existsSync(`${root}public${path}`))).toEqual([]);
  });

  it("names none by an address that the assets server would redirect", () => {
    expect(named(file).filter((path) => path.includes("$"))).toEqual([]);
  });
});
