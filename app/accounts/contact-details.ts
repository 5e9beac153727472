import { plainSigns } from "~/platform/money";
import { toLatin } from "./look-alikes";

/** A phone or account number. `start` and `end` are offsets in the text of `plainDigits`. */
type ContactNumber = { kind: "phone" | "account"; start: number; end: number };

/** Blocks of circled digits that NFKC keeps, by the code point of the digit 1. */
const CIRCLED = [0x2776, 0x2780, 0x278a, 0x24f5];

export function plainDigits(text: string): string {
  return plainSigns(text.normalize("NFKC"))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\u2776-\u2793\u24f5-\u24ff\u{1f10b}\u{1f10c}]/gu, circledDigit);
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let first = code;
  while (code - first < 9 && /\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String(code - first);
}

function circledDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const one = CIRCLED.find((from) => code >= from && code < from + 9);
  if (one !== undefined) return String(code - one + 1);
  return code === 0x24ff || code > 0xffff ? "0" : sign;
}

const SPELLED: Record<string, string> = {
  nol: "0",
  nul: "0",
  kosong: "0",
  zero: "0",
  oh: "0",
  satu: "1",
  one: "1",
  dua: "2",
  two: "2",
  tiga: "3",
  three: "3",
  empat: "4",
  ampat: "4",
  four: "4",
  lima: "5",
  five: "5",
  enam: "6",
  anam: "6",
  six: "6",
  tujuh: "7",
  tuju: "7",
  seven: "7",
  delapan: "8",
  lapan: "8",
  dlapan: "8",
  eight: "8",
  sembilan: "9",
  smbilan: "9",
  nine: "9",
};
const LOOK_ALIKES: Record<string, string> = {
  o: "0",
  O: "0",
  Q: "0",
  D: "0",
  о: "0",
  О: "0",
  ο: "0",
  Ο: "0",
  l: "1",
  I: "1",
  i: "1",
  L: "1",
  і: "1",
  Z: "2",
  z: "2",
  E: "3",
  A: "4",
  S: "5",
  s: "5",
  G: "6",
  b: "6",
  T: "7",
  B: "8",
  g: "9",
  q: "9",
};
const SPELLINGS = Object.keys(SPELLED).sort((one, other) => other.length - one.length);
const LETTERS = Object.keys(LOOK_ALIKES).join("");
const PIECE = new RegExp(`${SPELLINGS.join("|")}|[\\d${LETTERS}]`, "gi");
const ALL_PIECES = new RegExp(`^(?:${SPELLINGS.join("|")}|[\\d${LETTERS}])+$`, "i");
/** Matches digits inside a word of other letters, as in "WA0812". */
const CORE = new RegExp(`[oO]?\\d(?:[\\d${LETTERS}]*\\d)?`, "g");
const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;

const JOINERS = /(?<!\p{L})(?:strip|titik|spasi|garis|dash|dot|koma|min|dan|lalu|terus)(?!\p{L})/giu;
const SEPARATOR = /^[^\p{L}\p{M}\p{N}¤×]{0,5}$/u;

type Group = {
  digits: string;
  start: number;
  end: number;
  before: string;
  after: string;
  /** True for a single letter. It counts as a digit only between digits. */
  isLetter: boolean;
  isSpelled: boolean;
};

