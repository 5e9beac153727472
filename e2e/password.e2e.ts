import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, hasScript, test, waitForHydration } from "./support/page";
import { type BrowserAccount, logInOnPage, newAccount, PASSWORD, signUpAndIn, signUpOnPage } from "./support/people";

const NEW = "Kenanga#2027";

async function openLink(page: Page, email: string, link: RegExp): Promise<void> {
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: link }).first().click();
}

async function checkPage(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test("a member who forgot the password gets a link and logs in with a new one", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  const sari: BrowserAccount = newAccount("Sari Lupa");
  await signUpOnPage(page, sari);

  await page.goto("/login");
  await page.getByRole("link", { name: "Lupa kata sandi?" }).click();
  await checkPage(page);
  await page.getByLabel("Email").fill(sari.email);
  await page.getByRole("button", { name: "Kirim tautan" }).click();
  await expect(page.getByRole("heading", { name: "Periksa email Anda" })).toBeVisible();
  await checkPage(page);

  await openLink(page, sari.email, /reset-password/);
  await page.waitForURL(/\/reset-password/);
  const address = page.url();
  if (hasScript()) {
    await waitForHydration(page);
    await page.getByRole("button", { name: "Tampilkan kata sandi" }).first().click();
    await expect(page.getByLabel("Kata sandi baru")).toHaveAttribute("type", "text");
  }
  await page.getByLabel("Kata sandi baru").fill(NEW);
  await page.getByLabel("Konfirmasi kata sandi").fill("lain");
  await page.getByRole("button", { name: "Simpan kata sandi" }).click();
  await expect(page.getByText("Konfirmasi kata sandi tidak cocok").first()).toBeVisible();
  await checkPage(page);
  await page.getByLabel("Kata sandi baru").fill(NEW);
  await page.getByLabel("Konfirmasi kata sandi").fill(NEW);
  await page.getByRole("button", { name: "Simpan kata sandi" }).click();
  await expect(page.getByText("Kata Sandi Diganti")).toBeVisible();
  await logInOnPage(page, sari, NEW);

  await page.goto(address);
  await expect(page.getByText("Tautan ini tidak berlaku")).toBeVisible();
  await checkPage(page);
  await page.getByRole("link", { name: "Minta tautan baru" }).click();
  await expect(page.getByRole("heading", { name: "Lupa kata sandi" })).toBeVisible();
});

test("a new password and a button both end the sessions on other devices", async ({ page, another }) => {
  const sari = newAccount("Sari Aman");
  await signUpAndIn(page, sari);
  const phone = await another({
    userAgent:
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  });
  await logInOnPage(phone, sari);

  await page.goto("/account/security");
  await expect(page.getByText("Perangkat ini", { exact: true })).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: /^Keluarkan Chrome di Android/ }).click();
  await expect(page.getByText("Perangkat dikeluarkan")).toBeVisible();
  await phone.goto("/dashboard/orders");
  await expect(phone).toHaveURL(/\/login/);
  await logInOnPage(phone, sari);

  const form = page.getByRole("region", { name: "Ganti kata sandi" });
  await form.getByLabel("Kata sandi saat ini").fill("Bukan#2026");
  await form.getByLabel("Kata sandi baru").fill(NEW);
  await form.getByLabel("Konfirmasi kata sandi").fill(NEW);
  await form.getByRole("button", { name: "Ganti kata sandi" }).click();
  await expect(form.getByText("Kata sandi saat ini salah").first()).toBeVisible();
  await checkPage(page);
  await form.getByLabel("Kata sandi saat ini").fill(PASSWORD);
  await form.getByLabel("Kata sandi baru").fill(NEW);
  await form.getByLabel("Konfirmasi kata sandi").fill(NEW);
  await form.getByRole("button", { name: "Ganti kata sandi" }).click();
  await expect(page.getByText("Kata Sandi Diganti")).toBeVisible();
  await expect(page.getByText("Akun Anda tidak dibuka di perangkat lain.")).toBeVisible();
  await phone.goto("/dashboard/orders");
  await expect(phone).toHaveURL(/\/login/);
  await logInOnPage(phone, sari, NEW);
});

test("a new email address applies after its mailbox has confirmed it", async ({ page }) => {
  const sari = newAccount("Sari Pindah");
  const moved = newAccount("Sari Baru");
  await signUpAndIn(page, sari);
  await page.goto("/account/security");
  const form = page.getByRole("region", { name: "Ganti email" });
  await form.getByLabel("Email baru").fill(moved.email);
  await form.getByLabel("Kata sandi saat ini").fill(PASSWORD);
  await form.getByRole("button", { name: "Kirim tautan konfirmasi" }).click();
  await expect(page.getByText("Periksa email baru Anda")).toBeVisible();
  await expect(form.getByText(sari.email)).toBeVisible();

  await openLink(page, moved.email, /account\/email/);
  await expect(page.getByText(moved.email).first()).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Ganti email" }).click();
  await expect(page.getByText("Email Diganti")).toBeVisible();
  await expect(form.getByText(moved.email)).toBeVisible();
});
