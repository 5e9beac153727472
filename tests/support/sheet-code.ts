import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const APP = fileURLToPath(new URL("../../app", import.meta.url));

/** Returns the code of the root, of these pages and of their imports, without unused exports and server files. */
export function codeOf(pages: readonly string[]): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(APP, "root.tsx"), ...pages],
    outdir: "pages",
    write: false,
    bundle: true,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    charset: "utf8",
    alias: { "~": APP },
    packages: "external",
    external: ["*.server", "*.css", "*.json"],
    loader: { ".woff2": "empty" },
    logLevel: "error",
  });
  return outputFiles.map(({ text }) => text).join("\n");
}

/** Returns the files of the pages that load a sheet, with their layouts. Requests are documents for visitors only. */
export function pagesOf(sheet: "documents" | "apps"): string[] {
  const files = readdirSync(join(APP, "routes"), { recursive: true, encoding: "utf8" })
    .filter((name) => /^[^/]+(\/route)?\.tsx$/.test(name) && !name.startsWith("dev.components/"))
    .map((name) => join(APP, "routes", name));
  const kinds = sheet === "documents" ? ["document", "members"] : ["app", "members"];
  return files.filter((file) => kinds.includes(kindOf(file) ?? kindOf(layoutOf(file, files)) ?? ""));
}

function kindOf(file: string | undefined): string | undefined {
  return file && /^export const handle\b[^;]*page: "(\w+)"/m.exec(readFileSync(file, "utf8"))?.[1];
}

/** A page without its own handle uses that of its layout. */
function layoutOf(file: string, files: readonly string[]): string | undefined {
  const [, name] = /\/routes\/(dashboard|operator)\./.exec(file) ?? [];
  return name && files.find((other) => /\/routes\/(\w+)(\/route)?\.tsx$/.exec(other)?.[1] === name);
}
