import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";

/** Place in the metadata of `phonePhoto`. If it appears anywhere else, the app leaked somebody's location. */
export const SECRET_PLACE = "Jalan Rahasia 17, Lembang";

const demo = (file: string) => readFileSync(new URL(`../../../e2e/demo/pictures/${file}`, import.meta.url));

export function webp(): ArrayBuffer {
  return bytes(demo("kopi-lereng.webp"));
}

/** A JPEG as phones write it, with EXIF orientation and location. */
export async function phonePhoto(images: ImagesBinding): Promise<ArrayBuffer> {
  const output = await images
    .input(new Blob([webp()]).stream())
    .transform({ width: 600, height: 400, fit: "cover" })
    .output({ format: "image/jpeg" });
  const jpeg = Buffer.from(await new Response(output.image()).arrayBuffer());
  return bytes(Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]));
}

export function png(width: number, height: number): ArrayBuffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const chunks = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return bytes(Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]));
}

/** Padded to `size` bytes. */
export async function jpeg(
  images: ImagesBinding,
  { width, height, size = 0 }: { width: number; height: number; size?: number },
): Promise<ArrayBuffer> {
  const output = await images.input(new Blob([png(width, height)]).stream()).output({ format: "image/jpeg" });
  const whole = Buffer.from(await new Response(output.image()).arrayBuffer());
  return bytes(Buffer.concat([whole, Buffer.alloc(Math.max(0, size - whole.length))]));
}

/** Images can read it unless `isReadable` is false, which marks it as HEVC like the files of phones. */
export async function heic(images: ImagesBinding, { isReadable = true, side = 400 } = {}): Promise<ArrayBuffer> {
  const output = await images.input(new Blob([png(side, side)]).stream()).output({ format: "image/avif" });
  const avif = Buffer.from(await new Response(output.image()).arrayBuffer()).toString("latin1");
  const named = avif.replace("ftypavif", "ftypheic");
  const coded = isReadable ? named : named.replaceAll("av01", "hvc1").replaceAll("av1C", "hvcC");
  return bytes(Buffer.from(coded, "latin1"));
}

export const SVG = "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='900'><script>alert(1)</script></svg>";

function exifSegment(): Buffer {
  const text = Buffer.from(`${SECRET_PLACE}\0`, "latin1");
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  tiff.write("MM\0*", 0, "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  tag(tiff, 10, { id: 0x010e, type: 2, count: text.length }).writeUInt32BE(tiff.length, 18);
  tag(tiff, 22, { id: 0x0112, type: 3, count: 1 }).writeUInt16BE(6, 30);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, text]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

function tag(tiff: Buffer, at: number, entry: { id: number; type: number; count: number }): Buffer {
  tiff.writeUInt16BE(entry.id, at);
  tiff.writeUInt16BE(entry.type, at + 2);
  tiff.writeUInt32BE(entry.count, at + 4);
  return tiff;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
}

function checksum(content: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function bytes(buffer: Buffer): ArrayBuffer {
  return new Uint8Array(buffer).buffer;
}
