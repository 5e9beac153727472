import { expect, test } from "./support/page";
import { newcomer, signUpAndIn } from "./support/people";

/** Each of these would set a flag, open a dialog or ask elsewhere if anything took it for more than text. */
const TEXTS = [
  "<script>window.executed=true;alert(1)</script>",
  "<img src=x onerror=window.executed=true>",
  '"><svg onload=window.executed=true>',
  "</textarea><script>window.executed=true</script>",
  "[x](javascript:window.executed=true)",
  "![x](https://evil.example/pixel.gif)",
  "{{constructor.constructor('window.executed=true')()}}",
  "\u202eterbalik\u202c",
];

test("what somebody wrote runs nowhere", async ({ page }) => {
  const elsewhere: string[] = [];
  page.on("dialog", (dialog) => {
    elsewhere.push(`a dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/evil\.example/.test(new URL(request.url()).host)) elsewhere.push(request.url());
  });
  await signUpAndIn(page, newcomer("Sari Usil"));
  await page.goto("/dashboard/services/create");
  await page.getByLabel("Judul").fill(`Judul ${TEXTS[1]}`);
  await page.getByLabel("Kategori").selectOption("Lainnya");
  await page.getByLabel("Deskripsi").fill(`Keterangan panjang.\n\n${TEXTS.join("\n\n")}`);
  await page.getByLabel("Harga", { exact: true }).fill("100.000");
  await page.getByLabel("Waktu pengerjaan").fill(`2 hari ${TEXTS[2]}`);
  await page.getByLabel("Lokasi").fill(TEXTS[0] ?? "");
  await page.getByRole("button", { name: "Buat Jasa" }).click();
  await expect(page.getByRole("status")).toContainText("Jasa berhasil dibuat!");
  await expect(page.getByText(`Judul ${TEXTS[1]}`).first()).toBeVisible();
  await page.getByRole("link", { name: /^Lihat Judul/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Judul ${TEXTS[1]}`);
  await expect(page.getByText(TEXTS[0] ?? "").first()).toBeVisible();
  for (const path of [
    "/",
    "/explore",
    "/category/lainnya",
    `/explore?q=${encodeURIComponent(TEXTS[0] ?? "")}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => "executed" in window), path).toBe(false);
  }
  await page.goto(`/login?redirectTo=${encodeURIComponent("//evil.example/")}`);
  expect(elsewhere).toEqual([]);
});
