import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import doiuse from "doiuse";
import postcss, { type AtRule, type ChildNode, type Declaration } from "postcss";
import { expect, it } from "vitest";

const ASSETS = fileURLToPath(new URL("../../public/build/_assets", import.meta.url));

/** Pages work and stay readable in a browser that ignores these features. Each has its reason. */
const HARMLESS = {
  "css-appearance": "The prefixed property stands before it.",
  "css-focus-visible": "The outline is then shown for every focus.",
  "css-has": "A field that does not apply is then shown, with a hint.",
  "css-marker-pseudo": "The number of a list keeps the colour of its text.",
  "css-matches-pseudo": "A false report: the class `[overflow-wrap:anywhere]` contains `:any`.",
  "css-math-functions": "A false report: `minmax()` belongs to grids.",
  "css-not-sel-list": "These rules also need :has().",
  "css-overflow": "A false report: only newer values of overflow are missing.",
  "css-page-break": "Print only.",
  "css-scroll-behavior": "The page jumps instead.",
  "css-scrollbar": "The bar is shown.",
  "css-snappoints": "A row scrolls freely, and a focused field is nearer to the edge.",
  "css-sticky": "The part scrolls with the page.",
  multicolumn: "Print only.",
  "prefers-color-scheme": "The page is light.",
  "prefers-reduced-motion": "Animations run.",
  "text-decoration": "Lines have their usual width. Chrome 57 and later know the lines themselves.",
} as const;

/** An older browser takes the declaration before, which must be of the same property. */
function hasOlderValue(node: ChildNode): boolean {
  const { prop } = node as Declaration;
  for (let before = node.prev(); before; before = before.prev())
    if (before.type === "decl" && before.prop === prop) return true;
  return false;
}

function isInSupports(node: ChildNode): boolean {
  for (let { parent } = node; parent && parent.type !== "root"; parent = parent.parent as typeof parent)
    if (parent.type === "atrule" && (parent as AtRule).name === "supports") return true;
  return false;
}

it.each(["documents", "apps"])("the sheet of %s works in Chrome 60", async (sheet) => {
  const file = readdirSync(ASSETS).find((name) => name.startsWith(`${sheet}-`) && name.endsWith(".css"));
  const css = readFileSync(`${ASSETS}/${file}`, "utf8");
  const missing = new Set<string>();
  const seen = new Set<string>();
  const check = doiuse({
    browsers: ["chrome 60"],
    onFeatureUsage({ feature, usage }) {
      seen.add(feature);
      if (feature in HARMLESS || hasOlderValue(usage) || isInSupports(usage)) return;
      missing.add(`${feature}: ${usage.toString().slice(0, 120)} in ${String(usage.parent).slice(0, 60)}`);
    },
  });
  await postcss([check]).process(css, { from: file });
  expect(seen.size).toBeGreaterThan(10);
  expect([...missing]).toEqual([]);
});
