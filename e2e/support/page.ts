import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { markLooks } from "./looks";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * A page that answers 4xx is logged by the browser itself, and so is a plug that was pulled, which Remix says too where
 * it asked for the routes behind a link; whether they should is each test's business. A press on a link before the last
 * answer is read whole ends that answer, which Remix logs as an error.
 */
const EXPECTED =
  /status of 4\d\d|ERR_INTERNET_DISCONNECTED|^AbortError: signal is aborted|^Failed to fetch manifest patches TypeError: Failed to fetch/;

/** Somebody else's browser, of the same kind as the test's: of who has never been here, unless signed in as said. */
export type Another = (who?: { storageState?: string; userAgent?: string }) => Promise<Page>;

/** A test fails when the console of any of its browsers reports an error, a broken policy, or a failed request of ours. */
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
      // What is not named here comes from the project; a session is named even when there is none, or it would come from
      // the test's own browser.
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
    // A page may say no; what a page needs must be there.
    const needed = ["script", "stylesheet", "image", "font"].includes(response.request().resourceType());
    if (response.status() >= (needed ? 300 : 500) && response.status() !== 304)
      complain(`${response.status()} ${response.url()}`);
  });
}

export { expect };

/** What unfolds a part of a page. A summary has no role of its own, so that it is found by its element. */
export function opener(page: Page, name: string): Locator {
  return page.locator("summary", { hasText: name });
}

/** What is a link where there is no script, and a button that asks again in place where there is. */
export function linkOrButton(page: Page, name: RegExp): Locator {
  return page.getByRole("link", { name }).or(page.getByRole("button", { name })).first();
}

/** Whether script runs in the browsers of this test. */
export function withScript(): boolean {
  return test.info().project.use.javaScriptEnabled !== false;
}

/** Until script has taken the page over: what is pressed before is a form's own, which is not what is looked at. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

/** Waits for the script of the page's forms, which may load after the page. */
export async function formsHydrated(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main form[method=post]")].every((form) =>
      Object.keys(form).some((key) => key.startsWith("__reactProps")),
    ),
  );
}

/** What script adds to every page is fetched once the page stands. */
export async function scriptStands(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
}

/** A soak has axe judge every text by its contrast, else those that look like no other. */
const EVERY_TEXT = !!process.env.BROWSER_FULL;
const MARK = "data-judged";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No violation of WCAG 2.2 AA that axe can find; with `only`, of this rule alone. */
export async function expectAccessible(page: Page, except: string[] = [], only?: string): Promise<void> {
  // axe needs script; where the page may run none, the same markup is judged in the other projects.
  if (!withScript()) return;
  // Text is there before the rest of its document, and before the styles it is to be judged by.
  await page.waitForLoadState();
  // What is pressed next is pressed as a person would, who looks first: not while script is only taking the page over.
  if ((await page.locator("script[type=module]").count()) > 0) await hydrated(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    // Only what is wrong is asked for, and no style sheet fetched again for it.
    ...{ resultTypes: ["violations"], preload: false },
    runOnly: only ? [only] : WCAG,
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  };
  if (!EVERY_TEXT) await page.evaluate(markLooks, MARK);
  const selector = EVERY_TEXT ? "*" : `[${MARK}]`;
  const { violations } = await page.evaluate(
    async ([asked, selector]) => {
      window.axe.configure({ rules: [{ id: "color-contrast", selector }] });
      // A bar that floats over the page is judged where it stands: what it happens to cover is scrolled clear of it.
      const floating = [...document.querySelectorAll<HTMLElement>(".sticky-bar")];
      for (const bar of floating) bar.style.position = "static";
      const judged = await window.axe.run(document, asked);
      for (const bar of floating) bar.style.removeProperty("position");
      return judged;
    },
    [options, selector] as const,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found, page.url()).toEqual([]);
}

/** Nothing reaches over the edge of a phone, nor of a wider screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Text is there before its styles, and wider without them.
  await page.waitForLoadState();
  const usual = page.viewportSize();
  for (const width of new Set([usual?.width, 360])) {
    if (usual && width) await page.setViewportSize({ ...usual, width });
    // What floats finds its place a frame after the window has.
    const isWide = () => page.locator("html").evaluate((html) => html.scrollWidth > html.clientWidth);
    await expect.poll(isWide, `${page.url()} at ${width}`).toBe(false);
  }
  if (usual) await page.setViewportSize(usual);
}
