import { completeOrderOnPage, placePaidOrder } from "./support/buying";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/page";
import { newAccount, signUpAndIn, switchUser } from "./support/people";
import { writeReviewOnPage } from "./support/reviewing";
import { signUpSellerWithOffer } from "./support/selling";

const BOUGHT = "Logonya pas, revisinya cepat, dan filenya lengkap.";
const SOLD = "Pak Budi tahu maunya apa dan membalas dengan cepat.";
const REPLY = "Terima kasih, Pak. Semoga kedainya ramai.";

test("buyer and seller review each other, both reviews appear together, and the seller replies", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  test.slow();
  const { sari, gig } = await signUpSellerWithOffer(page);
  const budi = newAccount("Budi Hartono");

  await test.step("Budi buys from Sari and completes the order", async () => {
    await signUpAndIn(page, budi);
    await page.goto(gig);
    await expect(page.getByText("Belum ada ulasan").first()).toBeVisible();
    await page.goto(await placePaidOrder(page, gig));
    await completeOrderOnPage(page);
  });

  await test.step("he is asked for a review and sees what is missing", async () => {
    await expect(page.getByRole("heading", { name: "Bagaimana kerja Sari?" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Ulasan", exact: true }).fill("Bagus");
    await page.getByRole("button", { name: "Kirim Ulasan" }).click();
    await expect(page.getByRole("link", { name: "Pilih 1 sampai 5 bintang" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Ulasan", exact: true })).toHaveValue("Bagus");
    await expectAccessible(page);
    await writeReviewOnPage(page, /Baik$/, BOUGHT);
    await expect(page.getByText(BOUGHT)).toBeVisible();
    await expect(page.getByText(/Baru Anda yang melihat ulasan ini/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("Sari is notified, and reads his review after she has written hers", async () => {
    await switchUser(page, sari);
    await page.goto("/notifications");
    await page.getByRole("button", { name: /Budi Hartono sudah menulis ulasan/ }).click();
    await expect(page.getByText(BOUGHT)).toHaveCount(0);
    await writeReviewOnPage(page, /Sangat baik/, SOLD);
    await expect(page.getByText("Kedua ulasan sekarang terbit.")).toBeVisible();
    await expect(page.getByText(BOUGHT)).toBeVisible();
    await expect(page.getByText(SOLD)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step("she replies once, in public", async () => {
    await page.getByLabel("Jawaban Anda").fill(REPLY);
    await page.getByRole("button", { name: "Terbitkan Jawaban" }).click();
    await expect(page.getByText("Jawaban terbit")).toBeVisible();
    await expect(page.getByLabel("Jawaban Anda")).toHaveCount(0);
    await page.goto(gig);
    await expect(page.getByRole("heading", { name: "Ulasan Pelanggan (1)" })).toBeVisible();
    await expect(page.getByText("4,0").first()).toBeVisible();
    await expect(page.getByText(BOUGHT)).toBeVisible();
    await expect(page.getByText(REPLY)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
