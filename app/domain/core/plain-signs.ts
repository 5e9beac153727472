// Written out, since browsers of 2016 cannot parse \p{Cf}: previews of prices use this too.
/** Characters that are not seen: controls, bidi marks, zero-width and fillers, variation selectors, the frame of keycaps. */
const UNSEEN =
  /[^\t-\r -~\x85\xA0-\u{10FFFF}]|[\xAD\u061C\u115F\u1160\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uD800-\uDFFF\uFEFF\uFFA0\uFFF9-\uFFFB]|\u034F|\u17B4|\u17B5|[\u180B-\u180F]|\u20E3|[\uFE00-\uFE0F]|[\u{E0000}-\u{E0FFF}]/gu;
/** Hyphens, dashes and minus signs of every kind. */
const DASHES = /[\u02D7\u058A\u05BE\u1806\u2010-\u2015\u2043\u2212\u2E3A\u2E3B\uFE31\uFE32\uFE58\uFE63]/g;
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
