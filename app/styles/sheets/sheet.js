import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import all from "../tailwind.config.js";

const APP = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Tailwind's settings for one sheet: of our rules it keeps those whose classes are named by code that a page of the sheet runs.
 * `npm run dev` keeps all rules, since what a page imports changes meanwhile.
 *
 * @returns {import('tailwindcss').Config}
 */
export function keptFor(sheet) {
  const files = ["../../root.tsx", "../../{ui,routes,*/ui}/**/*.{ts,tsx}"];
  if (process.env.NODE_ENV !== "production") return { ...all, content: { ...all.content, files } };
  const raw = [{ raw: codeOf(pagesOf(sheet)), extension: "js" }];
  return { ...all, content: { ...all.content, relative: false, files: raw } };
}

/** The code of the root, of these pages and of what they import, without unused exports and without the server's files. */
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

/** The pages that load a sheet, as `root.tsx` chooses it by a page's `handle`, and the layouts around them. */
export function pagesOf(sheet) {
  const files = readdirSync(join(APP, "routes")).flatMap((name) =>
    [name, `${name}/route.tsx`].map((file) => join(APP, "routes", file)).filter(isPage),
  );
  const pages = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    const [, page] = /page: "(\w+)"/.exec(text) ?? [];
    return page && sheet === (/sheet: "(\w+)"/.exec(text)?.[1] ?? (page === "app" ? "app" : "document"));
  });
  const layouts = files.filter((file) => {
    const [, layout] = /\/routes\/(dashboard|operator)(\/route)?\.tsx$/.exec(file) ?? [];
    return layout && pages.some((page) => page.includes(`/routes/${layout}.`));
  });
  return [...new Set([...pages, ...layouts])];
}

function isPage(file) {
  return file.endsWith(".tsx") && existsSync(file);
}
