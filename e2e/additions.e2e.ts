import { GATEWAY_URL } from "./support/addresses";
import { completeOrderOnPage, payAtGateway } from "./support/buying";
import { expect, expectAccessible, expectNoSidewaysScroll, hasScript, test } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { countTaps } from "./support/taps";

test("three units, freon and the journey are one sum up to the receipt, and three taps order them again", {
  tag: ["@phone", "@no-script", "@not-desktop"],
}, async ({ page }) => {
  test.slow();
  const send = page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).last();
  const count = page.getByRole("button", { name: "Hitung Total" });

  await test.step("The offer shows its unit, extras and travel fees", async () => {
    await signUpAndIn(page, newAccount("Lina Nuraini"));
    await page.goto("/explore?q=servis+ac+depok");
    await page
      .getByRole("link", { name: /Servis AC: cuci, isi freon/ })
      .first()
      .click();
    const packages = page.getByRole("region", { name: "Pilihan Paket" });
    await expect(packages).toContainText("Rp 85.000 / unit");
    await expect(page.getByRole("region", { name: "Tambahan" })).toContainText("Ongkos transport ke Jakarta Selatan");
    await packages.getByRole("link", { name: /Pilih Paket/ }).click();
  });

  await test.step("A count that cannot be ordered is named, and nothing is lost", async () => {
    await page.getByLabel("Jumlah", { exact: true }).fill("3");
    await page.getByRole("checkbox", { name: /^Isi freon R32/ }).check();
    await page.getByLabel("Berapa unit: Isi freon R32").fill("101");
    await page.getByLabel("Kota atau kabupaten").selectOption({ label: "Jakarta Selatan" });
    await page.getByRole("checkbox", { name: "10.00–12.00" }).check();
    await page.getByLabel("Alamat pengerjaan").fill("Jalan Kenanga 14");
    await page.getByLabel("Deskripsi kebutuhan").fill("Tiga AC di lantai dua, satu kurang dingin.");
    await page.getByLabel(/Saya menyetujui/).check();
    await (hasScript() ? send : count).click();
    await expect(page.getByText("Tulis 1 sampai 100.").first()).toBeVisible();
    await expect(page.getByLabel("Berapa unit: Isi freon R32")).toHaveValue("101");
    await page.getByLabel("Berapa unit: Isi freon R32").fill("1");
    if (!hasScript()) await count.click();
  });

  await test.step("The form shows the sum, and the sum reaches bill, gateway and receipt", async () => {
    const receipt = page.getByRole("region", { name: "Ringkasan Pesanan" });
    for (const text of ["Rp 85.000 × 3 unit", "Rp 255.000", "Isi freon R32 × 1", "Rp 25.000", "Rp 430.000"])
      await expect(receipt).toContainText(text);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await send.click();
    await expect(page.getByText("Pesanan Dibuat")).toBeVisible();
    await expect(page.getByText("Isi freon R32 × 1")).toBeVisible();
    await expect(page.getByText("Ongkos transport ke Jakarta Selatan")).toBeVisible();
    await expect(page.getByText("Rp 430.000").first()).toBeVisible();
    await payAtGateway(page, /settlement/);
    await expect(page.getByRole("heading", { name: "Pembayaran Berhasil" })).toBeVisible();
    await expect(page.getByText("Rp 430.000").first()).toBeVisible();
    const [id = ""] = /[2-9a-z]{20}/.exec(page.url()) ?? [];
    const bill = await (await page.request.get(`${GATEWAY_URL}/_control/transactions/JW-${id}-1`)).json();
    const sums = bill.items.map(({ price, quantity }: { price: number; quantity: number }) => price * quantity);
    expect(sums).toEqual([255_000, 150_000, 25_000]);
    expect(bill.grossAmount).toBe(430_000);
    await page.goto(`/dashboard/orders/${id}`);
    await expect(page.getByText("Isi freon R32 × 1").first()).toBeAttached();
    await page.goto(`${page.url()}/invoice`);
    await expect(page.getByText("Ongkos transport ke Jakarta Selatan")).toBeVisible();
    await expect(page.getByText("Rp 430.000")).toBeVisible();
  });

  await test.step("The finished order is ordered again in three taps, next week", async () => {
    await page.goto(page.url().replace("/invoice", ""));
    await completeOrderOnPage(page);
    const { tap, taps } = countTaps();
    await tap(page.getByRole("link", { name: "Pesan Lagi" }));
    await expect(page.getByText("Diisi dari pesanan Anda sebelumnya")).toBeVisible();
    await expect(page.getByLabel("Jumlah", { exact: true })).toHaveValue("3");
    await expect(page.getByRole("checkbox", { name: /^Isi freon R32/ })).toBeChecked();
    await expect(page.getByLabel("Alamat pengerjaan")).toHaveValue("Jalan Kenanga 14");
    await tap(page.getByLabel(/Saya menyetujui/));
    await tap(send);
    await page.waitForURL(/\/payment\//);
    await expect(page.getByText("Rp 430.000").first()).toBeVisible();
    expect(taps()).toBe(3);
  });
});
