import { expect, type Page } from "@playwright/test";
import { APP_URL, GATEWAY_URL } from "./addresses";
import { postForm } from "./form-post";
import { hydrated, linkOrButton, opener, withScript } from "./page";

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

/** When and where, where a proposal is accepted, in lines; the hour is never chosen for anybody. */
export async function wishForVisitInLines(page: Page): Promise<void> {
  await expect(page.getByRole("radio", { name: "Di tempat Anda" })).toBeChecked();
  await expect(page.getByLabel("Hari")).not.toHaveValue("");
  // The day's first hours may be too near.
  const hours = page.getByLabel("Jam");
  await hours.selectOption({ index: (await hours.locator("option").count()) - 1 });
  await page.getByLabel("Alamat").fill("Jalan Kenanga 14");
}

/** Presses the pay button and lets the gateway answer: in its window with JavaScript, on its page without. */
export async function payAtGateway(page: Page, outcome: RegExp): Promise<void> {
  // The page before this one may show the same sum: whatever is waited for next must be found on the payment page.
  await page.waitForURL(/\/payment\//);
  // A press before the page is hydrated is a form's own, and leads to the gateway's page: not what is looked at here.
  if (withScript()) await hydrated(page);
  await page.getByRole("button", { name: /Bayar Sekarang|Coba Lagi/ }).click();
  const gateway = withScript() ? page.frameLocator("iframe") : page;
  await gateway.getByRole("button", { name: outcome }).click();
}

/** As a buyer who is signed in: orders the first package of a gig, by posted forms. Gives the payment page's path. */
export async function ordered(page: Page, gig: string): Promise<string> {
  const listing = gig.split("/").at(-1);
  return postForm(page, `/order/${listing}?package=pkg_0`, {
    ...{ quantity: "1", agreeToTerms: "on", notes: "", deadline: "", again: "yes" },
    requirements: "Logo untuk kedai kopi kecil di Lembang, warna cokelat tua.",
  });
}

/** The same, and pays by this method. Gives the order's address. */
export async function bought(page: Page, gig: string, method = "qris"): Promise<string> {
  const payment = await ordered(page, gig);
  const id = /[2-9a-z]{20}/.exec(payment)?.[0];
  await postForm(page, payment, {});
  const paid = await page.request.post(`${GATEWAY_URL}/_control/transactions/JW-${id}-1/status`, {
    data: { transaction_status: "settlement", payment_type: method },
  });
  expect(paid.ok()).toBe(true);
  return `${APP_URL}/dashboard/orders/${id}`;
}

/** On the order's page: says that one is satisfied, and says it again when asked; before a delivery it lies folded. */
export async function completeOrderOnPage(page: Page): Promise<void> {
  const early = opener(page, "Selesaikan Order lebih awal");
  const isEarly = await early.isVisible();
  if (isEarly) await early.click();
  const name = isEarly ? "Selesaikan Order" : "Terima Hasil";
  await linkOrButton(page, new RegExp(`^${name}$`)).click();
  await page.getByRole("button", { name, exact: true }).last().click();
  await expect(page.getByText("Order berhasil diselesaikan")).toBeVisible();
}

/** On the order's page: cancels it, and says so again when asked. */
export async function cancelOrderOnPage(page: Page): Promise<void> {
  await opener(page, "Batalkan pesanan").click();
  await linkOrButton(page, /^Batalkan Order$/).click();
  await expect(page.getByText("Apakah Anda yakin ingin membatalkan order ini?")).toBeVisible();
  await page.getByRole("button", { name: "Batalkan Order" }).last().click();
  await expect(page.getByText("Order berhasil dibatalkan")).toBeVisible();
}
