import { plainSigns } from "./plain-signs";

/** Without what is taken for something else when read out: no 0, 1, I or O. */
const SYMBOLS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** No id begins with one of them, so that a code is never taken for one. */
const FIRST = "GHJKLMNPQRSTUVWXYZ";
export const CODE_LENGTH = 8;
const CODE = new RegExp(`^[${FIRST}][${SYMBOLS}]{${CODE_LENGTH - 1}}$`);

export function requestCode(random: Uint8Array): string {
  return Array.from(random.subarray(0, CODE_LENGTH), (byte, at) => {
    const symbols = at === 0 ? FIRST : SYMBOLS;
    return symbols[byte % symbols.length];
  }).join("");
}

export function readCode(typed: string): string | null {
  const code = plainSigns(typed)
    .toUpperCase()
    .replace(/^\s*KODE\b/, "")
    .replace(/^[\s:]*\d{3}(?=[\s·])/, "")
    .replace(/[\s·:-]/g, "");
  return CODE.test(code) ? code : null;
}
