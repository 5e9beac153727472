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
/** What the form proposes, by position. */
export const PACKAGE_NAMES = ["Paket Dasar", STANDARD_PACKAGE_NAME, "Paket Premium"] as const;

const BLURBS = [
  "Cocok untuk kebutuhan sederhana",
  "Pilihan terbaik untuk sebagian besar kebutuhan",
  "Solusi lengkap dengan layanan prioritas",
] as const;

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

export function packageBlurb(index: number): string {
  return BLURBS[index] ?? BLURBS[1];
}

/** The package's own estimate, else the one of its position (5-7, 3-5, 2-4 days). */
export function packageEstimate(pkg: Pick<Package, "minDays" | "maxDays">, index: number): Days {
  const max = pkg.maxDays ?? pkg.minDays;
  if (max !== null) return { min: Math.min(pkg.minDays ?? max, max), max };
  return ESTIMATES[index] ?? STANDARD_DAYS;
}

/** "3-5 hari", or "3 hari" when both ends are the same. */
export function formatDays(days: Days): string {
  return days.min === days.max ? `${days.max} hari` : `${days.min}-${days.max} hari`;
}

const UNIT_DAYS: Record<string, number> = { jam: 1 / 24, minggu: 7, pekan: 7, bulan: 30 };
/** A number, or two as a range, with its unit; the last may go without. Not within a longer number, or "24/7". */
const NUMBERED =
  /(?:^|[^\d.,/–—-]|\D[.,/–—-])(\d{1,3}(?:[.,]\d{1,2})?)(?:\s*(jam|hari|hr|minggu|pekan|bulan)?\s*(?:-|–|—|s\/d|sampai|hingga)\s*(\d{1,3}(?:[.,]\d{1,2})?))?\s*(jam|hari|hr|minggu|pekan|bulan|$)/gi;
const TIMES_24_HOURS = /(\d)\s*[x×]\s*24\s*jam/gi;
const WORDS = ["satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan", "sepuluh"];
/** A number up to ten in words before its unit, or as one end of a range. What "dua puluh satu" ends in is none. */
const WORDED =
  /(\b(?:puluh|ratus|seratus)\s+)?\b(satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)\b(?=\s*(?:(?:-|–|—|s\/d|sampai|hingga)\s*[a-z\d]+\s*)?(?:jam|hari|hr|minggu|pekan|bulan)\b)/gi;
const SAID: readonly [RegExp, number][] = [
  [/\bse(jam|hari)\b|hari (ini|yang sama|itu juga)|langsung/i, 1],
  [/\bse(minggu|pekan)\b/i, 7],
  [/\bsebulan\b/i, 30],
];

/**
 * "3-5 hari", "3", "sekitar dua minggu", "seminggu" as whole days, from the shortest time that is named to the longest;
 * null when none is, or none between 1 day and a year. The only reader of times that people write: what a search
 * finds, a page shows and an order holds somebody to is the same.
 */
export function parseDays(text: string): Days | null {
  const figures = text
    .trim()
    .replace(TIMES_24_HOURS, "$1 hari")
    .replace(WORDED, (found, more: string | undefined, word: string) =>
      more ? found : String(WORDS.indexOf(word.toLowerCase()) + 1),
    );
  const named = [...figures.matchAll(NUMBERED)].map(readRange);
  if (named.length === 0) {
    const days = SAID.find(([words]) => words.test(text))?.[1];
    return days === undefined ? null : { min: days, max: days };
  }
  if (named.some(({ min, max }) => min < 1 || max < min || max > MAX_DAYS)) return null;
  return named.reduce((all, { min, max }) => ({
    min: Math.min(all.min, min),
    max: Math.max(all.max, max),
  }));
}

function readRange([, from, fromUnit, to, unit]: RegExpExecArray): Days {
  const max = wholeDays(to ?? from, unit);
  return { min: to === undefined ? max : wholeDays(from, fromUnit ?? unit), max };
}

function wholeDays(count = "", unit = ""): number {
  return Math.ceil(Number(count.replace(",", ".")) * (UNIT_DAYS[unit.toLowerCase()] ?? 1));
}

/** "2 kali revisi", "Revisi tanpa batas", "Tanpa revisi" */
export function formatRevisions(revisions: number | null): string {
  if (revisions === null) return "Revisi tanpa batas";
  return revisions === 0 ? "Tanpa revisi" : `${revisions} kali revisi`;
}
