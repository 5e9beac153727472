import { plainSigns } from "~/platform/money";

export const UNITS = ["paket", "unit", "jam", "m2", "kunjungan", "orang", "proyek"] as const;
export type Unit = (typeof UNITS)[number];
export const USUAL_UNIT: Unit = "paket";

export type Package = {
  name: string;
  price: number;
  unit?: Exclude<Unit, "paket">;
  minDays: number | null;
  maxDays: number | null;
  revisions: number | null;
  checklist: string[];
  /** The seller's own sentence about it. */
  summary?: string;
  /** True if the seller wrote no package. This one then has no lines. */
  implied?: true;
};

/** unit: an order may contain it several times. order: an order contains it at most once. */
export const EXTRA_BASES = ["unit", "order"] as const;
export type ExtraBasis = (typeof EXTRA_BASES)[number];

/** Something that a buyer can add to any package. The names within a listing differ. */
export type Extra = { name: string; price: number; per: ExtraBasis };

/** Rupiah for the journey to each area, by place code. An area without an entry costs nothing. */
export type TravelFees = Readonly<Record<string, number>>;

export const MAX_EXTRAS = 6;
export const MIN_EXTRA_NAME = 3;
export const MAX_EXTRA_NAME = 60;
export const MAX_TRAVEL_FEE = 500_000;
export const MAX_CALL_OUT_FEE = 50_000;
/** The share of an order's price that its call-out fee may reach. */
export const MAX_CALL_OUT_PERCENT = 20;

export type Days = { min: number; max: number };

export const MAX_PACKAGES = 3;
export const MAX_DAYS = 365;
export const MAX_TIME = 100;

export const STANDARD_PACKAGE_NAME = "Paket Standar";

const STANDARD_DAYS: Days = { min: 3, max: 5 };
const ESTIMATES: readonly Days[] = [{ min: 5, max: 7 }, STANDARD_DAYS, { min: 2, max: 4 }];

type PricedListing = { price: number; unit?: Unit; packages: readonly Package[] | null };

export function packagesOf(listing: PricedListing & { days?: Days | null }): Package[] {
  if (listing.packages !== null && listing.packages.length > 0) return listing.packages.slice(0, MAX_PACKAGES);
  const days = listing.days ?? STANDARD_DAYS;
  return [
    {
      name: STANDARD_PACKAGE_NAME,
      price: listing.price,
      ...packageUnit(listing.unit ?? USUAL_UNIT),
      minDays: days.min,
      maxDays: days.max,
      revisions: null,
      checklist: [],
      implied: true,
    },
  ];
}

export function startingPrice(listing: PricedListing): number {
  return Math.min(...packagesOf(listing).map((pkg) => pkg.price));
}

export function startingUnit(listing: PricedListing): Unit {
  const price = startingPrice(listing);
  return unitOf(packagesOf(listing).find((pkg) => pkg.price === price));
}

export function unitOf(pkg: { unit?: Unit } | null | undefined): Unit {
  return pkg?.unit ?? USUAL_UNIT;
}

export function packageUnit(unit: Unit): Pick<Package, "unit"> {
  return unit === USUAL_UNIT ? {} : { unit: unit as Exclude<Unit, "paket"> };
}

export function packageId(index: number): string {
  return `pkg_${index}`;
}

export function packageIndex(id: string | null): number {
  return Math.max(0, [...Array(MAX_PACKAGES).keys()].map(packageId).indexOf(id ?? ""));
}

/** Fewer orders would say little about what buyers choose. */
const MIN_ORDERS_OF_FAVOURITE = 3;

/**
 * Returns the index of the package that completed orders contain most often. Returns null with fewer than two packages,
 * too few orders or a tie. An order counts only if the package still has the name that it had then.
 */
export function mostOrdered(packages: readonly Package[], ordered: readonly OrderedPackage[]): number | null {
  if (packages.length < 2) return null;
  const counts = packages.map(
    ({ name }, index) => ordered.filter((one) => one.id === packageId(index) && one.name === name).length,
  );
  const most = Math.max(...counts);
  const isAlone = counts.indexOf(most) === counts.lastIndexOf(most);
  return most >= MIN_ORDERS_OF_FAVOURITE && isAlone ? counts.indexOf(most) : null;
}

export type OrderedPackage = { id: string | null; name: string | null };

export type SelectedPackage = { index: number; id: string; pkg: Package };

export function choosePackage(packages: readonly Package[], id: string | null | undefined): SelectedPackage {
  const named = packages.findIndex((_, index) => packageId(index) === id);
  const index = named >= 0 ? named : packages.length > 1 ? 1 : 0;
  const pkg = packages[index];
  if (pkg === undefined) throw new RangeError("no package on sale: ask packagesOf() first");
  return { index, id: packageId(index), pkg };
}

export function packageEstimate(pkg: Pick<Package, "minDays" | "maxDays">, index: number): Days {
  const max = pkg.maxDays ?? pkg.minDays;
  if (max !== null) return { min: Math.min(pkg.minDays ?? max, max), max };
  return ESTIMATES[index] ?? STANDARD_DAYS;
}

