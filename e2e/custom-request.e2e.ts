import { completeOrderOnPage, payAtGateway } from "./support/buying";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/page";
import { newAccount, signUpAndIn, switchUser } from "./support/people";
import { deliverWork, signUpSellerWithOffer } from "./support/selling";

test("a custom request is quoted, paid, delivered and released to the seller", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  test.slow();
  const { sari, title, gig } = await signUpSellerWithOffer(page);
  const budi = newAccount("Budi Hartono");
  let order = "";

  const looksRight = async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  await test.step("Budi describes his needs without paying", async () => {
    await signUpAndIn(page, budi);
    await page.goto(gig);
    await page.getByRole("link", { name: "Buat Permintaan Kustom" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Buat Permintaan Kustom" })).toBeVisible();
    await page.getByLabel("Deskripsi kebutuhan").fill("Logo dan papan nama untuk kedai kopi, dua bahasa.");
    await page.getByLabel(/Saya menyetujui/).check();
    await page.getByRole("button", { name: "Kirim Permintaan Kustom" }).last().click();
    await expect(page.getByText("Pesanan Dibuat")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Menunggu penjual").first()).toBeVisible();
    order = page.url();
    await looksRight();
  });

  await test.step("Sari sends a quote, which requires the number of days", async () => {
    await switchUser(page, sari);
    await page.goto(order);
    await page.getByLabel("Harga", { exact: true }).fill("450.000");
    await page.getByRole("button", { name: "Kirim Penawaran Harga" }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(page.getByLabel("Harga", { exact: true })).toHaveValue("450.000");
    await page.getByLabel("Waktu pengerjaan (hari)").fill("4");
    await page.getByRole("button", { name: "Kirim Penawaran Harga" }).click();
    await expect(page.getByText("Penawaran harga terkirim")).toBeVisible();
    await looksRight();
  });

  await test.step("Budi accepts and pays", async () => {
    await switchUser(page, budi);
    await page.goto(order);
    await expect(page.getByRole("heading", { name: "Setujui penawaran Rp 450.000" })).toBeVisible();
    await page.getByRole("button", { name: "Setujui Penawaran" }).first().click();
    await expect(page.getByText("Penawaran disetujui")).toBeVisible();
    await payAtGateway(page, /settlement/);
    await expect(page.getByRole("heading", { name: "Pembayaran Berhasil" })).toBeVisible();
  });

  await test.step("Sari delivers, Budi accepts, and Sari gets the money less the fee", async () => {
    await switchUser(page, sari);
    await page.goto(order);
    await deliverWork(page, "Logo dan papan nama, siap cetak.");
    await switchUser(page, budi);
    await page.goto(order);
    await completeOrderOnPage(page);
    await switchUser(page, sari);
    await page.goto("/dashboard/balance");
    await expect(page.getByText("Rp 405.000").first()).toBeVisible();
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    await looksRight();
  });
});