function contactNumbers(plain: string): ContactNumber[] {
  const text = withoutOrdinary(plain);
  const found: ContactNumber[] = [...text.matchAll(TIGHT_PHONE)].map((match) => ({
    kind: "phone",
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const run of findRuns(text)) found.push(...numbersIn(text, run));
  return merged(found);
}

export function replaceNumbers(plain: string, replacement: string): string {
  let replaced = "";
  let from = 0;
  for (const { start, end } of contactNumbers(plain)) {
    replaced += plain.slice(from, start) + replacement;
    from = end;
  }
  return replaced + plain.slice(from);
}

export function hasContactNumber(name: string): boolean {
  return contactNumbers(plainDigits(name)).length > 0;
}

export function titleHoldsNumber(title: string): boolean {
  const numbers = contactNumbers(plainDigits(title));
  return numbers.some(({ kind }) => kind === "phone") || (numbers.length > 0 && BANKS.test(title));
}

function merged(found: readonly ContactNumber[]): ContactNumber[] {
  const kept: ContactNumber[] = [];
  for (const number of [...found].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = kept.at(-1);
    if (last && number.start < last.end) last.end = Math.max(last.end, number.end);
    else kept.push({ ...number });
  }
  return kept;
}

const HOUR = String.raw`(?<![\d.:,])(?:[01]?\d|2[0-4])[.:][0-5]\d(?::[0-5]\d)?`;
const YEAR = String.raw`(?:19[5-9]|20[0-4])\d`;
const DAY_OF_MONTH = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = `(?:0?[1-9]|1[0-2])`;
/** Prices, dates, times and ids, which are never part of a contact number. */
const ORDINARY = [
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/giu,
  /(?<!\p{L})(?:rp|idr)\.?\s*[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:,\d{1,2})?(?![\d]|[.,-]\d{4})/giu,
  /(?<!\p{L})(?:rp|idr)\.?\s*[1-9]\d*(?![\d]|[.-]\d)/giu,
  /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})*\.\d00(?:,\d{1,2})?(?![\d]|[.,]\d)/gu,
  /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})*,\d00(?:\.\d{1,2})?(?![\d]|[.,]\d)/gu,
  new RegExp(
    String.raw`(?<![\d./-])(?:${DAY_OF_MONTH}([/.-])${MONTH}\1${YEAR}|${YEAR}([/.-])${MONTH}\2${DAY_OF_MONTH})(?![\d]|[./-]\d|\s?\d{5})`,
    "gu",
  ),
  // Rejects times inside longer numbers, such as "08.12-34.56-78.90".
  new RegExp(String.raw`${HOUR}(?![\d]|[.:]\d|[\s,/-]{1,3}(?:\d{3}|2[5-9]|[3-9]\d))`, "gu"),
];

/** Replaces ordinary numbers by a sign that joins nothing, keeping all offsets. */
function withoutOrdinary(text: string): string {
  return ORDINARY.reduce((left, pattern) => left.replace(pattern, (number) => "¤".repeat(number.length)), text);
}

const NEXT = "[\\s.()·_*-]{0,2}\\d";
const TIGHT_PHONE = new RegExp(
  [
    `(?<![\\d\\p{L}])(?:\\+?6[\\s.-]{0,2}2|[0oO])[\\s.()-]{0,3}8(?:${NEXT}){7,11}(?!\\d)`,
    "(?<![\\d\\p{L}.,])\\(?0[2-9]\\d{1,2}\\)?[\\s.-]{0,2}\\d{3,4}[\\s.-]?\\d{3,4}(?![\\d])",
    `\\+\\d(?:${NEXT}){8,13}(?!\\d)`,
  ].join("|"),
  "gu",
);

function findRuns(text: string): Group[][] {
  const runs: Group[][] = [];
  let last: Group | undefined;
  for (const group of splitGroups(text)) {
    const isJoined =
      last !== undefined && last.after === "" && group.before === "" && SEPARATOR.test(gapBetween(text, last, group));
    if (isJoined) runs.at(-1)?.push(group);
    else runs.push([group]);
    last = group;
  }
  return runs;
}

function gapBetween(text: string, one: Group, other: Group): string {
  const gap = text.slice(one.end, other.start);
  return gap.length > 60 ? gap : gap.replace(JOINERS, "-").replace(/\s+/gu, " ");
}

function splitGroups(text: string): Group[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }): Group[] => {
    const start = index;
    if (token.length > 120) return [];
    const whole = { start, end: start + token.length, before: "", after: "" };
    const pieces = ALL_PIECES.test(token) ? (token.match(PIECE) ?? []) : [];
    const letters = pieces.filter((piece) => piece.length === 1 && /\D/.test(piece)).length;
    const isLetter = /^[oOlI]$/.test(token);
    if (isLetter || (pieces.length > 0 && letters <= pieces.length / 2))
      return [{ ...whole, digits: pieces.map(toDigit).join(""), isLetter, isSpelled: !/\d/.test(token) }];
    return [...token.matchAll(CORE)].map(({ 0: core, index: at }) => ({
      digits: [...core].map(toDigit).join(""),
      start: start + at,
      end: start + at + core.length,
      before: token.slice(0, at),
      after: token.slice(at + core.length),
      isLetter: false,
      isSpelled: false,
    }));
  });
}

function toDigit(piece: string): string {
  const lower = piece.toLowerCase();
  return SPELLED[lower] ?? LOOK_ALIKES[piece] ?? LOOK_ALIKES[piece.toUpperCase()] ?? LOOK_ALIKES[lower] ?? piece;
}

const MAX_NUMBER_DIGITS = 17;

