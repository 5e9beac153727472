import { expect, type Page } from "@playwright/test";
import { completeOrder, orderPackage, payAtGateway } from "./buying";

/** From a gig page to a completed order, whose page is left open. */
export async function buyAndComplete(page: Page, name: string, withScript: boolean): Promise<void> {
  await orderPackage(page, name);
  await payAtGateway(page, /settlement/, withScript);
  await expect(page.getByRole("heading", { name: "Pembayaran Berhasil" })).toBeVisible();
  await page.goto("/dashboard/orders");
  await page.getByRole("link", { name: /Detail pesanan/ }).click();
  await completeOrder(page);
}

/** Fills in the review form and sends it. */
export async function writeReview(page: Page, stars: RegExp, words: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Tulis ulasan" })).toBeVisible();
  await page.getByRole("radio", { name: stars }).check();
  await page.getByLabel("Ulasan", { exact: true }).fill(words);
  await page.getByRole("button", { name: "Kirim Ulasan" }).click();
  await expect(page.getByText("Ulasan terkirim")).toBeVisible();
}
