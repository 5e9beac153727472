import { SELLER } from "./support/demo-people";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hasScript,
  summaryNamed,
  test,
  waitForHydration,
} from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { offerService, picture } from "./support/selling";
import { dateInDays } from "./support/wanted";

test("Budi posts a request with his category's examples and closes it", { tag: "@no-script" }, async ({ page }) => {
  await signUpAndIn(page, newAccount("Budi Santoso"));
  await page.goto("/dashboard/wanted");
  await expect(page.getByText("Anda belum memiliki permintaan jasa")).toBeVisible();
  await page.getByRole("link", { name: "Buat Permintaan Jasa" }).click();
  await page.getByLabel("Judul").fill("Les gitar untuk anak");
  await page.getByLabel("Kategori").selectOption("Pendidikan");
  await summaryNamed(page, "Persyaratan").click();
  await page.getByRole("button", { name: "Isi contoh persyaratan" }).click();
  const requirements = page.getByRole("textbox", { name: /^Persyaratan/ });
  await expect(requirements).toHaveValue(/Menguasai materi yang diajarkan/);
  await expect(page.getByLabel("Judul")).toHaveValue("Les gitar untuk anak");
  await expect(page.getByText("Ada satu hal")).toHaveCount(0);

  await page.getByRole("button", { name: "Buat Permintaan" }).click();
  for (const message of ["Deskripsi harus minimal 20 karakter", "Budget harus diisi", "Deadline harus diisi"])
    await expect(page.getByText(message).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Deskripsi").fill("Dua kali seminggu di rumah kami, anak umur sembilan tahun.");
  // With script an error disappears when its field is corrected, and returns with the rejected text.
  if (hasScript()) {
    await expect(page.getByText("Deskripsi harus minimal 20 karakter").locator("visible=true")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Ada tiga hal yang perlu diperbaiki" })).toBeVisible();
    await page.getByLabel("Budget").fill("4");
    await expect(page.getByRole("heading", { name: "Ada dua hal yang perlu diperbaiki" })).toBeVisible();
    await page.getByLabel("Budget").fill("");
    await expect(page.getByText("Budget harus diisi").first()).toBeVisible();
  }
  await page.getByLabel("Budget").fill("400.000");
  await page.getByLabel("Lokasi").fill("Kota Bandung");
  await page.getByLabel("Deadline").fill(dateInDays(14));
  await page.getByRole("button", { name: "Buat Permintaan" }).click();
  await expect(page.getByRole("status")).toContainText("Permintaan jasa berhasil dibuat!");
  await expect(page.getByRole("cell", { name: "Terbuka" })).toBeVisible();
  await page.getByRole("link", { name: "Buat Permintaan Jasa" }).first().click();
  await expect(page.getByLabel("Judul")).toHaveValue("");
  await page.goBack();

  await page.getByRole("link", { name: "Edit Les gitar untuk anak" }).click();
  await page.getByLabel("Ditutup").check();
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page.getByRole("status")).toContainText("Perubahan permintaan jasa disimpan");
  await expect(page.getByRole("cell", { name: "Ditutup" })).toBeVisible();
});

test("answers about another kind of work than the title move into the description", { tag: "@no-script" }, async ({
  page,
}) => {
  await signUpAndIn(page, newAccount("Budi Santoso"));
  await page.goto("/dashboard/wanted/create?judul=cuci+ac");
  if (hasScript()) await waitForHydration(page);
  await page.getByLabel("2 unit", { exact: true }).check();
  await page.getByLabel("Judul").fill("Les matematika SMP");
  await page.getByLabel("Kategori").selectOption("Pendidikan");
  await page.getByLabel("Deskripsi").fill("Kelas delapan.");
  await page.getByLabel("Budget").fill("400.000");
  await page.getByRole("textbox", { name: "Deadline" }).fill(dateInDays(7));
  await page.getByLabel("Lokasi").fill("Online");
  await page.getByRole("button", { name: "Buat Permintaan" }).click();
  await expect(page.getByText("jadi jawaban Anda tentang servis AC kini ada di Deskripsi").first()).toBeVisible();
  await expect(page.getByLabel("Deskripsi")).toHaveValue("Jumlah AC: 2 unit. Catatan: Kelas delapan.");
  await expectAccessible(page);
  await page.getByLabel("Deskripsi").fill("Kelas delapan, Senin sore saja.");
  await page.getByRole("button", { name: "Buat Permintaan" }).click();
  await expect(page).toHaveURL(/\/dashboard\/wanted$/);
});

test("Sari reorders and deletes pictures of an offer, then deletes the offer", async ({ page }) => {
  await signUpAndIn(page, newAccount("Sari Wulandari"));
  await offerService(page, "Logo untuk kedai kecil");
  await page.getByRole("link", { name: "Edit Logo untuk kedai kecil" }).click();
  await expect(page.getByLabel("Harga", { exact: true })).toHaveValue("250.000");
  const photo = (number: number) => page.getByRole("group", { name: `Foto ${number}` });
  if (hasScript()) {
    await waitForHydration(page);
    // A drag that ended elsewhere must not affect a later drop.
    const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
    for (const type of ["dragstart", "dragend"]) await photo(2).getByRole("img").dispatchEvent(type, { dataTransfer });
    await photo(1).getByRole("img").dispatchEvent("drop", { dataTransfer });
    await expect(photo(1).getByLabel("Urutan")).toHaveValue("1");
    await photo(2).getByRole("img").dragTo(photo(1).getByRole("img"));
    await expect(photo(1).getByLabel("Urutan")).toHaveValue("2");
    await page.getByLabel("Tambah foto").setInputFiles([picture("buku-menu.webp"), picture("cat-kamar.webp")]);
    await page.getByRole("button", { name: "Hapus foto cat-kamar.webp" }).click();
    await expect(page.getByRole("img", { name: "cat-kamar.webp" })).toHaveCount(0);
    await page.getByRole("button", { name: "Hapus foto buku-menu.webp" }).click();
    await expect(page.getByLabel("Tambah foto")).toHaveValue("");
  } else await photo(2).getByLabel("Urutan").selectOption("Sampul");
  await summaryNamed(page, "Keterangan foto").click();
  await page.getByLabel("Keterangan foto 2").fill("Kemasan keripik");
  await page.getByRole("group", { name: "Foto 1" }).getByRole("checkbox", { name: "Hapus foto ini" }).press("Space");
  await page.getByLabel("Lokasi").fill("Kota Bandung");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page.getByRole("status")).toContainText("Perubahan jasa disimpan");

  await page.getByRole("link", { name: "Lihat Logo untuk kedai kecil" }).click();
  await expect(page.getByText("Kota Bandung").first()).toBeVisible();
  await expect(page.getByRole("img", { name: "Kemasan keripik" }).first()).toBeVisible();
  await page.goto("/dashboard/services");
  await page.getByLabel("Lainnya untuk Logo untuk kedai kecil").click();
  await page.getByRole("link", { name: "Hapus Logo untuk kedai kecil" }).click();
  await expect(page.getByText("Apakah Anda yakin ingin menghapus jasa ini?")).toBeVisible();
  // An open dialog hides the page behind it, with its heading.
  await expectAccessible(page, ["aria-hidden-focus", "landmark-one-main", "page-has-heading-one"]);
  await page.getByRole("button", { name: "Hapus Jasa" }).click();
  await expect(page.getByRole("status")).toContainText("Jasa berhasil dihapus");
  await expect(page.getByText("Anda belum memiliki jasa yang ditawarkan")).toBeVisible();
});

test.describe("Sari, on a wide screen", () => {
  test.use({ storageState: SELLER.session });

  test("sees her offer as a result while she fills in its form, and her money by month", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/dashboard/services/create");
    const card = page.getByRole("region", { name: "Tampil di hasil pencarian" });
    await expect(card).toContainText("Judul jasa Anda");
    await expect(card).toContainText("Belum ada harga");
    await page.getByLabel("Judul").fill("Cuci AC split");
    await page.getByLabel("Harga", { exact: true }).fill("85.000");
    await expect(card.getByRole("heading", { level: 3, name: "Cuci AC split" })).toBeVisible();
    await expect(card).toContainText("Rp 85.000");
    await page.getByLabel("Foto hasil kerja").setInputFiles(picture("buku-menu.webp"));
    await expect(card.getByRole("img", { name: "buku-menu.webp" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(card).toBeHidden();
    await expectNoSidewaysScroll(page);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/dashboard/orders");
    const months = page.getByRole("table", { name: "Uang per bulan, dalam rupiah" });
    await expect(months.getByRole("columnheader")).toHaveCount(7);
    await expect(months.getByRole("row", { name: /^Diterima/ })).toContainText(/\d{3}\.000/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
