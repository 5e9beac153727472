import { DEMO_PASSWORD } from "./demo/password";
import { SELLER } from "./support/demo-people";
import { expect, hydrated, test, withScript } from "./support/page";
import { logInOnPage } from "./support/people";

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
