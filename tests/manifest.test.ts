import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The addresses of the scripts that built files tell the browser to ask for. */
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

  it("names no module that is not there", () => {
    expect(named(files).filter((path) => !existsSync(`${root}public${path}`))).toEqual([]);
  });

  it("names none by an address that the assets server would redirect", () => {
    expect(named(files).filter((path) => path.includes("$"))).toEqual([]);
  });
});
