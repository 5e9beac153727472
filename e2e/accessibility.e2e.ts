import type { Page } from "@playwright/test";
import { classesWithoutRule } from "./support/class-rules";
import { BUYER, OPERATOR, SELLER, SUSPENDED } from "./support/demo-people";
import { htmlFaults } from "./support/html-validity";
import { launchOptions } from "./support/launch";
import { smallTargets } from "./support/length";
import { expect, expectAccessible, test, waitForHydration } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { addressOf, type Shown, screensOf } from "./support/screens";
import { everyNth, FULL } from "./support/size";

/** A soak also checks every state of a page, every width and dark mode, and loads all pictures. */
test.use({ launchOptions: launchOptions({ pictures: FULL }) });
const WIDTHS = [320, 360, 768, 1024, 1280];
/** Screens share their colours, so one in eight is checked in dark mode. */
const DARK_MODE_EVERY = FULL ? 1 : 8;
/** Wide widths take turns, because they differ little. */
const widthsOf = (index: number) => (FULL ? WIDTHS : [320, 360, index % 2 === 0 ? 1280 : 768]);

/**
 * Checks one screen: no horizontal scrolling at any width, valid HTML, a rule for each class, touch targets of 44 px, and
 * no axe violations in light mode at 360 px. `darkMode` also checks the contrast in dark mode, which can break no other rule.
 */
async function checkScreen(page: Page, address: string, asked: { widths: number[]; darkMode: boolean }): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const answer = await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }).first(), address).toBeVisible();
  // The component page shows a second top bar as an example.
  const except = address === "/dev/components" ? ["landmark-unique"] : [];
  for (const width of asked.widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wide, `${address} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    if (width !== 360) continue;
    await test.step(`${address} in light mode`, () => expectAccessible(page, except));
    expect.soft(await smallTargets(page), `${address} has targets of 44 px`).toEqual([]);
  }
  // The component page shows parts of pages that have other sheets.
  if (address !== "/dev/components")
    expect.soft(await classesWithoutRule(page), `${address} has a rule for each class`).toEqual([]);
  expect.soft(await htmlFaults((await answer?.text()) ?? ""), `${address} is valid HTML`).toEqual([]);
  if (!asked.darkMode) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await test.step(`${address} in dark mode`, () => expectAccessible(page, except, "color-contrast"));
}

async function checkScreens(page: Page, screens: readonly Shown[]): Promise<void> {
  test.setTimeout(300_000);
  for (const [index, { screen }] of screens.entries())
    await checkScreen(page, await addressOf(page, screen), {
      widths: widthsOf(index),
      darkMode: index % DARK_MODE_EVERY === 0,
    });
}

/** The usual state of every page. Of people whose pages are only other states, every fourth page. */
function screensFor(viewer: Parameters<typeof screensOf>[0]): readonly Shown[] {
  const all = screensOf(viewer);
  const usual = FULL ? all : all.filter(({ isFirst }) => isFirst);
  return usual.length > 0 ? usual : everyNth(all, 4);
}

function chunks(screens: readonly Shown[], size = 12): Shown[][] {
  return Array.from({ length: Math.ceil(screens.length / size) }, (_, at) => screens.slice(at * size, (at + 1) * size));
}

for (const [index, screens] of chunks(screensFor("visitor")).entries())
  test(`a visitor's screens, part ${index + 1}`, ({ page }) => checkScreens(page, screens));

test.describe("Sari, signed in", () => {
  test.use({ storageState: SELLER.session });
  for (const [index, screens] of chunks(screensFor("seller")).entries())
    test(`a seller's screens, part ${index + 1}`, ({ page }) => checkScreens(page, screens));
});

test.describe("Budi, signed in", () => {
  test.use({ storageState: BUYER.session });
  for (const [index, screens] of chunks(screensFor("buyer")).entries())
    test(`a buyer's screens, part ${index + 1}`, ({ page }) => checkScreens(page, screens));
});

test.describe("Ayu, an operator, signed in", () => {
  test.use({ storageState: OPERATOR.session });
  for (const [index, screens] of chunks(screensFor("operator")).entries())
    test(`an operator's screens, part ${index + 1}`, ({ page }) => checkScreens(page, screens));
});

test.describe("Rudi, who is suspended, signed in", () => {
  test.use({ storageState: SUSPENDED.session });
  test("a suspended person's screens", ({ page }) => checkScreens(page, screensFor("suspended")));
});

test("a newcomer's empty screens", async ({ page }) => {
  await signUpAndIn(page, newAccount("Rina Baru"));
  await checkScreens(page, screensFor("newcomer"));
});

/** The text spacing that WCAG 1.4.12 requires a page to bear. A style sheet object passes the page's CSP. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  );
  document.adoptedStyleSheets = [sheet];
}

test.describe("Sari, with settings of her device", () => {
  test.use({ storageState: SELLER.session });

  test("an open dialog leaves nothing behind it focusable", async ({ page }) => {
    await page.goto("/dashboard/services");
    await waitForHydration(page);
    const menu = page.getByRole("main").locator("details").first();
    await menu.evaluate((node: HTMLDetailsElement) => {
      node.open = true;
    });
    await page
      .getByRole("link", { name: /^Hapus/ })
      .first()
      .click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    // A modal dialog hides the page's main part and heading.
    await expectAccessible(page, ["landmark-one-main", "page-has-heading-one"]);
    await page.getByRole("button", { name: "Kembali" }).click();
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  test("wider spaces between letters and words do not widen the list of orders", async ({ page }) => {
    await page.goto("/dashboard/orders");
    await page.evaluate(spaceText);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(wide, `at ${width}`).toBeLessThanOrEqual(0);
    }
  });

  test("forced colours keep the current order of results marked", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/explore?q=ac");
    const tabs = page.getByRole("navigation", { name: "Urutkan" });
    await expect(tabs.locator("[aria-current]")).toHaveCSS("outline-style", "solid");
    await expect(tabs.getByRole("link", { name: "Terbaru" })).toHaveCSS("outline-style", "none");
  });
});

test("a screen reader reads the heading of the results, their number and then the results", async ({ page }) => {
  await page.goto("/explore?q=ac");
  const texts = await page.getByRole("main").innerText();
  const [heading, first] = [texts.indexOf("Hasil pencarian"), texts.search(/Rp\s*\d/)];
  expect(texts.indexOf("Paling cocok")).toBeLessThan(heading);
  expect(texts.slice(heading, first)).toMatch(/^Hasil pencarian “ac”\s+\d+ jasa\s/);
});
