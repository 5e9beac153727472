import type { Locator, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "./demo/password";
import { BUYER, SELLER } from "./support/demo-people";
import { expect, hasScript, summaryNamed, test, waitForHydration, waitForPageScript } from "./support/page";
import { logInOnPage, logOutOnPage, newAccount, signUpAndIn } from "./support/people";
import { offerService } from "./support/selling";
import { sampled } from "./support/size";

test("documents load no script, other pages do", async ({ page }) => {
  for (const path of ["/", "/explore", "/categories"]) {
    await page.goto(path);
    await expect(page.locator("script")).toHaveCount(0);
  }
  await page.goto("/login");
  expect(await page.locator("script").count()).toBeGreaterThan(0);
});

test("only the home page's bar has no line under it", async ({ page }) => {
  const line = (path: string) => page.goto(path).then(() => page.getByRole("banner"));
  await expect(await line("/")).toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
  await expect(await line("/explore")).not.toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
});

/** Returns the texts that a screen reader finds, also in closed shadow roots, which locators do not see. */
async function spokenTexts(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  await client.detach();
  return nodes.flatMap(({ role, name }) => (role?.value === "StaticText" ? [String(name?.value)] : []));
}

test("after a navigation without a page load the heading has the focus and the title is announced", {
  tag: "@phone",
}, async ({ page }) => {
  await signUpAndIn(page, newAccount("Sari Lestari"));
  await page.goto("/profile/edit");
  await waitForPageScript(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const expectArrival = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1").filter({ visible: true }).first()).toBeFocused();
    const title = await page.title();
    await expect.poll(() => spokenTexts(page)).toContain(title);
    expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
  };
  expect(await spokenTexts(page)).not.toContain(await page.title());
  await page.getByRole("link", { name: "Cancel" }).press("Enter");
  await expectArrival("/profile");
  await page.goBack();
  await expectArrival("/profile/edit");
  // A rejected form keeps its errors in focus.
  await page.getByLabel("Full name").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert").first()).toBeFocused();
});

test.describe("signed in", () => {
  test.use({ storageState: BUYER.session });

  test("the user menu is level with the bell", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/explore");
    const middle = async (name: string) => {
      const box = await page
        .getByRole("banner")
        .getByRole("link", { name })
        .or(summaryNamed(page, name))
        .first()
        .boundingBox();
      return box ? box.y + box.height / 2 : null;
    };
    expect(await middle("Menu pengguna")).toBe(await middle("Notifikasi"));
  });
});

test("a page that is clicked while hydration begins is hydrated", async ({ page }) => {
  test.skip(!hasScript(), "needs script");
  await page.addInitScript(() => {
    const listen = document.addEventListener;
    // React listens on the document when hydration is scheduled, and starts one task later.
    document.addEventListener = (type: string, ...others: [EventListener]) => {
      listen.call(document, type, ...others);
      if (type === "click") queueMicrotask(() => document.querySelector("h1")?.click());
    };
  });
  await page.goto("/login");
  await waitForHydration(page);
  await page.getByLabel("Kata sandi", { exact: true }).fill("Kenanga#2026");
  await page.getByRole("button", { name: "Tampilkan" }).click();
  await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveAttribute("type", "text");
});

test("a visitor is redirected to the login page and back", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/dashboard/services");
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await expect(page.getByText("Anda harus login untuk melihat jasa")).toBeVisible();
  await logInOnPage(page, SELLER, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/services$/);
});

const LOGOUT_BUTTONS = [
  { from: "/dashboard/orders", way: "the user menu", label: "Keluar" },
  { from: "/messages", way: "the user menu", label: "Keluar" },
  { from: "/profile", way: "the user menu", label: "Keluar" },
  { from: "/dashboard/orders", way: "the sidebar", label: "Logout" },
  { from: "/dashboard/services/create", way: "the sidebar", label: "Logout" },
  { from: "/account", way: "the page", label: "Keluar" },
] as const;

/** Opens the menu that contains the button and returns the button. */
async function logoutButton(
  page: Page,
  { way, label }: { way: string; label: string },
  isMobile: boolean,
): Promise<Locator> {
  if (way === "the user menu") await summaryNamed(page, "Menu pengguna").filter({ visible: true }).click();
  if (way === "the sidebar" && isMobile)
    await page.locator("label[for=sidebar-open]").filter({ visible: true }).first().click();
  return page.getByRole("button", { name: label, exact: true }).filter({ visible: true }).last();
}

