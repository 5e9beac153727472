/** Characters that are not seen: format controls, variation selectors, fillers and the frame of keycaps. */
const UNSEEN =
  /\uFEFF|(?!\s)[\p{Cc}\p{Cf}\p{Cs}]|[\u115F\u1160\u2800\u3164\uFFA0]|\u17B4|\u17B5|[\u180B-\u180F]|\u034F|\u20E3|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]/gu;
/** Hyphens, dashes and minus signs of every kind. */
const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;

/**
 * Returns a number, date or code as it looks: without unseen characters, with one kind of space, dash and digit. Everything
 * that reads digits out of a typed text calls this first. Superscripts and fractions stay, since 10⁵ is not 105.
 */
export function plainSigns(text: string): string {
  return text
    .replace(UNSEEN, "")
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(DASHES, "-")
    .replace(/\s/gu, " ")
    .replace(/\u066B/g, ",")
    .replace(/\u066C/g, ".")
    .replace(FOREIGN_DIGIT, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a script together, from zero. */
function digitValue(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
