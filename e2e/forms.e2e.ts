import type { Page } from "@playwright/test";
import { BUYER, SELLER } from "./support/demo-people";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hasScript,
  summaryNamed,
  test,
  waitForFormScripts,
  waitForHydration,
} from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { signUpSellerWithOffer } from "./support/selling";

test("a login with empty or wrong fields keeps the typed values", {
  tag: "@no-script",
}, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByText("Mohon isi semua kolom").first()).toBeVisible();
  await page.getByLabel("Email").fill("budi@contoh.id");
  await page.getByLabel("Kata sandi", { exact: true }).fill("salah-sama-sekali");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByText("Gagal Masuk")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("budi@contoh.id");
  await expectAccessible(page);
});

test("with JavaScript the password can be shown", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/login");
  const show = page.getByRole("button", { name: "Tampilkan" });
  if (!hasScript()) return expect(show).toHaveCount(0);
  await page.getByLabel("Kata sandi", { exact: true }).fill("Kenanga#2026");
  await show.click();
  await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveAttribute("type", "text");
});

test("a signup with errors shows each beside its field and keeps the typed values", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel("Nama lengkap").fill("Sari Lestari");
  await page.getByLabel("Email").fill("sari@contoh.id");
  await page.getByLabel("Kata sandi", { exact: true }).fill("Kenanga#2026");
  await page.getByLabel("Konfirmasi kata sandi").fill("Kenanga#2027");
  await page.getByRole("button", { name: "Daftar" }).click();
  await expect(page.getByText("Konfirmasi kata sandi tidak cocok").first()).toBeVisible();
  await expect(page.getByText("Anda harus menyetujui syarat dan ketentuan").first()).toBeVisible();
  await expect(page.getByLabel("Nama lengkap")).toHaveValue("Sari Lestari");
  await expect(page.getByLabel("Email")).toHaveValue("sari@contoh.id");
  await expectAccessible(page);
});

async function openOrderForm(page: Page): Promise<void> {
  await page.goto("/explore?q=servis+ac&lokasi=semua");
  await page
    .getByRole("link", { name: /^Servis AC: cuci/ })
    .first()
    .click();
  await page
    .getByRole("link", { name: /^Pilih Paket: / })
    .first()
    .click();
}

