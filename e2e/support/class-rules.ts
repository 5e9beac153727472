import type { Page } from "@playwright/test";

/** Tailwind needs these on an ancestor or sibling, and they have no rule of their own. */
const MARKERS = ["group", "peer"];
/** Rules of some sheets select parts of pages by these classes. They have no look of their own. */
const HOOKS = ["section-head", "section--tight"];

/** Returns the classes of the page's elements that no rule of its style sheets selects. */
export async function classesWithoutRule(page: Page): Promise<string[]> {
  const { used, selected } = await page.evaluate(() => {
    const heads: string[] = [];
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) heads.push(rule.selectorText);
        if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    // A browser writes a selector's special characters as `\.` or, for a digit at the beginning, `\32 xl`.
    const names = heads.flatMap((head) => head.match(/\.(?:\\[0-9a-f]{1,6} |\\.|[\w-]|[^\0-\x7f])+/g) ?? []);
    const plain = (name: string) =>
      name
        .slice(1)
        .replace(/\\([0-9a-f]{1,6}) /g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
        .replace(/\\(.)/g, "$1");
    const elements = [...document.querySelectorAll("[class]")];
    return {
      used: [...new Set(elements.flatMap((element) => [...element.classList]))],
      selected: [...new Set(names.map(plain))],
    };
  });
  const known = new Set([...selected, ...MARKERS, ...HOOKS]);
  // Chromium drops rules for the pseudo-elements of Firefox.
  return used.filter((name) => !known.has(name) && !name.includes("::-moz-")).sort();
}
