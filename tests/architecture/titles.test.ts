import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("titles of pages are made by one function", () => {
  const written = globSync("app/{routes/**/*,root}.{ts,tsx}").filter((path) =>
    /\| JasaWarga["'`]|"Order tidak ditemukan"/.test(readFileSync(path, "utf8")),
  );
  expect(written).toEqual([]);
});
