import type { Page } from "@playwright/test";
import { cancelOrderOnPage, orderPackage, payAtGateway } from "./support/buying";
import { BUYER } from "./support/demo-people";
import { expect, expectAccessible, expectNoSidewaysScroll, linkOrButton, summaryNamed, test } from "./support/page";
import { logInOnPage, logOutOnPage, newAccount, PASSWORD, signUpOnPageByForm } from "./support/people";
import { offerService } from "./support/selling";
import { countTaps } from "./support/taps";

async function checkPage(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test("a service is offered, found, ordered, paid and completed", async ({ page }) => {
  test.slow();
  const sari = newAccount("Sari Lestari");
  const budi = newAccount("Budi Hartono");
  const title = `Desain logo kedai ${crypto.randomUUID().slice(0, 8)}`;

  await test.step("Sari signs up and offers a service with pictures and packages", async () => {
    await signUpOnPageByForm(page, sari);
    await offerService(page, title);
    await expect(page.getByText(title)).toBeVisible();
    await checkPage(page);
    await page.getByRole("link", { name: `Lihat ${title}` }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("img", { name: "Foto hasil kerja, foto 1" })).toBeVisible();
    await logOutOnPage(page);
  });

  await test.step("Budi signs up, searches and finds it", async () => {
    await signUpOnPageByForm(page, budi);
    await page.goto("/");
    await page.getByPlaceholder("Cari layanan yang Anda butuhkan...").fill(title);
    await page.getByRole("button", { name: "Cari", exact: true }).click();
    await checkPage(page);
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("heading", { name: "Pilihan Paket" })).toBeVisible();
    await checkPage(page);
  });

  await test.step("Budi orders a package; the first payment is denied, the second succeeds", async () => {
    await orderPackage(page, "Paket Premium", 2);
    await expect(page.getByText("Rp 1.000.000").first()).toBeVisible();
    await checkPage(page);
    await payAtGateway(page, /deny/);
    await expect(page.getByRole("heading", { name: "Pembayaran Gagal" })).toBeVisible();
    await checkPage(page);
    await payAtGateway(page, /settlement/);
    await expect(page.getByRole("heading", { name: "Pembayaran Berhasil" })).toBeVisible();
    await checkPage(page);
    await expect(page.getByRole("link", { name: "Buka Pesanan" })).toBeVisible();
  });

  await test.step("the order page shows where the money is, and Budi completes the order after a confirmation", async () => {
    await page.goto("/dashboard/orders");
    await expect(page.getByRole("table").getByText("Sedang Dikerjakan")).toBeVisible();
    await checkPage(page);
    await page.getByRole("link", { name: /Detail pesanan/ }).click();
    await expect(page.getByRole("heading", { name: "Di mana uang saya?" })).toBeVisible();
    await expect(page.getByText("Uang ditahan")).toBeVisible();
    await checkPage(page);
    await summaryNamed(page, "Selesaikan Order lebih awal").click();
    await linkOrButton(page, /^Selesaikan Order$/).click();
    await expect(
      page
        .getByText(/Rp 900\.000/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Selesaikan Order", exact: true }).last().click();
    await expect(page.getByText("Order berhasil diselesaikan")).toBeVisible();
    await expect(page.getByText("Selesai", { exact: true }).first()).toBeVisible();
    await checkPage(page);
    await logOutOnPage(page);
  });

  await test.step("Sari sees the order among her sales, with her share", async () => {
    await logInOnPage(page, sari, PASSWORD);
    await page.goto("/dashboard/orders");
    await page.getByRole("link", { name: /Dipesan dari saya/ }).click();
    await page.getByRole("link", { name: /Detail pesanan/ }).click();
    await expect(page.getByText("Rp 900.000").first()).toBeVisible();
    await checkPage(page);
  });
});

test.describe("Budi, signed in", () => {
  test.use({ storageState: BUYER.session });

  test("orders with six taps on a phone, and cancels after a confirmation", { tag: "@no-script" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { tap, taps } = countTaps();
    await page.goto("/");
    await page.getByPlaceholder("Cari layanan yang Anda butuhkan...").fill("servis ac bandung 300rb");
    await tap(page.getByRole("button", { name: "Cari", exact: true }));
    const found = page.getByRole("link", { name: /AC dan .* Bandung/ }).first();
    await expect(found).toBeVisible();
    // Measure only after the style sheet has loaded.
    await page.waitForLoadState("load");
    expect((await found.boundingBox())?.y, "no more than one and a half screens down").toBeLessThan(1.5 * 740);
    await tap(found);
    await tap(page.getByRole("link", { name: /^Pilih Paket: / }).first());
    expect(taps()).toBe(3);
    // The first hours of the earliest day may be too near. The place is that of his profile.
    const hours = page.getByRole("group", { name: /^Jam/ });
    await tap(hours.getByRole("checkbox", { disabled: false }).last());
    await page.getByLabel("Alamat pengerjaan").fill("Jalan Kenanga 14");
    await page.getByLabel("Deskripsi kebutuhan").fill("Dua unit AC di lantai dua, sudah setahun tidak dicuci.");
    await tap(page.getByLabel(/Saya menyetujui/));
    await tap(page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).last());
    await expect(page.getByText("Pesanan Dibuat")).toBeVisible();
    expect(taps()).toBe(6);

    await page.goto(`/dashboard/orders/${page.url().split("/payment/")[1]?.split("?")[0]}`);
    await cancelOrderOnPage(page);
    await expect(page.getByText("Dibatalkan", { exact: true }).first()).toBeVisible();
  });
});
