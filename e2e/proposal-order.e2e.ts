import type { Page } from "@playwright/test";
import { completeOrderOnPage, fillVisitSelects, payAtGateway } from "./support/buying";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { dateInDays, openProposalField, postBudisWanted, WANTED_TITLE } from "./support/wanted";

const QUESTION = "Apakah dua lapis sudah termasuk?";

async function expectGoodLayout(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test("one click turns a proposal into an order, whose price and date both sides may change", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page: sari, another }) => {
  test.setTimeout(180_000);
  const { budi, address } = await postBudisWanted(another);
  let order = "";

  await test.step("Sari sends a proposal", async () => {
    await signUpAndIn(sari, newAccount("Sari Wulandari"));
    await sari.goto(address);
    await openProposalField(sari);
    await sari.getByLabel("Pesan Anda ke Klien").fill("Saya bisa mulai Senin, alat saya bawa sendiri.");
    await sari.getByLabel("Harga yang Anda tawarkan").fill("1.400.000");
    await sari.getByLabel("Waktu pengerjaan").fill("3");
    await sari.getByRole("button", { name: "Kirim Penawaran" }).click();
    await expect(sari.getByRole("status")).toContainText("Penawaran Terkirim");
  });

  await test.step("Budi accepts and sees the amount to pay", async () => {
    await budi.reload();
    await budi.getByRole("link", { name: "1 penawaran", exact: true }).click();
    await budi.getByRole("link", { name: "Terima penawaran Sari Wulandari" }).click();
    await expect(budi.getByRole("heading", { name: "Terima penawaran Sari?" })).toBeVisible();
    await expect(budi.getByLabel("Tutup permintaan ini")).toBeChecked();
    await fillVisitSelects(budi);
    await expectGoodLayout(budi);
    await budi.getByRole("button", { name: "Terima dan Bayar" }).click();
    await expect(budi.getByText("Penawaran diterima").first()).toBeVisible();
    await expect(budi.getByText("Rp 1.400.000").first()).toBeVisible();
    order = budi.url().replace("/payment/", "/dashboard/orders/");
    await expectGoodLayout(budi);
    await budi.goto(order);
    const title = budi.getByRole("heading", { level: 1, name: WANTED_TITLE }).getByRole("link");
    // The title is one line close to the next link, so it needs a touch target of 24 px.
    expect((await title.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await expectGoodLayout(budi);
  });

  await test.step("he asks a question, then proposes his own price", async () => {
    await budi.getByLabel("Tulis pesan").fill(QUESTION);
    await budi.getByRole("button", { name: "Kirim Pesan" }).click();
    await expect(budi.getByText(QUESTION)).toBeVisible();
    await budi.getByText("Usulkan Perubahan").first().click();
    await budi.getByRole("link", { name: "Usulkan Perubahan" }).click();
    await budi.getByRole("button", { name: "Kirim Usulan" }).click();
    await expect(budi.getByText("Jelaskan perubahannya, minimal 10 karakter").first()).toBeVisible();
    await expectGoodLayout(budi);
    await budi.getByLabel("Apa yang berubah, dan mengapa").fill("Catnya sudah ada, jadi saya usulkan sedikit turun.");
    await budi.getByLabel(/Harga baru/).fill("1.300.000");
    await budi.getByRole("button", { name: "Kirim Usulan" }).click();
    await expect(budi.getByText("Usulan perubahan terkirim")).toBeVisible();
    await expect(budi.getByText("Usulan perubahan Anda", { exact: true })).toBeVisible();
    await expectGoodLayout(budi);
  });

  await test.step("Sari finds the order among her proposals and accepts the price", async () => {
    await sari.goto("/dashboard/proposals");
    await expect(sari.getByText("Diterima", { exact: true })).toBeVisible();
    await sari.getByRole("link", { name: `Lihat pesanan untuk ${WANTED_TITLE}` }).click();
    await expect(sari.getByText(QUESTION)).toBeVisible();
    await expect(sari.getByRole("heading", { name: "Jawab usulan perubahan Budi" })).toBeVisible();
    await expectGoodLayout(sari);
    await sari.getByRole("link", { name: "Setujui Usulan" }).click();
    await expect(sari.getByText("Rp 1.170.000")).toBeVisible();
    await expectGoodLayout(sari);
    await sari.getByRole("button", { name: "Setujui Usulan" }).click();
    await expect(sari.getByText("Usulan perubahan disetujui").first()).toBeVisible();
  });

  await test.step("Budi pays the agreed price", async () => {
    await budi.goto(order.replace("/dashboard/orders/", "/payment/"));
    await expect(budi.getByText("Rp 1.300.000").first()).toBeVisible();
    await payAtGateway(budi, /settlement/);
    await expect(budi.getByRole("heading", { name: "Pembayaran Berhasil" })).toBeVisible();
  });

  const anotherDay = async (days: number) => {
    await sari.goto(order);
    await sari.getByText("Usulkan Perubahan").first().click();
    await sari.getByRole("link", { name: "Usulkan Perubahan" }).click();
    await expect(sari.getByLabel(/Harga baru/)).toHaveCount(0);
    await sari.getByLabel("Apa yang berubah, dan mengapa").fill("Hujan terus, temboknya belum kering.");
    await sari.getByLabel(/Tenggat baru/).fill(dateInDays(days));
    await sari.getByRole("button", { name: "Kirim Usulan" }).click();
    await expect(sari.getByText("Usulan perubahan terkirim")).toBeVisible();
  };

  await test.step("Sari requests more time: first too much, then an acceptable amount", async () => {
    await anotherDay(60);
    await budi.goto(order);
    await budi.getByRole("link", { name: "Tolak Usulan" }).click();
    await budi.getByLabel(/Alasan/).fill("Kamarnya dipakai sebelum itu.");
    await budi.getByRole("button", { name: "Tolak Usulan" }).click();
    await expect(budi.getByText("Usulan perubahan ditolak").first()).toBeVisible();
    await anotherDay(20);
    await budi.goto(order);
    await expectGoodLayout(budi);
    await budi.getByRole("link", { name: "Setujui Usulan" }).click();
    await expect(budi.getByText(/tetap di titipan/)).toBeVisible();
    await budi.getByRole("button", { name: "Setujui Usulan" }).click();
    await expect(budi.getByText("Usulan perubahan disetujui").first()).toBeVisible();
    await expect(budi.getByRole("heading", { name: "Usulan sebelumnya" })).toBeVisible();
    await expectGoodLayout(budi);
  });

  await test.step("Budi accepts the result", async () => {
    await completeOrderOnPage(budi);
  });
});
