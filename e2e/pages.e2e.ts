import { DEMO_PASSWORD } from "./demo/password";
import { SELLER } from "./support/demo-people";
import { expect, test } from "./support/page";
import { logIn } from "./support/people";

test("documents ship no script, apps do", async ({ page }) => {
  for (const path of ["/", "/explore", "/categories"]) {
    await page.goto(path);
    await expect(page.locator("script")).toHaveCount(0);
  }
  await page.goto("/login");
  expect(await page.locator("script").count()).toBeGreaterThan(0);
});

test("whoever is signed out is led to the login page and back", async ({ page }) => {
  await page.goto("/dashboard/services");
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await expect(page.getByText("Anda harus login untuk melihat jasa")).toBeVisible();
  await logIn(page, SELLER, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/services$/);
});

test("the menu opens and closes without a script of ours", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByLabel("Menu", { exact: true });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await expect(page.getByRole("link", { name: "Kategori" }).last()).toBeVisible();
  await page.getByRole("link", { name: "Kategori" }).last().click();
  await expect(page).toHaveURL(/\/categories$/);
});
