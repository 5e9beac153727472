import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ALERT_COPY } from "~/operators/text";

it("the operators' instructions have exactly one row for each alert", () => {
  const page = readFileSync(new URL("../../docs/operating.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| _(.+?)_ /gm)].map(([, title]) => title);
  expect(rows.sort()).toEqual(
    Object.values(ALERT_COPY)
      .map(({ title }) => title)
      .sort(),
  );
});
