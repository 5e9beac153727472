import { expect, type Page } from "@playwright/test";

export async function writeReviewOnPage(page: Page, stars: RegExp, words: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Tulis ulasan" })).toBeVisible();
  await page.getByRole("radio", { name: stars }).check();
  await page.getByRole("textbox", { name: "Ulasan", exact: true }).fill(words);
  await page.getByRole("button", { name: "Kirim Ulasan" }).click();
  await expect(page.getByText("Ulasan terkirim")).toBeVisible();
}
