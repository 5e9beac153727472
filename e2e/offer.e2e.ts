import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/page";

const SEARCHES = ["servis ac", "desain logo", "les matematika", "rias pengantin", "katering tumpeng"];

async function openFirst(page: Page, words: string): Promise<void> {
  await page.goto(`/explore?q=${encodeURIComponent(words)}`);
  await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Pilihan Paket" })).toBeAttached();
}

test("place, time and money stand above the bar of an offer's page", {
  tag: ["@phone", "@no-script", "@not-desktop"],
}, async ({ page }) => {
  for (const words of SEARCHES) {
    await openFirst(page, words);
    const facts = page.getByRole("list", { name: "Yang perlu Anda tahu" });
    await expect(facts.getByText("Uang dititipkan sampai Anda puas")).toBeVisible();
    await expect(facts.getByText(/^(Paling cepat|Selesai dalam)/)).toBeVisible();
    const bar = page.getByRole("link", { name: /^(Pilih|Lihat) Paket$/, includeHidden: false }).last();
    const [box, button] = [await facts.boundingBox(), await bar.boundingBox()];
    if (!box || !button) throw new Error(`nothing is shown for ${words}`);
    expect(box.y + box.height, `the facts of ${words}`).toBeLessThan(button.y);
    expect(button.y + button.height, `the bar of ${words}`).toBeLessThanOrEqual(740);
    await expectNoSidewaysScroll(page);
  }
});

test("the bar leads to the order of the only package, and to the list of several", {
  tag: ["@phone", "@no-script", "@not-desktop"],
}, async ({ page }) => {
  await page.goto("/explore?q=servis+ac");
  const results = page.getByRole("main").getByRole("heading", { level: 3 });
  await results.getByRole("link", { name: /^Servis AC rumah dan ruko Makassar/ }).click();
  await page.getByRole("link", { name: "Lihat Paket", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Pilihan Paket" })).toBeInViewport();
  await expect(page.getByText("AC menyala, tetapi tidak lagi dingin.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/explore?q=servis+ac");
  await results.getByRole("link", { name: /^Servis AC: cuci, isi freon/ }).click();
  await page.getByRole("link", { name: "Pilih Paket", exact: true }).last().click();
  await expect(page).toHaveURL(/\/login/);
});
