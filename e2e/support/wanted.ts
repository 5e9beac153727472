import { expect, type Page } from "@playwright/test";
import { postForm } from "./form-post";
import type { Another } from "./page";
import { newAccount, signUpAndIn } from "./people";

export const WANTED_TITLE = "Cat ulang dua kamar tidur";

export async function postBudisWanted(another: Another) {
  const budi = await another();
  await signUpAndIn(budi, newAccount("Budi Santoso"));
  await postForm(budi, "/dashboard/wanted/create", {
    title: WANTED_TITLE,
    category: "Rumah Tangga",
    description: "Dua kamar ukuran tiga kali tiga meter, cat sudah tersedia.",
    budget: "1.500.000",
    deadline: dateInDays(14),
    location: "Kota Bandung",
  });
  await budi.goto("/dashboard/wanted");
  await budi.getByRole("link", { name: `Lihat ${WANTED_TITLE}` }).click();
  await expect(budi.getByText("Belum ada penawaran")).toBeVisible();
  return { budi, address: budi.url() };
}

export function dateInDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

export async function openProposalField(page: Page): Promise<void> {
  const named = { name: "Ajukan Penawaran" };
  await page.getByRole("button", named).or(page.getByRole("link", named)).click();
  const message = page.getByLabel("Pesan Anda ke Klien");
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
}