function numbersIn(text: string, run: readonly Group[]): ContactNumber[] {
  const found: ContactNumber[] = [];
  for (let at = 0; at < run.length; at += 1) {
    for (let count = windowAt(run, at); count > 0; count -= 1) {
      const groups = run.slice(at, at + count);
      const kind = detectKind(text, groups);
      if (kind === null) continue;
      found.push({ kind, start: groups[0]?.start ?? 0, end: groups.at(-1)?.end ?? 0 });
      at += count - 1;
      break;
    }
  }
  return found;
}

/** Returns how many groups from `at` have no more digits than the longest number. */
function windowAt(run: readonly Group[], at: number): number {
  let digits = 0;
  let count = 0;
  for (const group of run.slice(at, at + MAX_NUMBER_DIGITS)) {
    digits += group.digits.length;
    if (digits > MAX_NUMBER_DIGITS) break;
    count += 1;
  }
  return count;
}

const MOBILE = /^(?:(?:00)?620?|0)8[1-35789]\d{7,10}$/;
const MOBILE_WITHOUT_ZERO = /^8[1-35789]\d{8,10}$/;
const LANDLINE = /^0[2-79]\d{7,10}$/;
const HOME_LANDLINE = /^(?:00)?620?[2-79]\d{7,10}$/;
const ABROAD = /^[1-9]\d{8,14}$/;

const CALLS =
  /(?<!\p{L})(?:wa|whats?app|watsap|wasap|te?le?po?n?|tlp|telp|hp|phone|call|sms|hub|hubungi|nomor|nomer|no|telegram|tele|line|kontak|cp|chat)$/iu;
const BANKS =
  /(?<!\p{L})(?:rek(?:ening)?|norek|transfer|tf|bank|bca|bri|bni|bsi|btn|mandiri|cimb|permata|danamon|jago|seabank|atas nama|a\/?n|va|virtual account|uang|ovo|gopay|shopeepay|qris)(?!\p{L})/iu;
const BANK_GLUED =
  /(?<!\p{L})(?:rek(?:ening)?|norek|tf|bca|bri|bni|bsi|btn|mandiri|cimb|permata|danamon|jago|seabank|va|uang|ovo|gopay|shopeepay)$/iu;
const BANK_BEFORE = new RegExp(
  `${BANKS.source}[\\s:;.=#-]{0,3}(?:(?:no(?:mor|mer|rek)?|rek(?:ening)?|ke|saya)[\\s:;.=#-]{1,3}){0,2}$`,
  "iu",
);
const PRICE_BEFORE = /(?:rp\.?|idr)\s*$/iu;
const PRICE_AFTER = /^\s*(?:rupiah|ribu|rb|juta|jt|miliar)\b/iu;
const NEAR = 60;

function detectKind(text: string, groups: readonly Group[]): ContactNumber["kind"] | null {
  const [first] = groups;
  const last = groups.at(-1);
  if (!first || !last || first.before.length > 40 || groups.every(({ isLetter }) => isLetter)) return null;
  const digits = groups.map((group) => group.digits).join("");
  if (digits.length < 9 || isList(text, groups)) return null;
  if (isPhone(text, groups, digits)) {
    const isBankNumber = !MOBILE.test(digits) && isNearBank(text, first, last);
    return isBankNumber ? "account" : "phone";
  }
  return isAccount(text, groups, digits) ? "account" : null;
}

function isPhone(text: string, groups: readonly Group[], digits: string): boolean {
  const [first] = groups;
  const last = groups.at(-1);
  if (!first || !last) return false;
  if (MOBILE.test(digits)) return true;
  const isCalled = first.before === "" || CALLS.test(first.before);
  if (!isCalled || last.after !== "" || first.isLetter) return false;
  const before = text.slice(Math.max(0, first.start - NEAR), first.start);
  if (/(?:^|[^\d\s])\s?\+\s?$/u.test(before) && ABROAD.test(digits)) return true;
  if (PRICE_BEFORE.test(before) || PRICE_AFTER.test(text.slice(last.end, last.end + NEAR))) return false;
  if (/^00[1-9]\d{8,12}$/.test(digits) && (first.digits === "00" || first.digits.length >= 4)) return true;
  if (MOBILE_WITHOUT_ZERO.test(digits)) return gapsBetween(text, groups).every((gap) => !/,\s/u.test(gap));
  const others = groups.slice(1);
  if (groups.length > 4 || others.some((group) => group.digits.length < 2)) return false;
  if (first.digits === "62" || first.digits.startsWith("0062")) return HOME_LANDLINE.test(digits);
  const isLetterNumber = /\/\s?$/u.test(gapsBetween(text, groups).at(-1) ?? "") && /^(?:19|20)\d\d$/.test(last.digits);
  const isArea =
    /^0\d{2,3}$/.test(first.digits) || CALLS.test(first.before) || CALLS.test(before.replace(/[\s:.=]+$/u, ""));
  return LANDLINE.test(digits) && isArea && !isLetterNumber && others.every((group) => group.digits.length > 2);
}