test("going back from the payment finds the order form as it was sent", { tag: "@no-script" }, async ({ page }) => {
  const need = "Logo untuk warung bakso di dekat stasiun, warna merah.";
  const { gig } = await signUpSellerWithOffer(page);
  await signUpAndIn(page, newAccount("Rina Kartika"));
  await page.goto(gig);
  await page
    .getByRole("link", { name: /^Pilih Paket: / })
    .first()
    .click();
  if (hasScript()) await waitForFormScripts(page);
  const quantity = page.getByLabel("Jumlah", { exact: true });
  const send = page.getByRole("button", { name: /Lanjutkan ke Pembayaran/ }).last();
  await quantity.fill("3");
  await page.getByLabel("Deskripsi kebutuhan").fill(need);
  await page.getByLabel(/Saya menyetujui/).check();
  await send.click();
  await expect(page).toHaveURL(/\/payment\//);
  const first = page.url();
  await page.goBack();
  await expect(quantity).toHaveValue("3");
  await expect(page.getByLabel("Deskripsi kebutuhan")).toHaveValue(need);
  await page.getByLabel(/Saya menyetujui/).check();
  await send.click();
  // With script the form is the one that was sent before, and sending it again makes no second order.
  if (hasScript()) await expect(page).toHaveURL(first);
  else await expect(page.getByText(/Anda (baru saja|sudah) memesan ini/)).toBeVisible();
});

test("answers to questions are chosen by touch, kept after an error, and become the requirements", {
  tag: ["@phone", "@no-script"],
}, async ({ page }) => {
  const { gig } = await signUpSellerWithOffer(page);
  await signUpAndIn(page, newAccount("Rina Kartika"));
  await page.goto(`/order/${gig.split("/").at(-1)}?custom=true`);
  if (hasScript()) await waitForFormScripts(page);
  const purpose = page.getByRole("group", { name: /^Desainnya untuk apa\?/ });
  for (const name of ["Acara", "Usaha baru"]) await purpose.getByRole("radio", { name }).check();
  const style = page.getByRole("group", { name: /^Gaya seperti apa yang Anda suka\?/ });
  for (const name of ["Elegan", "Sederhana"]) await style.getByRole("checkbox", { name }).check();
  for (const label of await style.locator("label").all())
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Kirim Permintaan Kustom" }).click();
  await expect(page.getByText("Anda harus menyetujui syarat dan ketentuan").first()).toBeVisible();
  await expect(page.getByText(/Deskripsi kebutuhan minimal/)).toHaveCount(0);
  await expect(purpose.getByRole("radio", { name: "Usaha baru" })).toBeChecked();
  await expect(style.getByRole("checkbox", { name: "Elegan" })).toBeChecked();
  await expectAccessible(page);
  await page.getByLabel(/Saya menyetujui/).check();
  await page.getByRole("button", { name: "Kirim Permintaan Kustom" }).click();
  await expect(page.getByText("Pesanan Dibuat")).toBeVisible();
  await expect(page.getByText("Desain untuk: usaha baru. Gaya: sederhana, elegan.").first()).toBeAttached();
});

test.describe("Budi, signed in", () => {
  test.use({ storageState: BUYER.session });

  test("an order with errors keeps the typed values, and plus and minus change the quantity", {
    tag: "@no-script",
  }, async ({ page }) => {
    await openOrderForm(page);
    await page.getByLabel("Deskripsi kebutuhan").fill("AC bocor");
    await page.getByRole("button", { name: "Tambah jumlah" }).click();
    await page.getByRole("button", { name: "Tambah jumlah" }).click();
    await page.getByRole("button", { name: "Kurangi jumlah" }).click();
    await expect(page.getByLabel("Jumlah", { exact: true })).toHaveValue("2");
    await expect(page.getByLabel("Deskripsi kebutuhan")).toHaveValue("AC bocor");
    await page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).last().click();
    await expect(page.getByText("Deskripsi kebutuhan minimal 20 karakter").first()).toBeVisible();
    await expect(page.getByText("Anda harus menyetujui syarat dan ketentuan").first()).toBeVisible();
    await expect(page.getByLabel("Jumlah", { exact: true })).toHaveValue("2");
    await expect(page.getByLabel("Deskripsi kebutuhan")).toHaveValue("AC bocor");
    await expectAccessible(page);
  });

  test("a quantity that cannot be ordered is never priced", async ({ page }) => {
    test.skip(!hasScript(), "without script the total follows a submit");
    await openOrderForm(page);
    await waitForFormScripts(page);
    const quantity = page.getByLabel("Jumlah", { exact: true });
    const summary = page.getByRole("complementary");
    const capped = "Jumlah maksimal 100. Kami isi 100.";
    const fraction = "Jumlah harus bilangan bulat";
    for (const [keys, shown, priced, message] of [
      ["101", "100", "100", capped],
      ["7", "7", "7", null],
      ["1000", "100", "100", capped],
      ["1,5", "1", "1", fraction],
      ["1.5", "1", "1", fraction],
      ["1/2", "1", "1", fraction],
      ["1e2", "1", "1", fraction],
      ["-5", "5", "5", null],
      ["3,0", "3", "3", null],
      ["007", "7", "7", null],
      ["10", "10", "10", null],
    ] as const) {
      await quantity.selectText();
      await quantity.pressSequentially(keys);
      if (message) await expect(page.getByText(message), keys).toBeVisible();
      await quantity.blur();
      await expect(quantity, keys).toHaveValue(shown);
      await expect(summary.getByText(new RegExp(`× ${priced} unit`)).first(), keys).toBeVisible();
      await expect(summary.getByText("Total", { exact: true }), keys).toHaveCount(1);
    }
    // The field keeps what it had while a zero is typed.
    await quantity.selectText();
    await quantity.press("0");
    await expect(quantity).toHaveValue("10");
    await expect(page.getByText("Jumlah minimal 1")).toBeVisible();
    await quantity.press("5");
    await expect(quantity).toHaveValue("5");
    for (const [pasted, shown] of [
      ["500", "100"],
      ["１０", "10"],
      ["9999999999999999999", "100"],
      ["", ""],
    ] as const) {
      await quantity.selectText();
      await page.keyboard.insertText(pasted);
      if (pasted === "") await quantity.press("Delete");
      await quantity.blur();
      await expect(quantity, pasted).toHaveValue(shown);
      const sum = shown === "" ? summary.getByText("Harga satuan") : summary.getByText(new RegExp(`× ${shown} unit`));
      await expect(sum.first(), pasted).toBeVisible();
    }
    await quantity.press("ArrowUp");
    await expect(quantity).toHaveValue("1");
    await quantity.fill("99");
    for (let press = 0; press < 3; press++) await quantity.press("ArrowUp");
    await expect(quantity).toHaveValue("100");
  });
});

