import { OPERATOR } from "./support/demo-people";
import { expect, test } from "./support/page";

test.use({ storageState: OPERATOR.session });

test("an operator looks at the books, and has every change since the last look checked", {
  tag: "@no-script",
}, async ({ page }) => {
  await page.goto("/operator/books");
  await expect(page.getByRole("heading", { name: "Pembukuan", level: 1 })).toBeVisible();
  const balance = page.getByRole("table", { name: "Isi rekening menurut golongannya" });
  await expect(balance.getByRole("row", { name: /Titipan pesanan/ })).toContainText("Rp ");
  // Whatever the other tests are doing at this moment: money that comes in here went out there.
  await expect(balance.getByRole("row", { name: /Jumlah semua/ })).toContainText(/Rp 0$/);

  await page.getByRole("button", { name: "Periksa Sekarang" }).click();
  await expect(page.getByText("Pembukuan diperiksa")).toBeVisible();
  await expect(page.getByText("Neraca saldo dan semua pesanan yang diperiksa cocok.")).toBeVisible();
  await expect(page.getByText(/Pesanan terakhir diperiksa .* WIB/)).toBeVisible();
});