function isAccount(text: string, groups: readonly Group[], digits: string): boolean {
  const [first] = groups;
  const last = groups.at(-1);
  if (!first || !last || digits.length < 10 || digits.length > 16 || last.after !== "") return false;
  if (first.before !== "") return BANK_GLUED.test(first.before);
  const before = text.slice(Math.max(0, first.start - NEAR), first.start);
  const after = text.slice(last.end, last.end + NEAR);
  if (PRICE_BEFORE.test(before) || PRICE_AFTER.test(after)) return false;
  const gaps = gapsBetween(text, groups);
  if (groups.every(({ isSpelled }) => isSpelled)) return true;
  if (gaps.length === 0) return !/[.,]$/u.test(before) || BANK_BEFORE.test(before);
  if (BANK_BEFORE.test(before)) return true;
  return gaps.every((gap) => gap === " " || gap === "-") && isNearBank(text, first, last);
}

function isNearBank(text: string, first: Group, last: Group): boolean {
  return (
    BANK_GLUED.test(first.before) ||
    BANKS.test(text.slice(Math.max(0, first.start - NEAR), first.start)) ||
    BANKS.test(text.slice(last.end, last.end + NEAR))
  );
}

function gapsBetween(text: string, groups: readonly Group[]): string[] {
  return groups.slice(1).map((group, at) => text.slice(groups[at]?.end, group.start));
}

/** Returns whether the groups are a list of days, years or sizes: "08, 12, 16, 20, 24" or "850/1000/1500". */
function isList(text: string, groups: readonly Group[]): boolean {
  if (groups.length < 3) return false;
  const numbers = groups.map(({ digits }) => Number(digits));
  if (groups.every(({ digits }) => /^(?:19|20)\d\d$/.test(digits))) return true;
  if (numbers.every((number) => number % 5 === 0) && (groups[0]?.digits.length ?? 0) < 4) return true;
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const isAscending = steps.every((step) => step > 0);
  const areSmall = groups.every(({ digits }) => digits.length <= 2) && numbers.every((number) => number <= 31);
  const areEven = steps.every((step) => step === steps[0]);
  return isAscending && gapsBetween(text, groups).every((gap) => gap !== "") && (areSmall || areEven);
}

/** Domain endings in local use. "selesai.Besok" and "logo.ai" do not count as addresses. */
const ENDINGS = "com|id|net|org|co|me|io|app|link|ly|shop|store|xyz|site|online|info|biz|gg|tv|dev|page|gl|cc|club";
/** Domain endings often used for fraud. Only checked in mail: in messages they would match ordinary words too often. */
const OTHER_ENDINGS =
  "top|ru|cn|vip|win|click|live|pro|fun|pw|su|ws|bio|web|cloud|icu|buzz|cam|rest|tk|ml|ga|cf|gq|lol|wiki|art|today|world|space|website|tech|support|help|services|finance|bank|money|asia|us|uk|sg|my|au|eu|in|de|nl|to|is|la|re|ph|vn|th|jp|kr|tw|hk|br|ai|so|sh|im|am|fm|at|be|li|ch|fr|it|es|pl|se|cz";

/**
 * Hosts with a name of one letter. All other single letters before a dot are abbreviations, such as S.Pd, M.Com and
 * a.n.
 */
const SHORT_HOSTS = String.raw`[tm]\.me|[tg]\.co|x\.com|s\.id`;
/** Abbreviations that people write before a word that is also an ending, as in "No.ID". */
const ABBREVIATIONS = "no|nmr|jl|jln|tgl|dll|dsb|dkk|tlp|telp|rt|rw|kec|kab|sdr|sdri|prof|dr|drs|ir|hj";

const HOST = String.raw`(?:[a-z\d-]+\.)*(?!(?:${ABBREVIATIONS})\.)[a-z\d-]{2,}\.(?:${ENDINGS})|${SHORT_HOSTS}`;

const WEB_ADDRESS = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s<>"']+|(?<![\w@.-])(?:${HOST})(?![a-z\d])(?:[:/][^\s<>"']*)?`,
  "giu",
);

