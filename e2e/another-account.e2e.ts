import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, hasScript, summaryNamed, test, waitForHydration } from "./support/page";
import { type BrowserAccount, clearSession, newAccount, signUpAndIn, switchUser } from "./support/people";

const TEXT = "Saya menulis ini dengan nama sendiri.";

/** The first person has a page open in another tab. */
async function useOneBrowser(context: BrowserContext, page: Page, path: string) {
  const rina = newAccount("Rina Kartika");
  const budi = newAccount("Budi Santoso");
  const other = await context.newPage();
  await signUpAndIn(other, budi);
  await signUpAndIn(other, rina);
  await page.goto(path);
  if (hasScript()) await waitForHydration(page);
  const change = (account: BrowserAccount) => switchUser(other, account);
  return { rina, budi, other, change };
}

async function expectInUserMenu(page: Page, { name }: BrowserAccount) {
  const menu = summaryNamed(page, "Menu pengguna").filter({ visible: true });
  await menu.click();
  await expect(page.locator("details.dropdown[open]")).toContainText(name);
  await menu.click();
}

test("a form opened by another account changes nothing, and can be sent after that account logs in", async ({
  page,
  context,
}) => {
  const { rina, budi, other, change } = await useOneBrowser(context, page, "/account/data");
  await page.getByLabel("Data yang keliru dan isinya yang benar").fill(TEXT);
  await change(budi);
  await page.getByRole("button", { name: "Minta perbaikan" }).click();
  await expect(page.getByRole("heading", { name: "Akun yang masuk sudah berganti" })).toBeVisible();
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(page.getByText(`adalah ${budi.name}`)).toBeVisible();
  await expectInUserMenu(page, budi);
  await expectAccessible(page);
  await other.goto("/account/data");
  await expect(other.getByRole("button", { name: "Minta perbaikan" })).toBeVisible();
  await change(rina);
  await page.getByRole("button", { name: "Kirim lagi yang Anda isi" }).click();
  await other.goto("/account/data");
  await expect(other.getByText("Permintaan Anda sedang kami kerjakan.")).toBeVisible();
});

test("the login page asks for the account that the form belongs to", { tag: "@soak" }, async ({ page, context }) => {
  const { rina, budi, change } = await useOneBrowser(context, page, "/profile/edit");
  await page.getByLabel("Bio").fill(TEXT);
  await change(budi);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("heading", { name: "Akun yang masuk sudah berganti" })).toBeVisible();
  await expectInUserMenu(page, budi);
  const [login] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Masuk dengan akun semula" }).click(),
  ]);
  await expect(login.getByText(`Anda sedang masuk sebagai ${budi.name}`)).toBeVisible();
  await login.getByLabel("Email").fill(rina.email);
  await login.getByLabel("Kata sandi", { exact: true }).fill("Kenanga#2026");
  await login.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(login).toHaveURL(/\/profile\/edit$/);
  await expect(login.getByLabel("Full name")).toHaveValue(rina.name);
  await login.goto("/profile");
  await expect(login.getByText(TEXT)).toHaveCount(0);
});

test("the new account can log out on the page that rejects the form", async ({ page, context }) => {
  const { budi, change } = await useOneBrowser(context, page, "/account/data");
  await page.getByLabel("Data yang keliru dan isinya yang benar").fill(TEXT);
  await change(budi);
  await page.getByRole("button", { name: "Minta perbaikan" }).click();
  await expect(page.getByRole("heading", { name: "Akun yang masuk sudah berganti" })).toBeVisible();
  await summaryNamed(page, "Menu pengguna").filter({ visible: true }).click();
  await page.getByRole("button", { name: "Keluar", exact: true }).filter({ visible: true }).last().click();
  await expect(page.getByText("Berhasil keluar")).toBeVisible();
});

test("a page shows no account menu after its session has ended", async ({ page, context }) => {
  await useOneBrowser(context, page, "/account/data");
  await page.getByLabel("Data yang keliru dan isinya yang benar").fill(TEXT);
  await clearSession(page);
  await page.getByRole("button", { name: "Minta perbaikan" }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(summaryNamed(page, "Menu pengguna")).toHaveCount(0);
});