for (const { from, way, label } of LOGOUT_BUTTONS) {
  const isFirst = LOGOUT_BUTTONS.find((button) => button.way === way)?.from === from;
  test(`${label} in ${way} on ${from} is disabled and reads Keluar... until the answer comes`, {
    tag: sampled(isFirst, ...(way === "the sidebar" ? ["@phone"] : [])),
  }, async ({ page, isMobile }) => {
    test.skip(!hasScript(), "without script the form is submitted");
    await signUpAndIn(page, newAccount("Wulan Pamit"));
    await page.goto(from);
    await waitForPageScript(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let sent = 0;
    await page.route("**/logout.data*", async (route) => {
      sent++;
      await held;
      await route.continue();
    });
    await (await logoutButton(page, { way, label }, isMobile)).click();
    const busy = page.getByRole("button", { name: "Keluar...", exact: true }).filter({ visible: true });
    await expect(busy.last()).toBeDisabled();
    await expect(page.getByRole("button", { name: /^(Keluar|Logout)$/ })).toHaveCount(0);
    await busy.last().click({ force: true });
    await expect.poll(() => sent).toBe(1);
    answer();
    await expect(page.getByText("Berhasil keluar")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test(`without script, ${label} in ${way} on ${from} logs out`, {
    tag: sampled(isFirst, "@no-script", "@not-desktop"),
  }, async ({ page, isMobile }) => {
    test.skip(hasScript(), "with script the button also shows that it is busy");
    await signUpAndIn(page, newAccount("Wulan Pamit"));
    await page.goto(from);
    await (await logoutButton(page, { way, label }, isMobile)).click();
    await expect(page.getByText("Berhasil keluar")).toBeVisible();
    await page.goto("/dashboard/orders");
    await expect(page).toHaveURL(/\/login/);
  });
}

test("a document's user menu logs out", async ({ page, isMobile }) => {
  await signUpAndIn(page, newAccount("Wulan Pamit"));
  await page.goto("/about");
  await (await logoutButton(page, { way: "the user menu", label: "Keluar" }, isMobile)).click();
  await expect(page.getByText("Berhasil keluar")).toBeVisible();
});

test("the menu opens and closes without our script", { tag: ["@phone", "@not-desktop"] }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a wide screen shows its links without a menu");
  await page.goto("/");
  const menu = page.getByLabel("Menu", { exact: true });
  const categories = page
    .getByRole("navigation", { name: "Utama, layar kecil" })
    .getByRole("link", { name: "Kategori" });
  await expect(categories).toBeHidden();
  await menu.click();
  await expect(categories).toBeVisible();
  await menu.click();
  await expect(categories).toBeHidden();
  await menu.click();
  await categories.click();
  await expect(page).toHaveURL(/\/categories$/);
});

test("with script, an error toast stays, and a menu closes on a click elsewhere, on Escape and when the screen grows", async ({
  page,
}) => {
  test.skip(!hasScript(), "without script only its button closes a menu");
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard/orders");
  await waitForHydration(page);
  await page.clock.runFor(10_000);
  await expect(page.getByText("Anda harus login untuk melihat pesanan")).toBeVisible();
  const menu = page.getByLabel("Menu", { exact: true });
  const categories = page
    .getByRole("navigation", { name: "Utama, layar kecil" })
    .getByRole("link", { name: "Kategori" });
  const ways: [string, () => Promise<void>][] = [
    ["a press elsewhere", () => page.mouse.click(5, 700)],
    ["Escape", () => page.keyboard.press("Escape")],
    ["a wide screen", () => page.setViewportSize({ width: 1280, height: 740 })],
  ];
  for (const [way, close] of ways) {
    // The script that closes menus loads after the page.
    await expect(async () => {
      if (!(await categories.isVisible())) await menu.click();
      await expect(categories, way).toBeVisible({ timeout: 500 });
      await close();
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(categories, way).toBeHidden({ timeout: 500 });
    }).toPass();
  }
});

test.describe("Budi, signed in", () => {
  test.use({ storageState: BUYER.session });

  test("a page counts its deadlines down and dims a list while it is replaced", async ({ page }) => {
    test.skip(!hasScript(), "needs script");
    await page.clock.install();
    await page.goto("/dashboard/orders?sisi=pembeli");
    await waitForPageScript(page);
    const left = page
      .getByText(/^\d+ jam lagi$/)
      .filter({ visible: true })
      .first();
    const hours = Number.parseInt((await left.textContent()) ?? "", 10);
    await page.clock.fastForward("02:00:00");
    await expect(left).toHaveText(`${hours - 2} jam lagi`);

    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/orders.*\.data|orders\.data/, async (route) => {
      await held;
      await route.continue();
    });
    const detail = page.getByRole("link", { name: /^Detail pesanan/ }).first();
    await expect(detail).toBeVisible();
    await page.getByRole("link", { name: /^Selesai \d/ }).click();
    await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
    await expect(detail).toBeHidden();
    answer();
    await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
    await expect(detail).toBeVisible();
  });

  for (const scrolled of [false, true])
    test(`a part that loads late ${scrolled ? "does not move a page that was scrolled" : "is scrolled to by its link"}`, async ({
      page,
    }) => {
      test.skip(!hasScript(), "without script all parts load together");
      await page.setViewportSize({ width: 360, height: 300 });
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/\/body-\w+\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto("/dashboard/orders?sisi=pembeli");
      await waitForPageScript(page);
      const order = await page
        .getByRole("link", { name: /^Detail pesanan/ })
        .first()
        .getAttribute("href");
      const asked = page.waitForRequest(/\/body-\w+\.js/);
      await page.evaluate((to) => window.__remixRouter?.navigate(to), `${order}#percakapan`);
      await asked;
      await expect(page).toHaveURL(/#percakapan$/);
      // The list has disappeared, so the next page is shown.
      await expect(page.getByRole("link", { name: /^Detail pesanan/ })).toHaveCount(0);
      const talk = page.getByRole("region", { name: "Aktivitas dan percakapan" });
      await expect(talk).toHaveCount(0);
      if (scrolled) await page.evaluate(() => window.scrollTo(0, 40));
      answer();
      await expect(talk).toBeAttached();
      if (!scrolled) await expect(talk).toBeInViewport();
      else expect(await page.evaluate(() => window.scrollY)).toBe(40);
    });
});

test("an unsaved form is kept until it is submitted, and only for its author", async ({ page }) => {
  test.skip(!hasScript(), "drafts need script");
  const writer = newAccount("Rina Menulis");
  await signUpAndIn(page, writer);
  const form = "/dashboard/services/create";
  const description = page.getByLabel("Deskripsi");
  const price = page.getByLabel("Harga", { exact: true });
  const text = "Pagar besi delapan meter, dicat dua kali dengan bahan yang tahan hujan.";
  async function begin() {
    await page.goto(form);
    await waitForPageScript(page);
    await description.fill(text);
    await price.fill("350.000");
  }
  await begin();
  await page.goto("/dashboard");
  await page.goto(form);
  await expect(description).toHaveValue(text);
  // The price is not restored: a forgotten amount could be submitted unnoticed.
  await expect(price).toHaveValue("");

  await page.getByRole("button", { name: "Buat Jasa" }).click();
  await expect(page.getByRole("alert", { name: /perlu diperbaiki/ })).toBeVisible();
  await page.goto(form);
  await expect(description).toHaveValue(text);

  await offerService(page, "Cat ulang pagar besi");
  await waitForPageScript(page);
  await page.goto(form);
  await waitForPageScript(page);
  await expect(description).toHaveValue("");

  await begin();
  await logOutOnPage(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Pagar besi");
  await logInOnPage(page, writer);

  await begin();
  await signUpAndIn(page, newAccount("Wati Menyusul"));
  await page.goto(form);
  await waitForPageScript(page);
  await expect(description).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Pagar besi");
});

test("links shared in messengers show a JPEG of 1200 by 630, photo or drawn", async ({ page, request }) => {
  await page.goto("/wanted");
  const wanted = (await page.locator("main a[href^='/wanted/']").first().getAttribute("href")) ?? "";
  await page.goto("/explore");
  const offer = (await page.locator("main a[href^='/gig/']").first().getAttribute("href")) ?? "";
  for (const path of [wanted, offer]) {
    await page.goto(path);
    const address = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
    const image = await request.get(new URL(address).pathname);
    expect(image.headers()["content-type"], path).toBe("image/jpeg");
    expect(sizeOfJpeg(await image.body()), path).toEqual({ width: 1200, height: 630 });
  }
});

/** Reads the size from the frame header, whose marker is FF C0 or FF C2. */
function sizeOfJpeg(jpeg: Buffer): { width: number; height: number } {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if ([0xffc0, 0xffc2].includes(jpeg.readUInt16BE(at)))
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
  }
  throw new Error("no frame header");
}