/** Matches a host of any ending before a path. Degrees ("S.Farm.Apt/M.M") begin with one letter or have short parts. */
const HOST_WITH_PATH = String.raw`(?<![a-z\d.-])(?:[a-z\d-]{2,63}\.){0,4}(?!(?:ners|dipl|prof|amd\w{0,4})\.)[a-z\d-]{4,63}\.[a-z]{2,}\/`;

const IN_NAME = new RegExp(
  String.raw`https?(?![a-z])|www\.|:\/\/|@|${HOST_WITH_PATH}|(?<![a-z\d.-])(?:${SHORT_HOSTS})(?![a-z])|[a-z\d-]{2}\.(?:${ENDINGS})(?![a-z])`,
);

/** More endings of hosts, which no degree or given name shares. */
const NEW_ENDINGS =
  "zip|mov|sbs|bond|cyou|cfd|lat|quest|mobi|ink|social|work|email|chat|news|blog|sale|promo|gift|cash|loan|credit|fund|press|games|bet|casino|stream|download|review|trade|date|rent|deals|discount|market|software|systems|solutions|expert|agency|host|monster|makeup|beauty|skin|hair|mom|men|kim|ltd|company|business|money|bar|cafe";
const LONG_ENDINGS = [...OTHER_ENDINGS.split("|").filter((ending) => ending.length > 2), NEW_ENDINGS].join("|");
const COUNTRY_ENDINGS = OTHER_ENDINGS.split("|")
  .filter((ending) => ending.length === 2)
  .join("|");
/** Endings in other scripts, as `plainText` returns them. */
const FOREIGN_ENDINGS = plainText(
  "рф|рус|онлайн|сайт|москва|дети|орг|ком|укр|бел|қаз|срб|мкд|бг|ею|ελ|ευ|中国|中國|公司|网络|商城|网店|中文网|在线|网址|香港|台湾|台灣|新加坡|コム|みんな|닷컴|한국|भारत|ไทย|السعودية|امارات|مصر|موقع|شبكة",
);
const TITLE_BEFORE = `(?:${ABBREVIATIONS}|pt|cv|ud|bpk|bapak|ibu|tn|ny|moh|muh|mohd|abd|kh|ust|ustd|ners|dipl|apt)`;

