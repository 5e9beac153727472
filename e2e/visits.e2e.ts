import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "./demo/password";
import { payAtGateway, placePaidOrder } from "./support/buying";
import { DELIVERY, postForm } from "./support/form-post";
import { PHONE } from "./support/length";
import { expect, expectAccessible, expectNoSidewaysScroll, linkOrButton, summaryNamed, test } from "./support/page";
import { clearSession, logInOnPage, newAccount, signUpAndIn, switchUser } from "./support/people";
import { signUpSellerWithOffer } from "./support/selling";
import { countTaps } from "./support/taps";
import { beginVisit, placePaidVisit } from "./support/visits";
import { dateInDays } from "./support/wanted";

const HENDRA = { email: "hendra@demo.jasawarga.id" };
const STREET = "Jalan Kenanga 14";
const PHOTO = fileURLToPath(new URL("./demo/pictures/kopi-lereng.webp", import.meta.url));

test("on-site work gets a day, hour and address, which the seller sees after the payment", {
  tag: ["@phone", "@not-desktop"],
}, async ({ page }) => {
  test.slow();
  const lina = newAccount("Lina Nuraini");
  // Each project uses another day, because accepted hours are taken.
  const day = 1 + ["desktop", "phone", "without-javascript"].indexOf(test.info().project.name);
  let order = "";
  const expectGoodLayout = async () => {
    // At the bottom a phone's fixed bar covers no field. A half covered button would count as too small.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  await test.step("Lina leaves out time and place, sees all errors at once, and keeps her other fields", async () => {
    await signUpAndIn(page, lina);
    await page.goto("/explore?q=pompa+air+mati");
    await page
      .getByRole("link", { name: /Pompa air mati/ })
      .first()
      .click();
    await page
      .getByRole("link", { name: /Pilih Paket/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Pesan Jasa" })).toBeVisible();
    await page.getByLabel("Deskripsi kebutuhan").fill("Pompa di belakang rumah tidak mau menyala sejak kemarin.");
    await page.getByLabel("RT/RW").fill("RT 03/RW 05");
    await page.getByLabel(/Saya menyetujui/).check();
    await page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).last().click();
    const summary = page.getByRole("alert").first();
    await expect(summary).toContainText("Pilih jam pengerjaan");
    await expect(summary).toContainText("Tulis alamat pengerjaan");
    await expect(summary).toContainText("Pilih kota atau kabupaten");
    await expect(page.getByLabel("RT/RW")).toHaveValue("RT 03/RW 05");
    await expectGoodLayout();
  });

  await test.step("she chooses the second day, two hours, and enters the address", async () => {
    const days = page.getByRole("group", { name: "Hari yang Anda inginkan" });
    await days.getByRole("radio").nth(day).check();
    const hours = page.getByRole("group", { name: /^Jam/ });
    await hours.getByLabel("10.00–12.00").check();
    await hours.getByLabel("13.00–15.00").check();
    if (test.info().project.name !== "without-javascript") await expect(hours.getByLabel("08.00–10.00")).toBeDisabled();
    await page.getByLabel("Alamat pengerjaan").fill(STREET);
    await page.getByLabel("Kota atau kabupaten").selectOption("Jakarta Selatan");
    await page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).last().click();
    await expect(page.getByText("Pesanan Dibuat")).toBeVisible();
    order = page.url().replace("/payment/", "/dashboard/orders/");
  });

  await test.step("Hendra sees the time and town without the street, and accepts one of the hours", async () => {
    await clearSession(page);
    await logInOnPage(page, HENDRA, DEMO_PASSWORD);
    await page.goto(order);
    const where = page.getByRole("region", { name: "Lokasi dan waktu" });
    await expect(where).toContainText("10.00–12.00 atau 13.00–15.00 WIB");
    await expect(where).toContainText("Jakarta Selatan");
    await expect(where).toContainText("Alamat lengkap terlihat setelah pembeli membayar");
    await expect(page.getByText(STREET)).toHaveCount(0);
    await expectGoodLayout();
    await where.getByLabel("13.00–15.00").check();
    await where.getByRole("button", { name: "Setujui Jadwal" }).click();
    await expect(page.getByText("Jadwal pengerjaan disepakati").first()).toBeVisible();
    await expect(where).toContainText("13.00–15.00 WIB");
  });

  await test.step("Lina pays, and Hendra sees the address", async () => {
    await switchUser(page, lina);
    await page.goto(order.replace("/dashboard/orders/", "/payment/"));
    await payAtGateway(page, /settlement/);
    await expect(page.getByRole("heading", { name: "Pembayaran Berhasil" })).toBeVisible();
    await clearSession(page);
    await page.goto("/login");
    await logInOnPage(page, HENDRA, DEMO_PASSWORD);
    await page.goto(order);
    const where = page.getByRole("region", { name: "Lokasi dan waktu" });
    await expect(where).toContainText(`${STREET}, RT 03/RW 05`);
    await expect(where.getByRole("link", { name: "Simpan ke kalender" })).toBeVisible();
    await expectGoodLayout();
  });

  await test.step("he proposes another hour, and she accepts", async () => {
    await page.getByRole("link", { name: "Usulkan Waktu Lain" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Usulkan waktu lain" })).toBeVisible();
    await page.getByRole("group", { name: "Hari" }).getByRole("radio").nth(day).check();
    await page.getByRole("group", { name: /^Jam/ }).getByLabel("17.00–19.00").check();
    await expectGoodLayout();
    await page.getByRole("button", { name: "Kirim Usulan" }).click();
    await expect(page.getByText("Usulan jadwal terkirim")).toBeVisible();
    await switchUser(page, lina);
    await page.goto(order);
    await page.getByRole("button", { name: "Setujui Jadwal" }).click();
    // The page shows the hour before her acceptance too, so check the confirmation.
    await expect(page.getByText("Jadwal pengerjaan disepakati").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Lokasi dan waktu" })).toContainText("17.00–19.00 WIB");
    await page.goto("/dashboard/orders");
    // A phone's row shows the day and the starting hour only.
    const row = page.getByRole("row").filter({ hasText: "17.00–19.00 WIB · Jakarta Selatan" });
    await expect(
      row
        .getByText(/17\.00/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
});

test("the buyer calls off a visit in two taps, and sees first what comes back", {
  tag: ["@phone", "@no-script", "@not-desktop"],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUpAndIn(page, newAccount("Budi Santoso"));
  await page.goto("/explore?q=pompa+air+mati");
  const gig = await page
    .getByRole("link", { name: /Pompa air mati/ })
    .first()
    .getAttribute("href");
  const [weekday = ""] = [20, 21, 22].map(dateInDays).filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
  const when = { day: "other", otherDay: weekday, slots: "780" };
  const visit = { mode: "at_buyer", ...when, street: STREET, block: "", landmark: "", place: "31.74" };
  const order = await placePaidOrder(page, gig ?? "", { visit });
  await page.goto(order);
  await expectNoSidewaysScroll(page);
  await linkOrButton(page, /^Batalkan Order$/).click();
  await expect(page.getByText(/Rp\s[\d.]+ dikembalikan seluruhnya kepada Anda/).last()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Batalkan Order" }).last().click();
  await expect(page.getByText("Order berhasil dibatalkan")).toBeVisible();
});

test("a request for a cancellation leads to cancelling alone while that is free", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  const { order } = await placePaidVisit(page);
  await page.goto(order);
  await expect(linkOrButton(page, /^Minta Pembatalan$/)).toHaveCount(0);
  await page.goto(`${order}/cancellation-request`);
  await expect(page).toHaveURL(`${order}/cancellation`);
  await expect(page.getByText(/Rp\s250\.000 dikembalikan seluruhnya kepada Anda/)).toBeVisible();
});

test("Sari admits that she did not come, and Budi gets everything back", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  test.slow();
  const { sari, budi, order } = await placePaidVisit(page);
  beginVisit(order, 75);
  await postForm(page, `${order}/no-show`, { reason: "", waited: "on" });
  await switchUser(page, sari);
  await page.goto(order);
  await summaryNamed(page, "Laporan ini benar").click();
  await page.getByRole("link", { name: "Akui Laporan" }).click();
  await expect(page.getByText(/Rp\s250\.000 kembali seluruhnya kepada Budi/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Akui Laporan" }).click();
  await expect(page.getByText("Pesanan dibatalkan").first()).toBeVisible();
  await switchUser(page, budi);
  await page.goto(order);
  await expect(page.getByText(/Penjual tidak datang, uang dikembalikan kepada Anda/).first()).toBeVisible();
});

test("a late cancellation names the call-out fee before it is pressed, and takes two taps", {
  tag: ["@phone", "@no-script", "@not-desktop"],
}, async ({ page }) => {
  const { order } = await placePaidVisit(page);
  beginVisit(order, -10 * 60);
  const { tap, taps } = countTaps();
  // A request to cancel would avoid the fee.
  await page.goto(`${order}/cancellation-request`);
  await expect(page).toHaveURL(`${order}/cancellation`);
  await page.goto(order);
  await tap(linkOrButton(page, /^Batalkan Order$/));
  await expect(page.getByText(/Rp\s225\.000/).last()).toBeVisible();
  await expect(page.getByText(/Rp\s25\.000/).last()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await tap(page.getByRole("button", { name: "Batalkan Order" }).last());
  await expect(page.getByText("Order berhasil dibatalkan")).toBeVisible();
  await expect(page.getByText(/Rp\s25\.000 menjadi ongkos datang penjual/).first()).toBeVisible();
  expect(taps()).toBe(2);
});

test("Budi reports that nobody came, Sari contradicts it, and an operator will rule", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  const { sari, budi, order } = await placePaidVisit(page);
  beginVisit(order, 75);
  await page.goto(order);
  await page.getByLabel(/Sudah saya tunggu/).check();
  await page.getByRole("button", { name: "Penjual Tidak Datang" }).click();
  await expect(page.getByText("Menunggu jawaban Sari").first()).toBeVisible();
  await switchUser(page, sari);
  await page.goto(order);
  await page.getByRole("link", { name: "Bantah Laporan" }).click();
  await page.getByLabel("Apa yang terjadi").fill("Saya menunggu di depan pagar sejak jadwalnya dimulai.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Kirim Bantahan" }).click();
  await expect(page.getByText("Bantahan terkirim")).toBeVisible();
  await switchUser(page, budi);
  await page.goto(order);
  await expect(page.getByText(/menunggu di depan pagar/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Masalah ini sedang diputuskan" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

/** Sari states that she arrived 40 minutes ago. Budi is signed in. */
async function stateArrival(page: Page) {
  const people = await placePaidVisit(page);
  beginVisit(people.order, 10);
  await switchUser(page, people.sari);
  await postForm(page, `${people.order}/arrival`, {});
  beginVisit(people.order, 50, 40);
  return people;
}

test("Budi denies an arrival that Sari stated, also after she delivered", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  const { sari, budi, order } = await stateArrival(page);
  await postForm(page, `${order}/delivery`, DELIVERY);
  await switchUser(page, budi);
  await page.goto(order);
  await summaryNamed(page, "Penjual Tidak Datang").click();
  await page.getByRole("link", { name: "Penjual Tidak Datang" }).click();
  await page.getByLabel("Apa yang terjadi").fill("Tidak ada.");
  await page.getByRole("button", { name: "Kirim Laporan" }).click();
  await expect(page.getByLabel("Apa yang terjadi")).toHaveValue("Tidak ada.");
  await page.getByLabel("Apa yang terjadi").fill("Saya di rumah sejak jam satu dan tidak ada yang datang.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Kirim Laporan" }).click();
  await expect(page.getByText("Laporan terkirim")).toBeVisible();
  await switchUser(page, sari);
  await page.goto(order);
  await expect(page.getByText(/tidak ada yang datang/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Tanggapi Masalah" }).first()).toBeVisible();
});

test("Sari reports with a photo that Budi is not there, and he admits it", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  const { budi, order } = await stateArrival(page);
  await page.goto(order);
  await page.getByRole("link", { name: "Pembeli Tidak Ada" }).click();
  await page.getByRole("button", { name: "Kirim Laporan" }).click();
  await expect(page.getByText("Foto lokasi wajib.").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/Foto/).setInputFiles(PHOTO);
  await page.getByRole("button", { name: "Kirim Laporan" }).click();
  await expect(page.getByText("Laporan terkirim")).toBeVisible();
  await switchUser(page, budi);
  await page.goto(order);
  await expect(page.getByRole("link", { name: /kopi-lereng\.webp/ }).first()).toBeVisible();
  await summaryNamed(page, "Laporan ini benar").click();
  await page.getByRole("link", { name: "Akui Laporan" }).click();
  await expect(page.getByText(/Rp\s225\.000/).first()).toBeVisible();
  await page.getByRole("button", { name: "Akui Laporan" }).click();
  await expect(page.getByText("Pesanan dibatalkan").first()).toBeVisible();
});

test("a cancellation in rupiah is asked for and agreed to, and both see the sums", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  const { sari, gig } = await signUpSellerWithOffer(page);
  const budi = newAccount("Budi Hartono");
  await signUpAndIn(page, budi);
  const order = await placePaidOrder(page, gig);
  await page.goto(order);
  await summaryNamed(page, "Minta Pembatalan").click();
  await page.getByRole("link", { name: "Minta Pembatalan" }).click();
  await page.getByLabel("Jumlah lain (Rp)").fill("100.000");
  await page.getByLabel("Alasan pembatalan").fill("Acaranya dipindah ke tahun depan.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Kirim Permintaan" }).click();
  await expect(page.getByText("Permintaan pembatalan terkirim")).toBeVisible();
  await switchUser(page, sari);
  await page.goto(order);
  // The platform keeps a tenth of the other Rp 150.000.
  for (const sum of [/Rp\s100\.000/, /Rp\s135\.000/]) await expect(page.getByText(sum).first()).toBeVisible();
  await page.getByRole("link", { name: "Setujui Pembatalan" }).click();
  await page.getByRole("button", { name: "Setujui Pembatalan" }).click();
  await expect(page.getByText("Pembatalan disetujui")).toBeVisible();
  await switchUser(page, budi);
  await page.goto(order);
  await expect(page.getByText(/Rp\s100\.000/).first()).toBeVisible();
});
