/** Characters that are not seen: controls, bidi marks, zero-width and fillers, variation selectors, the frame of keycaps. */
const UNSEEN = /(?![\t-\r\x85])[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]|\u20E3/gu;
/** Hyphens, dashes and minus signs of every kind. */
const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** Spaces that keep a number on one line. */
const FIXED_SPACES = /[\u00A0\u2000-\u200A\u202F]/g;

/** Returns a typed text without unseen characters, with one kind of space and dash, and without full-width signs. */
export function plainSigns(text: string): string {
  return text
    .replace(UNSEEN, "")
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(DASHES, "-")
    .replace(/[\s\u0085]/g, " ");
}

/** Returns a typed number as it looks. Everything that reads digits calls this first, so that "350\u00A0000" is 350000. */
export function plainNumber(text: string): string {
  return plainSigns(text.replace(FIXED_SPACES, "")).trim();
}
