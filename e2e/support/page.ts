import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { markLooks } from "./looks";
import { FULL } from "./size";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Console errors to ignore: 4xx responses, a missing network (also when Remix prefetches routes), and an aborted
 * navigation that Remix logs. Tests check these cases themselves.
 */
const EXPECTED =
  /status of 4\d\d|ERR_INTERNET_DISCONNECTED|^AbortError: signal is aborted|^Failed to fetch manifest patches TypeError: Failed to fetch/;

/** Without `storageState` nobody is signed in. */
export type Another = (who?: { storageState?: string; userAgent?: string }) => Promise<Page>;

/** A test fails if the console of any of its browsers shows an error, a policy violation or a failed request to us. */
export const test = base.extend<{ watch: (context: BrowserContext) => void; another: Another }>({
  watch: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const watch = (watched: BrowserContext) => listen(watched, (complaint) => complaints.push(complaint));
      watch(context);
      await use(watch);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  another: async ({ browser, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async ({ storageState, userAgent } = {}) => {
      // Pass `storageState` even if undefined, or the test's own session would be used.
      const context = await browser.newContext({ storageState, ...(userAgent ? { userAgent } : {}) });
      opened.push(context);
      watch(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

function listen(context: BrowserContext, complain: (complaint: string) => void): void {
  context.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) complain(message.text());
  });
  context.on("weberror", (thrown) => complain(thrown.error().message));
  context.on("response", (response) => {
    // A page may respond with an error, but scripts, styles, images and fonts must load.
    const needed = ["script", "stylesheet", "image", "font"].includes(response.request().resourceType());
    if (response.status() >= (needed ? 300 : 500) && response.status() !== 304)
      complain(`${response.status()} ${response.url()}`);
  });
}

export { expect };

/** A summary has no role of its own. */
export function summaryNamed(page: Page, name: string): Locator {
  return page.locator("summary", { hasText: name });
}

/** With script the link becomes a button that asks for confirmation in place. */
export function linkOrButton(page: Page, name: RegExp): Locator {
  return page.getByRole("link", { name }).or(page.getByRole("button", { name })).first();
}

export function hasScript(): boolean {
  return test.info().project.use.javaScriptEnabled !== false;
}

/** Waits until React has hydrated the page. Before that, clicks submit plain forms. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

export async function waitForFormScripts(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main form[method=post]")].every((form) =>
      Object.keys(form).some((key) => key.startsWith("__reactProps")),
    ),
  );
}

/** Waits for the script that every page loads after it is hydrated. */
export async function waitForPageScript(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
}

/** A soak checks the contrast of every text, other runs that of two of each appearance. */
const EVERY_TEXT = FULL;
const MARK = "data-judged";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Checks WCAG 2.2 AA as far as axe can. `only` restricts it to one rule. */
export async function expectAccessible(page: Page, except: string[] = [], only?: string): Promise<void> {
  // axe needs script. The other projects check the same markup.
  if (!hasScript()) return;
  // Text appears before its style sheet.
  await page.waitForLoadState();
  // Wait for hydration, so that a test's next click does not happen during it.
  if ((await page.locator("script[type=module]").count()) > 0) await waitForHydration(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    runOnly: only ? [only] : WCAG,
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  };
  if (!EVERY_TEXT) await page.evaluate(markLooks, MARK);
  const selector = EVERY_TEXT ? "*" : `[${MARK}]`;
  const { violations } = await page.evaluate(
    async ([asked, selector]) => {
      window.axe.configure({ rules: [{ id: "color-contrast", selector }] });
      // Sticky bars cover content while they float. Check them in their place in the page.
      const floating = [...document.querySelectorAll<HTMLElement>(".sticky-bar")];
      for (const bar of floating) bar.style.position = "static";
      // A text that fades in or out has less contrast meanwhile. An animation without an end cannot be finished.
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
      }
      const judged = await window.axe.run(document, asked);
      for (const bar of floating) bar.style.removeProperty("position");
      return judged;
    },
    [options, selector] as const,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found, page.url()).toEqual([]);
}

/** Checks that the page does not scroll sideways, at 360 px and at the current width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Text without styles can be wider.
  await page.waitForLoadState();
  const usual = page.viewportSize();
  for (const width of new Set([usual?.width, 360])) {
    if (usual && width) await page.setViewportSize({ ...usual, width });
    // Floating elements are placed one frame after a resize.
    const isWide = () => page.locator("html").evaluate((html) => html.scrollWidth > html.clientWidth);
    await expect.poll(isWide, `${page.url()} at ${width}`).toBe(false);
  }
  if (usual) await page.setViewportSize(usual);
}
