import { expect, type Page } from "@playwright/test";

export const PASSWORD = "Rahasia#2026";

export type Account = { name: string; email: string };

/** Somebody new for each test, so that tests never meet. */
export function newcomer(name: string): Account {
  const mailbox = name.toLowerCase().replaceAll(/[^a-z]+/g, ".");
  return { name, email: `${mailbox}.${crypto.randomUUID().slice(0, 8)}@contoh.id` };
}

/** A name that nobody else has, for who is looked for by name among everybody. */
export function ownName(first: string): string {
  return `${first} ${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
}

/** Through the sign-up form, the mail and the login form, as a person would. */
export async function signUpAndIn(page: Page, account: Account): Promise<void> {
  await signUp(page, account);
  await verifyEmail(page, account);
  await logIn(page, account);
}

export async function signUp(page: Page, { name, email }: Account): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("Nama lengkap").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Konfirmasi kata sandi").fill(PASSWORD);
  await page.getByLabel(/Saya menyetujui/).check();
  await page.getByRole("button", { name: "Daftar" }).click();
  await expect(page.getByRole("status")).toContainText("Pendaftaran Berhasil");
}

export async function verifyEmail(page: Page, { email }: Account): Promise<void> {
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
  await page
    .getByRole("link", { name: /verify-email/ })
    .first()
    .click();
  await page.getByLabel("Kata sandi", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Verifikasi email" }).click();
  await expect(page).toHaveURL(/\/login/);
}

export async function logIn(page: Page, { email }: { email: string }, password = PASSWORD): Promise<void> {
  if (!page.url().includes("/login")) await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByText("Masuk Berhasil")).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByText("Menu pengguna").locator("..").click();
  await page.getByRole("button", { name: "Keluar" }).click();
  await expect(page.getByText("Berhasil keluar")).toBeVisible();
}
