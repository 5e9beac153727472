import { expect, expectAccessible, expectNoSidewaysScroll, hasScript, test } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";

const SQUARE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQAAAABRBrPYAAAAIklEQVR42u3BMQEAAADCoPVPbQo/oAAAAAAAAAAAAAAAeBkttAABAZVTBAAAAABJRU5ErkJggg==",
  "base64",
);

test("a profile is filled in, rejected once, saved, and shown to others", async ({ page }) => {
  await signUpAndIn(page, newAccount("Sari Lestari"));
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Services Provided" })).toBeVisible();
  await page.getByRole("link", { name: "Services", exact: true }).click();
  await expect(page.getByText("Anda belum memiliki jasa yang ditawarkan")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Edit Profile" }).click();

  const portrait = { name: "saya.png", mimeType: "image/png", buffer: SQUARE };
  await page.getByLabel("Full name").fill("S");
  await page.getByLabel("Bio").fill("Desainer grafis lepas.");
  await page.getByLabel("Location").fill("Kota Bandung");
  await page.getByLabel("Phone number").fill("0812");
  await page.getByLabel("Change Picture").setInputFiles(portrait);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Full name must be at least 2 characters").first()).toBeVisible();
  await expect(page.getByText("Phone number must be at least 10 characters").first()).toBeVisible();
  await expect(page.getByLabel("Bio")).toHaveValue("Desainer grafis lepas.");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // With script the page and its chosen file stay.
  if (!hasScript()) {
    await expect(page.getByText(/Pilih foto Anda sekali lagi/).first()).toBeVisible();
    await page.getByLabel("Change Picture").setInputFiles(portrait);
  }
  await page.getByLabel("Full name").fill("Sari Puspita");
  await page.getByLabel("Phone number").fill("0812-3456-7890");
  await page.getByRole("textbox", { name: /^Skills/ }).fill("Desain logo, Ilustrasi");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profil berhasil disimpan")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Sari Puspita" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("presentation").first()).toHaveAttribute("src", /\/media\//);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Lihat profil publik" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sari Puspita" })).toBeVisible();
  await expect(page.getByText("Ilustrasi")).toBeVisible();
  await expect(page.getByText("0812-3456-7890")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("an offer links to its seller and its reviews", async ({ page }) => {
  // The whole title, because logo offers of other tests fill the first page.
  await page.goto("/explore?q=desain+logo+dan+identitas+merek+untuk+umkm");
  await page.getByRole("link", { name: "Desain logo dan identitas merek untuk UMKM" }).first().click();
  await page.waitForURL(/\/gig\//);
  const offer = page.url();
  await page.getByRole("link", { name: /Lihat Semua \d+ Ulasan/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Ulasan Pelanggan/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(offer);
  await page.getByRole("link", { name: "Lihat Profil Lengkap" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sari Wulandari" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
