import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Commands print to the terminal of the person who runs them. */
const COMMANDS = ["backup", "books", "command", "operator", "reindex", "restore"].map((name) => `commands/${name}.ts`);

it("all logging goes through platform/log, which removes personal data", () => {
  const app = new URL("../../app/", import.meta.url);
  const files = readdirSync(app, { recursive: true }).map(String);
  const printing = files
    .filter((file) => /\.tsx?$/.test(file) && !COMMANDS.includes(file))
    .filter((file) => /\bconsole\b\s*[.[]/.test(readFileSync(new URL(file, app), "utf8")));
  expect(printing).toEqual(["platform/log.server.ts"]);
});
