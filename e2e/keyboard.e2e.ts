import type { Locator, Page } from "@playwright/test";
import { BUYER } from "./support/demo-people";
import { expect, linkOrButton, summaryNamed, test, waitForHydration, waitForPageScript } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";

test.use({ storageState: BUYER.session });

async function tabTo(page: Page, target: Locator, max = 80): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < max; presses++) {
    if (await target.evaluate((node) => node === document.activeElement)) return expectVisibleFocus(page);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target} on ${page.url()}`);
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const node = document.activeElement;
    if (!node) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
  expect(seen, `the focus is not visible on ${page.url()}`).toBe(true);
}

/** Starts at the first day, which has the focus. */
async function requestVisitByKeyboard(page: Page): Promise<void> {
  const days = page.getByRole("group", { name: "Hari yang Anda inginkan" });
  await expect(days.getByRole("radio", { disabled: false }).first()).toBeChecked();
  const hour = page.getByRole("group", { name: /^Jam/ }).getByRole("checkbox", { disabled: false }).first();
  await expect(hour).toBeFocused();
  await page.keyboard.press("Space");
  await expect(hour).toBeChecked();
  await tabTo(page, page.getByLabel("Alamat pengerjaan"));
  await page.keyboard.type("Jalan Kenanga 14");
  const place = page.getByLabel("Kota atau kabupaten");
  await tabTo(page, place);
  await page.keyboard.press("ArrowDown");
  await expect(place).not.toHaveValue("");
}

test("searching, ordering and cancelling work by keyboard", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Langsung ke isi" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByPlaceholder("Cari layanan yang Anda butuhkan..."));
  await page.keyboard.type("servis ac");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/explore\?q=servis/);

  await tabTo(page, page.getByRole("link", { name: /^(Servis|Cuci) AC/ }).first());
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: /^Pilih Paket: / }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Pesan Jasa" })).toBeVisible();
  await waitForHydration(page);

  await tabTo(page, page.getByLabel("Deskripsi kebutuhan"));
  await page.keyboard.type("AC bocor");
  await tabTo(page, page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).last());
  await page.keyboard.press("Enter");
  // Errors are announced, and the keyboard continues from their summary.
  await expect(page.getByRole("alert")).toBeFocused();
  const faults = page.getByRole("alert").getByRole("link");
  await tabTo(page, faults.filter({ hasText: "Deskripsi kebutuhan" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Deskripsi kebutuhan")).toBeFocused();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.keyboard.type(" di kamar depan, dua unit setengah PK.");
  await tabTo(page, page.getByLabel(/Saya menyetujui/));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).last());
  await page.keyboard.press("Enter");
  // The remaining errors: time and place of the visit.
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(faults.filter({ hasText: "Deskripsi kebutuhan" })).toHaveCount(0);
  await tabTo(page, faults.filter({ hasText: "Pilih jam pengerjaan" }));
  await page.keyboard.press("Enter");
  await requestVisitByKeyboard(page);
  await tabTo(page, page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).last());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Pesanan Dibuat" })).toBeVisible();

  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`/dashboard/orders/${id}`);
  await waitForHydration(page);
  await tabTo(page, summaryNamed(page, "Batalkan pesanan"));
  await page.keyboard.press("Enter");
  const cancel = linkOrButton(page, /^Batalkan Order$/);
  await tabTo(page, cancel);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(dialog).toBeVisible();
  // Escape closes the dialog and returns the focus.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Batalkan Order" }), 10);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Order berhasil dibatalkan" })).toBeVisible();
});

test("the menu, the dashboard and messages work by keyboard", async ({ page }) => {
  await page.goto("/dashboard/orders");
  await waitForPageScript(page);
  const menu = summaryNamed(page, "Menu pengguna");
  const profile = page.getByRole("navigation", { name: "Akun" }).getByRole("link", { name: "Profil" });
  await tabTo(page, menu);
  await page.keyboard.press("Enter");
  await expect(profile).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(profile).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, profile, 5);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/profile$/);

  await page.goto("/dashboard/orders");
  const side = page.getByRole("navigation", { name: "Dashboard" });
  await tabTo(page, side.getByRole("link", { name: "Jasa Dicari" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Jasa Dicari" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Buat Permintaan Jasa" }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/wanted\/create$/);

  await page.goto("/explore?q=servis+ac&lokasi=semua");
  const gig = await page
    .getByRole("link", { name: /Servis AC/ })
    .first()
    .getAttribute("href");
  await page.goto(`/messages/new?listing=${gig?.split("/").at(-1)}`);
  await waitForHydration(page);
  await tabTo(page, page.getByRole("textbox", { name: /pesan/i }).first());
  await page.keyboard.type("Selamat pagi, apakah hari Sabtu bisa?");
  await tabTo(page, page.getByRole("button", { name: /^Kirim/ }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByText("Selamat pagi, apakah hari Sabtu bisa?").first()).toBeVisible();
});

test("a member without orders gets search suggestions that work by keyboard", async ({ page }) => {
  await signUpAndIn(page, newAccount("Rina Mencari"));
  await page.goto("/dashboard");
  await waitForHydration(page);
  await tabTo(page, page.getByRole("combobox", { name: "Cari jasa" }));
  await page.route("**/suggestions?*", () => {}, { times: 1 });
  const asked = page.waitForRequest(/\/suggestions/);
  const ended = page.waitForEvent("requestfailed");
  await page.keyboard.type("list");
  await asked;
  // A list that opens later would receive the next key.
  await page.keyboard.press("Escape");
  await ended;
  await page.keyboard.type("listr");
  const suggested = page.getByRole("listbox", { name: "Saran pencarian" }).getByRole("option");
  await expect(suggested.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(suggested).toHaveCount(0);
  await page.keyboard.type("ik");
  const text = (await suggested.first().textContent()) ?? "";
  await page.keyboard.press("ArrowDown");
  await expect(suggested.and(page.getByRole("option", { selected: true }))).toHaveText(text);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/explore\?q=/);
  await expect(page.getByRole("searchbox", { name: "Apa yang Anda butuhkan?" })).toHaveValue(text);
});
