import { expect, type Page } from "@playwright/test";
import type { Another } from "./page";
import { newcomer, signUpAndIn } from "./people";

export const REQUEST_TITLE = "Cat ulang dua kamar tidur";

/** Budi posts a request, in a browser of his own; gives his page and the request's address. */
export async function budisRequest(another: Another) {
  const budi = await another();
  await signUpAndIn(budi, newcomer("Budi Santoso"));
  await budi.goto("/dashboard/wanted/create");
  await budi.getByLabel("Judul").fill(REQUEST_TITLE);
  await budi.getByLabel("Kategori").selectOption("Rumah Tangga");
  await budi.getByLabel("Deskripsi").fill("Dua kamar ukuran tiga kali tiga meter, cat sudah tersedia.");
  await budi.getByLabel("Budget").fill("1.500.000");
  await budi.getByLabel("Deadline").fill(dayAhead(14));
  await budi.getByLabel("Lokasi").fill("Bandung");
  await budi.getByRole("button", { name: "Buat Permintaan" }).click();
  await expect(budi.getByRole("status")).toContainText("Permintaan jasa berhasil dibuat!");
  await budi.getByRole("link", { name: `Lihat ${REQUEST_TITLE}` }).click();
  await expect(budi.getByText("Belum ada penawaran")).toBeVisible();
  return { budi, address: budi.url() };
}

/** A day as a date field takes it. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The way to the message field: a button with script, a link without. */
export async function toProposalField(page: Page): Promise<void> {
  const named = { name: "Ajukan Penawaran" };
  await page.getByRole("button", named).or(page.getByRole("link", named)).click();
  const message = page.getByLabel("Pesan Anda ke Klien");
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
}
