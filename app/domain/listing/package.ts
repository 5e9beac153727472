/** What a buyer chooses on an offer: up to three, told apart by their position. */
export type Package = {
  name: string;
  /** integer rupiah */
  price: number;
  /** estimate in days, both ends included; null when the seller named none */
  minDays: number | null;
  maxDays: number | null;
  /** null: tanpa batas */
  revisions: number | null;
  checklist: string[];
};

/** An estimate in days, both ends included. */
export type Days = { min: number; max: number };

export const MAX_PACKAGES = 3;
export const MAX_DAYS = 365;
/** Characters that a time may be written in. */
export const MAX_TIME = 100;

/** The one package of a listing that names none. */
export const STANDARD_PACKAGE_NAME = "Paket Standar";

const STANDARD_DAYS: Days = { min: 3, max: 5 };
const ESTIMATES: readonly Days[] = [{ min: 5, max: 7 }, STANDARD_DAYS, { min: 2, max: 4 }];

/** The packages on sale: a listing without any sells one at its price, delivered in its own time when it says one. */
export function packagesOf(listing: {
  price: number;
  packages: readonly Package[] | null;
  days?: Days | null;
}): Package[] {
  if (listing.packages !== null && listing.packages.length > 0)
    return listing.packages.slice(0, MAX_PACKAGES);
  const days = listing.days ?? STANDARD_DAYS;
  return [
    {
      name: STANDARD_PACKAGE_NAME,
      price: listing.price,
      minDays: days.min,
      maxDays: days.max,
      revisions: null,
      checklist: [],
    },
  ];
}

/** "Mulai dari": the lowest price on sale, integer rupiah. */
export function startingPrice(listing: { price: number; packages: readonly Package[] | null }): number {
  return Math.min(...packagesOf(listing).map((pkg) => pkg.price));
}

export function packageId(index: number): string {
  return `pkg_${index}`;
}

export type Choice = { index: number; id: string; pkg: Package };

/** The package an id names; missing or unknown means the standard one (index 1, else 0). */
export function choosePackage(packages: readonly Package[], id: string | null | undefined): Choice {
  const named = packages.findIndex((_, index) => packageId(index) === id);
  const index = named >= 0 ? named : packages.length > 1 ? 1 : 0;
  const pkg = packages[index];
  if (pkg === undefined) throw new RangeError("no package on sale: ask packagesOf() first");
  return { index, id: packageId(index), pkg };
}

/** The package's own estimate, else the one of its position (5-7, 3-5, 2-4 days). */
export function packageEstimate(pkg: Pick<Package, "minDays" | "maxDays">, index: number): Days {
  const max = pkg.maxDays ?? pkg.minDays;
  if (max !== null) return { min: Math.min(pkg.minDays ?? max, max), max };
  return ESTIMATES[index] ?? STANDARD_DAYS;
}

const UNIT_DAYS: Record<string, number> = { jam: 1 / 24, minggu: 7, pekan: 7, bulan: 30 };
const TIMES_24_HOURS = /(\d)\s*[x×]\s*24\s*jam/gi;
const ONE = /\bse(jam|hari|minggu|pekan|bulan|tahun)\b(?!-\1)/gi;
const WORDS = ["satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan", "sepuluh"];
/** A number up to ten in words before its unit, or as one end of a range. What "dua puluh satu" ends in is none. */
const WORDED = new RegExp(
  String.raw`(\b(?:puluh|ratus|seratus)\s+)?\b(${WORDS.join("|")})\b(?=\s*(?:(?:-|–|—|s\/d|sampai|hingga)\s*[a-z\d]+\s*)?(?:jam|hari|hr|minggu|pekan|bulan|tahun)\b)`,
  "gi",
);
/** Where a text goes on to something else; not the comma of "1,5 hari". */
const PART = /[,;]\s+/;
/** That a part names a length of time, whether or not it can be read. */
const TIMED =
  /(?:\d|belas|puluh|ratus|setengah|beberapa)\s*(?:detik|menit|jam|hari|hr|minggu|pekan|bulan|tahun|thn)/i;
