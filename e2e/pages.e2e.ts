import { DEMO_PASSWORD } from "./demo/password";
import { SELLER } from "./support/demo-people";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/page";
import { logIn } from "./support/people";

const PUBLIC = [
  "/",
  "/explore",
  "/explore?q=desain&hargaMax=500000&rating=3",
  "/explore?q=zzzz-tidak-ada",
  "/categories",
  "/category/design",
  "/category/rumah-tangga",
  "/wanted",
  "/login",
  "/signup",
  "/verify-email",
  "/dev/components",
  "/dev/mailbox",
  "/tidak-ada",
  "/gig/tidak-ada",
  "/u/tidak-ada",
];

const OWN = [
  "/dashboard/orders",
  "/dashboard/orders?sisi=penjual",
  "/dashboard/services",
  "/dashboard/services/create",
  "/dashboard/wanted",
  "/dashboard/proposals",
  "/dashboard/wanted/create",
  "/profile",
  "/profile?tab=services",
  "/profile/edit",
  "/account/security",
  "/account/notifications",
  "/notifications",
];

for (const scheme of ["light", "dark"] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    for (const path of PUBLIC) {
      test(`${path} is accessible and fits`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await expectNoSidewaysScroll(page);
        // The page of all components shows a second top bar, as one of them.
        await expectAccessible(page, path === "/dev/components" ? ["landmark-unique"] : []);
      });
    }

    test.describe("signed in as Sari", () => {
      test.use({ storageState: SELLER.session });

      for (const path of OWN) {
        test(`${path} is accessible and fits`, async ({ page }) => {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        });
      }
    });
  });
}

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
