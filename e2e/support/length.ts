import type { Page } from "@playwright/test";

export const PHONE = { width: 360, height: 740 };

export async function lengthOf(page: Page): Promise<{ screens: number; words: number }> {
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const main = document.querySelector("main");
    if (!main) throw new Error("this page has no main part");
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let words = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (parentElement.closest(".sr-only, script, style, option")) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length === 0) continue;
      words += (node.textContent ?? "").split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }
    const screens = document.documentElement.scrollHeight / window.innerHeight;
    return { screens: Math.round(screens * 100) / 100, words };
  });
}

/** Returns touch targets that are too small, and disclosures with the browser's own marker. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>("summary, [role=tab], button, select, nav a");
    return [...targets].flatMap((target) => {
      const { height, width } = target.getBoundingClientRect();
      if (!target.checkVisibility({ visibilityProperty: true }) || width < 2 || target.closest(".sr-only")) return [];
      const name = `${target.tagName.toLowerCase()} “${target.ariaLabel ?? target.textContent}”`;
      const { display, listStyleType } = getComputedStyle(target);
      const marked = target.matches("summary") && display === "list-item" && listStyleType !== "none";
      return [
        ...(height < 43.5 ? [`${name} is ${Math.round(height)} px high`] : []),
        ...(marked ? [`${name} has the browser's mark`] : []),
      ];
    });
  });
}
