import { readFileSync } from "node:fs";
import type { BrowserContext, Locator } from "@playwright/test";
import { placePaidOrder } from "./support/buying";
import { launchOptions } from "./support/launch";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  waitForFormScripts,
  waitForPageScript,
} from "./support/page";
import { type BrowserAccount, clearSession, newAccount, PASSWORD, signUpAndIn, switchUser } from "./support/people";
import { fillDelivery, picture, postOffer } from "./support/selling";

test.use({ launchOptions: launchOptions({ pictures: true }) });

const photo = {
  name: "kedai.webp",
  mimeType: "image/webp",
  buffer: readFileSync(picture("kopi-lereng.webp")),
};
async function signInAgain(context: BrowserContext, within: Locator, { email }: BrowserAccount) {
  const [tab] = await Promise.all([context.waitForEvent("page"), within.getByRole("link", { name: "Masuk" }).click()]);
  await tab.getByLabel("Email").fill(email);
  await tab.getByLabel("Kata sandi", { exact: true }).fill(PASSWORD);
  await tab.getByRole("button", { name: "Masuk", exact: true }).click();
  await tab.waitForURL(({ pathname }) => pathname !== "/login");
  return tab;
}

const DESCRIPTION = "Logo dari obrolan sampai file siap cetak.";

test("a form with a photo stays when the session has ended, and is sent after a login in another tab", async ({
  page,
  context,
}) => {
  const sari = newAccount("Sari Lestari");
  await signUpAndIn(page, sari);
  await page.goto("/dashboard/services/create");
  await waitForPageScript(page);
  await page.getByLabel("Judul").fill("Logo untuk usaha kecil");
  await page.getByLabel("Kategori").selectOption("Desain Grafis");
  await page.getByLabel("Deskripsi").fill(DESCRIPTION);
  await page.getByLabel("Harga", { exact: true }).first().fill("350.000");
  await page.getByLabel("Waktu pengerjaan").first().fill("3-5 hari");
  await page.getByLabel("Lokasi", { exact: true }).fill("Jakarta Selatan");
  await page.getByLabel("Daring").check();
  await page.getByLabel("Foto hasil kerja").setInputFiles(photo);
  await clearSession(page);
  await page.getByRole("button", { name: "Buat Jasa", exact: true }).click();

  const refusal = page.getByRole("alert", { name: "Sesi Anda sudah berakhir" });
  await expect(refusal).toContainText("Masuk lagi di tab baru, lalu kembali ke sini dan kirim lagi.");
  await expect(refusal).toBeFocused();
  await expect(page.getByLabel("Deskripsi")).toHaveValue(DESCRIPTION);
  await expect(page.getByRole("button", { name: "Hapus foto kedai.webp" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const login = await signInAgain(context, refusal, sari);
  await expect(login).toHaveURL(/\/dashboard\/services\/create$/);

  await page.getByRole("button", { name: "Buat Jasa", exact: true }).click();
  await expect(page.getByText("Jasa berhasil dibuat!")).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await page.goto("/dashboard/services");
  await expect(page.getByText("Logo untuk usaha kecil").first()).toBeVisible();
});

test("a message stays when the session has ended, and is sent after a login in another tab", { tag: "@soak" }, async ({
  page,
  context,
}) => {
  const budi = newAccount("Budi Hartono");
  await signUpAndIn(page, newAccount("Sari Lestari"));
  const { gig } = await postOffer(page);
  await signUpAndIn(page, budi);
  await page.goto(`/messages/new?listing=${gig.split("/").at(-1)}`);
  await waitForPageScript(page);
  const text = page.getByLabel("Tulis pesan");
  await text.fill("Halo");
  await page.getByRole("button", { name: "Kirim Pesan" }).click();
  await expect(page.getByRole("log")).toContainText("Halo");
  await page.waitForURL(/\/messages\/[2-9a-z]{20}/);
  await waitForPageScript(page);

  await clearSession(page);
  await text.fill("Apakah bisa mulai minggu ini?");
  await page.getByRole("button", { name: "Kirim Pesan" }).click();
  await expect(page.getByText("Sesi Anda berakhir. Masuk lagi, lalu kirim ulang.")).toBeVisible();
  await expect(page.getByRole("log")).toContainText("Apakah bisa mulai minggu ini?");
  await expectAccessible(page);
  const login = await signInAgain(context, page.getByRole("log"), budi);
  await expect(login).toHaveURL(/\/messages\/[2-9a-z]{20}/);
  await page.getByRole("button", { name: "Kirim ulang" }).click();
  await expect(page.getByText("Sesi Anda berakhir.")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("log")).toContainText("Apakah bisa mulai minggu ini?");
});

test("a delivery stays on the order's page with its file, and is sent after a login in another tab", async ({
  page,
  context,
}) => {
  const sari = newAccount("Sari Lestari");
  await signUpAndIn(page, sari);
  const { gig } = await postOffer(page);
  await signUpAndIn(page, newAccount("Budi Hartono"));
  const order = await placePaidOrder(page, gig);
  await switchUser(page, sari);
  await page.goto(order);
  await waitForPageScript(page);
  await waitForFormScripts(page);
  const hand = page.getByRole("button", { name: "Serahkan Hasil" }).filter({ visible: true });
  await hand.click();
  await expect(page.getByRole("alert", { name: "Ada satu hal yang perlu diperbaiki" })).toBeFocused();

  const note = await fillDelivery(page, "Logo dalam tiga warna.", photo);
  await clearSession(page);
  await hand.click();
  const refusal = page.getByRole("alert", { name: "Sesi Anda sudah berakhir" });
  await expect(refusal).toBeFocused();
  await expect(page).toHaveURL(order);
  await expect(note).toHaveValue("Logo dalam tiga warna.");
  await expect(page.getByRole("button", { name: "Hapus berkas kedai.webp" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await signInAgain(context, refusal, sari);
  await hand.click();
  await expect(page.getByText("Hasil kerja terkirim")).toBeVisible();
  await expect(page.getByText("kedai.webp").first()).toBeVisible();
});
