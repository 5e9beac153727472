import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import all from "../tailwind.config.js";
import { MEMBER_SHEETS, VISITOR_PARTS } from "./members.js";

const APP = fileURLToPath(new URL("../..", import.meta.url));
const ENDS = ["", ".tsx", ".ts", "/route.tsx"];

/**
 * Tailwind's settings for one sheet: of our rules it keeps those whose classes a page that loads the sheet names, or what
 * such a page draws on. While one develops it keeps all, since what a page imports changes.
 *
 * @returns {import('tailwindcss').Config}
 */
export function keptFor(sheet) {
  const files = ["../../root.tsx", "../../{ui,routes}/**/*.{ts,tsx}"];
  if (process.env.NODE_ENV !== "production") return { ...all, content: { ...all.content, files } };
  const seen = new Set();
  const spared = MEMBER_SHEETS.includes(sheet) ? VISITOR_PARTS : [];
  const follow = (file) => {
    if (!/^(root|routes|ui)\b/.test(file) || seen.has(file) || spared.includes(file)) return;
    seen.add(file);
    const imports = /\b(?:from |import\()"((?:~|\.{1,2})\/[^"]+)"/g;
    for (const [, from] of readFileSync(join(APP, file), "utf8").matchAll(imports))
      follow(resolved(from.startsWith("~") ? from.slice(2) : join(dirname(file), from)));
  };
  for (const file of ["root.tsx", ...pagesOf(sheet)]) follow(file);
  const raw = [...seen].map((file) => ({ raw: readFileSync(join(APP, file), "utf8"), extension: "tsx" }));
  return { ...all, content: { ...all.content, relative: false, files: raw } };
}

function resolved(path) {
  return (
    ENDS.map((end) => path + end).find((file) => /\.tsx?$/.test(file) && existsSync(join(APP, file))) ?? ""
  );
}

/** As `root.tsx` chooses the sheet by a page's `handle`, with the layouts that stand around it. */
function pagesOf(sheet) {
  const files = readdirSync(join(APP, "routes")).map((name) =>
    resolved(`routes/${name.replace(/\.tsx?$/, "")}`),
  );
  const pages = files.filter((file) => {
    const text = file && readFileSync(join(APP, file), "utf8");
    const [, page] = /page: "(\w+)"/.exec(text) ?? [];
    return page && sheet === (/sheet: "(\w+)"/.exec(text)?.[1] ?? (page === "app" ? "app" : "document"));
  });
  return [...pages, "routes/dashboard.tsx", "routes/operator.tsx"];
}
