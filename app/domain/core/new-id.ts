/** Without 0, 1, i and o; small letters only, since mail addresses, cache tags and LIKE tell no case apart. */
const SYMBOLS = "23456789abcdefghjklmnpqrstuvwxyz";
const DIGITS = 8;
export const ID_LENGTH = 20;

/** A row's: 98 random bits. It begins with a digit, so that what people type is never a name or a request's code as well. */
export function idOf(random: Uint8Array): string {
  return Array.from(random.subarray(0, ID_LENGTH), (byte, at) =>
    SYMBOLS.charAt(byte % (at === 0 ? DIGITS : SYMBOLS.length)),
  ).join("");
}
