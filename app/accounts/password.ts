// In code points.

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordFault =
  | "too_short"
  | "too_long"
  | "no_letter"
  | "no_number"
  | "no_symbol"
  | "common"
  | "product_name";

const PRODUCT_NAME = "jasawarga";

const GUESSED_FIRST = new Set(
  "password passwort passwd passw pass admin administrator root qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm welcome letmein iloveyou changeme default".split(
    " ",
  ),
);

/** Rejected alone or with a number at the end, as in "Rahasia123!". */
const FAVOURITES = new Set(
  "rahasia sandi katasandi sayang sayangku cinta cintaku bismillah alhamdulillah indonesia jakarta bandung surabaya merdeka garuda persib persija akucintakamu doraemon dragon monkey sunshine princess football master secret user test guest abc abcd abcde".split(
    " ",
  ),
);

const WALKS = new Set(
  "1qazwsx 1qaz2wsx qaz2wsx zaq1wsx zaq12wsx 2wsxcde qazwsx123 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 a1b2c3 a1b2c3d4 aa123456 a123456 a12345678 abc123 abc12345 qwe123 qweasd123 qwer1234 asd123 asdf1234 zxc123 123qwe 123abc".split(
    " ",
  ),
);

const COUNTED_UP = "1234567890";

export function passwordFault(password: string): PasswordFault | null {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return "too_short";
  if (length > MAX_PASSWORD_LENGTH) return "too_long";
  if (!/\p{L}/u.test(password)) return "no_letter";
  if (!/\p{N}/u.test(password)) return "no_number";
  if (!/[^\p{L}\p{N}\s]/u.test(password)) return "no_symbol";
  const plain = password.toLowerCase();
  if (unmasked(plain).includes(PRODUCT_NAME)) return "product_name";
  return isCommon(plain) ? "common" : null;
}

/**
 * Returns whether a password is its owner's email address, the part before the @ (with or without a "+tag"),
 * or the name with or without digits after it. Ignores case, accents, spaces and punctuation.
 */
export function isOwnersNameOrEmail(password: string, owner: { email: string; name: string }): boolean {
  const typed = lettersAndDigits(password);
  const beforeAt = owner.email.replace(/@[^@]*$/, "");
  const known = [owner.email, beforeAt, beforeAt.replace(/\+.*$/, "")].map(lettersAndDigits);
  const name = lettersAndDigits(owner.name);
  const isName = name !== "" && typed.startsWith(name) && /^\p{N}*$/u.test(typed.slice(name.length));
  return typed !== "" && (isName || known.includes(typed));
}

/** Each is compared with the stored hash, which costs about as much as a login. */
const MOST_SPELLINGS = 4;

/**
 * Returns passwords that differ from a name only in case, accents, spaces and punctuation, the likeliest first. Only
 * these can be compared with a stored hash. Empty for a name that is not a valid password, such as one without a
 * digit.
 */
export function passwordsLikeName(name: string): string[] {
  if (!/\p{N}/u.test(name)) return [];
  const words = name.trim().split(/\s+/u);
  const bare = words.map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, "")).filter(Boolean);
  const joined = words.join("");
  const spellings = new Set([
    name,
    withoutAccents(name),
    joined,
    name.toLowerCase(),
    joined.toLowerCase(),
    words.map(titled).join(""),
    `${bare.join("")}!`,
    bare.join("-"),
    bare.join("-").toLowerCase(),
    `${bare.map(titled).join("")}!`,
  ]);
  return [...spellings].filter((spelling) => passwordFault(spelling) === null).slice(0, MOST_SPELLINGS);
}

function titled(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase());
}

function withoutAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}

function lettersAndDigits(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

function isCommon(plain: string): boolean {
  const withoutSymbols = plain.replace(/[^\p{L}\p{N}]/gu, "");
  if (WALKS.has(withoutSymbols)) return true;
  const word = unmasked(plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""));
  if (GUESSED_FIRST.has(word)) return true;
  const digits = withoutSymbols.replace(/^.*\p{L}/u, "");
  return FAVOURITES.has(word) && COUNTED_UP.startsWith(digits);
}

const MASKS: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

function unmasked(plain: string): string {
  return plain.replace(/[@4310!$57]/g, (mask) => MASKS[mask] ?? "").replace(/[^\p{L}]/gu, "");
}