const RARE_HOST = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d_-])(?!${TITLE_BEFORE}\.)(?:[\p{L}\p{M}\d_-]{2,}\.(?:${LONG_ENDINGS}|${FOREIGN_ENDINGS}|xn--[a-z\d-]+)|[\p{L}\p{M}\d_-]{4,}\.(?:${COUNTRY_ENDINGS}))(?![\p{L}\p{M}\d])`,
  "u",
);
const OCTETS = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const NUMERIC_HOST = new RegExp(String.raw`(?<![\d.])(?:${OCTETS}\.){3}${OCTETS}(?!\.?\d)`);

export function hasWebAddress(plainName: string): boolean {
  return addressSpellings(plainName).some(
    (name) => IN_NAME.test(name) || RARE_HOST.test(name) || NUMERIC_HOST.test(name) || DISGUISED.test(name),
  );
}

/** Endings that people disguise. No Indonesian sentence has one of these words after "titik". */
const PLAIN_ENDINGS = "com|co|id|org|net|xyz|me|ly|io|biz|gg|cc|my|web|sch|ac|go|or";
const AFTER_DOT = `(?=(?:${PLAIN_ENDINGS})(?![a-z\\d]))`;
const AFTER_SPELLED_DOT = `(?=(?:${PLAIN_ENDINGS}|app|dev|link|site|top|vip|shop|store|info|online|club|live)(?![a-z\\d]))`;
const DOT_SIGNS = "·•‧∙⋅°●○◦・܁ꓸ٠۔٫。";
/** Excludes what follows these words: "domain com" and "servis magic com" are work. */
const NO_SITE = "(?<!(?<![a-z])(?:web|website|situs|domain|ekstensi|hosting|dan|atau|magic|port|serial))";

const SPACED_LETTERS = /(?<!\S)(?:[a-z\d.@:/-] ){4,}[a-z\d.@:/-](?!\S)/g;
/** Ways to disguise an address, and what they mean. They are applied in this order. */
const WRITTEN_AROUND: [pattern: RegExp, plain: string][] = [
  [/h\s?[tx*]\s?[tx*]\s?p\s?(s?)\s?[([{]?\s?:\s?[)\]}]?\s?\/\s?\//g, "http$1://"],
  [/\s*[[({<]+\s*(?:[.,]|dot|d0t|titik|ttk)\s*[\])}>]+\s*/g, "."],
  [/\s*[[({<]+\s*(?:@|at|et)\s*[\])}>]+\s*/g, "@"],
  [/\s*[[({<]+\s*(?:\/|slash)\s*[\])}>]+\s*/g, "/"],
  [new RegExp(`(?<=[a-z\\d])[\\s_*~-]+(?:dot|d0t)[\\s_*~-]+${AFTER_SPELLED_DOT}`, "g"), "."],
  [
    new RegExp(
      `(?<=[a-z\\d])(?<!(?<![a-z\\d])(?:pasang|instalasi|tambah|per|jumlah|beberapa|\\d+))[\\s_*~-]+(?:titik|ttk)[\\s_*~-]+${AFTER_DOT}`,
      "g",
    ),
    ".",
  ],
  [/(?<=[a-z\d]{3})(?:dot|titik)(?=(?:com|co\.?id|org|net|xyz)(?![a-z\d]))/g, "."],
  [new RegExp(`(?<=[a-z\\d]{2})${NO_SITE}\\s+[.${DOT_SIGNS}]\\s*${AFTER_DOT}`, "g"), "."],
  [new RegExp(`(?<=[a-z\\d]{2})[${DOT_SIGNS}]\\s*${AFTER_DOT}`, "g"), "."],
  [/(?<=[a-z\d]{2})\.\s+(?=(?:com|xyz|org)(?![a-z\d]))/g, "."],
  [/(?<=[a-z\d]{2})[,;]\s?(?=(?:com|xyz)(?![a-z\d]))/g, "."],
  // This finds penipu".com, (penipu).(com), and penipu|.|com.
  [
    new RegExp(
      `(?<=[a-z\\d]{2}[)\\]}>"']{0,2})[^a-z\\d\\s]{0,3}[.${DOT_SIGNS}][^a-z\\d\\s]{0,3}\\s?(?=(?:com|net|org|xyz|co\\.?id)(?![a-z\\d]))`,
      "g",
    ),
    ".",
  ],
  [new RegExp(`(?<=[a-z\\d]{3})${NO_SITE}\\s+[.${DOT_SIGNS}]?\\s*c\\s?[o0]\\s?m(?![a-z\\d])`, "g"), ".com"],
  [new RegExp(`(?<=[a-z\\d]{3})${NO_SITE}[\\s,]+(co|my|web)[\\s,]+id(?![a-z\\d])`, "g"), ".$1.id"],
  [/(?<=\.(?:co|my|web|or|go|ac|sch))\s*\.\s*(?=id(?![a-z\d]))/g, "."],
  [/(?<=[a-z\d]{2})\.\s?c\s?[o0*]\s?m(?![a-z\d])/g, ".com"],
  [/(?<=\d)(?:\s+\.\s+|\s*(?:dot|titik)\s*)(?=\d)/g, "."],
];
/** Matches punycode, "www" without its dot, an IPv6 address, and mailboxes whose "@" is spelled. */
const DISGUISED = new RegExp(
  [
    String.raw`xn--|(?<![a-z\d])www(?![a-z\d])|hxxp|https?\s?[:;]|(?<![a-z\d])0x[\da-f]{8}(?![a-z\d])`,
    String.raw`(?<![\da-z:])(?=[\da-f:]*::)(?=[\da-f:]*[a-f])(?=[\da-f:]*\d)[\da-f:]{4,39}(?![\da-z:])`,
    String.raw`(?<![a-z\d])(?:wa\W{0,3}me|bit\W{0,3}ly|t\W{0,3}me|s\W{0,3}id|tinyurl|linktree|linktr\.ee|forms\.gle)\s*\/`,
    String.raw`[a-z\d]\s+(?:dot|titik)com(?![a-z])`,
    String.raw`[\w+-]\s*(?:@|(?<=\s)(?:at|et)(?=\s))\s*(?:gmail|hotmail|rocketmail|protonmail|yahoo|ymail|outlook|icloud)(?![a-z])`,
  ].join("|"),
);

/** Returns the text as typed, and the beginning of the text with disguises and letters of other scripts made plain. */
function addressSpellings(plain: string): string[] {
  const examined = plain.slice(0, MAX_EXAMINED);
  return [...new Set([plain, madePlain(examined), madePlain(toLatin(examined).toLowerCase())])];
}

function madePlain(text: string): string {
  const joined = text.replace(SPACED_LETTERS, (run) => run.replaceAll(" ", ""));
  return WRITTEN_AROUND.reduce((left, [pattern, meant]) => left.replace(pattern, meant), joined);
}

