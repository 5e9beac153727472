import { parseRupiah } from "~/platform/money";

/** Rupiah. Null for an open end. */
export type PriceAsked = { min: number | null; max: number | null };

const DIGITS: Record<string, number> = {
  se: 1,
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
};
const DIGIT = `se(?=ratus|puluh|juta|jt)|(?:${Object.keys(DIGITS).slice(1).join("|")})\\s+`;
const HUNDREDS = new RegExp(String.raw`\b(${DIGIT})(ratus|puluh)\s*(?=(?:ribu|rb|juta|jt))`, "g");

const UNIT = "ribu|rebu|rb|k|juta|jt";
const AMOUNT = String.raw`(rp\.?\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,9}(?:[.,]\d{1,2})?)(?:,00?(?!\d)|,-+)?\s*(?:(${UNIT})(?![a-z]*\d)(-?an)?\b)?`;
const TO = String.raw`\s*(?:[-\u2010-\u2015\u2212~]+|(?:sampai|sampe|smp|hingga)(?:\s+(?:dengan|dgn|ke))?|s\s*\/\s*d|sd|to)\s*`;
/** Matches "500 ribu ke 1 juta", a range. In "20 ribu ke 50 alamat" the second number counts addresses. */
const KE = String.raw`\s+ke\s+(?=(?:rp\.?\s*)?\d[\d.,]*\s*(?:${UNIT})\b|rp|\d{1,3}(?:\.\d{3})+)`;
const ONES = new RegExp(
  String.raw`\b(${DIGIT})(?=(?:(?:${TO})(?:${DIGIT}|\d+(?:[.,]\d+)?\s*))?(?:ribu|rb|juta|jt)(?:an)?\b)`,
  "g",
);
const MOST = String.raw`di\s*bawah|dbwh|bawah|kurang dari|(?:jangan|jgn|tidak|tdk|tak|ga|gak|nggak|ngga|enggak)(?:\s+(?:boleh|mau|sampai))?\s+(?:lebih|melebihi|lewat)(?:\s+dari)?|paling banyak|max|maks|maksimal|maximal|maksimum|maximum|paling mahal|under|below|less than|budget(?:nya)?|bajet|budjet|bujet|anggaran|dana|mentok|sampai|hingga|harga|up to|<=?`;
const LEAST = String.raw`di\s*atas|lebih dari|min|minimal|minimum|mulai dari|mulai|start|paling murah|above|over|>=?`;
const ABOUT = "sekitar|kisaran|kira kira|around|kurang lebih|range|±";

const RANGE = new RegExp(
  String.raw`(?<![\d.,a-z])(?:(?:antara|harga|kisaran|range|budget|bajet|anggaran|dari)\s+)?${AMOUNT}(?:${TO}|${KE}|\s+dan\s+)${AMOUNT}`,
  "g",
);
const LIMIT = new RegExp(
  String.raw`(?<![a-z\d.,])(?:(${MOST})|(${LEAST})|(${ABOUT}))?[\s:]*(?<![\d.,])${AMOUNT}(\s*(?:ke\s*bawah|ke\s*atas))?(?![\d])`,
  "g",
);
const ABOUT_FACTOR = 1.25;
/** The minimum that is a price without a unit. Smaller ones are pieces or pages, and "4k" is a film format. */
const MIN_BARE_PRICE = 10_000;
const MIN_READ_PRICE = 5_000;
const MAX_READ_PRICE = 999_999_999;

/** Extracts the first price and replaces it by a comma. */
export function extractPrice(plainText: string): { price: PriceAsked | null; rest: string } {
  let rest = plainText
    .replace(/\bsetengah\s*(?:juta|jt)(?:an)?\b/g, "500 ribu")
    .replace(HUNDREDS, (_, digit: string, size: string) => `${digitOf(digit) * (size === "ratus" ? 100 : 10)} `)
    .replace(ONES, (_, digit: string) => `${digitOf(digit)} `);
  let price: PriceAsked | null = null;
  // The first pair may count rooms: "2-3 kamar 500rb-1jt".
  for (const found of rest.matchAll(RANGE)) {
    price = rangeOf(found);
    if (price === null) continue;
    rest = `${rest.slice(0, found.index)} , ${rest.slice(found.index + found[0].length)}`;
    break;
  }
  rest = rest.replace(LIMIT, (match: string, ...groups: (string | undefined)[]) => {
    const limit = limitOf(groups);
    if (limit === null) return match;
    price ??= limit;
    return " , ";
  });
  return { price, rest };
}

function digitOf(word: string): number {
  return DIGITS[word.trim()] ?? 1;
}

export function priceText({ min, max }: PriceAsked): string {
  if (min !== null && max !== null) return `rp ${min}-rp ${max}`;
  return max === null ? `min rp ${min}` : `maks rp ${max}`;
}

function rangeOf(found: RegExpMatchArray): PriceAsked | null {
  const [, rp1, number1, unit1, , rp2, number2, unit2] = found;
  const sure = rp1 ?? rp2;
  const to = endOf({ number: number2, unit: unit2, otherUnit: unit1, sure });
  const alike = endOf({ number: number1, unit: unit1, otherUnit: unit2, sure });
  // The range "500 - 1 juta" starts in thousands.
  const inThousands = unit1 === undefined && alike !== null && to !== null && alike > to;
  const from = inThousands ? (amountOf(number1, "ribu") ?? alike) : alike;
  if (from === null || to === null) return null;
  return { min: Math.min(from, to), max: Math.max(from, to) };
}

type RangeEnd = { number?: string; unit?: string; otherUnit?: string; sure?: string };

/** Returns an end. Without a unit it takes the other end's, unless it is a full price itself: "500.000 - 1 juta". */
function endOf({ number = "", unit, otherUnit, sure }: RangeEnd): number | null {
  const isWhole = unit === undefined && /^\d{5,}$|\.\d{3}$/.test(number);
  return amountOf(number, isWhole ? undefined : (unit ?? otherUnit), sure);
}

function limitOf(groups: readonly (string | undefined)[]): PriceAsked | null {
  const [most, least, about, rp, number, unit, roughly, after] = groups;
  const amount = amountOf(number, unit, rp ?? most ?? least);
  if (amount === null) return null;
  if (least !== undefined || /atas/.test(after ?? "")) return { min: amount, max: null };
  const rough = about !== undefined || roughly !== undefined;
  return { min: null, max: rough && most === undefined ? Math.round(amount * ABOUT_FACTOR) : amount };
}

function amountOf(number = "", unit?: string, sure?: string): number | null {
  const amount = parseRupiah(number + (unit ?? ""));
  if (amount === null || amount < MIN_READ_PRICE || amount > MAX_READ_PRICE) return null;
  if (unit !== undefined || number.includes(".")) return amount;
  return amount >= (sure === undefined ? MIN_BARE_PRICE : MIN_READ_PRICE) && amount % 500 === 0 ? amount : null;
}
