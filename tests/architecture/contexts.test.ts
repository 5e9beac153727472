import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

// `gather-chunks` copies small modules into each page's script. Two copies of a context would not share their value, so
// the browser would render something else than the server. Only this module is never copied.
it("only ui/page-context creates React contexts", () => {
  const app = new URL("../../app/", import.meta.url);
  const makers = readdirSync(app, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\bcreateContext\b.*from "react"/.test(readFileSync(new URL(file, app), "utf8")));
  expect(makers).toEqual(["ui/page-context.tsx"]);
});
