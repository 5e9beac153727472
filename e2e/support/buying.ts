import { expect, type Page } from "@playwright/test";
import { APP_URL, GATEWAY_URL } from "./addresses";
import { postForm } from "./form-post";
import { hasScript, linkOrButton, summaryNamed, waitForHydration } from "./page";

export async function orderPackage(page: Page, name: string, quantity = 1): Promise<void> {
  await page.getByRole("link", { name: `Pilih Paket: ${name}` }).click();
  await expect(page.getByRole("heading", { name: "Pesan Jasa" })).toBeVisible();
  await page.getByLabel("Jumlah", { exact: true }).fill(String(quantity));
  await page.getByLabel("Deskripsi kebutuhan").fill("Logo untuk kedai kopi kecil di Lembang, warna cokelat tua.");
  await page.getByLabel(/Saya menyetujui/).check();
  await page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).last().click();
  await expect(page.getByText("Pesanan Dibuat")).toBeVisible();
}

/** No day and no hour is preselected. */
export async function fillVisitSelects(page: Page): Promise<void> {
  await expect(page.getByRole("radio", { name: "Di tempat Anda" })).toBeChecked();
  await page.getByLabel("Hari kunjungan").selectOption({ index: 1 });
  const hours = page.getByLabel("Jam");
  await hours.selectOption({ index: (await hours.locator("option").count()) - 1 });
  await page.getByLabel("Alamat").fill("Jalan Kenanga 14");
}

/** Submits the payment and chooses the gateway's outcome: in an overlay with JavaScript, on its page without. */
export async function payAtGateway(page: Page, outcome: RegExp): Promise<void> {
  // The previous page may show the same sum, so wait for the payment page.
  await page.waitForURL(/\/payment\//);
  // A click before hydration would submit the form and open the gateway's page instead of the overlay.
  if (hasScript()) await waitForHydration(page);
  await page.getByRole("button", { name: /Bayar Sekarang|Coba Lagi/ }).click();
  const gateway = hasScript() ? page.frameLocator("iframe") : page;
  await gateway.getByRole("button", { name: outcome }).click();
}

/** Posts the forms as the signed-in buyer. Returns the payment page's path. */
export async function placeOrder(page: Page, gig: string, visit: Record<string, string> = {}): Promise<string> {
  const listing = gig.split("/").at(-1);
  return postForm(page, `/order/${listing}?package=pkg_0`, {
    quantity: "1",
    agreeToTerms: "on",
    notes: "",
    deadline: "",
    again: "yes",
    requirements: "Logo untuk kedai kopi kecil di Lembang, warna cokelat tua.",
    ...visit,
  });
}

export async function placePaidOrder(
  page: Page,
  gig: string,
  { method = "qris", visit = {} }: { method?: string; visit?: Record<string, string> } = {},
): Promise<string> {
  const payment = await placeOrder(page, gig, visit);
  const id = /[2-9a-z]{20}/.exec(payment)?.[0];
  await postForm(page, payment, {});
  const paid = await page.request.post(`${GATEWAY_URL}/_control/transactions/JW-${id}-1/status`, {
    data: { transaction_status: "settlement", payment_type: method },
  });
  expect(paid.ok()).toBe(true);
  return `${APP_URL}/dashboard/orders/${id}`;
}

/** Before a delivery the form is folded. */
export async function completeOrderOnPage(page: Page): Promise<void> {
  const early = summaryNamed(page, "Selesaikan Order lebih awal");
  const isEarly = await early.isVisible();
  if (isEarly) await early.click();
  const name = isEarly ? "Selesaikan Order" : "Terima Hasil";
  await linkOrButton(page, new RegExp(`^${name}$`)).click();
  await page.getByRole("button", { name, exact: true }).last().click();
  await expect(page.getByText("Order berhasil diselesaikan")).toBeVisible();
}

export async function cancelOrderOnPage(page: Page): Promise<void> {
  await summaryNamed(page, "Batalkan pesanan").click();
  await linkOrButton(page, /^Batalkan Order$/).click();
  await expect(page.getByText("Apakah Anda yakin ingin membatalkan order ini?")).toBeVisible();
  await page.getByRole("button", { name: "Batalkan Order" }).last().click();
  await expect(page.getByText("Order berhasil dibatalkan")).toBeVisible();
}
