import { packagesOf } from "~/listings/package";
import { sold } from "../compose";
import { offers } from "../offers";
import type { DemoPerson, DemoReview, DemoSale } from "../types";
import { FIRST_NAMES, LAST_NAMES } from "./names";
import { APOLOGIES, type CrowdWork, GENERAL, SLOTS, THANKS, WORDS } from "./words";

type Stars = DemoReview["stars"];

/** Reviews of one busy offer, with the average that they aim at. */
type Busy = { offer: string; work: CrowdWork; reviews: number; average: number };

const busy = (offer: string, work: CrowdWork, reviews: number, average: number): Busy => ({
  offer,
  work,
  reviews,
  average,
});

/** The offers of the public demo accounts are missing, because browser tests count their orders. */
const BUSY: Busy[] = [
  busy("ac-bandung", "pendingin", 212, 4.8),
  busy("servis-ac", "pendingin", 136, 4.7),
  busy("perbaikan-listrik", "tukang", 38, 4.8),
  busy("ac-surabaya", "pendingin", 104, 4.4),
  busy("ac-medan", "pendingin", 52, 4),
  busy("ac-makassar", "pendingin", 36, 4.3),
  busy("ac-jogja", "pendingin", 30, 4.6),
  busy("kulkas-jakarta-utara", "kulkas", 34, 4.1),
  busy("atap-talang-plafon", "tukang", 30, 4.5),
  busy("bersih-rumah", "bersih", 88, 4.6),
  busy("setrika-surabaya", "bersih", 56, 4.3),
  busy("cuci-sofa-kasur", "bersih", 24, 4.5),
  busy("katering-nasi-kotak", "dapur", 108, 4.9),
  busy("rendang-padang", "dapur", 124, 5),
  busy("kue-ulang-tahun", "kue", 74, 4.9),
  busy("tumpeng-gudeg", "dapur", 42, 4.7),
  busy("servis-ponsel", "ponsel", 116, 4.5),
  busy("servis-motor-panggilan", "motor", 66, 4.7),
  busy("pindahan-rumah", "angkut", 62, 4.1),
  busy("kurir-motor", "kurir", 56, 4.2),
  busy("truk-boks-makassar", "angkut", 32, 3.9),
  busy("permak-pakaian", "jahit", 36, 4.6),
  busy("jahit-kebaya", "jahit", 28, 4.5),
  busy("potong-rambut-rumah", "rambut", 46, 4.9),
  busy("foto-keluarga-wisuda", "foto", 34, 4.3),
  busy("video-produk-30-detik", "produk", 34, 4.6),
  busy("musik-podcast", "kreatif", 26, 4.8),
  busy("situs-profil-usaha", "kreatif", 20, 4.7),
  busy("terjemahan-tersumpah", "dokumen", 102, 4.9),
  busy("les-matematika", "les", 54, 4.9),
  busy("sopir-bali", "jalan", 38, 4.8),
  busy("pemandu-lombok", "jalan", 22, 5),
];

/** Towns whose people order from a seller in the first one. Offers elsewhere sell to all of Java. */
const REGIONS = [
  ["Bandung", "Cimahi", "Kabupaten Bandung"],
  ["Surabaya", "Sidoarjo", "Gresik"],
  ["Medan", "Kabupaten Deli Serdang", "Binjai"],
  ["Makassar", "Kabupaten Gowa", "Kabupaten Maros"],
  ["Yogyakarta", "Sleman", "Bantul"],
  ["Denpasar", "Badung", "Gianyar"],
  ["Jakarta Selatan", "Jakarta Timur", "Depok", "Bekasi", "Tangerang Selatan", "Jakarta Barat", "Bogor"],
];
const ANYWHERE = REGIONS.flat();
const AROUND_JAKARTA = ["Jakarta Pusat", "Jakarta Utara", "Tangerang", ...(REGIONS.at(-1) ?? [])];

const HABITS = [
  "Masak di akhir pekan",
  "Berkebun",
  "Sepeda santai",
  "Membaca",
  "Kopi tubruk",
  "Tanaman hias",
  "Futsal",
];
const BIOS = [
  "Lebih sering memesan daripada menawarkan. Tinggal bersama keluarga kecil.",
  "Pegawai kantor yang tidak sempat mengurus rumah sendiri.",
  "Suka mencoba jasa tetangga sebelum mencari yang jauh.",
  "Ibu dua anak, pelanggan tetap beberapa tukang di sini.",
  "Baru pindah ke kota ini dan masih mencari langganan.",
];

/** Buyers per review, so that about every third review is by somebody who has ordered before. */
const BUYERS_PER_REVIEW = 0.7;
const OLDEST_DAYS = 149;
/** Both sides have written by then, or their time has passed. */
const REVIEWED_DAYS = 16;

/** Returns numbers from 0 to 1, the same ones in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = numbersFrom(20_26);

function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items];
  for (let at = rest.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [rest[at], rest[other]] = [rest[other] as T, rest[at] as T];
  }
  return rest;
}

/** Returns each item once in a random order, then again in another one, so that neighbours differ. */
function rounds<T>(items: readonly T[]): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = shuffled(items);
    return left.pop() as T;
  };
}

const slotRounds = Object.fromEntries(Object.entries(SLOTS).map(([name, words]) => [name, rounds(words)]));

/** Fills the slots of each sentence and begins it with a capital letter. */
function written(...sentences: string[]): string {
  const filled = sentences.map((one) => one.replace(/\{(\w+)\}/g, (_, slot: string) => slotRounds[slot]?.() ?? ""));
  return filled.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join(" ");
}

