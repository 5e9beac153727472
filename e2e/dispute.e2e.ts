import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { placePaidOrder } from "./support/buying";
import { OPERATOR } from "./support/demo-people";
import { DELIVERY, postForm } from "./support/form-post";
import { expect, expectAccessible, expectNoSidewaysScroll, hasScript, summaryNamed, test } from "./support/page";
import { type BrowserAccount, newAccount, signUpAndIn, switchUser } from "./support/people";
import { signUpSellerWithOffer } from "./support/selling";

const FILE = fileURLToPath(new URL("./demo/pictures/kopi-lereng.webp", import.meta.url));
const PROBLEM = "Tulisan di logonya salah eja, dan dua kali saya minta diperbaiki tanpa jawaban.";
const ANSWER = "Ejaannya sesuai dengan yang ditulis di kebutuhan pesanan ini.";
const VERDICT = "Kebutuhan menyebut ejaan itu, tetapi permintaan perbaikan memang tidak dijawab.";

/** Budi buys for Rp 250.000 and Sari delivers. Returns Sari and the order's address. Budi is signed in. */
async function deliverOrder(page: Page, budi: BrowserAccount) {
  const { sari, gig } = await signUpSellerWithOffer(page);
  await signUpAndIn(page, budi);
  const order = await placePaidOrder(page, gig);
  await switchUser(page, sari);
  await postForm(page, `${order}/delivery`, DELIVERY);
  await switchUser(page, budi);
  return { sari, order };
}

async function openDispute(page: Page, order: string): Promise<void> {
  await page.goto(order);
  await summaryNamed(page, "Ada masalah").click();
  await page.getByRole("link", { name: "Ajukan Masalah" }).click();
  await page.getByLabel("Apa masalahnya").fill("Salah eja.");
  await page.getByRole("button", { name: "Ajukan Masalah" }).click();
  await expect(page.getByText(/minimal 20 karakter/).first()).toBeVisible();
  await expect(page.getByLabel("Apa masalahnya")).toHaveValue("Salah eja.");
  await expectAccessible(page);
  await page.getByLabel("Apa masalahnya").fill(PROBLEM);
  await page.getByLabel(/Berkas/).setInputFiles(FILE);
  await page.getByRole("button", { name: "Ajukan Masalah" }).click();
  await expect(page.getByText("Masalah diajukan, tenggat pekerjaan berhenti").first()).toBeVisible();
}

test("Budi opens a dispute, Sari answers, and an operator rules", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page, another }) => {
  test.slow();
  const budi = newAccount("Budi Hartono");
  const { sari, order } = await deliverOrder(page, budi);

  await test.step("Budi describes the problem", async () => {
    await openDispute(page, order);
    await expect(page.getByText("Menunggu tanggapan Sari").first()).toBeVisible();
  });

  await test.step("Sari reads it and answers", async () => {
    await switchUser(page, sari);
    await page.goto(order);
    await expect(page.getByText(PROBLEM).first()).toBeVisible();
    await expect(page.getByRole("link", { name: /kopi-lereng\.webp/ }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Tanggapi Masalah" }).first().click();
    await page.getByLabel("Tanggapan Anda").fill(ANSWER);
    await page.getByRole("button", { name: "Kirim Tanggapan" }).click();
    await expect(page.getByText("Tanggapan terkirim")).toBeVisible();
  });

  await test.step("an operator reads both sides and rules", async () => {
    const desk = await another({ storageState: OPERATOR.session });
    await desk.goto(`/operator/disputes/${order.split("/").at(-1)}`);
    await expect(desk.getByText(ANSWER).first()).toBeVisible();
    await expect(desk.getByRole("link", { name: /kopi-lereng\.webp/ }).first()).toBeVisible();
    await expectNoSidewaysScroll(desk);
    await desk.getByLabel("Jumlah lain (Rp)").fill("100.000");
    await desk.getByLabel("Alasan").fill(VERDICT);
    await desk.getByRole("button", { name: "Tinjau Putusan" }).click();
    await expect(desk.getByRole("heading", { name: "Putuskan seperti ini?" })).toBeVisible();
    for (const amount of ["Rp 100.000", "Rp 150.000", "Rp 135.000"])
      await expect(desk.getByText(amount, { exact: true })).toBeVisible();
    await expectAccessible(desk);
    await expectNoSidewaysScroll(desk);
    await desk.getByRole("button", { name: "Putuskan", exact: true }).click();
    await expect(desk.getByText("Sengketa diputuskan")).toBeVisible();
  });

  await test.step("both sides see the division and its reason", async () => {
    for (const reader of [sari, budi]) {
      await page.goto(order);
      await expect(page.getByRole("heading", { name: "Putusan JasaWarga" })).toBeVisible();
      await expect(page.getByText(VERDICT).first()).toBeVisible();
      await expect(page.getByText("Rp 100.000").first()).toBeVisible();
      await expect(page.getByText("Rp 135.000").first()).toBeVisible();
      await expectAccessible(page);
      if (reader === sari) {
        await switchUser(page, budi);
      }
    }
  });
});

test("both sides agree on a division without an operator", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  test.slow();
  const budi = newAccount("Budi Hartono");
  const { sari, order } = await deliverOrder(page, budi);
  await openDispute(page, order);
  await page.getByRole("link", { name: "Usulkan Pembagian Uang" }).click();
  await page.getByLabel("Jumlah lain (Rp)").fill("50.000");
  if (hasScript()) await expect(page.getByText("Penjual menerima Rp 180.000 setelah biaya platform")).toBeVisible();
  await page.getByRole("button", { name: "Kirim Usulan" }).click();
  await expect(page.getByText("Usulan pembagian uang terkirim")).toBeVisible();

  await switchUser(page, sari);
  await page.goto(order);
  await summaryNamed(page, "Setuju dibagi begini").click();
  await page.getByRole("link", { name: "Setujui Pembagian" }).click();
  await expect(page.getByText(/Rp 180.000 diteruskan kepada Anda/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Setujui Pembagian" }).click();
  await expect(page.getByText("Pesanan ditutup, uang dibagi").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kesepakatan kedua pihak" })).toBeVisible();
});
