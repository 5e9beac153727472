import { expect, type Page } from "@playwright/test";
import { hydrated, withScript } from "./page";

/** From a gig page to the payment page, by the order form. */
export async function orderPackage(page: Page, name: string, quantity = 1): Promise<void> {
  await page.getByRole("link", { name: `Pilih Paket: ${name}` }).click();
  await expect(page.getByRole("heading", { name: "Pesan Jasa" })).toBeVisible();
  await page.getByLabel("Jumlah", { exact: true }).fill(String(quantity));
  await page
    .getByLabel("Deskripsi kebutuhan")
    .fill("Logo untuk kedai kopi kecil di Lembang, warna cokelat tua.");
  await page.getByLabel(/Saya menyetujui/).check();
  await page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).last().click();
  await expect(page.getByText("Pesanan Dibuat")).toBeVisible();
}

/**
 * Presses the pay button and lets the gateway answer, for this method of payment or its first: in its window with
 * JavaScript, on its page without.
 */
export async function payAtGateway(page: Page, outcome: RegExp, method?: string): Promise<void> {
  // The page before this one may show the same sum: whatever is waited for next must be found on the payment page.
  await page.waitForURL(/\/payment\//);
  // A press before the page is hydrated is a form's own, and leads to the gateway's page: not what is looked at here.
  if (withScript()) await hydrated(page);
  await page.getByRole("button", { name: /Bayar Sekarang|Coba Lagi/ }).click();
  const gateway = withScript() ? page.frameLocator("iframe") : page;
  if (method) await gateway.getByLabel("Metode pembayaran").selectOption(method);
  await gateway.getByRole("button", { name: outcome }).click();
}

/** As a buyer's first order: orders a package of a gig, pays, and opens the order. Gives its address. */
export async function bought(page: Page, gig: string, name: string): Promise<string> {
  await page.goto(gig);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await orderPackage(page, name);
  await payAtGateway(page, /settlement/);
  await expect(page.getByRole("heading", { name: "Pembayaran Berhasil" })).toBeVisible();
  await page.goto("/dashboard/orders");
  await page.getByRole("link", { name: /Detail pesanan/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return page.url();
}

/** On the order's page: says that one is satisfied, and says it again when asked. */
export async function completeOrder(page: Page): Promise<void> {
  await page
    .locator(":is(a, button):visible", { hasText: /^Selesaikan/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Selesaikan Order" }).last().click();
  await expect(page.getByText("Order berhasil diselesaikan")).toBeVisible();
}

/** On the order's page: cancels it, and says so again when asked. */
export async function cancelOrder(page: Page): Promise<void> {
  await page.locator("summary", { hasText: "Batalkan order" }).click();
  await page
    .locator(":is(a, button):visible", { hasText: /^Batalkan Order$/ })
    .first()
    .click();
  await expect(page.getByText("Apakah Anda yakin ingin membatalkan order ini?")).toBeVisible();
  await page.getByRole("button", { name: "Batalkan Order" }).last().click();
  await expect(page.getByText("Order berhasil dibatalkan")).toBeVisible();
}