const opening = rounds(GENERAL.opening);
const ending = rounds(GENERAL.ending);
const short = rounds(GENERAL.short);
const mild = rounds(GENERAL.mild);
const asking = rounds(GENERAL.asking);
const lower = rounds(GENERAL.lower);
const thanks = rounds(THANKS);
const apology = rounds(APOLOGIES);

/** Some people write without capitals and full stops. */
function inOwnHand(text: string): string {
  const habit = random();
  if (habit < 0.18) return text.toLowerCase().replace(/\.$/, "").replaceAll(". ", ", ");
  return habit < 0.28 ? text.replace(/\.$/, "!") : text;
}

function commentsOn(work: CrowdWork): (stars: Stars) => string {
  const praise = rounds(WORDS[work].praise);
  const fault = rounds(WORDS[work].faults);
  const five = rounds<() => string[]>([
    () => [praise(), ending()],
    () => [opening(), praise()],
    () => [praise(), praise()],
    () => [opening(), praise(), ending()],
    () => [short(), praise()],
    () => [praise(), praise(), ending()],
    () => [short()],
  ]);
  const four = rounds<() => string[]>([
    () => [praise(), fault()],
    () => [opening(), praise(), mild()],
    () => [fault(), mild()],
  ]);
  const ways: Record<Stars, () => string[]> = {
    5: () => five()(),
    4: () => four()(),
    3: () => [fault(), praise()],
    2: () => [fault(), lower()],
    1: () => [lower(), fault(), "Saya tidak akan pesan lagi."],
  };
  return (stars) => inOwnHand(written(...ways[stars]()));
}

/** Returns stars whose average is close to the wanted one. A lower average has a longer tail of bad reviews. */
function starsAround(average: number, count: number): Stars[] {
  const missing = Math.round((5 - average) * count);
  const stars: Stars[] = Array.from({ length: count }, () => 5);
  for (let left = missing, at = 0; left > 0; at++) {
    const worst = random() < (5 - average) * 0.35 ? 4 : 2;
    const taken = Math.min(left, random() < 0.55 ? 1 : worst);
    stars[at % count] = Math.max(1, 5 - taken) as Stars;
    left -= taken;
  }
  return shuffled(stars);
}

const taken = new Set<string>();
const first = rounds(FIRST_NAMES);
const last = rounds(LAST_NAMES);

function newBuyer(location: string): DemoPerson {
  let fullName = "";
  do fullName = `${first()} ${last()}`;
  while (taken.has(fullName));
  taken.add(fullName);
  const slug = fullName.toLowerCase().replaceAll(" ", "-");
  return {
    slug,
    fullName,
    email: `${slug}@demo.jasawarga.id`,
    location,
    bio: BIOS[taken.size % BIOS.length] ?? "",
    skills: [HABITS[taken.size % HABITS.length] ?? ""],
    website: null,
    joinedMonthsAgo: 6 + Math.floor(random() * 20),
    responseMinutes: 60,
  };
}

const buyers = new Map<string, DemoPerson[]>();

/** Returns buyers of the towns. Offers of one region share them. */
function buyersOf(towns: readonly string[], count: number): DemoPerson[] {
  const key = towns[0] ?? "";
  const pool = buyers.get(key) ?? [];
  const town = rounds(towns);
  while (pool.length < count) pool.push(newBuyer(town()));
  buyers.set(key, pool);
  return shuffled(pool).slice(0, count);
}

function townsAround(location: string): readonly string[] {
  if (AROUND_JAKARTA.includes(location)) return AROUND_JAKARTA;
  return REGIONS.find((towns) => towns.includes(location)) ?? ANYWHERE;
}

const usedTexts = new Set<string>();

/** Returns a text that nobody has written yet. */
function unused(write: () => string): string {
  for (let tries = 0; tries < 200; tries++) {
    const text = write();
    if (usedTexts.has(text)) continue;
    usedTexts.add(text);
    return text;
  }
  throw new Error("too few different sentences");
}

function salesOf({ offer: slug, work, reviews, average }: Busy): DemoSale[] {
  const offer = offers.find((one) => one.slug === slug);
  if (!offer) throw new Error(`no offer ${slug}`);
  const oldest = Math.min(OLDEST_DAYS, offer.daysAgo - 1);
  const packages = packagesOf(offer);
  const buyer = rounds(buyersOf(townsAround(offer.location), Math.ceil(reviews * BUYERS_PER_REVIEW)));
  const comment = commentsOn(work);
  const ask = rounds(WORDS[work].asks);
  const rows = starsAround(average, reviews).map((stars, at) => {
    const packageIndex = Math.floor(random() ** 1.4 * packages.length);
    const days = packages[packageIndex]?.minDays ?? 1;
    const took = Math.max(0.2, days * (0.5 + random() * 0.5));
    // More orders lately than long ago.
    const share = ((at + random()) / reviews) ** 1.3;
    const placed = REVIEWED_DAYS + took + share * Math.max(1, oldest - REVIEWED_DAYS - took);
    return {
      slug: `${slug}-${at}`,
      buyer: buyer().slug,
      packageIndex,
      placed: Math.min(placed, OLDEST_DAYS),
      took,
      requirements: unused(() => written(ask(), asking())),
      stars,
      comment: unused(() => comment(stars)),
      ...(random() < 0.14 ? { reply: stars > 3 ? thanks() : apology() } : {}),
    };
  });
  return sold(slug, rows);
}

/** Finished and reviewed orders of busy sellers, from people who only buy. */
export const crowdSales: DemoSale[] = BUSY.flatMap(salesOf);
export const crowd: DemoPerson[] = [...buyers.values()].flat();
