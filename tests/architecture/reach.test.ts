import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { measureReach } from "../support/reach";

/** A route that needs more files than this is too hard to read. Lower the number when the code allows it. */
const MAX_FILES = 168;
/** Every request runs this code before a page's own code. */
const MAX_BEFORE_LOADERS = { files: 63, lines: 11_465 };

/** Reading all files takes long. */
let measured: ReturnType<typeof measureReach> | undefined;
function measureApp() {
  measured ??= measureReach(fileURLToPath(new URL("../..", import.meta.url)));
  return measured;
}

let folder = "";
afterEach(() => folder && rmSync(folder, { recursive: true }));

function tree(files: Record<string, string>) {
  folder = mkdtempSync(join(tmpdir(), "reach-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return measureReach(folder);
}

it("no route reaches more files than its maximum", () => {
  const { routes } = measureApp();
  expect(routes.length).toBeGreaterThan(100);
  expect(routes.filter(({ files }) => files > MAX_FILES)).toEqual([]);
});

it("little code runs before a loader", () => {
  const { files, lines } = measureApp().beforeLoaders;
  expect(files).toBeLessThanOrEqual(MAX_BEFORE_LOADERS.files);
  expect(lines).toBeLessThanOrEqual(MAX_BEFORE_LOADERS.lines);
});

it("does not count modules that load later as code before a loader", () => {
  const { beforeLoaders } = tree({
    "app/server.ts": 'import { a } from "./a";\nexport const later = () => [a, import("./b")];\n',
    "app/a.ts": 'import type { B } from "./b";\nexport const a = (b: B) => b;\n',
    "app/b.ts": "export type B = 1;\n",
  });
  expect(beforeLoaders).toEqual({ files: 2, lines: 4 });
});

it("counts files and lines through every kind of import except type imports", () => {
  const reach = tree({
    "app/routes/a.tsx": 'import { b } from "~/b";\nimport type { T } from "../types";\nexport default b;\n',
    "app/routes/folder/route.ts": 'export { c } from "../../c";\n',
    "app/routes/folder/part.ts": "export const part = 1;\n",
    "app/b.ts": '// Loads c late.\nimport { type T } from "./types";\nexport const b = () => import("./c");\n',
    "app/c.ts": 'import { button } from "~/ui/button";\nexport const c = button;\n',
    "app/types.ts": "export type T = string;\n",
    "app/ui/button.tsx": "export const button = 1;\n",
  });
  expect(reach.routes).toEqual([
    { name: "a", files: 3, lines: 8 },
    { name: "folder", files: 2, lines: 3 },
  ]);
  expect(reach.files).toBe(7);
  expect(reach.lines).toBe(12);
  expect(reach.singleImporter).toEqual(["app/b.ts", "app/ui/button.tsx"]);
  expect(reach.importShare).toBeCloseTo(4 / 12);
  expect(reach.commentShare).toBeCloseTo(1 / 12);
});
