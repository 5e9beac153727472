import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { isAppBuilt } from "../../e2e/start/fresh-build";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function tree(files: Record<string, number>): string {
  folder = mkdtempSync(join(tmpdir(), "fresh-build-"));
  for (const [name, at] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), at, at);
  }
  return folder;
}

it.each([undefined, "", "0"])("%j builds again", (value) => {
  expect(isAppBuilt(value, tree({ "build/index.js": 20 }))).toBe(false);
});

it.each(["true", "yes", "2", " "])("%j is refused", (value) => {
  expect(() => isAppBuilt(value, tree({ "build/index.js": 20 }))).toThrow("must be 1 or 0");
});

it("a build that is newer than its sources is used", () => {
  const root = tree({
    "build/index.js": 20,
    "app/routes/gig.tsx": 20,
    "app/places/README.md": 30,
    "docs/architecture.md": 30,
  });
  expect(isAppBuilt("1", root)).toBe(true);
});

it.each(["app/routes/gig.tsx", "app/styles/app.css", "app/content/help.server.ts", "package.json", "remix.config.js"])(
  "%s is named if it changed after the build",
  (file) => {
    const root = tree({ "build/index.js": 20, "app/root.tsx": 10, [file]: 21 });
    expect(() => isAppBuilt("1", root)).toThrow(`${file} changed after the build`);
  },
);

it("a missing build is reported", () => {
  expect(() => isAppBuilt("1", tree({ "app/root.tsx": 10 }))).toThrow("there is no build");
});
