import { DEMO_PASSWORD } from "./demo/password";
import { BUYER, SELLER } from "./support/demo-people";
import { expect, hydrated, opener, scriptStands, test, withScript } from "./support/page";
import { logInOnPage, logOutOnPage, newcomer, signUpAndIn } from "./support/people";
import { offerService } from "./support/selling";

test("documents ship no script, apps do", async ({ page }) => {
  for (const path of ["/", "/explore", "/categories"]) {
    await page.goto(path);
    await expect(page.locator("script")).toHaveCount(0);
  }
  await page.goto("/login");
  expect(await page.locator("script").count()).toBeGreaterThan(0);
});

test("the bar has no line under it at home alone", async ({ page }) => {
  const line = (path: string) => page.goto(path).then(() => page.getByRole("banner"));
  await expect(await line("/")).toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
  await expect(await line("/explore")).not.toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
});

test.describe("signed in", () => {
  test.use({ storageState: BUYER.session });

  test("the user menu stands level with the bell", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/explore");
    const middle = async (name: string) => {
      const box = await page
        .getByRole("banner")
        .getByRole("link", { name })
        .or(opener(page, name))
        .first()
        .boundingBox();
      return box ? box.y + box.height / 2 : null;
    };
    expect(await middle("Menu pengguna")).toBe(await middle("Notifikasi"));
  });
});

test("a page that is pressed in the very moment that script begins is taken over all the same", async ({
  page,
}) => {
  test.skip(!withScript(), "there is no script to begin");
  await page.addInitScript(() => {
    const listen = document.addEventListener;
    // React listens on the document when it is told to begin, and begins a task later.
    document.addEventListener = (type: string, ...others: [EventListener]) => {
      listen.call(document, type, ...others);
      if (type === "click") queueMicrotask(() => document.querySelector("h1")?.click());
    };
  });
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Kata sandi", { exact: true }).fill("Rahasia#2026");
  await page.getByRole("button", { name: "Tampilkan" }).click();
  await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveAttribute("type", "text");
});

test("whoever is signed out is led to the login page and back", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/dashboard/services");
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await expect(page.getByText("Anda harus login untuk melihat jasa")).toBeVisible();
  await logInOnPage(page, SELLER, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/services$/);
});

for (const { from, label } of [
  { from: "/dashboard/orders", label: "Keluar" },
  { from: "/dashboard/orders", label: "Logout" },
  { from: "/account", label: "Keluar" },
])
  test(`${label} on ${from} is disabled and reads Keluar... until the answer comes`, async ({ page }) => {
    test.skip(!withScript(), "without script the press simply works");
    await signUpAndIn(page, newcomer("Wulan Pamit"));
    await page.goto(from);
    await scriptStands(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/logout*", async (route) => {
      await held;
      await route.continue();
    });
    if (label === "Keluar" && from !== "/account") await opener(page, "Menu pengguna").click();
    await page.getByRole("button", { name: label, exact: true }).last().click();
    const busy = page.getByRole("button", { name: "Keluar...", exact: true });
    await expect(busy.last()).toBeDisabled();
    await expect(page.getByRole("button", { name: /^(Keluar|Logout)$/ })).toHaveCount(0);
    answer();
    await expect(page.getByText("Berhasil keluar")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

test("without script a press on Keluar simply logs out", { tag: "@no-script" }, async ({ page }) => {
  test.skip(withScript(), "with script the button also says that it is busy");
  await signUpAndIn(page, newcomer("Wulan Pamit"));
  for (const from of ["/account", "/about"]) {
    await page.goto(from);
    if (from === "/about") await opener(page, "Menu pengguna").click();
    await page.getByRole("button", { name: "Keluar", exact: true }).filter({ visible: true }).click();
    await expect(page.getByText("Berhasil keluar")).toBeVisible();
    await signUpAndIn(page, newcomer("Wulan Pamit"));
  }
});

test("the menu opens and closes without a script of ours", { tag: ["@phone", "@no-script"] }, async ({
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

test("where script runs, bad news stays, and a menu closes on a press elsewhere, on Escape and when the screen grows", async ({
  page,
}) => {
  test.skip(!withScript(), "a menu alone closes by its button");
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard/orders");
  await hydrated(page);
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
    // What closes it is fetched once the page stands.
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

  test("a page counts its deadlines down and veils a list that is replaced", async ({ page }) => {
    test.skip(!withScript(), "a page alone stands as it came");
    await page.clock.install();
    await page.goto("/dashboard/orders?sisi=pembeli");
    await scriptStands(page);
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
    test(`a part that comes late is ${scrolled ? "no reason to move who has scrolled" : "where its link leads"}`, async ({
      page,
    }) => {
      test.skip(!withScript(), "without script no part comes late");
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
      await scriptStands(page);
      const order = await page
        .getByRole("link", { name: /^Detail pesanan/ })
        .first()
        .getAttribute("href");
      const asked = page.waitForRequest(/\/body-\w+\.js/);
      await page.evaluate((to) => window.__remixRouter?.navigate(to), `${order}#percakapan`);
      await asked;
      await expect(page).toHaveURL(/#percakapan$/);
      // The list has gone, so the page that comes after it is there.
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

test("what was begun in a form is kept until it is taken, and for nobody else", async ({ page }) => {
  test.skip(!withScript(), "it is script that keeps it");
  const writer = newcomer("Rina Menulis");
  await signUpAndIn(page, writer);
  const form = "/dashboard/services/create";
  const description = page.getByLabel("Deskripsi");
  const price = page.getByLabel("Harga", { exact: true });
  const text = "Pagar besi delapan meter, dicat dua kali dengan bahan yang tahan hujan.";
  async function begin() {
    await page.goto(form);
    await scriptStands(page);
    await description.fill(text);
    await price.fill("350.000");
  }
  await begin();
  await page.goto("/dashboard");
  await page.goto(form);
  await expect(description).toHaveValue(text);
  // An amount that somebody forgot having typed would be sent unseen.
  await expect(price).toHaveValue("");

  await page.getByRole("button", { name: "Buat Jasa" }).click();
  await expect(page.getByRole("alert", { name: /perlu diperbaiki/ })).toBeVisible();
  await page.goto(form);
  await expect(description).toHaveValue(text);

  await offerService(page, "Cat ulang pagar besi");
  await scriptStands(page);
  await page.goto(form);
  await scriptStands(page);
  await expect(description).toHaveValue("");

  await begin();
  await logOutOnPage(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Pagar besi");
  await logInOnPage(page, writer);

  await begin();
  await signUpAndIn(page, newcomer("Wati Menyusul"));
  await page.goto(form);
  await scriptStands(page);
  await expect(description).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Pagar besi");
});
