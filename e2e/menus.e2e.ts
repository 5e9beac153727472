import type { Locator, Page } from "@playwright/test";
import { BUYER, OPERATOR, SELLER } from "./support/demo-people";
import { expect, hasScript, summaryNamed, test, waitForPageScript } from "./support/page";
import { addressOf, screensOf } from "./support/screens";
import { everyNth, sampled } from "./support/size";

const ON_PHONES = ["@phone", "@not-desktop"];
/** Pages with the same frame have the same menus. */
const SCREENS_EVERY = 8;

const PHONE = { width: 360, height: 740 };
const WIDE_SCREEN = { width: 1280, height: 800 };
const LINKS = ["Beranda", "Jelajahi", "Kategori", "Tentang Kami"];
const OWN_MENU = ["Profil", "Dashboard", "Pengaturan"];

const sidebarControl = (page: Page) => page.locator("label[for=sidebar-open]").filter({ visible: true }).first();
const ownMenu = (page: Page) => summaryNamed(page, "Menu pengguna").filter({ visible: true });

async function expectUserMenu(page: Page, person: { name: RegExp; email: string }): Promise<void> {
  await expect(ownMenu(page)).toHaveCount(1);
  await ownMenu(page).click();
  const menu = page.locator("details[open]").filter({ has: page.locator("summary", { hasText: "Menu pengguna" }) });
  for (const name of [...LINKS, ...OWN_MENU]) await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(menu.getByText(person.name).filter({ visible: true }).first()).toBeVisible();
  await expect(menu.getByText(person.email)).toBeVisible();
  const out = menu.getByRole("button", { name: "Keluar", exact: true });
  // A trial click fails if anything covers the button.
  await out.click({ trial: true });
}

for (const [who, person, name] of [
  ["seller", SELLER, /Sari Wulandari/],
  ["buyer", BUYER, /Budi Santoso/],
  ["operator", OPERATOR, /./],
] as const)
  test.describe(`the ${who}, signed in, on a phone`, () => {
    test.use({ storageState: person.session });

    test(`has the links and the user menu on every page`, { tag: ON_PHONES }, async ({ page, isMobile }) => {
      test.skip(!isMobile, "wide screens show the links in the bar");
      test.setTimeout(300_000);
      const first = screensOf(who).filter(({ isFirst }) => isFirst);
      for (const { screen } of everyNth(first, SCREENS_EVERY)) {
        const address = await addressOf(page, screen);
        await test.step(address, async () => {
          await page.goto(address);
          await expectUserMenu(page, { name, email: person.email });
        });
      }
    });
  });

test.describe("Sari, signed in", () => {
  test.use({ storageState: SELLER.session });

  const sidebar = (page: Page, name = "Dashboard") => page.getByRole("navigation", { name, exact: true });

  for (const path of ["/dashboard/services/create", "/messages", "/dashboard", "/dashboard/services", "/account"])
    test(`${path} has a button on phones that opens the sidebar of 18rem`, {
      tag: sampled(/create|messages/.test(path), ...ON_PHONES),
    }, async ({ page, isMobile }) => {
      test.skip(!isMobile, "a wide screen shows the sidebar");
      await page.goto(path);
      const side = sidebar(page);
      await expect(side).toBeHidden();
      await sidebarControl(page).click();
      await expect(side).toBeVisible();
      expect((await side.boundingBox())?.width).toBe(288);
      await expect(side.getByRole("link", { name: /^Order Aktif/ })).toBeVisible();
      await side.getByRole("link", { name: "Jasa Dicari" }).click();
      await expect(page).toHaveURL(/\/dashboard\/wanted$/);
      await expect(side).toBeHidden();
    });

  test("the keyboard opens the sidebar on a phone and focuses it next", { tag: [...ON_PHONES, "@no-script"] }, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, "a wide screen shows the sidebar");
    await page.goto("/dashboard/services");
    const box = page.getByRole("checkbox", { name: "Buka atau tutup menu dashboard" });
    await box.focus();
    await page.keyboard.press("Space");
    await expect(sidebar(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(sidebar(page).getByRole("link").first()).toBeFocused();
    if (!hasScript()) return;
    await waitForPageScript(page);
    await page.keyboard.press("Escape");
    await expect(sidebar(page)).toBeHidden();
  });

  test("an error above the page's bar does not cover the user menu", { tag: ON_PHONES }, async ({ page, isMobile }) => {
    test.skip(!isMobile, "wide screens have the site's bar");
    await page.goto("/dashboard/services");
    // During hydration React would report the inserted element as a mismatch.
    if (hasScript()) await waitForPageScript(page);
    await page.evaluate(() => {
      const toast = document.createElement("div");
      toast.className = "page-width pb-4";
      toast.innerHTML = '<div class="toast has-error" role="alert">Gagal</div>';
      document.querySelector("header")?.insertAdjacentElement("afterend", toast);
    });
    const toast = await page.getByRole("alert").boundingBox();
    const menu = await ownMenu(page).boundingBox();
    if (!toast || !menu) throw new Error("the error and the menu are not both shown");
    const isAbove = toast.y + toast.height <= menu.y;
    const isBeside = toast.x + toast.width <= menu.x;
    expect(isAbove || isBeside, JSON.stringify({ toast, menu })).toBe(true);
  });
});

