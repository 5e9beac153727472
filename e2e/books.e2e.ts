import { OPERATOR } from "./support/demo-people";
import { expect, test } from "./support/page";

test.use({ storageState: OPERATOR.session });

test("an operator opens the books and checks all new entries", async ({ page }) => {
  await page.goto("/operator/books");
  await expect(page.getByRole("heading", { name: "Pembukuan", level: 1 })).toBeVisible();
  const balance = page.getByRole("table", { name: "Isi rekening menurut golongannya" });
  await expect(balance.getByRole("row", { name: /Titipan pesanan/ })).toContainText("Rp ");
  // Each posting has two sides, so the total is 0 even if other tests write entries.
  await expect(balance.getByRole("row", { name: /Jumlah semua/ })).toContainText(/Rp 0$/);

  await page.getByRole("button", { name: "Periksa Sekarang" }).click();
  await expect(page.getByText("Pembukuan diperiksa")).toBeVisible();
  await expect(page.getByText("Neraca saldo dan semua pesanan yang diperiksa cocok.")).toBeVisible();
  await expect(page.getByText(/Pesanan terakhir diperiksa .* WIB/)).toBeVisible();
});
