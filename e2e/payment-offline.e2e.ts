import { BUYER } from "./support/demo-people";
import { expect, hasScript, test, waitForPageScript } from "./support/page";

test.use({ storageState: BUYER.session });

test("a payment that fails for lack of a network shows an error, stays on the page and can be repeated", async ({
  page,
  isMobile,
}) => {
  test.skip(!hasScript(), "without script the browser shows its own page");
  await page.goto("/explore?q=desain+logo");
  const address = await page.locator('main a[href^="/gig/"]').first().getAttribute("href");
  const id = /gig\/([a-z0-9]+)/.exec(address ?? "")?.[1];
  await page.goto(`/order/${id}`);
  await waitForPageScript(page);
  // Identical orders within an hour show a warning first, so the text differs for each screen.
  const screen = isMobile ? "untuk ponsel" : "untuk komputer";
  await page.getByLabel("Deskripsi kebutuhan").fill(`Logo untuk kedai kopi kecil di Lembang, dua warna, ${screen}.`);
  await page.getByLabel(/Saya menyetujui/).check();
  await page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL(/\/payment\//);
  await waitForPageScript(page);
  await page.route("**/payment/*.data*", (route) => route.abort("internetdisconnected"));
  const pay = page.getByRole("button", { name: "Bayar Sekarang" }).filter({ visible: true }).first();
  await pay.click();
  await expect(page.getByRole("alert").filter({ hasText: "Gagal memproses pembayaran" })).toBeVisible();
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  await page.unroute("**/payment/*.data*");
  await pay.click();
  await expect(page.locator("iframe").first()).toBeVisible();
});