type Menu = {
  name: string;
  path: string;
  session?: string;
  on: "phone" | "desk" | "both";
  open: (page: Page) => Locator;
  inside: (page: Page) => Locator;
};

const MENUS: Menu[] = [
  {
    name: "the visitors' menu",
    path: "/explore",
    on: "phone",
    open: (page) => page.getByLabel("Menu", { exact: true }),
    inside: (page) => page.getByRole("link", { name: "Daftar" }).last(),
  },
  {
    name: "the filter",
    path: "/explore",
    on: "phone",
    open: (page) => summaryNamed(page, "Saring"),
    inside: (page) => page.getByRole("button", { name: /^Lihat hasil/ }),
  },
  ...["/", "/explore", "/dashboard/orders", "/messages"].map(
    (path): Menu => ({
      name: `the user menu of ${path}`,
      path,
      session: SELLER.session,
      on: "both",
      open: (page) => summaryNamed(page, "Menu pengguna"),
      inside: (page) => page.getByRole("button", { name: "Keluar", exact: true }),
    }),
  ),
  {
    name: "the menu of a row",
    path: "/dashboard/services",
    session: SELLER.session,
    on: "both",
    open: (page) => page.locator("main summary.icon-button").first(),
    inside: (page) => page.locator("main details.dropdown").first().getByRole("button").first(),
  },
  {
    name: "the sidebar",
    path: "/dashboard/services",
    session: SELLER.session,
    on: "phone",
    open: sidebarControl,
    inside: (page) => page.getByRole("button", { name: "Logout" }),
  },
];

/** One menu of each kind. */
const SAMPLED = ["the visitors' menu", "the filter", "the user menu of /dashboard/orders", "the sidebar"];

test.describe("without script", () => {
  for (const { name, path, session, on, open, inside } of MENUS)
    for (const from of on === "both" ? (["phone", "desk"] as const) : [on as "phone" | "desk"])
      test(`${name}, opened on a ${from}, is closed after the screen size changes`, {
        tag: sampled(SAMPLED.includes(name), "@no-script", "@not-desktop"),
      }, async ({ browser }) => {
        test.skip(hasScript(), "with script it closes by itself");
        const [here, there] = from === "phone" ? [PHONE, WIDE_SCREEN] : [WIDE_SCREEN, PHONE];
        const context = await browser.newContext({
          javaScriptEnabled: false,
          viewport: here,
          ...(session ? { storageState: session } : {}),
        });
        const page = await context.newPage();
        await page.goto(path);
        await open(page).click();
        await expect(inside(page)).toBeVisible();
        await page.setViewportSize({ ...here, width: here.width + 20 });
        await expect(inside(page)).toBeVisible();
        await page.setViewportSize(there);
        // Wide screens always show these links, so there is no menu to close.
        if (!["the filter", "the sidebar", "the visitors' menu"].includes(name))
          await expect(inside(page)).toBeHidden();
        await page.setViewportSize(here);
        await expect(inside(page)).toBeHidden();
        await open(page).click();
        await open(page).click();
        await expect(inside(page)).toBeVisible();
        await context.close();
      });
});