/** All of a part, with one number in it, or two as a range, and its unit. */
const NUMBERED =
  /^(\D*)(\d{1,3}(?:[.,]\d{1,2})?)(?:(?:\s*(jam|hari|hr|minggu|pekan|bulan))?\s*(?:-|–|—|s\/d|sampai|hingga)\s*(\d{1,3}(?:[.,]\d{1,2})?))?\s*(jam|hari|hr|minggu|pekan|bulan)\b(\D*)$/i;
/** A number alone is one of days. */
const BARE =
  /^(?:[~±]|(?:sekitar|kira-kira|kurang lebih|estimasi|maksimal)\s)?\s*(\d{1,3}(?:[.,]\d{1,2})?)(?:\s*(?:-|–|—|s\/d|sampai|hingga)\s*(\d{1,3}(?:[.,]\d{1,2})?))?$/i;
/** What comes before a number that is money, a promise for afterwards, or the end of a longer word or number. */
const BEFORE_ANOTHER = /garansi|\brp\b|(?:^|[^a-z])[.,]$|[a-z$€£¥/−–—-]$/i;
/** What follows a time that is a share of another, or again a promise for afterwards. */
const AFTER_ANOTHER = /^\s*(?:\/|per\b|garansi)/i;
/** What may stand before each of several times: all of them are needed until the work is done. */
const STAGE = /\b(?:konsultasi|survei|persiapan|desain|pengerjaan|pengiriman)\s*:?\s*$/i;
const AT_ONCE = /hari (?:ini|yang sama|itu juga)|langsung/gi;

/**
 * "3-5 hari", "3", "sekitar dua minggu", "seminggu" as whole days, from the shortest time that is named to the longest;
 * null when none is, none between 1 day and a year, or several without a word for which part of the work each takes:
 * "3 hari, garansi 12 bulan" is not 360 days. The only reader of times that people write: what a search finds, a page
 * shows and an order holds somebody to is the same.
 */
export function parseDays(text: string): Days | null {
  const figures = inFigures(text.trim());
  const timed = figures.split(PART).filter((part) => TIMED.test(part));
  if (timed.length === 0) return readBare(figures);
  const times: Days[] = [];
  for (const part of timed) {
    const time = readTime(part, timed.length > 1);
    if (time === null) return null;
    times.push(time);
  }
  return times.reduce((all, { min, max }) => ({ min: Math.min(all.min, min), max: Math.max(all.max, max) }));
}

/** "2x24 jam", "seminggu" and "dua hari" with their number in digits. */
function inFigures(text: string): string {
  return text
    .replace(TIMES_24_HOURS, "$1 hari")
    .replace(ONE, "1 $1")
    .replace(WORDED, (found, more: string | undefined, word: string) =>
      more ? found : String(WORDS.indexOf(word.toLowerCase()) + 1),
    );
}

/** The one time of a part; null when its number means something else, or one among several has no stage. */
function readTime(part: string, among: boolean): Days | null {
  const [, before = "", from = "", fromUnit, to, unit, after = ""] = NUMBERED.exec(part) ?? [];
  if (unit === undefined || BEFORE_ANOTHER.test(before) || AFTER_ANOTHER.test(after)) return null;
  if (among && !STAGE.test(before)) return null;
  const max = wholeDays(to ?? from, unit);
  return withinAYear(to === undefined ? max : wholeDays(from, fromUnit ?? unit), max);
}

/** A text that names no unit with its number: one of days, or none but "langsung" and the like. */
function readBare(text: string): Days | null {
  const [, from, to] = BARE.exec(text) ?? [];
  if (from !== undefined) return withinAYear(wholeDays(from), wholeDays(to ?? from));
  const rest = text.replace(AT_ONCE, "");
  return rest === text || /\d/.test(rest) ? null : { min: 1, max: 1 };
}

function withinAYear(min: number, max: number): Days | null {
  return min >= 1 && min <= max && max <= MAX_DAYS ? { min, max } : null;
}

function wholeDays(count: string, unit = "hari"): number {
  return Math.ceil(Number(count.replace(",", ".")) * (UNIT_DAYS[unit.toLowerCase()] ?? 1));
}