const UNIT_DAYS: Record<string, number> = { jam: 1 / 24, minggu: 7, pekan: 7, bulan: 30 };
const TIMES_24_HOURS = /(\d)\s*[x×]\s*24\s*jam/gi;
const ONE = /\bse(jam|hari|minggu|pekan|bulan|tahun)\b(?!-\1)/gi;
const WORDS = ["satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan", "sepuluh"];
/** Matches a number word up to ten before a unit or in a range, but not the end of "dua puluh satu". */
const WORDED = new RegExp(
  String.raw`(\b(?:puluh|ratus|seratus)\s+)?\b(${WORDS.join("|")})\b(?=\s*(?:(?:-|–|—|s\/d|sampai|hingga)\s*[a-z\d]+\s*)?(?:jam|hari|hr|minggu|pekan|bulan|tahun)\b)`,
  "gi",
);
const PART = /[,;]\s+/;
const TIMED = /(?:\d|belas|puluh|ratus|setengah|beberapa)\s*(?:detik|menit|jam|hari|hr|minggu|pekan|bulan|tahun|thn)/i;
const NUMBERED =
  /^(\D*)(\d{1,3}(?:[.,]\d{1,2})?)(?:(?:\s*(jam|hari|hr|minggu|pekan|bulan))?\s*(?:-|–|—|s\/d|sampai|hingga)\s*(\d{1,3}(?:[.,]\d{1,2})?))?\s*(jam|hari|hr|minggu|pekan|bulan)\b(\D*)$/i;
const BARE =
  /^(?:[~±]|(?:sekitar|kira-kira|kurang lebih|estimasi|maksimal)\s)?\s*(\d{1,3}(?:[.,]\d{1,2})?)(?:\s*(?:-|–|—|s\/d|sampai|hingga)\s*(\d{1,3}(?:[.,]\d{1,2})?))?$/i;
/** Matches text before a number that is money, a guarantee, or the end of a longer word or number. */
const BEFORE_ANOTHER = /garansi|\brp\b|(?:^|[^a-z])[.,]$|[a-z$€£¥/−–—-]$/i;
/** Matches text after a time that is a rate or a guarantee. */
const AFTER_ANOTHER = /^\s*(?:\/|per\b|garansi)/i;
const STAGE = /\b(?:konsultasi|survei|persiapan|desain|pengerjaan|pengiriman)\s*:?\s*$/i;
const AT_ONCE = /hari (?:ini|yang sama|itu juga)|langsung/gi;

/** Matches "1, 5 hari" at the beginning. Later in a text the comma separates two parts. */
const SPACED_FRACTION = /^\d{1,3}(?:\s[.,]\s?|[.,]\s)\d{1,2}(?!\d)(?!\s*jam\b)/i;

/** Matches fractions that `parseDays` does not read. */
const WRITTEN_FRACTION =
  /[¼½¾⅐-⅞]|\d\s?[/⁄]\s?\d|\b(?:s?etengah|stgh|separuh|separo|paruh|seperempat|sepertiga|perempat|pertiga)\b/i;

/** Returns true for a fraction of days, weeks or months. Hours may be fractions. */
export function hasFractionOfDays(text: string): boolean {
  const figures = inFigures(plainSigns(text).trim());
  if (SPACED_FRACTION.test(figures)) return true;
  if (WRITTEN_FRACTION.test(figures) && parseDays(text) === null) return true;
  const timed = figures.split(PART).filter((part) => TIMED.test(part));
  const isFraction = (count = "", unit = "hari") => /[.,]\d*[1-9]/.test(count) && !/^jam$/i.test(unit);
  if (timed.length === 0) {
    const [, from, to] = BARE.exec(figures) ?? [];
    return isFraction(from) || isFraction(to);
  }
  return timed.some((part) => {
    const [, , from, fromUnit, to, unit] = NUMBERED.exec(part) ?? [];
    return isFraction(from, fromUnit ?? unit) || isFraction(to, unit);
  });
}

/** Parses a written time. Null if the text has no time of 1 day to a year, or several that are unclear. */
export function parseDays(text: string): Days | null {
  const figures = inFigures(plainSigns(text).trim());
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

function inFigures(text: string): string {
  return text
    .replace(TIMES_24_HOURS, "$1 hari")
    .replace(ONE, "1 $1")
    .replace(WORDED, (found, more: string | undefined, word: string) =>
      more ? found : String(WORDS.indexOf(word.toLowerCase()) + 1),
    );
}

function readTime(part: string, among: boolean): Days | null {
  const [, before = "", from = "", fromUnit, to, unit, after = ""] = NUMBERED.exec(part) ?? [];
  if (unit === undefined || BEFORE_ANOTHER.test(before) || AFTER_ANOTHER.test(after)) return null;
  if (among && !STAGE.test(before)) return null;
  const max = wholeDays(to ?? from, unit);
  return withinAYear(to === undefined ? max : wholeDays(from, fromUnit ?? unit), max);
}

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
