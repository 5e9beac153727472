import { toLatin } from "./look-alikes";

/** In code points. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordFault =
  | "too_short"
  | "too_long"
  | "no_letter"
  | "no_number"
  | "no_symbol"
  | "common"
  | "product_name"
  | "owners_name";

const PRODUCT_NAME = "jasawarga";

// The lists are texts, so that the build can leave them out of pages that show only the shortest length.

/**
 * Words that are rejected alone or with any digits and signs around them. "Demo#2026" is the published password of the
 * demo accounts.
 */
const GUESSED_FIRST =
  "password passwort passwd passw pass pasword admin administrator root superuser qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbnm welcome letmein iloveyou changeme default demo " +
  "test tester testing guest login katasandi passwordku sandi";

/** Words that are rejected alone or with a number that people choose, as in "Rahasia123!" or "Jakarta#2026". */
const FAVOURITES =
  "rahasia rahasiaku sandiku sayang sayangku cinta cintaku bismillah bismilah alhamdulillah assalamualaikum subhanallah allahuakbar indonesia indonesiaku jakarta bandung surabaya " +
  "semarang yogyakarta jogja medan makassar merdeka pancasila garuda persib persija persebaya arema akucintakamu akusayangkamu loveyou iloveu doraemon naruto pokemon spiderman superman " +
  "batman dragon monkey sunshine princess football baseball master shadow freedom whatever trustno secret user abc abcd abcde abcdef aaaa qwer qwert asdf zxcv anjing kucing bajingan " +
  "januari februari maret april juni juli agustus september oktober november desember ramadhan lebaran liverpool chelsea arsenal barcelona juventus realmadrid ronaldo messi samsung " +
  "xiaomi google facebook instagram whatsapp penjual pembeli pelanggan operator member anggota keluarga mamapapa ibubapak";

const WALKS =
  "1qazwsx 1qaz2wsx qaz2wsx zaq1wsx zaq12wsx 2wsxcde qazwsx123 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 a1b2c3 a1b2c3d4 aa123456 a123456 a12345678 abc123 abc12345 qwe123 qweasd123 qwer1234 asd123 " +
  "asdf1234 zxc123 123qwe 123abc 1qaz2wsx3edc 1qazxsw2 zaq1xsw2 q1w2e3r4t5 123qweasd 123qweasdzxc qweasdzxc123 1234qwer 12345qwert 123456a 1234567a a1234567 a123456789 aaa111 abcd1234 1234abcd abc1234 " +
  "abcde12345 qwerty1234 p0o9i8u7 1a2b3c 1a2b3c4d";

function isListed(words: string, word: string): boolean {
  return word !== "" && ` ${words} `.includes(` ${word} `);
}

/** Matches numbers that people put behind a word: counted up or down, a year, repeated digits. */
const USUAL_NUMBER = /^(?:(?:19|20)\d\d|(\d)\1*|(\d\d)\2+|(?:123)+|007|1945|1708|17081945|212|69|88|99)?$/;
const COUNTING_SEQUENCES = [
  "1234567890",
  "0123456789",
  "0987654321",
  "9876543210",
  "87654321",
  "7654321",
  "654321",
  "54321",
  "4321",
  "321",
];

function isUsualNumber(digits: string): boolean {
  return USUAL_NUMBER.test(digits) || COUNTING_SEQUENCES.some((numbers) => numbers.startsWith(digits));
}

export type PasswordHolder = { email: string; name: string };

/** Returns every fault, the length first. An `owner` of null is not compared. */
export function passwordFaults(password: string, owner: PasswordHolder | null = null): PasswordFault[] {
  const length = [...password].length;
  const plain = password.toLowerCase();
  const found: [PasswordFault, boolean][] = [
    ["too_short", length < MIN_PASSWORD_LENGTH],
    ["too_long", length > MAX_PASSWORD_LENGTH],
    ["no_letter", !/\p{L}/u.test(password)],
    ["no_number", !/\p{N}/u.test(password)],
    ["no_symbol", !/[^\p{L}\p{N}\s]/u.test(password)],
    ["product_name", unmasked(plain).includes(PRODUCT_NAME)],
    ["owners_name", owner !== null && isOwnersNameOrEmail(password, owner)],
    ["common", isCommon(plain)],
  ];
  return found.flatMap(([fault, present]) => (present ? [fault] : []));
}

const STAND_INS: Record<string, string> = {
  "0": "o",
  "1": "il",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "gb",
  "7": "t",
  "8": "bg",
  "9": "gq",
  "@": "a",
  $: "s",
  "!": "il",
  "|": "il",
  "+": "t",
  "(": "c",
  "€": "e",
  "£": "l",
  "¥": "y",
  "^": "a",
};

/**
 * The maximum number of words of a name that are compared in every order. A longer name is compared as it is and
 * reversed.
 */
const MAX_PERMUTED_WORDS = 5;
/**
 * The minimum number of letters that are compared. Otherwise a@contoh.id would refuse every password whose only letter
 * is a.
 */
const MIN_COMPARED_LETTERS = 2;

