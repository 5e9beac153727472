import type { Locator, Page } from "@playwright/test";
import { launchOptions } from "./support/launch";
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForHydration } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { picture } from "./support/selling";

test.use({ launchOptions: launchOptions({ pictures: true }) });

const MB = 1024 * 1024;

/** Noise compresses badly, so the file is as large as a camera's. */
async function cameraPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([width, height]) => {
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext("2d");
      const pixels = new ImageData(width, height);
      for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      pen?.putImageData(pixels, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = "";
      for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
      return btoa(text);
    },
    [width, height] as const,
  );
  return Buffer.from(base64, "base64");
}

/** The tiles of chosen photos. On wide screens the preview of the card shows the first photo too. */
const chosenPhotos = (page: Page) => page.getByRole("list", { name: "Foto yang dipilih" });

/** Size in bytes, longer side in pixels. */
const readChosenFiles = (field: Locator) =>
  field.evaluate(async (input: HTMLInputElement) =>
    Promise.all(
      [...(input.files ?? [])].map(async (file) => {
        const image = await createImageBitmap(file).catch(() => null);
        return { name: file.name, size: file.size, side: image && Math.max(image.width, image.height) };
      }),
    ),
  );

test("large photos are reduced before upload, and others stay unchanged", async ({ page }) => {
  test.slow();
  await signUpAndIn(page, newAccount("Sari Lestari"));
  await page.goto("/dashboard/services/create");
  await waitForHydration(page);
  const heavy = await cameraPhoto(page, 3_600, 2_700);
  expect(heavy.length).toBeGreaterThan(5 * MB);
  const field = page.getByLabel("Foto hasil kerja");
  const light = await cameraPhoto(page, 700, 500);
  await field.setInputFiles([
    { name: "IMG_2041.JPG", mimeType: "image/jpeg", buffer: heavy },
    { name: "kecil.jpg", mimeType: "image/jpeg", buffer: light },
    // No browser on Linux reads HEIC, so the server must respond.
    {
      name: "IMG_7.HEIC",
      mimeType: "image/heic",
      buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"),
    },
  ]);
  await expect(chosenPhotos(page).getByRole("img", { name: "IMG_2041.jpg" })).toBeVisible();
  const [large, small, heic] = await readChosenFiles(field);
  expect(large).toMatchObject({ name: "IMG_2041.jpg", side: 2_560 });
  expect(large?.size).toBeLessThan(heavy.length / 2);
  expect(small).toEqual({ name: "kecil.jpg", size: light.length, side: 700 });
  expect(heic).toMatchObject({ name: "IMG_7.HEIC", size: 16 });
  await expect(page.getByRole("button", { name: "Buat Jasa" })).toBeEnabled();
});

test("Sari sees, adds, moves and removes the photos of an offer before she sends them", { tag: "@phone" }, async ({
  page,
}) => {
  await signUpAndIn(page, newAccount("Sari Lestari"));
  await page.goto("/dashboard/services/create");
  await waitForHydration(page);
  const field = page.getByLabel("Foto hasil kerja");
  const names = async () => (await readChosenFiles(field)).map(({ name }) => name);
  const tiles = chosenPhotos(page).getByRole("listitem");
  const press = (name: string) => page.getByRole("button", { name, exact: true });

  await field.setInputFiles([picture("kopi-lereng.webp"), picture("cat-kamar.webp")]);
  await expect(tiles).toHaveCount(2);
  await expect(tiles.getByRole("img", { name: "kopi-lereng.webp" })).toHaveJSProperty("complete", true);
  // A second choice adds to the first, and a photo that is chosen again is sent once.
  await field.setInputFiles([picture("buku-menu.webp"), picture("cat-kamar.webp")]);
  await expect(tiles).toHaveCount(3);
  expect(await names()).toEqual(["kopi-lereng.webp", "buku-menu.webp", "cat-kamar.webp"]);
  await expect(tiles.first()).toContainText("Sampul");

  await press("Geser foto cat-kamar.webp ke kiri").press("Enter");
  await expect(press("Geser foto cat-kamar.webp ke kiri")).toBeFocused();
  await expect(page.getByText("cat-kamar.webp sekarang nomor 2 dari 3")).toBeAttached();
  await press("Geser foto cat-kamar.webp ke kiri").press("Enter");
  // The first photo cannot move further, so the button for the other direction has the focus.
  await expect(press("Geser foto cat-kamar.webp ke kanan")).toBeFocused();
  expect(await names()).toEqual(["cat-kamar.webp", "kopi-lereng.webp", "buku-menu.webp"]);

  await press("Hapus foto kopi-lereng.webp").press("Enter");
  await expect(press("Hapus foto buku-menu.webp")).toBeFocused();
  await expect(page.getByText("kopi-lereng.webp dihapus, tersisa 2 foto")).toBeAttached();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await press("Hapus foto buku-menu.webp").press("Enter");
  await press("Hapus foto cat-kamar.webp").press("Enter");
  await expect(field).toBeFocused();
  expect(await names()).toEqual([]);
});

test("on a touch screen the camera adds its photo to those of the gallery", { tag: "@phone" }, async ({
  page,
  hasTouch,
}) => {
  await signUpAndIn(page, newAccount("Sari Lestari"));
  await page.goto("/dashboard/services/create");
  await waitForHydration(page);
  const camera = page.getByRole("button", { name: "Ambil Foto" });
  if (!hasTouch) return expect(camera).toHaveCount(0);
  const field = page.getByLabel("Foto hasil kerja");
  await field.setInputFiles(picture("kopi-lereng.webp"));
  const dialog = page.waitForEvent("filechooser");
  await camera.click();
  const chooser = await dialog;
  await expect(page.locator("input[capture=environment]")).toHaveCount(1);
  await chooser.setFiles(picture("cat-kamar.webp"));
  await expect
    .poll(async () => (await readChosenFiles(field)).map(({ name }) => name))
    .toEqual(["kopi-lereng.webp", "cat-kamar.webp"]);
});

test("a photo that is still too large or empty is named before the upload", { tag: "@soak" }, async ({ page }) => {
  await signUpAndIn(page, newAccount("Sari Lestari"));
  const field = page.getByLabel("Foto hasil kerja");
  await page.goto("/dashboard/services/create");
  await waitForHydration(page);
  await field.setInputFiles({ name: "layar.gif", mimeType: "image/gif", buffer: Buffer.alloc(20 * MB + 1) });
  await expect(page.getByText('Foto "layar.gif" lebih besar dari 20 MB').first()).toBeVisible();
  // Reload, because the browser may still be loading the first file.
  await page.goto("/dashboard/services/create");
  await waitForHydration(page);
  await field.setInputFiles({ name: "kosong.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) });
  await expect(page.getByText('"kosong.jpg" kosong (0 byte)').first()).toBeVisible();
  await page.getByRole("button", { name: "Hapus foto kosong.jpg" }).click();
  await expect(page.getByText('"kosong.jpg" kosong (0 byte)')).toHaveCount(0);
});