test.describe("Sari, signed in", () => {
  test.use({ storageState: SELLER.session });

  test("a listing with errors shows each of them and keeps the typed values", async ({ page }) => {
    await page.goto("/dashboard/services/create");
    await page.getByLabel("Judul").fill("Les");
    // The place of her profile is filled in.
    await page.getByLabel("Lokasi").fill("");
    await page.getByRole("button", { name: "Buat Jasa" }).click();
    for (const message of [
      "Judul harus minimal 5 karakter",
      "Deskripsi harus minimal 20 karakter",
      "Pilih kategori jasa",
      "Harga harus diisi",
      "Waktu pengerjaan harus diisi",
      "Lokasi harus diisi",
    ]) {
      await expect(page.getByText(message).first()).toBeVisible();
    }
    await expect(page.getByLabel("Judul")).toHaveValue("Les");
    await expectAccessible(page);
    // The place decides the way of working, as without a script, until the seller chooses one.
    await page.getByLabel("Kategori").selectOption("Rumah Tangga");
    await expect(page.getByLabel("Di tempat pelanggan")).not.toBeChecked();
  });

  test("fields side by side show long values whole on a phone", { tag: ["@phone", "@not-desktop"] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/dashboard/services/create");
    await summaryNamed(page, "Paket Dasar").click();
    const values = {
      Harga: "500.000.000",
      "Waktu pengerjaan": "10 sampai 14 hari kerja",
      "Nama paket": "Paket Lengkap dan Kemasan",
      "Harga paket": "500.000.000",
      "Lama pengerjaan": "10 sampai 14 hari kerja",
      "Jumlah revisi": "2 kali, lalu tanpa batas",
    };
    for (const [label, value] of Object.entries(values)) {
      const field = page.getByLabel(label, { exact: true }).first();
      await field.fill(value);
      const room = await field.evaluate((node) => node.clientWidth - node.scrollWidth);
      expect(room, label).toBeGreaterThanOrEqual(0);
    }
    await page.goto("/dashboard/wanted/create");
    for (const label of ["Budget", "Deadline"]) {
      const field = page.getByLabel(label, { exact: true });
      await field.fill(label === "Budget" ? "500.000.000" : "2027-12-28");
      const room = await field.evaluate((node) => node.clientWidth - node.scrollWidth);
      expect(room, label).toBeGreaterThanOrEqual(0);
    }
  });

  test("text typed before a listing form's script loads stays afterwards", async ({ page }) => {
    test.skip(!hasScript(), "needs script");
    let come = () => {};
    const asked = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route("**/listing-form-*.js", (route) => asked.then(() => route.continue()));
    await page.goto("/dashboard/services");
    const edit = await page.locator("a[href*='/services/edit/']").first().getAttribute("href");
    await page.goto(edit ?? "no listing");
    await waitForHydration(page);
    const description = page.getByLabel("Deskripsi");
    const price = page.getByLabel("Harga", { exact: true }).first();
    const text = "Ditulis sebelum skrip formulir ini datang, dan harus tetap ada sesudahnya.";
    await description.fill(text);
    await price.fill("275000");
    come();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("textarea") ?? {}).some((key) => key.startsWith("__reactProps")),
    );
    await expect(description).toHaveValue(text);
    await expect(price).toHaveValue("275000");
  });

  test("a correction typed before the script loads hides its error, and the rejected text shows it again", async ({
    page,
  }) => {
    test.skip(!hasScript(), "needs script");
    let come = () => {};
    const asked = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route("**/build/**/*.js", (route) => asked.then(() => route.continue()));
    await page.route("**/build/*.js", (route) => asked.then(() => route.continue()));
    await page.goto("/profile/edit", { waitUntil: "commit" });
    const name = page.getByLabel("Full name");
    const bio = page.getByLabel("Bio");
    await name.fill("A");
    await bio.fill("x".repeat(501));
    await page.getByRole("button", { name: "Save Changes" }).click({ noWaitAfter: true });
    const short = page.getByText("Full name must be at least 2 characters");
    const long = page.getByText("Bio must be less than 500 characters");
    await expect(short.first()).toBeVisible();
    await expect(long.first()).toBeVisible();
    await name.fill("A. Rahman");
    come();
    await waitForHydration(page);
    await expect(short.first()).toBeHidden();
    await expect(long.first()).toBeVisible();
    await expect(name).toHaveValue("A. Rahman");
    await name.fill("A");
    await expect(short.first()).toBeVisible();
    await name.fill("A. Rahman");
    await expect(short.first()).toBeHidden();
    await bio.fill("Tukang kayu.");
    await expect(long.first()).toBeHidden();
  });

  test("a listing's form can be submitted if its script never loads", async ({ page }) => {
    test.skip(!hasScript(), "needs script");
    await page.route("**/listing-form-*.js", (route) => route.abort("internetdisconnected"));
    await page.goto("/dashboard/wanted/create");
    await waitForHydration(page);
    await page.getByLabel("Judul").fill("Les");
    await page.getByRole("button", { name: "Buat Permintaan" }).click();
    await expect(page.getByText("Judul harus minimal 5 karakter").first()).toBeVisible();
    await expect(page.getByLabel("Judul")).toHaveValue("Les");
  });
});
