import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

// `gather-chunks` gives each page's module copies of our small files; two copies of a context do not know each other, and
// what hydrates would differ from what the server sent. Only this one stays shared.
it("React's contexts are made in ui/page-context alone", () => {
  const app = new URL("../../app/", import.meta.url);
  const makers = readdirSync(app, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\bcreateContext\b.*from "react"/.test(readFileSync(new URL(file, app), "utf8")));
  expect(makers).toEqual(["ui/page-context.tsx"]);
});