/**
 * Returns whether a password is its owner's email address, or the part before the @ (with or without a "+tag"). The
 * name in any order of words counts too. Ignores case, accents, and digits and signs anywhere. A digit or sign may also
 * replace the letter that it looks like.
 */
export function isOwnersNameOrEmail(password: string, owner: PasswordHolder): boolean {
  const typed = lettersAndDigits(password);
  if (typed === "") return false;
  const beforeAt = owner.email.replace(/@[^@]*$/, "");
  const untagged = beforeAt.replace(/\+.*$/, "");
  const host = owner.email.slice(beforeAt.length);
  const addresses = [owner.email, beforeAt, untagged, untagged + host];
  if ([...addresses, owner.name].some((known) => lettersAndDigits(known) === typed)) return true;
  const wholeHosts = [owner.email, untagged + host].map((address) => address.replace(/\.[^.@]*$/, ""));
  const signs = [...foldedSigns(password)];
  return (
    [...addresses, ...wholeHosts].some((address) => isSpelledBy(signs, [address])) ||
    [owner.name, beforeAt, untagged].some((known) => isSpelledBy(signs, known.split(/[\s.,_+-]+/u)))
  );
}

function isSpelledBy(signs: readonly string[], words: readonly string[]): boolean {
  return [foldLetters, unmaskLetters].some((read) => {
    const parts = words.map(read).filter((word) => word !== "");
    const length = parts.join("").length;
    if (length < MIN_COMPARED_LETTERS || length > signs.length) return false;
    return wordOrders(parts, signs).some((order) => spells(signs, order));
  });
}

function foldLetters(text: string): string {
  return foldedSigns(text).replace(/[^\p{L}]/gu, "");
}

function unmaskLetters(text: string): string {
  const unmasked = [...foldedSigns(text)].map((sign) => STAND_INS[sign]?.slice(0, 1) ?? sign);
  return unmasked.join("").replace(/[^\p{L}]/gu, "");
}

function foldedSigns(text: string): string {
  return toLatin(text).toLowerCase();
}

/**
 * Returns the words in every order. Returns none if the signs contain a letter that the words lack, or fewer than half
 * of the words' letters.
 */
function wordOrders(words: readonly string[], signs: readonly string[]): string[] {
  const left = [...words.join("")];
  const letters = signs.filter((sign) => /\p{L}/u.test(sign));
  if (letters.length * 2 < left.length) return [];
  for (const letter of letters) {
    const at = left.indexOf(letter);
    if (at < 0) return [];
    left.splice(at, 1);
  }
  return words.length > MAX_PERMUTED_WORDS ? [words.join(""), [...words].reverse().join("")] : arranged(words);
}

function arranged(words: readonly string[]): string[] {
  if (words.length < 2) return [words.join("")];
  return words.flatMap((word, at) =>
    arranged([...words.slice(0, at), ...words.slice(at + 1)]).map((rest) => word + rest),
  );
}

function spells(signs: readonly string[], word: string): boolean {
  const letters = [...word];
  let reached = new Set([0]);
  for (const sign of signs) {
    const isLetter = /\p{L}/u.test(sign);
    const next = new Set(isLetter ? [] : reached);
    for (const at of reached) {
      const letter = letters[at];
      if (letter !== undefined && (letter === sign || STAND_INS[sign]?.includes(letter))) next.add(at + 1);
    }
    reached = next;
  }
  return reached.has(letters.length);
}

/** The maximum number of spellings. Comparing one with the stored hash costs about as much as a login. */
const MAX_SPELLINGS = 4;

/**
 * Returns passwords that are nearly the name, the likeliest first. Only these can be compared with a stored hash. A
 * name without a digit gets digits and a sign behind it. Empty for a name that is too short for a password.
 */
export function passwordsLikeName(name: string): string[] {
  const words = name.trim().split(/\s+/u);
  const bare = words.map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, "")).filter(Boolean);
  const plain = bare.map(withoutAccents);
  const [capitals, small] = [plain.map(titled).join(""), plain.join("").toLowerCase()];
  const spellings = /\p{N}/u.test(name)
    ? spellingsWithDigits(name, words, bare)
    : [`${capitals}1!`, `${small}1!`, `${capitals}123!`, `${small}123!`];
  const valid = [...new Set(spellings)].filter((spelling) => passwordFaults(spelling).length === 0);
  return valid.slice(0, MAX_SPELLINGS);
}

function spellingsWithDigits(name: string, words: readonly string[], bare: readonly string[]): string[] {
  const joined = words.join("");
  return [
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
  ];
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
  if (isListed(WALKS, withoutSymbols)) return true;
  const word = unmasked(plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""));
  // The last digit of "D3m0#2026" replaces a letter.
  const masked = unmasked(/^[\p{L}@4310!$57]+(?=[^\p{L}]*$)/u.exec(plain)?.[0] ?? "");
  if (isListed(GUESSED_FIRST, word) || isListed(GUESSED_FIRST, masked)) return true;
  const digits = withoutSymbols.replace(/^.*\p{L}/u, "") || withoutSymbols.replace(/\p{L}.*$/u, "");
  return isListed(FAVOURITES, word) && isUsualNumber(digits);
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
