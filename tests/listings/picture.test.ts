import { describe, expect, it } from "vitest";
import { acceptsAvif, choiceFault, isAvif, isPicture, sizeFault, sizeInHead } from "~/listings/picture";
import { png, SVG, webp } from "../support/pages/pictures";

const start = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

describe("a picture is recognised", () => {
  it.each([
    ["JPEG", start("\xff\xd8\xff\xe0")],
    ["PNG", new Uint8Array(png(8, 8))],
    ["WebP", new Uint8Array(webp())],
    ["GIF", start("GIF89a")],
  ])("%s by its bytes", (_name, bytes) => expect(isPicture(bytes)).toBe(true));

  it.each([
    ["SVG", start(SVG)],
    ["HTML", start("<!doctype html>")],
    ["a sound in RIFF", start("RIFF\0\0\0\0WAVE")],
    ["AVIF", start("\0\0\0\x1cftypavif")],
    ["nothing", start("")],
  ])("not %s", (_name, bytes) => expect(isPicture(bytes)).toBe(false));
});

it("AVIF is recognised by its bytes, even if another format was requested", () => {
  expect(isAvif(start("\0\0\0\x1cftypavif\0\0"))).toBe(true);
  for (const other of [start("\0\0\0\x1cftypheic"), new Uint8Array(webp()), start("")])
    expect(isAvif(other)).toBe(false);
});

it.each([
  ["image/avif,image/webp,image/apng,*/*;q=0.8", true],
  ["image/webp,image/avif;q=0.9,*/*", true],
  ["image/avif;q=0,image/webp", false],
  ["image/avif; q=0.0", false],
  ["image/webp,*/*", false],
  [null, false],
])("AVIF is sent for the Accept header %s: %s", (accept, takes) => expect(acceptsAvif(accept)).toBe(takes));

it("the size is read from the first bytes of a PNG or GIF, and not for other formats", () => {
  expect(sizeInHead(new Uint8Array(png(40, 30)))).toEqual({ width: 40, height: 30 });
  const gif = new Uint8Array(30);
  gif.set(start("GIF89a\x40\x01\xc8\x00"));
  expect(sizeInHead(gif)).toEqual({ width: 320, height: 200 });
  for (const bytes of [new Uint8Array(webp()), start("\x89PNG\r\n\x1a\n"), start(SVG)])
    expect(sizeInHead(bytes)).toBeNull();
});

it("300 by 200 pixels are the minimum, and 50 megapixels and 12,000 pixels a side the maximum", () => {
  expect(sizeFault({ width: 300, height: 200 })).toBeNull();
  expect(sizeFault({ width: 200, height: 300 })).toBeNull();
  expect(sizeFault({ width: 299, height: 299 })).toBe("too_small");
  expect(sizeFault({ width: 2000, height: 199 })).toBe("too_small");
  expect(sizeFault({ width: 8165, height: 6123 })).toBeNull();
  expect(sizeFault({ width: 8000, height: 6251 })).toBe("too_many_pixels");
  expect(sizeFault({ width: 12_000, height: 4000 })).toBeNull();
  expect(sizeFault({ width: 4000, height: 12_001 })).toBe("too_long");
});

it("too many or too large files are reported before sending", () => {
  const photo = { name: "kopi.jpg", size: 2_000_000 };
  expect(choiceFault([])).toBeNull();
  expect(choiceFault(Array(8).fill(photo))).toBeNull();
  expect(choiceFault(Array(9).fill(photo))).toEqual({ reason: "too_many", max: 8 });
  expect(choiceFault(Array(5).fill(photo), { max: 4 })).toEqual({ reason: "too_many", max: 4 });
  expect(choiceFault([photo], { kept: 8 })).toEqual({ reason: "no_room", kept: 8 });
  expect(choiceFault([{ name: "besar.jpg", size: 21_000_000 }])).toEqual({
    reason: "too_heavy",
    fileName: "besar.jpg",
  });
  expect(choiceFault(Array(5).fill({ name: "x.jpg", size: 5_000_000 }))).toEqual({
    reason: "too_heavy_together",
  });
});
