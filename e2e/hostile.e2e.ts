import type { Page } from "@playwright/test";
import { expect, test } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { addressOf } from "./support/screens";

/** Texts that set a flag, open a dialog or send a request if they are run as code. */
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

/** Checks that no text ran on load and that no link would run one. */
async function expectOnlyText(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "executed" in window), path).toBe(false);
  // `href` is normalised by the browser, whatever the case or prefix of the scheme.
  const running = await page.evaluate(() =>
    Array.from(document.links, ({ href }) => href).filter((href) => /^(javascript|vbscript|data):/.test(href)),
  );
  expect(running, path).toEqual([]);
}

test("no page runs texts written by users", async ({ page }) => {
  const elsewhere: string[] = [];
  page.on("dialog", (dialog) => {
    elsewhere.push(`a dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/evil\.example/.test(new URL(request.url()).host)) elsewhere.push(request.url());
  });
  await signUpAndIn(page, newAccount("Sari Usil"));
  await page.goto("/dashboard/services/create");
  await page.getByLabel("Judul").fill(`Judul ${TEXTS[1]}`);
  await page.getByLabel("Kategori").selectOption("Lainnya");
  await page.getByLabel("Deskripsi").fill(`Keterangan panjang.\n\n${TEXTS.join("\n\n")}`);
  await page.getByLabel("Harga", { exact: true }).fill("100.000");
  await page.getByLabel("Waktu pengerjaan").fill(`2 hari ${TEXTS[2]}`);
  await page.getByLabel("Lokasi").fill("Online");
  await page.getByRole("button", { name: "Buat Jasa" }).click();
  await expect(page.getByRole("status")).toContainText("Jasa berhasil dibuat!");
  await expect(page.getByText(`Judul ${TEXTS[1]}`).first()).toBeVisible();
  await page.getByRole("link", { name: /^Lihat Judul/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Judul ${TEXTS[1]}`);
  const edit = /\/dashboard\/services\/edit\/[2-9a-z]{20}/;
  for (const path of [
    new URL(page.url()).pathname,
    "/dashboard/services",
    await addressOf(page, { on: "/dashboard/services", link: edit }),
    "/",
    "/explore",
    "/category/lainnya",
    `/explore?q=${encodeURIComponent(TEXTS[0] ?? "")}`,
  ])
    await expectOnlyText(page, path);
  await page.goto(`/login?redirectTo=${encodeURIComponent("//evil.example/")}`);
  expect(elsewhere).toEqual([]);
});
