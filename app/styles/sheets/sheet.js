import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import all from "../tailwind.config.js";

const APP = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Returns Tailwind's settings for one sheet. They keep only the rules whose classes are named in the code of the
 * sheet's pages. `npm run dev` keeps all rules, because the imports of a page change while it runs.
 *
 * @returns {import('tailwindcss').Config}
 */
export function keptFor(sheet) {
  const files = ["../../root.tsx", "../../{ui,routes,*/ui}/**/*.{ts,tsx}"];
  if (process.env.NODE_ENV !== "production") return { ...all, content: { ...all.content, files } };
  const raw = [{ raw: codeOf(pagesOf(sheet)), extension: "js" }];
  return { ...all, content: { ...all.content, relative: false, files: raw } };
}

/** Returns the code of the root, of these pages and of their imports, without unused exports and server files. */
export function codeOf(pages) {
  const { outputFiles } = buildSync({
    entryPoints: [join(APP, "root.tsx"), ...pages],
    outdir: "pages",
    write: false,
    bundle: true,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    charset: "utf8",
    alias: { "~": APP.replace(/\/$/, "") },
    packages: "external",
    external: ["*.server", "*.css", "*.json"],
    loader: { ".woff2": "empty" },
    logLevel: "error",
  });
  return outputFiles.map(({ text }) => text).join("\n");
}

/** Returns the pages that load a sheet, with their layouts. `root.tsx` chooses the sheet by a page's `handle`. */
export function pagesOf(sheet) {
  const files = readdirSync(join(APP, "routes")).flatMap((name) =>
    [name, `${name}/route.tsx`].map((file) => join(APP, "routes", file)).filter(isPage),
  );
  const pages = files.filter((file) => {
    // The catalogue shows parts of all sheets. Its utilities would enter the sheet of the documents.
    if (file.includes("/dev.components/")) return sheet === "catalogue";
    const text = readFileSync(hasHandle(file) ? file : (layoutOf(file, files) ?? file), "utf8");
    const [, page] = /page: "(\w+)"/.exec(text) ?? [];
    return page && sheet === (/sheet: "(\w+)"/.exec(text)?.[1] ?? (page === "app" ? "app" : "document"));
  });
  const layouts = pages.flatMap((page) => layoutOf(page, files) ?? []);
  return [...new Set([...pages, ...layouts])];
}

/** A page without its own handle uses that of its layout. */
function hasHandle(file) {
  return /^export const handle\b/m.test(readFileSync(file, "utf8"));
}

function layoutOf(file, files) {
  const [, name] = /\/routes\/(dashboard|operator)\./.exec(file) ?? [];
  return name && files.find((other) => /\/routes\/(\w+)(\/route)?\.tsx$/.exec(other)?.[1] === name);
}

function isPage(file) {
  return file.endsWith(".tsx") && existsSync(file);
}
