import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/page";
import { currentCode, logOutOnPage, newAccount, PASSWORD, signUpAndIn } from "./support/people";

async function checkPage(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Switches two steps on with the code that development shows. Returns the recovery codes. */
async function switchOn(page: Page, email: string): Promise<string[]> {
  await page.goto("/account/security");
  await page.getByRole("link", { name: "Atur dua langkah" }).click();
  await checkPage(page);
  await page.getByLabel("Kata sandi", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Mulai" }).click();
  await expect(page.getByRole("img", { name: /Kode QR/ })).toBeVisible();
  await checkPage(page);
  await page.getByLabel("Kode enam angka").fill("12");
  await page.getByRole("button", { name: "Nyalakan verifikasi dua langkah" }).click();
  await expect(page.getByText("Kode terdiri dari enam angka").first()).toBeVisible();
  await page.getByLabel("Kode enam angka").fill(await currentCode(page, email));
  await page.getByRole("button", { name: "Nyalakan verifikasi dua langkah" }).click();
  await expect(page.getByRole("heading", { name: "Simpan kode pemulihan ini" })).toBeVisible();
  await checkPage(page);
  return page
    .getByRole("listitem")
    .filter({ hasText: /^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/ })
    .allTextContents();
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Langkah kedua" })).toBeVisible();
}

test("a member switches on two steps and logs in with a recovery code", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  const sari = newAccount("Sari Dua Langkah");
  await signUpAndIn(page, sari);
  const codes = await switchOn(page, sari.email);
  expect(codes).toHaveLength(10);
  await logOutOnPage(page);

  await enterPassword(page, sari.email);
  await checkPage(page);
  await page.getByLabel("Kode", { exact: true }).fill("AAAA-AAAA-AAAA-AAAA");
  await page.getByRole("button", { name: "Lanjut" }).click();
  await expect(page.getByText("Kode salah atau sudah dipakai").first()).toBeVisible();
  await page.getByLabel("Kode", { exact: true }).fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Lanjut" }).click();
  await expect(page.getByText("Masuk Berhasil")).toBeVisible();
});

/** Waits for a code that was not used yet. Codes last 30 seconds. */
async function nextCode(page: Page, email: string): Promise<string> {
  const used = await currentCode(page, email);
  await expect.poll(() => currentCode(page, email), { timeout: 40_000, intervals: [1_000] }).not.toBe(used);
  return currentCode(page, email);
}

test("a member logs in with a passkey", async ({ page }) => {
  test.slow();
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const budi = newAccount("Budi Kunci Sandi");
  await signUpAndIn(page, budi);
  await switchOn(page, budi.email);

  await page.goto("/account/two-steps");
  const passkeys = page.getByRole("region", { name: "Kunci sandi (passkey)" });
  await passkeys.getByLabel("Kata sandi", { exact: true }).fill(PASSWORD);
  await passkeys.getByLabel("Kode enam angka").fill(await nextCode(page, budi.email));
  await passkeys.getByRole("button", { name: "Tambah kunci sandi" }).click();
  await expect(page.getByText("Kunci sandi ditambahkan")).toBeVisible();
  await checkPage(page);
  await logOutOnPage(page);

  await enterPassword(page, budi.email);
  await page.getByRole("button", { name: "Pakai kunci sandi" }).click();
  await expect(page.getByText("Masuk Berhasil")).toBeVisible();

  await page.goto("/account/two-steps");
  await passkeys.getByLabel("Kata sandi", { exact: true }).last().fill(PASSWORD);
  await passkeys.getByRole("button", { name: /^Hapus/ }).click();
  await expect(page.getByText("Kunci sandi dihapus")).toBeVisible();
});
