import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = ["app", "package.json", "remix.config.js"];
const IGNORED = /\.md$/;

/**
 * Reads `APP_IS_BUILT`: "1" uses the existing build, "0" or nothing makes a new one. Throws on any other value, and if
 * the existing build is missing or older than a source file.
 */
export function isAppBuilt(value: string | undefined, root = ROOT): boolean {
  if (value === undefined || value === "" || value === "0") return false;
  if (value !== "1") throw new Error(`APP_IS_BUILT must be 1 or 0, not ${JSON.stringify(value)}.`);
  const built = statSync(join(root, "build/index.js"), { throwIfNoEntry: false });
  if (!built) throw new Error("APP_IS_BUILT is set, but there is no build. Run `npm run build` first.");
  const newer = SOURCES.flatMap((source) => filesIn(join(root, source))).find(
    (file) => statSync(file).mtimeMs > built.mtimeMs && !IGNORED.test(relative(root, file)),
  );
  if (newer) {
    throw new Error(
      `APP_IS_BUILT is set, but ${relative(root, newer)} changed after the build. Run \`npm run build\`, or unset it.`,
    );
  }
  return true;
}

function filesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
