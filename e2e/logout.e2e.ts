import type { Page } from "@playwright/test";
import { expect, hasScript, summaryNamed, test, waitForPageScript } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { sampled } from "./support/size";

async function pressLogout(page: Page) {
  await summaryNamed(page, "Menu pengguna").filter({ visible: true }).click();
  await page.getByRole("button", { name: "Keluar", exact: true }).filter({ visible: true }).last().click();
}

for (const [at, from] of ["/dashboard/orders", "/profile", "/messages"].entries())
  test(`logging out on ${from} without a network shows an error, and works after the network returns`, {
    tag: sampled(at === 0),
  }, async ({ page }) => {
    test.skip(!hasScript(), "without script the browser shows its own page");
    await signUpAndIn(page, newAccount("Wulan Pamit"));
    await page.goto(from);
    await waitForPageScript(page);
    await page.route("**/logout*", (route) => route.abort("internetdisconnected"));
    await pressLogout(page);
    await expect(page.getByRole("alert").filter({ hasText: "Gagal keluar" })).toBeInViewport();
    await expect(page.getByRole("alert").filter({ hasText: "Sambungan terputus" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${from}$`));
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Keluar...", exact: true })).toHaveCount(0);
    await page.unroute("**/logout*");
    await pressLogout(page);
    await expect(page.getByText("Berhasil keluar")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

test("a failed logout keeps the drafts, and a successful one deletes them", async ({ page }) => {
  test.skip(!hasScript(), "drafts need script");
  const text = "Tanggal lahir saya tertulis keliru, yang benar ada di KTP.";
  const draft = page.getByLabel("Data yang keliru dan isinya yang benar");
  const storedDrafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draf:")));
  await signUpAndIn(page, newAccount("Wulan Pamit"));
  await page.goto("/account/data");
  await waitForPageScript(page);
  await draft.fill(text);
  await page.route("**/logout*", (route) => route.abort("internetdisconnected"));
  await pressLogout(page);
  await expect(page.getByRole("alert").filter({ hasText: "Gagal keluar" })).toBeVisible();
  await expect(draft).toHaveValue(text);
  await page.reload();
  await waitForPageScript(page);
  await expect(draft).toHaveValue(text);
  expect(await storedDrafts()).toHaveLength(1);
  await page.unroute("**/logout*");
  await pressLogout(page);
  await expect(page.getByText("Berhasil keluar")).toBeVisible();
  expect(await storedDrafts()).toEqual([]);
});
