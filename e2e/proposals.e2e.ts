import { expect, expectAccessible, expectNoSidewaysScroll, hasScript, test } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { openProposalField, postBudisWanted, WANTED_TITLE } from "./support/wanted";

test("Sari sends, changes, withdraws and resends a proposal; Budi declines it with a reason", {
  tag: ["@phone", "@not-desktop"],
}, async ({ page, another }) => {
  test.setTimeout(120_000);
  const { budi, address } = await postBudisWanted(another);

  await page.goto(address);
  await expect(page.getByRole("link", { name: "Masuk untuk mengirim penawaran" })).toBeVisible();
  await expectAccessible(page);
  await signUpAndIn(page, newAccount("Sari Wulandari"));
  await page.goto(address);
  await openProposalField(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const send = page.getByRole("button", { name: "Kirim Penawaran" });
  const message = page.getByLabel("Pesan Anda ke Klien");
  if (hasScript()) {
    await expect(send).toBeDisabled();
    await message.fill("   ");
    await expect(send).toBeDisabled();
  } else {
    await send.click();
    await expect(page.getByText("Pesan untuk klien harus diisi").first()).toBeVisible();
  }
  await message.fill("Saya bisa mulai Senin, alat saya bawa sendiri.");
  await page.getByLabel("Waktu pengerjaan").fill("3");
  await page.getByLabel("Harga yang Anda tawarkan").fill(hasScript() ? "1.400.000" : "500");
  const fee = page.getByText("Anda menerima Rp 1.260.000 setelah biaya platform 10%.");
  if (!hasScript()) {
    await send.click();
    await expect(page.getByText("Harga minimal Rp 1.000").first()).toBeVisible();
    await page.getByLabel("Waktu pengerjaan").fill("lama");
    await page.getByLabel("Harga yang Anda tawarkan").fill("1.400.000");
    await send.click();
    await expect(fee).toBeVisible();
    await page.getByLabel("Waktu pengerjaan").fill("3");
  }
  await expect(fee).toBeVisible();
  // When the form is filled in, the button beside it submits it too.
  await (hasScript() ? page.getByRole("button", { name: "Ajukan Penawaran" }) : send).click();
  const told = page.getByRole("status");
  await expect(told).toContainText("Penawaran Terkirim");
  await expect(told).toContainText("Penawaran jasa Anda telah berhasil dikirim ke klien");
  await expect(page.getByText("Menunggu keputusan")).toBeVisible();
  await expect(page.getByText("Rp 1.260.000", { exact: true })).toBeVisible();

  await expect(message).toHaveValue("");
  await page.getByRole("link", { name: "Ubah", exact: true }).click();
  await expect(message).toHaveValue("Saya bisa mulai Senin, alat saya bawa sendiri.");
  await page.getByLabel("Harga yang Anda tawarkan").fill("1.300.000");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(told).toContainText("Penawaran Diubah");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Tarik penawaran" }).click();
  await expect(page.getByRole("heading", { name: "Tarik penawaran ini?" })).toBeVisible();
  await page.getByRole("button", { name: "Tarik Penawaran" }).click();
  await expect(told).toContainText("Penawaran ditarik");
  await expectAccessible(page);
  await page.getByRole("link", { name: `Kirim lagi untuk ${WANTED_TITLE}` }).click();
  await expect(message).toHaveValue("");
  await message.fill("Sekarang saya bisa mulai hari Minggu.");
  await send.click();
  await expect(told).toContainText("Penawaran Terkirim");

  await budi.reload();
  await budi.getByRole("link", { name: "1 penawaran", exact: true }).click();
  await expect(budi.getByRole("heading", { name: "Sari Wulandari" })).toBeVisible();
  await expect(budi.getByText("Sekarang saya bisa mulai hari Minggu.")).toBeVisible();
  await expectNoSidewaysScroll(budi);
  await expectAccessible(budi);
  await budi.getByLabel("Lainnya untuk Sari Wulandari").click();
  await budi.getByRole("link", { name: "Tolak penawaran Sari Wulandari" }).click();
  await budi.getByRole("button", { name: "Tolak Penawaran" }).click();
  await expect(budi.getByText("Tulis alasannya, minimal 10 karakter").first()).toBeVisible();
  await expectAccessible(budi);
  await budi.getByRole("textbox", { name: "Alasan" }).fill("Tetangga kami sudah mengerjakannya.");
  await budi.getByRole("button", { name: "Tolak Penawaran" }).click();
  await expect(budi.getByRole("status")).toContainText("Penawaran ditolak");
  await expect(budi.getByText("Tidak ada penawaran yang menunggu keputusan")).toBeVisible();

  await page.goto("/dashboard/proposals");
  await expect(page.getByText("Ditolak", { exact: true })).toBeVisible();
  await expect(page.getByText("Tetangga kami sudah mengerjakannya.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(address);
  await expect(page.getByText("Tetangga kami sudah mengerjakannya.")).toBeVisible();
  await expect(message).toHaveCount(0);
});
