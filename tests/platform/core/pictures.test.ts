import { afterAll, beforeAll, expect, it } from "vitest";
import { createPictures, type Pictures } from "~/platform/core/pictures.server";
import { startBindings } from "../../support/bindings";
import { phonePhoto, png, SECRET_PLACE, SVG, webp } from "../../support/pictures";

let local: Awaited<ReturnType<typeof startBindings>>;
let pictures: Pictures;
beforeAll(async () => {
  local = await startBindings({});
  pictures = createPictures(local.bindings.PICTURES, local.bindings.IMAGES);
});
afterAll(() => local.stop());

const text = (bytes: ArrayBuffer) => Buffer.from(bytes).toString("latin1");

async function encoded(bytes: ArrayBuffer) {
  const size = await pictures.measure(bytes);
  const picture = size && (await pictures.encode(bytes, size));
  if (!picture) throw new Error("not a picture");
  return picture;
}

it("turns a phone's photo upright and forgets where it was taken", async () => {
  const photo = await phonePhoto(local.bindings.IMAGES);
  expect(text(photo)).toContain(SECRET_PLACE);
  const picture = await encoded(photo);
  expect(picture).toMatchObject({ width: 400, height: 600 });
  for (const { bytes } of picture.files) {
    expect(text(bytes)).toMatch(/^RIFF....WEBP/s);
    expect(text(bytes)).not.toContain(SECRET_PLACE);
    expect(text(bytes)).not.toContain("EXIF");
    const size = await pictures.measure(bytes);
    expect(size && size.height > size.width).toBe(true);
  }
});

it("makes three widths and never enlarges", async () => {
  const { files } = await encoded(png(700, 500));
  const widths = await Promise.all(files.map(async ({ bytes }) => (await pictures.measure(bytes))?.width));
  expect(widths).toEqual([320, 640, 700]);
});

it.each([
  ["an SVG", new TextEncoder().encode(SVG).buffer],
  ["words", new TextEncoder().encode("bukan foto").buffer],
  ["the first bytes of a JPEG", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 1]).buffer],
])("takes %s for no picture", async (_name, bytes) => {
  expect(await pictures.measure(bytes)).toBeNull();
});

it("takes a picture that breaks off for none", async () => {
  const whole = await phonePhoto(local.bindings.IMAGES);
  const half = whole.slice(0, whole.byteLength / 2);
  const size = await pictures.measure(half);
  expect(size && (await pictures.encode(half, size))).toBeNull();
});

it("does not blame the picture when the binding is down", async () => {
  const down = { info: () => Promise.reject(new Error("network")) } as unknown as ImagesBinding;
  await expect(createPictures(local.bindings.PICTURES, down).measure(webp())).rejects.toThrow("network");
});

it("lists only one owner's pictures, and none that are young", async () => {
  const picture = await encoded(webp());
  const [mine, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
  await pictures.put(mine, picture, "listing");
  await pictures.put(foreign, picture, "person");
  const later = Date.now() + 60_000;
  expect(await pictures.listKeys("listing", "", later)).toEqual([mine]);
  expect(await pictures.listKeys("listing", "", Date.now() - 60_000)).toEqual([]);
  await pictures.remove([mine], "listing");
  expect(await pictures.listKeys("listing", "", later)).toEqual([]);
});
