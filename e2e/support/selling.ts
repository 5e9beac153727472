import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import { APP_URL } from "./addresses";
import { postForm } from "./form-post";
import { summaryNamed } from "./page";
import { type BrowserAccount, clearSession, newAccount, signUpAndIn } from "./people";

export const picture = (file: string) => fileURLToPath(new URL(`../demo/pictures/${file}`, import.meta.url));

const PACKAGES = [
  { name: "Paket Dasar", price: "250.000" },
  { name: "Paket Standar", price: "350.000" },
  { name: "Paket Premium", price: "500.000" },
];
const ROWS = ["basic", "standard", "premium"];

export async function offerService(page: Page, title: string): Promise<void> {
  await page.goto("/dashboard/services/create");
  await page.getByLabel("Judul").fill(title);
  await page.getByLabel("Kategori").selectOption("Desain Grafis");
  await page.getByLabel("Deskripsi").fill("Logo untuk **usaha kecil**, dari obrolan sampai file siap cetak.");
  await page.getByLabel("Harga", { exact: true }).fill("350.000");
  await page.getByLabel("Waktu pengerjaan").fill("3-5 hari");
  await page.getByLabel("Daring").check();
  await page.getByLabel("Lokasi").fill("Jakarta Selatan");
  await page
    .getByLabel("Foto hasil kerja")
    .setInputFiles([picture("kopi-lereng.webp"), picture("kemasan-keripik.webp")]);
  for (const { name, price } of PACKAGES) {
    await summaryNamed(page, name).click();
    const fields = page.getByRole("group", { name, exact: true });
    await fields.getByLabel("Nama paket").fill(name);
    await fields.getByLabel("Harga paket").fill(price);
    await fields.getByLabel("Yang didapat pembeli").fill("3 konsep logo\nFile PNG dan PDF");
  }
  await page.getByRole("button", { name: "Buat Jasa" }).click();
  await expect(page.getByRole("status")).toContainText("Jasa berhasil dibuat!");
}

/** Returns the listing's address. */
export async function postOffer(
  page: Page,
  title = `Desain logo kedai ${crypto.randomUUID().slice(0, 8)}`,
  fields: Record<string, string> = {},
) {
  const packages = PACKAGES.flatMap(({ name, price }, index) => [
    [`packages.${ROWS[index]}.name`, name],
    [`packages.${ROWS[index]}.price`, price],
    [`packages.${ROWS[index]}.checklist`, "3 konsep logo\nFile PNG dan PDF"],
  ]);
  await postForm(page, "/dashboard/services/create", {
    title,
    category: "Desain Grafis",
    description: "Logo untuk **usaha kecil**, dari obrolan sampai file siap cetak.",
    price: "350.000",
    deliveryTime: "3-5 hari",
    location: "Jakarta Selatan",
    modes: "online",
    ...Object.fromEntries(packages),
    ...fields,
  });
  const list = await (await page.request.get("/dashboard/services")).text();
  const path = /\/gig\/[2-9a-z]{20}/.exec(list)?.[0];
  if (!path) throw new Error(`${title} is not listed`);
  return { title, gig: `${APP_URL}${path}` };
}

/** Leaves the page signed out. */
export async function signUpSellerWithOffer(page: Page): Promise<{ sari: BrowserAccount; title: string; gig: string }> {
  const sari = newAccount("Sari Lestari");
  await signUpAndIn(page, sari);
  const made = await postOffer(page);
  await clearSession(page);
  return { sari, ...made };
}

/** Fills in the form of a delivery on the order's page. Returns the field of the note. */
export async function fillDelivery(
  page: Page,
  note: string,
  file?: Parameters<Locator["setInputFiles"]>[0],
): Promise<Locator> {
  const field = page.getByLabel(/^Catatan untuk/);
  await field.fill(note);
  if (file) await page.getByLabel(/^Berkas/).setInputFiles(file);
  return field;
}

export async function deliverWork(page: Page, note: string, file?: string): Promise<void> {
  await fillDelivery(page, note, file);
  await page.getByRole("button", { name: "Serahkan Hasil" }).click();
  await expect(page.getByText("Hasil kerja terkirim")).toBeVisible();
}
