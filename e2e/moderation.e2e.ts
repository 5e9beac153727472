import type { Page } from "@playwright/test";
import { OPERATOR, SECOND_OPERATOR } from "./support/demo-people";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/page";
import {
  type BrowserAccount,
  clearSession,
  logInOnPage,
  logOutOnPage,
  newAccount,
  signUpAndIn,
  switchUser,
} from "./support/people";
import { postOffer } from "./support/selling";

const WHY = "Meminta pembayaran di luar JasaWarga.";

async function signUpSeller(page: Page, sari: BrowserAccount, title: string): Promise<string> {
  await signUpAndIn(page, sari);
  return new URL((await postOffer(page, title)).gig).pathname;
}

async function submitAction(operator: Page, link: string, reason: string): Promise<void> {
  await operator.getByRole("link", { name: link }).click();
  await expectAccessible(operator);
  await operator.getByRole("textbox", { name: "Alasan" }).fill(reason);
  await operator.getByRole("button", { name: link }).click();
}

async function openNextPage(operator: Page, title: string): Promise<void> {
  const onwards = operator.getByRole("link", { name: "Berikutnya" });
  if (!(await onwards.isVisible())) throw new Error(`no open report about ${title}`);
  const address = (await onwards.getAttribute("href")) ?? "";
  await onwards.click();
  await operator.waitForURL(({ href }) => href.endsWith(address));
  // With script the address changes before the list, whose old link would lead elsewhere.
  await expect
    .poll(async () => Promise.all((await onwards.all()).map((link) => link.getAttribute("href"))))
    .not.toContain(address);
}

async function openReport(operator: Page, title: string): Promise<void> {
  await operator.goto("/operator/reports");
  const link = operator.getByRole("link", { name: new RegExp(`^Periksa .*${title}`) });
  // The oldest reports are first, and other tests report as well.
  while (!(await link.isVisible())) await openNextPage(operator, title);
  await link.click();
  await expect(operator.getByRole("heading", { level: 1 })).toContainText(title);
}

test("a reported offer is hidden, and its owner reads the reason", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page, another }) => {
  const title = `Logo kilat ${crypto.randomUUID().slice(0, 8)}`;
  const sari = newAccount("Sari Dewi");
  const gig = await signUpSeller(page, sari, title);
  const budi = newAccount("Budi Santoso");
  await signUpAndIn(page, budi);
  await clearSession(page);

  await page.goto(gig);
  await page.getByRole("link", { name: "Laporkan jasa ini" }).click();
  await expect(page.getByText("Anda harus login untuk melaporkan")).toBeVisible();
  await logInOnPage(page, budi);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Laporkan");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Kirim Laporan" }).click();
  await expect(page.getByRole("alert")).toContainText("Ada dua hal yang perlu diperbaiki");
  await page.getByLabel(/Penipuan/).check();
  await page.getByLabel("Ceritakan apa yang terjadi").fill("Penjualnya meminta transfer langsung ke rekeningnya.");
  await page.getByRole("button", { name: "Kirim Laporan" }).click();
  await expect(page.getByText("Laporan terkirim")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${gig}$`));

  const operator = await another({ storageState: OPERATOR.session });
  await openReport(operator, title);
  await expect(operator.getByText("Penjualnya meminta transfer langsung")).toBeVisible();
  await expectAccessible(operator);
  await expectNoSidewaysScroll(operator);
  await submitAction(operator, "Sembunyikan Jasa", WHY);
  await expect(operator.getByText("Jasa disembunyikan")).toBeVisible();
  await operator.getByLabel("Jawaban").fill("Terima kasih. Iklannya sudah kami sembunyikan.");
  await operator.getByRole("button", { name: "Tutup Laporan" }).click();
  await expect(operator.getByText("Laporan ditutup")).toBeVisible();

  await page.goto(gig);
  await expect(page.getByRole("heading", { name: "Service Not Found" })).toBeVisible();
  await page.goto(`/explore?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(0);
  await page.goto("/notifications");
  await page.getByRole("button", { name: /Laporan Anda sudah kami periksa/ }).click();
  await expect(page.getByText("Iklannya sudah kami sembunyikan.")).toBeVisible();
  await switchUser(page, sari);
  await page.goto("/dashboard/services");
  await expect(page.getByText("Disembunyikan", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(page.getByText(WHY)).toBeVisible();
  await expect(page.getByLabel("Aktif", { exact: true })).toHaveCount(0);
});

test("a suspended member sees their orders, cannot act, appeals, and is restored", async ({ page, another }) => {
  const title = `Undangan ${crypto.randomUUID().slice(0, 8)}`;
  const sari = newAccount("Sari Dewi");
  const gig = await signUpSeller(page, sari, title);
  const operator = await another({ storageState: OPERATOR.session });
  await operator.goto(gig);
  const person = await operator.getByRole("link", { name: "Lihat Profil Lengkap" }).getAttribute("href");
  await operator.goto(`${person?.replace("/u/", "/operator/people/")}/suspension`);
  await operator.getByRole("textbox", { name: "Alasan" }).fill(WHY);
  await operator.getByRole("button", { name: "Tangguhkan Akun" }).click();
  await expect(operator.getByText("Akun ditangguhkan")).toBeVisible();

  await page.goto("/dashboard/services");
  await expect(page.getByRole("heading", { name: "Akun Anda ditangguhkan" })).toBeVisible();
  await expect(page.getByText(WHY)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Pesanan Saya" }).click();
  await expect(page.getByRole("heading", { name: "Order Aktif" })).toBeVisible();
  await logOutOnPage(page);
  await logInOnPage(page, sari);
  await expect(page.getByRole("heading", { name: "Akun Anda ditangguhkan" })).toBeVisible();
  await page.getByLabel("Mengapa akun Anda sebaiknya dipulihkan?").fill("Pesan itu ditulis adik saya, maaf.");
  await page.getByRole("button", { name: "Kirim Banding" }).click();
  await expect(page.getByText("Banding terkirim")).toBeVisible();
  await expect(page.getByText("Sedang kami periksa.")).toBeVisible();

  // Ayu suspended her, so another operator, Bagas, must decide.
  await openReport(operator, sari.name);
  await expect(operator.getByText("Operator lain yang memutuskannya.")).toBeVisible();
  await expect(operator.getByRole("button", { name: "Tutup Laporan" })).toHaveCount(0);
  await expect(operator.getByRole("link", { name: "Pulihkan Akun" })).toHaveCount(0);
  await expectAccessible(operator);
  await expectNoSidewaysScroll(operator);
  const colleague = await another({ storageState: SECOND_OPERATOR.session });
  await openReport(colleague, sari.name);
  await submitAction(colleague, "Pulihkan Akun", "Penjelasannya dapat kami terima.");
  await expect(colleague.getByText("Akun dipulihkan")).toBeVisible();
  await colleague.getByLabel("Jawaban").fill("Akun Anda sudah kami pulihkan.");
  await colleague.getByRole("button", { name: "Tutup Laporan" }).click();
  await expect(colleague.getByText("Laporan ditutup")).toBeVisible();

  await page.goto("/dashboard/services");
  await expect(page.getByRole("heading", { name: "Jasa Ditawarkan" })).toBeVisible();
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(sari.email)}`);
  await expect(page.getByText("Akun Anda dipulihkan").first()).toBeVisible();
  await expect(page.getByText("Akun Anda ditangguhkan").first()).toBeVisible();
});
