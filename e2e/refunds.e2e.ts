import { GATEWAY_URL } from "./support/addresses";
import { cancelOrderOnPage, payAtGateway, placeOrder, placePaidOrder } from "./support/buying";
import { OPERATOR } from "./support/demo-people";
import { expect, expectAccessible, expectNoSidewaysScroll, summaryNamed, test } from "./support/page";
import { newAccount, PASSWORD, signUpAndIn, switchUser, uniqueName } from "./support/people";
import { signUpSellerWithOffer } from "./support/selling";

test("a payment after a cancellation is refunded automatically", async ({ page }) => {
  test.slow();
  const { gig } = await signUpSellerWithOffer(page);
  await signUpAndIn(page, newAccount("Budi Hartono"));
  await page.goto(await placeOrder(page, gig));

  await test.step("Budi reads before paying how refunds work", async () => {
    await summaryNamed(page, "Berapa lama uang kembali?").click();
    await expect(page.getByText("sampai sekian hari setelah membayar")).toBeVisible();
    await expect(page.getByText("QRIS, OVO: 7 hari", { exact: true })).toBeVisible();
    await expect(page.getByText("uang ditransfer ke rekening yang Anda sebutkan")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  const orderId = /[2-9a-z]{20}/.exec(page.url())?.[0] ?? "";
  await test.step("he leaves the gateway's page open and cancels, and the payment still arrives", async () => {
    await payAtGateway(page, /pending/);
    await page.goto(`/dashboard/orders/${orderId}`);
    await cancelOrderOnPage(page);
    const paid = { transaction_status: "settlement", payment_type: "gopay" };
    const moved = await page.request.post(`${GATEWAY_URL}/_control/transactions/JW-${orderId}-1/status`, {
      data: paid,
    });
    expect(moved.ok()).toBe(true);
    await page.reload();
    await expect(page.getByText(/Sedang dikembalikan ke GoPay/).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the scheduler refunds it through the gateway, and the page shows it", async () => {
    await page.request.get("/cdn-cgi/local/scheduled");
    await page.reload();
    await expect(page.getByText(/Rp 250\.000 dikirim kembali ke GoPay/)).toBeVisible();
    await expect(page.getByText(/Semua uang Anda dari pesanan ini sudah dikembalikan/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test("a payment by virtual account is refunded manually to the account that Budi enters", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page, another }) => {
  test.slow();
  const { sari, gig } = await signUpSellerWithOffer(page);
  const budi = newAccount(uniqueName("Budi"));
  await signUpAndIn(page, budi);
  const order = await placePaidOrder(page, gig, { method: "bank_transfer" });

  await test.step("Sari cannot do the work and cancels", async () => {
    await switchUser(page, sari);
    await page.goto(order);
    await cancelOrderOnPage(page);
    await expect(page.getByText(/Sedang dikembalikan kepada/)).toBeVisible();
  });

  await test.step("Budi is asked for an account and makes a mistake first", async () => {
    await switchUser(page, budi);
    await page.goto(order);
    await expect(page.getByRole("heading", { name: "Pengembalian menunggu rekening Anda" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Sebutkan Rekening" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Rekening untuk pengembalian uang" })).toBeVisible();
    await page.getByLabel("Nomor rekening").fill("12");
    await page.getByRole("button", { name: "Simpan Rekening" }).click();
    await expect(page.getByText("Pilih bank atau e-wallet tujuan").first()).toBeVisible();
    await expect(page.getByLabel("Nomor rekening")).toHaveValue("12");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Bank atau e-wallet").selectOption("BCA");
    await page.getByLabel("Nomor rekening").fill("5270 3188 46");
    await page.getByLabel("Nama pemilik rekening").fill(budi.name);
    await page.getByLabel("Kata sandi Anda").fill(PASSWORD);
    await page.getByRole("button", { name: "Simpan Rekening" }).click();
    await expect(page.getByText("Rekening tersimpan")).toBeVisible();
    await expect(page.getByText(/Kami transfer ke BCA •••• 8846/)).toBeVisible();
  });

  const ayu = await another({ storageState: OPERATOR.session });
  await test.step("Ayu pays it and enters the bank's reference", async () => {
    await ayu.goto("/operator/refunds");
    await expectAccessible(ayu);
    await ayu.getByRole("link", { name: `Buka pengembalian kepada ${budi.name}` }).click();
    await expect(ayu.getByText("•••• 8846", { exact: true })).toBeVisible();
    await expectAccessible(ayu);
    await ayu.getByRole("button", { name: "Saya Kerjakan" }).click();
    await expect(ayu.getByText("Anda mengerjakan pengembalian ini")).toBeVisible();
    await expect(ayu.getByText("5270318846", { exact: true })).toBeVisible();
    await expectAccessible(ayu);
    await expectNoSidewaysScroll(ayu);
    await ayu.getByRole("button", { name: "Tandai Sudah Dibayar" }).click();
    await expect(ayu.getByText(/Tulis nomor referensi dari bank/).first()).toBeVisible();
    await ayu.getByLabel("Nomor referensi bank").fill("BCA-TRF-77120");
    await ayu.getByRole("button", { name: "Tandai Sudah Dibayar" }).click();
    await expect(ayu.getByText("Pengembalian ditandai sudah dibayar")).toBeVisible();
  });

  await test.step("Budi reads the date and the reference", async () => {
    await page.reload();
    await expect(page.getByText(/Rp 250\.000 ditransfer ke BCA •••• 8846 pada/)).toBeVisible();
    await expect(page.getByText(/BCA-TRF-77120/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the bank returns it: Budi is asked for another account", async () => {
    await expectAccessible(ayu);
    await ayu.getByLabel("Alasan dari bank").fill("Rekening tujuan sudah ditutup.");
    await ayu.getByRole("button", { name: "Catat Transfer Kembali" }).click();
    await expect(ayu.getByText("Transfer kembali dicatat")).toBeVisible();
    await expectNoSidewaysScroll(ayu);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Pengembalian menunggu rekening Anda" })).toBeVisible();
    await expect(page.getByText(/Transfer kami dikembalikan bank/).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("the printed page is a receipt", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Rincian pesanan" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Aktivitas dan percakapan" })).toBeVisible();
    for (const gone of [page.getByRole("button"), page.getByRole("textbox"), page.getByRole("navigation")])
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  });
});