const TOOLS = /(?<![\p{L}\d-])(?:(?:asp|ado|vb|ml|paint)\.net|socket\.io|draw\.io|[\p{L}\d-]+\.ai)(?![\p{L}\d/:-])/giu;
const HOST_IN_TITLE = new RegExp(
  String.raw`https?:|www\.|:\/\/|[\w.+-]+@[a-z\d-]+\.[a-z]|(?<![\p{L}\d.-])(?:${HOST})[:/?]\S`,
  "iu",
);

const BARE_HOST = new RegExp(String.raw`(?<![\p{L}\d.@-])(?:${HOST})(?![\p{L}\d])`, "giu");

/** Sites that a title may name without a path, because the work is about them. */
const KNOWN_SITES = new Set(
  (
    "booking agoda traveloka tiket airbnb tripadvisor shopee tokopedia lazada blibli bukalapak olx tiktok facebook instagram youtube linkedin twitter x whatsapp google canva figma wordpress " +
    "blogger wix shopify woocommerce webflow github gitlab fiverr upwork freelancer sribu projects glints jobstreet indeed kalibrr amazon ebay etsy alibaba aliexpress netflix spotify zoom " +
    "trello notion slack odoo cpanel niagahoster hostinger domainesia rumahweb cal monday mailchimp zapier rumah123 dekoruma oto carousell scribd turnitin mendeley quora kaskus medium detik " +
    "kompas adobe freepik shutterstock"
  ).split(" "),
);
/** Matches endings with two parts. A text may name one without an address: "domain my.id". */
const SECOND_LEVELS = /^(?:co|my|web|or|sch|biz|desa|ponpes)\.id$/;

function isKnownSite(host: string): boolean {
  if (SECOND_LEVELS.test(host) || /\.(?:go|ac)\.id$/.test(host)) return true;
  return KNOWN_SITES.has(host.replace(/\.(?:(?:co|web)\.id|[a-z]+)$/, ""));
}

/** Returns whether a title contains a web or mail address. A bare "booking.com" may be what the work is about. */
export function titleHoldsAddress(title: string): boolean {
  return addressSpellings(plainText(plainDots(title.slice(0, MAX_EXAMINED)))).some((spelling) => {
    const plain = spelling.replace(TOOLS, " ");
    const isElsewhere = matches(plain, BARE_HOST).some((host) => !isKnownSite(host));
    const isAddress = [HOST_IN_TITLE, RARE_HOST, NUMERIC_HOST, DISGUISED].some((pattern) => pattern.test(plain));
    return isElsewhere || isAddress;
  });
}

/** Matches every host that a mail program could turn into a link, with any ending, and mail addresses. */
const LINKABLE = new RegExp(
  String.raw`(?:[a-z][a-z\d+.-]{1,15}:[/\\]{2}|www\.)[^\s<>"']+|[\w.+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?<![\p{L}\d@.-])(?:${HOST}|(?:[\p{L}\d-]+\.)+(?:${OTHER_ENDINGS})|(?:\d{1,3}\.){3}\d{1,3}(?=[:/])|[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?=[:/]\S))(?![\p{L}\d])(?:[:/?][^\s<>"']*)?`,
  "giu",
);

export function withoutAddresses(text: string, replacement: string): string {
  const plain = plainDots(text);
  return plain.search(LINKABLE) >= 0 ? plain.replace(LINKABLE, replacement) : text;
}

const SCHEME = String.raw`(?:[a-z][a-z\d+.-]{1,15}:[/\\]|(?:https?|ftps?|mailto|javascript|data|intent|whatsapp|tg):|www\.)[^\s<>"']+`;
const REST_OF_ADDRESS = String.raw`(?:[:/\\?#][^\s<>"']*)?`;

/**
 * Matches words with a dot inside that end with two letters or more, numeric addresses, and everything with a scheme.
 */
const DOTTED = new RegExp(
  String.raw`${SCHEME}|[\w.+-]+@[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+|(?<![\p{L}\p{M}\d_-])(?<dotted>(?:[\p{L}\p{M}\d_-]+\.)+(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,}))(?:[_-]+(?![\p{L}\p{M}\d])|(?<=\.(?:${ENDINGS}|${OTHER_ENDINGS}))[_-][\p{L}\p{M}\d_-]*)?(?![\p{L}\p{M}\d_-])${REST_OF_ADDRESS}|(?<![\p{L}\d.])(?:${OCTETS}\.){3}${OCTETS}(?!\.?\d)${REST_OF_ADDRESS}`,
  "giu",
);

