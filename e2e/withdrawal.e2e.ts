import { readFile } from "node:fs/promises";
import { completeOrderOnPage, placePaidOrder } from "./support/buying";
import { OPERATOR } from "./support/demo-people";
import { expect, expectAccessible, expectNoSidewaysScroll, summaryNamed, test } from "./support/page";
import { newAccount, PASSWORD, signUpAndIn, switchUser, uniqueName } from "./support/people";
import { postOffer } from "./support/selling";

test("Sari withdraws her earnings: one withdrawal fails, the next is paid and returned by the bank", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page, another }) => {
  test.slow();
  const sari = newAccount(uniqueName("Sari"));

  await test.step("Sari earns Rp 225.000 from Budi", async () => {
    await signUpAndIn(page, sari);
    await page.goto("/dashboard/balance");
    await expect(page.getByText("Saldo Anda masih kosong")).toBeVisible();
    await expectAccessible(page);
    const { gig } = await postOffer(page);
    await signUpAndIn(page, newAccount("Budi Hartono"));
    await page.goto(await placePaidOrder(page, gig));
    await completeOrderOnPage(page);
    await switchUser(page, sari);
  });

  await test.step("she requests a part and sees what is missing", async () => {
    await page.goto("/dashboard/balance");
    await expect(page.getByText("Rp 225.000").first()).toBeVisible();
    await page.getByRole("link", { name: "Tarik Saldo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tarik saldo" })).toBeVisible();
    await page.getByLabel("Jumlah lain").check();
    await page.getByLabel("Jumlah", { exact: true }).fill("200.000");
    await page.getByLabel("Bank atau e-wallet").selectOption("BCA");
    await page.getByLabel("Nomor rekening").fill("123");
    await page.getByRole("button", { name: "Tarik Saldo" }).click();
    await expect(page.getByText("Tulis nomor rekening, 6 sampai 20 angka").first()).toBeVisible();
    await expect(page.getByText("Tulis kata sandi Anda").first()).toBeVisible();
    await expect(page.getByLabel("Jumlah", { exact: true })).toHaveValue("200.000");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Nomor rekening").fill("5270 3188 46");
    await page.getByLabel("Nama pemilik rekening").fill(sari.name);
    await page.getByLabel("Kata sandi Anda").fill(PASSWORD);
    await page.getByRole("button", { name: "Tarik Saldo" }).click();
    await expect(page.getByText("Penarikan diminta").first()).toBeVisible();
    await expect(page.getByText("BCA •••• 8846").first()).toBeVisible();
    await expect(page.getByText("Rp 25.000").first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  const ayu = await another({ storageState: OPERATOR.session });
  const open = async () => {
    await ayu.goto("/operator/withdrawals");
    await ayu.getByRole("link", { name: new RegExp(`^Buka penarikan .*, ${sari.name}$`) }).click();
    await expect(ayu.getByRole("heading", { level: 1, name: `Penarikan ${sari.name}` })).toBeVisible();
    await expect(ayu.getByText("•••• 8846", { exact: true }).first()).toBeVisible();
  };

  await test.step("Ayu cannot pay: the money returns to the balance with her reason", async () => {
    await open();
    await expectAccessible(ayu);
    await expectNoSidewaysScroll(ayu);
    await ayu.getByRole("button", { name: "Nyatakan Gagal" }).click();
    await expect(ayu.getByText("Tulis alasannya, minimal 10 karakter").first()).toBeVisible();
    await ayu.getByRole("textbox", { name: "Alasan" }).fill("Nomor rekening tidak dikenal bank.");
    await ayu.getByRole("button", { name: "Nyatakan Gagal" }).click();
    await expect(ayu.getByText("Penarikan dinyatakan gagal, saldo dikembalikan")).toBeVisible();
    await page.goto("/dashboard/balance");
    await expect(page.getByText("Nomor rekening tidak dikenal bank.")).toBeVisible();
    await expect(page.getByText("Rp 225.000").first()).toBeVisible();
  });

  await test.step("Sari withdraws everything to the same account", async () => {
    await page.getByRole("link", { name: "Tarik Saldo" }).click();
    await expect(page.getByLabel("Semua saldo, Rp 225.000")).toBeChecked();
    await expect(page.getByLabel(/BCA •••• 8846/)).toBeChecked();
    await expect(page.getByLabel("Nomor rekening")).toBeHidden();
    await page.getByLabel("Rekening lain").check();
    await expect(page.getByLabel("Nomor rekening")).toBeVisible();
    await page.getByLabel(/BCA •••• 8846/).check();
    await expect(page.getByLabel("Nomor rekening")).toBeHidden();
    await expectAccessible(page);
    await expect(page.getByText(/keluar dari saldo .*tidak bisa ditarik kembali/)).toBeVisible();
    await page.getByLabel("Kata sandi Anda").fill(PASSWORD);
    await page.getByRole("button", { name: "Tarik Saldo" }).click();
    await expect(page.getByRole("status")).toContainText("Rp 225.000 dikirim ke BCA •••• 8846");
  });

  await test.step("Ayu pays, and Sari sees the bank's reference", async () => {
    await open();
    await expect(ayu.getByRole("button", { name: "Tandai Sudah Dibayar" })).toHaveCount(0);
    await ayu.getByRole("button", { name: "Saya Kerjakan" }).click();
    await expect(ayu.getByText("Anda mengerjakan penarikan ini")).toBeVisible();
    await expect(ayu.getByText("5270318846", { exact: true })).toBeVisible();
    await expectAccessible(ayu);
    await expectNoSidewaysScroll(ayu);
    await ayu.getByRole("button", { name: "Lepaskan" }).click();
    await expect(ayu.getByText("Penarikan dilepaskan")).toBeVisible();
    await expect(ayu.getByText("5270318846")).toHaveCount(0);
    await ayu.getByRole("button", { name: "Saya Kerjakan" }).click();
    await ayu.getByLabel("Nomor referensi bank").fill("BCA-TRF-2291");
    await ayu.getByRole("button", { name: "Tandai Sudah Dibayar" }).click();
    await expect(ayu.getByText("Penarikan ditandai sudah dibayar")).toBeVisible();
    await expectAccessible(ayu);
    await page.goto("/dashboard/balance");
    await expect(page.getByText("Nomor referensi BCA-TRF-2291")).toBeVisible();
    await expect(page.getByText("Dibayarkan", { exact: true })).toBeVisible();
  });

  await test.step("the bank returns it: Ayu enters the reason, and the balance has it again", async () => {
    await ayu.getByLabel("Alasan dari bank").fill("Rekening tujuan sudah ditutup.");
    await ayu.getByRole("button", { name: "Catat Transfer Kembali" }).click();
    await expect(ayu.getByText("Transfer kembali dicatat, saldo dikembalikan")).toBeVisible();
    await expectAccessible(ayu);
    await expectNoSidewaysScroll(ayu);
    await page.reload();
    await expect(page.getByText("Rekening tujuan sudah ditutup.")).toBeVisible();
    await expect(page.getByText("Rp 225.000").first()).toBeVisible();
  });

  await test.step("the month's statement lists all movements", async () => {
    const download = page.waitForEvent("download");
    await summaryNamed(page, "Laporan dan slip bulanan").click();
    await page.getByRole("button", { name: "Unduh CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^saldo-jasawarga-\d{4}-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
    const sums = lines.map((line) => line.split(";").slice(-3).join(";"));
    // Earned, withdrawn in part, returned, withdrawn in full, returned by the bank.
    expect(sums).toEqual([
      "Masuk (Rp);Keluar (Rp);Saldo (Rp)",
      ";;0",
      "225000;;225000",
      ";200000;25000",
      "200000;;225000",
      ";225000;0",
      "225000;;225000",
      ";;225000",
    ]);
  });
});
