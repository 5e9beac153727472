import { emptyFileNames, MAX_FILE_BYTES, MAX_FILES_BYTES, type NamedFile } from "~/platform/files";
import { LISTINGS_AN_HOUR, MAX_PICTURES } from "./listing";

export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** The widths of AVIF pictures. Cloudflare makes no AVIF of more than 1,200 pixels. */
const AVIF_WIDTHS: readonly PictureWidth[] = [320, 640];

export function isAvifAllowed(width: PictureWidth): boolean {
  return AVIF_WIDTHS.includes(width);
}

/** Checks the first twelve bytes, because Cloudflare may return another format than requested. */
export function isAvif(start: Uint8Array): boolean {
  return /^ftypavi[fs]$/.test(String.fromCharCode(...start.subarray(4, 12)));
}

export function acceptsAvif(accept: string | null): boolean {
  return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*(?:[,;]|$)))/.test(accept ?? "");
}

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/gif";

export const PICTURES_AN_HOUR = LISTINGS_AN_HOUR * MAX_PICTURES;
/** The maximum number of megapixels. Cloudflare Images accepts 100 MB, 100 megapixels and 12,000 pixels a side. */
export const MAX_MEGAPIXELS = 50;
/** The maximum number of pixels. A decoded pixel takes four bytes, so a small file can still fill the memory. */
const MAX_PICTURE_PIXELS = MAX_MEGAPIXELS * 1_000_000;
export const MAX_LONG_SIDE = 12_000;
export const MIN_LONG_SIDE = 300;
export const MIN_SHORT_SIDE = 200;

export type RefusedFile = { ok: false; reason: "refused_file"; sentence: string };

export type PictureRefusal = RefusedFile | { ok: false; reason: "too_many_pictures" };

export type PictureFault = "too_heavy" | "no_picture" | "heic" | "too_small" | "too_many_pixels" | "too_long";

/** Returns true for the accepted formats. Others are refused, above all SVG. */
export function isPicture(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(0, 12));
  return (
    text.startsWith("\xff\xd8\xff") ||
    text.startsWith("\x89PNG\r\n\x1a\n") ||
    text.startsWith("GIF87a") ||
    text.startsWith("GIF89a") ||
    (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP")
  );
}

const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs", "mif1", "msf1"];

/** Returns true for HEIC, the default of iPhones. Only Cloudflare Images reads it. */
export function isHeic(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(4, 12));
  return text.startsWith("ftyp") && HEIC_BRANDS.includes(text.slice(4));
}

export function unreadableFault(start: Uint8Array): "heic" | "no_picture" {
  return isHeic(start) ? "heic" : "no_picture";
}

export const PICTURE_HEAD = 24;

export function sizeInHead(start: Uint8Array): { width: number; height: number } | null {
  if (start.byteLength < PICTURE_HEAD || !isPicture(start)) return null;
  const view = new DataView(start.buffer, start.byteOffset);
  const first = String.fromCharCode(start[0] ?? 0);
  if (first === "\x89") return { width: view.getUint32(16), height: view.getUint32(20) };
  if (first === "G") return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return null;
}

export function sideFault({ width, height }: { width: number; height: number }): PictureFault | null {
  if (width * height > MAX_PICTURE_PIXELS) return "too_many_pixels";
  return Math.max(width, height) > MAX_LONG_SIDE ? "too_long" : null;
}

export function sizeFault(size: { width: number; height: number }): PictureFault | null {
  const long = Math.max(size.width, size.height);
  const short = Math.min(size.width, size.height);
  const large = sideFault(size);
  if (large) return large;
  if (long < MIN_LONG_SIDE || short < MIN_SHORT_SIDE) return "too_small";
  return null;
}

export const MAX_CAPTION = 200;

export const PORTRAIT_TYPES = "image/jpeg,image/png,image/gif";

export const MIN_PORTRAIT_SIDE = 300;
const UNEVEN = 0.03;

export function isPortrait(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(0, 8));
  const marks = ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "GIF87a", "GIF89a"];
  return isHeic(start) || marks.some((mark) => text.startsWith(mark));
}

export type PortraitFault = PictureFault | "empty" | "not_square";

export function portraitWeightFault(size: number): "empty" | "too_heavy" | null {
  if (size === 0) return "empty";
  return size > MAX_FILE_BYTES ? "too_heavy" : null;
}

export function portraitFault(size: { width: number; height: number }): PortraitFault | null {
  const long = Math.max(size.width, size.height);
  const short = Math.min(size.width, size.height);
  const large = sideFault(size);
  if (large) return large;
  if (short < MIN_PORTRAIT_SIDE) return "too_small";
  return long > short * (1 + UNEVEN) ? "not_square" : null;
}

export type ChoiceFault =
  | { reason: "no_room"; kept: number }
  | { reason: "too_many"; max: number }
  | { reason: "empty"; fileNames: string[] }
  | { reason: "too_heavy"; fileName: string }
  | { reason: "too_heavy_together" };

export function choiceFault(
  files: readonly NamedFile[],
  { kept = 0, max = MAX_PICTURES }: { kept?: number; max?: number } = {},
): ChoiceFault | null {
  if (kept > 0 && files.length > 0 && kept + files.length > max) return { reason: "no_room", kept };
  if (files.length > max) return { reason: "too_many", max };
  const fileNames = emptyFileNames(files);
  if (fileNames.length > 0) return { reason: "empty", fileNames };
  const heavy = files.find((file) => file.size > MAX_FILE_BYTES);
  if (heavy) return { reason: "too_heavy", fileName: heavy.name };
  const total = files.reduce((sum, file) => sum + file.size, 0);
  return total > MAX_FILES_BYTES ? { reason: "too_heavy_together" } : null;
}

export type PhotoFile = NamedFile & { start: Uint8Array };

/** Reads the first bytes through a response, because browsers before 2020 cannot read a file directly. */
export async function withStart(file: File): Promise<PhotoFile> {
  const start = await new Response(file.slice(0, PICTURE_HEAD)).arrayBuffer();
  return { name: file.name, size: file.size, start: new Uint8Array(start) };
}

/** Returns the error that the first bytes show. Null also for formats that must be decoded. */
export function headFault(start: Uint8Array): PictureFault | null {
  const size = sizeInHead(start);
  if (size) return sizeFault(size);
  return isPicture(start) || isHeic(start) ? null : "no_picture";
}