/** Matches parts of degrees: "S.Pd", "A.Md.Kep", "S.Farm.Apt". Single letters count as parts too. */
const DEGREE_PARTS =
  "pd|pdi|kom|ikom|sos|sosi|hum|ag|kep|ked|keb|kes|farm|apt|ns|si|sc|psi|ip|hut|pt|pi|sn|sns|stat|md|amd|mb|ft|gz|km|tr|ak|ab|ap|hi|th|fil|tp|trk|eng|ars|log|mat|akt|arch|sp|og|kn|gr|par|ling|des|kg|biomed|mm";
const DEGREE = new RegExp(`^(?:.|${DEGREE_PARTS})(?:\\.(?:.|${DEGREE_PARTS}))*$`, "iu");
const FILE_ENDINGS = /^(?:jpe?g|png|gif|heic|webp|pdf|docx?|xlsx?|pptx?|psd|cdr|csv|txt)$/i;
const SHORTENED = new RegExp(`^(?:${ABBREVIATIONS}|pt|cv|ud|bpk|ibu|tn|ny|gg|kp|ds|moh|muh|abd|hp|wa)$`, "i");

/**
 * Replaces all that might become a link in a mail with a stranger's words. A sentence that begins without a space
 * ("selesai.Besok") gets the space instead, because nothing links it then.
 */
export function withoutDottedWords(text: string, replacement: string): string {
  const plain = plainDots(text);
  if (plain.search(DOTTED) < 0) return text;
  return plain.replace(DOTTED, (...found) => {
    const whole: string = found[0];
    const dotted: string | undefined = found.at(-1).dotted;
    if (dotted === undefined) return replacement;
    const labels = dotted.split(".");
    const rest = whole.slice(dotted.length);
    const before = labels.slice(0, -1);
    const ending = labels.at(-1) ?? "";
    if (DEGREE.test(dotted)) return dotted + withoutDottedWords(rest, replacement);
    if (rest !== "") return replacement;
    if (labels.length === 2 && FILE_ENDINGS.test(ending)) return whole;
    if (isKnownHost(whole)) return replacement;
    const beginsSentence = /^\p{Lu}\p{Ll}/u.test(ending);
    const isShortened = labels.length === 2 && SHORTENED.test(labels[0] ?? "");
    const isNumber = before.every((label) => /^\d+$/.test(label));
    return beginsSentence || isShortened || isNumber ? `${before.join(".")}. ${ending}` : replacement;
  });
}

export function withoutContacts(text: string, marks: { address: string; number: string }): string {
  const linked = withoutDottedWords(text, marks.address);
  const plain = plainDigits(linked);
  const hidden = replaceNumbers(plain, marks.number);
  return hidden === plain ? linked : hidden;
}

function isKnownHost(word: string): boolean {
  return word.search(LINKABLE) === 0;
}

export function plainDots(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u3002\uff0e\uff61]/gu, ".");
}

/** Kinds of contact details outside of JasaWarga in a message. They are marked, never removed. */
const CONTACT_KINDS = ["phone", "account", "link", "email"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export function contactKinds(text: string, ownHost: string): ContactKind[] {
  const plain = plainDigits(text);
  const own = [ownHost.toLowerCase(), "jasawarga.id"];
  const withoutMail = plain.replace(EMAIL, " ");
  const numbers = contactNumbers(withoutMail.replace(WEB_ADDRESS, " "));
  const found: Record<ContactKind, boolean> = {
    email: matches(plain, EMAIL).some((address) => !isOwn(address.slice(address.indexOf("@") + 1), own)),
    link: matches(withoutMail, WEB_ADDRESS).some((link) => !isOwn(hostName(link), own)),
    phone: numbers.some(({ kind }) => kind === "phone"),
    account: numbers.some(({ kind }) => kind === "account"),
  };
  return CONTACT_KINDS.filter((kind) => found[kind]);
}

/** Matches email addresses, but not "kaos @50.000/pcs". */
const EMAIL = /(?<![/\w.+-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z-]*[a-z]/giu;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found);
}

function hostName(link: string): string {
  return link.replace(/^https?:\/\//iu, "").split(/[/?#]/u, 1)[0] ?? "";
}

// The host of "https://jasawarga.id@elsewhere.com" is elsewhere.com.
function isOwn(host: string, own: readonly string[]): boolean {
  const bare = host
    .toLowerCase()
    .replace(/^www\./u, "")
    .replace(/[.,!?)]+$/u, "");
  return own.includes(bare);
}

export const MAX_EXAMINED = 400;

export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, "");
}
