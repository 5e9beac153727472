import { type Cookie, expect, type Page } from "@playwright/test";
import { postForm } from "./form-post";
import { summaryNamed } from "./page";

export const PASSWORD = "Kenanga#2026";

export type BrowserAccount = { name: string; email: string };

export function newAccount(name: string): BrowserAccount {
  const mailbox = name.toLowerCase().replaceAll(/[^a-z]+/g, ".");
  return { name, email: `${mailbox}.${crypto.randomUUID().slice(0, 8)}@contoh.id` };
}

export function uniqueName(first: string): string {
  return `${first} ${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
}

export async function signUpOnPageByForm(page: Page, account: BrowserAccount): Promise<void> {
  await signUpOnPage(page, account);
  await verifyEmailOnPage(page, account);
}

/** Posts the forms instead of filling them in. */
export async function signUpAndIn(page: Page, { name, email }: BrowserAccount): Promise<void> {
  await clearSession(page);
  await postForm(page, "/signup", {
    fullName: name,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreeToTerms: "on",
  });
  const mailbox = await (await page.request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`)).text();
  const link = /\/verify-email\?token=[\w-]+/.exec(mailbox)?.[0];
  if (!link) throw new Error(`no verification mail to ${email}`);
  await postForm(page, link, { password: PASSWORD });
  sessions.set(email, await page.context().cookies());
}

const sessions = new Map<string, Cookie[]>();

export async function switchUser(page: Page, { email }: BrowserAccount): Promise<void> {
  const session = sessions.get(email);
  if (!session) throw new Error(`${email} was not created by signUpAndIn`);
  await clearSession(page);
  await page.context().addCookies(session);
}

export async function clearSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

export async function signUpOnPage(page: Page, account: BrowserAccount): Promise<void> {
  await page.goto("/signup");
  await fillSignUp(page, account);
}

export async function fillSignUp(page: Page, { name, email }: BrowserAccount): Promise<void> {
  await page.getByLabel("Nama lengkap").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Konfirmasi kata sandi").fill(PASSWORD);
  await page.getByLabel(/Saya menyetujui/).check();
  await page.getByRole("button", { name: "Daftar" }).click();
  await expect(page.getByRole("status")).toContainText("Pendaftaran Berhasil");
}

export async function verifyEmailOnPage(page: Page, { email }: BrowserAccount): Promise<void> {
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
  await page
    .getByRole("link", { name: /verify-email/ })
    .first()
    .click();
  await page.getByLabel("Kata sandi", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Verifikasi email" }).click();
  await expect(page.getByText("Email Terverifikasi")).toBeVisible();
}

export async function logInOnPage(page: Page, { email }: { email: string }, password = PASSWORD): Promise<void> {
  if (!page.url().includes("/login")) await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await enterCodeIfAsked(page, email);
  await expect(page.getByText("Masuk Berhasil")).toBeVisible();
}

/** Completes the second step of an account that has one, with the code that development shows. */
async function enterCodeIfAsked(page: Page, email: string): Promise<void> {
  const code = page.getByLabel("Kode", { exact: true });
  await expect(code.or(page.getByText("Masuk Berhasil"))).toBeVisible();
  if (!(await code.isVisible())) return;
  await code.fill(await currentCode(page, email));
  await page.getByRole("button", { name: "Lanjut" }).click();
}

/** Reads the current code of an account from the page for developers. */
export async function currentCode(page: Page, email: string): Promise<string> {
  const html = await (await page.request.get("/dev/codes")).text();
  const [, code] = new RegExp(`${email.replaceAll(".", "\\.")}</dt><dd><code[^>]*>(\\d{6})`).exec(html) ?? [];
  if (!code) throw new Error(`/dev/codes shows no code of ${email}`);
  return code;
}

export async function logOutOnPage(page: Page): Promise<void> {
  const menu = summaryNamed(page, "Menu pengguna");
  // Before the styles load, phones show it too, although their pages have a title bar instead.
  await page.waitForLoadState();
  if (await menu.isVisible()) await menu.click();
  else await page.goto("/account");
  await page.getByRole("button", { name: "Keluar" }).filter({ visible: true }).click();
  await expect(page.getByText("Berhasil keluar")).toBeVisible();
}
