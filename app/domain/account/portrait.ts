import { cleanLine, excerpt } from "../core/text";
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, pictureFaultSentence } from "../listing/picture";

/** What the file field offers to choose from. Only the bytes decide. */
export const PORTRAIT_TYPES = "image/jpeg,image/png,image/gif";

/** In pixels. */
export const MIN_PORTRAIT_SIDE = 300;
/** A crop by hand is seldom square to the pixel. */
const UNEVEN = 0.03;

/** JPEG, PNG or GIF by its first bytes. */
export function isPortrait(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(0, 8));
  return ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "GIF87a", "GIF89a"].some((mark) => text.startsWith(mark));
}

/** What is wrong with a file before anybody has read it; null when nothing is. */
export function portraitWeightFault(file: { name: string; size: number }): string | null {
  return file.size > MAX_PICTURE_BYTES ? pictureFaultSentence("too_heavy", file.name) : null;
}

export function noPortraitSentence(fileName: string): string {
  return `"${shortName(fileName)}" bukan foto JPG, PNG, atau GIF yang dapat kami baca`;
}

/** What is wrong with a portrait of this size in pixels, said to its sender; null when nothing is. */
export function portraitSizeFault(size: { width: number; height: number }, fileName: string): string | null {
  const long = Math.max(size.width, size.height);
  const short = Math.min(size.width, size.height);
  if (long * short > MAX_PICTURE_PIXELS) return pictureFaultSentence("too_many_pixels", fileName);
  if (short < MIN_PORTRAIT_SIDE)
    return `Foto "${shortName(fileName)}" terlalu kecil. Pilih foto sedikitnya ${MIN_PORTRAIT_SIDE} × ${MIN_PORTRAIT_SIDE} piksel`;
  if (long > short * (1 + UNEVEN))
    return `Foto "${shortName(fileName)}" tidak persegi. Potong sama sisi dahulu, lalu pilih lagi`;
  return null;
}

function shortName(fileName: string): string {
  return excerpt(cleanLine(fileName), 60);
}
