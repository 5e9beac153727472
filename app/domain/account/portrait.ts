import { isHeic, MAX_PICTURE_BYTES, type PictureFault, sideFault } from "../listing/picture";

export const PORTRAIT_TYPES = "image/jpeg,image/png,image/gif";

export const MIN_PORTRAIT_SIDE = 300;
const UNEVEN = 0.03;

export function isPortrait(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(0, 8));
  const marks = ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "GIF87a", "GIF89a"];
  return isHeic(start) || marks.some((mark) => text.startsWith(mark));
}

export type PortraitFault = PictureFault | "empty" | "not_square";

/** Facts known about a file before its bytes are read. `size` is in bytes. */
export function portraitWeightFault(size: number): "empty" | "too_heavy" | null {
  if (size === 0) return "empty";
  return size > MAX_PICTURE_BYTES ? "too_heavy" : null;
}

export function portraitFault(size: { width: number; height: number }): PortraitFault | null {
  const long = Math.max(size.width, size.height);
  const short = Math.min(size.width, size.height);
  const large = sideFault(size);
  if (large) return large;
  if (short < MIN_PORTRAIT_SIDE) return "too_small";
  return long > short * (1 + UNEVEN) ? "not_square" : null;
}
