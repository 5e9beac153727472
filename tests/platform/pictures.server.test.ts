import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createPictures, type Pictures } from "~/platform/pictures.server";
import { digestOfFiles } from "~/platform/secrets.server";
import { avifFor } from "~/platform/served-files.server";
import { startBindings } from "../support/bindings";
import { phonePhoto, png, SECRET_PLACE, SVG, webp } from "../support/pages/pictures";

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

it("a phone's photo is rotated, and loses its location data", async () => {
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

it("three widths are made, and none is enlarged", async () => {
  const { files } = await encoded(png(700, 500));
  const widths = await Promise.all(files.map(async ({ bytes }) => (await pictures.measure(bytes))?.width));
  expect(widths).toEqual([320, 640, 700]);
});

it.each([
  ["an SVG", new TextEncoder().encode(SVG).buffer],
  ["words", new TextEncoder().encode("bukan foto").buffer],
  ["the first bytes of a JPEG", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 1]).buffer],
])("%s is refused", async (_name, bytes) => {
  expect(await pictures.measure(bytes)).toBeNull();
});

it("a truncated picture is refused", async () => {
  const whole = await phonePhoto(local.bindings.IMAGES);
  const half = whole.slice(0, whole.byteLength / 2);
  const size = await pictures.measure(half);
  expect(size && (await pictures.encode(half, size))).toBeNull();
});

it.each([
  ["an archive", new TextEncoder().encode("PK\x03\x04 bukan foto, 10 MB")],
  ["a picture that says it has too many pixels", new Uint8Array(png(30_000, 30_000))],
])("only the first bytes of %s are read, and Images is not called", async (_name, start) => {
  let fetched = 0;
  const pull = (to: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    fetched += 1;
    to.enqueue(fetched === 1 ? start.slice(0, 5) : fetched === 2 ? start.slice(5) : new Uint8Array(65_536));
    if (fetched === 100) to.close();
  };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({ pull }, { highWaterMark: 0 });
  const unasked = createPictures(local.bindings.PICTURES, {} as ImagesBinding);
  expect(await unasked.preview(async () => body, 320)).toBeNull();
  expect(fetched).toBeLessThanOrEqual(3);
});

it("a preview is made even if the bytes arrive one by one", async () => {
  const bytes = new Uint8Array(png(700, 500));
  const open = async () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(to) {
        for (const byte of bytes) to.enqueue(Uint8Array.of(byte));
        to.close();
      },
    });
  for (const width of [320, 640] as const) {
    const small = await pictures.preview(open, width);
    expect(small && (await pictures.measure(small))?.width).toBe(width);
  }
});

/** A file that throws when it is read whole, because it must be streamed. */
class Streamed extends File {
  override arrayBuffer(): Promise<ArrayBuffer> {
    throw new Error("read whole");
  }
}

it("a photo is read piece by piece, also to recognise it", async () => {
  const photo = new Streamed([webp()], "kopi.webp");
  const size = await pictures.measure(photo);
  expect(size && (await pictures.encode(photo, size))?.files).toHaveLength(3);
  expect(await digestOfFiles("a", photo)).not.toBe(await digestOfFiles("b", photo));
  expect(await digestOfFiles("a", photo)).toBe(await digestOfFiles("a", new File([webp()], "lain.webp")));
});

it("an outage of the binding is not the picture's error", async () => {
  const down = { info: () => Promise.reject(new Error("network")) } as unknown as ImagesBinding;
  await expect(createPictures(local.bindings.PICTURES, down).measure(webp())).rejects.toThrow("network");
});

it("only one owner's older pictures are listed", async () => {
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

const avif = { avif: true };
const typeOf = (object: R2Object | null) => object?.httpMetadata?.contentType;

it("AVIF is sent once it was made if it is smaller, and is deleted with the rest", async () => {
  const key = crypto.randomUUID();
  await pictures.put(key, await encoded(webp()), "listing");
  const first = await pictures.head(key, 320, avif);
  expect(typeOf(first)).toBe("image/webp");
  for (const width of [320, 1280] as const) await pictures.makeAvif(key, width);
  const made = await pictures.get(key, 320, avif);
  expect(typeOf(made)).toBe("image/avif");
  expect(made?.size).toBeLessThan(first?.size ?? 0);
  expect(text((await made?.arrayBuffer()) ?? new ArrayBuffer())).toContain("ftypavif");
  expect(typeOf(await pictures.head(key, 320))).toBe("image/webp");
  expect(typeOf(await pictures.head(key, 1280, avif))).toBe("image/webp");
  expect(await pictures.listKeys("listing", "", Date.now() + 60_000)).toContain(key);
  await pictures.remove([key], "listing");
  expect(await pictures.head(key, 320, avif)).toBeNull();
});

it("WebP stays if Images returns no AVIF or a larger one, which is tried once", async () => {
  let asked = 0;
  const giving = (image: () => Promise<ReadableStream>) =>
    createPictures(local.bindings.PICTURES, {
      input: () => ({
        output: async () => {
          asked += 1;
          const stream = await image();
          return { image: () => stream };
        },
      }),
    } as unknown as ImagesBinding);
  const refused = () => Promise.reject(Object.assign(new Error("no such format"), { code: 9520 }));
  const large = async () => new Blob(["\0\0\0\x1cftypavif", new Uint8Array(99_999)]).stream();
  for (const image of [refused, large, async () => new Blob(["RIFF"]).stream()]) {
    const key = crypto.randomUUID();
    await pictures.put(key, await encoded(png(400, 300)), "listing");
    const before = asked;
    for (const _time of [1, 2]) await giving(image).makeAvif(key, 320);
    expect(asked).toBe(before + 1);
    expect(typeOf(await pictures.get(key, 320, avif))).toBe("image/webp");
  }
});

it("AVIF is tried again if Images was unavailable", async () => {
  vi.spyOn(console, "error").mockImplementationOnce(() => {});
  const key = crypto.randomUUID();
  await pictures.put(key, await encoded(webp()), "listing");
  const down = {
    input: () => ({ output: () => Promise.reject(new Error("network")) }),
  } as unknown as ImagesBinding;
  await createPictures(local.bindings.PICTURES, down).makeAvif(key, 320);
  await pictures.makeAvif(key, 320);
  expect(typeOf(await pictures.head(key, 320, avif))).toBe("image/avif");
});

it("AVIF is made after the first request, and not in development", async () => {
  const made: string[] = [];
  const ask = (accept: string, development: boolean) =>
    avifFor(new Request("https://jasawarga.test/media/x/320.webp", { headers: { Accept: accept } }), {
      env: { development },
      pictures: { makeAvif: async (key, width) => void made.push(`${key}/${width}`) },
      defer: () => {},
    });
  const found = (contentType: string) => ({ httpMetadata: { contentType } }) as R2Object;
  ask("image/avif,*/*", true).makeAvifAfter(found("image/webp"), "one", 320);
  ask("image/webp,*/*", false).makeAvifAfter(found("image/webp"), "two", 320);
  ask("image/avif,*/*", false).makeAvifAfter(found("image/avif"), "three", 320);
  ask("image/avif,*/*", false).makeAvifAfter(null, "four", 320);
  ask("image/avif,*/*", false).makeAvifAfter(found("image/webp"), "five", 640);
  expect(made).toEqual(["five/640"]);
});
