import type { CategorySlug } from "~/listings/category";
import type { ListingKind } from "~/listings/listing";
import { SAVED_HREF } from "~/listings/text";
import { quoteLine, titled } from "~/notifications/line-text";
import type { NotificationDraft } from "~/notifications/notification";
import type { Place } from "~/places/place";
import { type CalendarDay, formatDay } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { excerpt, isolated } from "~/platform/strings";
import type { GroupName } from "./place-groups";
import type { Question } from "./question";
import {
  MAX_SAVED_SEARCHES,
  type PlaceAsked,
  placesMeant,
  type QueryPartRole,
  SAVED_CHANGES_AN_HOUR,
  type SavedSearchRefusal,
  type Search,
  type SearchMode,
  type SearchNotification,
  type StartStep,
  savedSearchHref,
  searchCause,
  type Understanding,
} from "./search";
import type { MatchReason, ShownChip } from "./shown-search";
import { type DayPart, isSameDays, type TimeAsked, WEEKEND, WORKDAYS } from "./time-asked";
import { asWritten } from "./words/query-words";

type ActiveFilter = {
  label: string;
  value: string;
  text: string;
  without: Partial<Search>;
};

export const KIND_NAMES = { offer: "Jasa saja", wanted: "Permintaan saja" } as const;

export const MODE_NAMES: Record<SearchMode, string> = {
  at_buyer: "Datang ke tempat Anda",
  online: "Hanya daring",
};

export function activeFilters(search: Search): ActiveFilter[] {
  const { kind, category, place, mode, minPrice, maxPrice, rating, days, startsIn } = search;
  const filter = (label: string, value: string, change: Partial<Search>, text = value): ActiveFilter => ({
    label,
    value,
    text,
    without: { ...search, after: null, ...change },
  });
  const everywhere = search.everywhere || place === null;
  return [
    place && filter("tempat", placeAskedText(place), { place: null, everywhere: true }),
    mode && filter("cara", MODE_CHIPS[mode], { mode: null, everywhere }, MODE_NAMES[mode]),
    (minPrice !== null || maxPrice !== null) &&
      filter("harga", priceRange(minPrice, maxPrice), { minPrice: null, maxPrice: null }),
    days && filter("waktu", `selesai dalam ${days} hari`, { days: null }, daysFilterText(days)),
    startsIn !== null &&
      filter("mulai", START_NAMES[startsIn].toLowerCase(), { startsIn: null }, startFilterText(startsIn)),
    rating && filter("rating", starsText(rating), { rating: null }, ratingFilterText(rating)),
    category && filter("kategori", category.name, { category: null }),
    kind && filter("jenis", KIND_NAMES[kind], { kind: null }),
  ].filter((one) => typeof one === "object" && one !== null);
}

const MODE_CHIPS: Record<SearchMode, string> = {
  at_buyer: "datang ke tempat Anda",
  online: "hanya daring",
};

export const START_NAMES: Record<StartStep, string> = {
  0: "Hari ini",
  1: "Paling lambat besok",
  3: "Dalam 3 hari",
  7: "Dalam seminggu",
};

function startFilterText(step: StartStep): string {
  return `Bisa mulai ${START_NAMES[step].toLowerCase()}`;
}

/** Returns the full name, as in a heading. A name shared by several places stays as typed. */
export function placeAskedText(asked: PlaceAsked): string {
  const [place] = placesMeant(asked);
  return asked.together || place === undefined ? asked.typed : place.name;
}

export function ratingFilterText(rating: number): string {
  return `Rating ${starsText(rating)}`;
}

function starsText(rating: number): string {
  return `${String(rating).replace(".", ",")} ke atas`;
}

export function daysFilterText(days: number): string {
  return `Selesai dalam ${days} hari`;
}

function priceRange(min: number | null, max: number | null): string {
  if (min === null) return `maks ${formatRupiah(max ?? 0)}`;
  return max === null ? `min ${formatRupiah(min)}` : `${formatRupiah(min)} – ${formatRupiah(max)}`;
}

const MAX_NAMED_PLACES = 2;

/** Returns null if no place was given. */
export function groupHeading(name: GroupName, places: readonly Place[], nearby: readonly Place[]): string | null {
  const near = nearby.map(({ short }) => short).join(", ");
  switch (name) {
    case "all":
      return null;
    case "here":
      return `Di ${nameOf(places)}`;
    case "serves":
      return `Melayani ${nameOf(places)}`;
    case "near":
      return near === "" ? "Terdekat" : `Terdekat: ${near}`;
    case "online":
      return "Daring";
    case "elsewhere":
      return places.length === 0 ? "Dikerjakan di tempat" : "Di tempat lain";
    case "beyond":
      return "Di luar harga yang dicari";
  }
}

export function groupNote(name: GroupName, places: readonly Place[]): string | undefined {
  if (places.length === 0 && name !== "online") return undefined;
  switch (name) {
    case "serves":
      return "Penjual dari tempat lain yang datang ke tempat Anda.";
    case "near":
      return `Penjual berikut belum mencantumkan ${nameOf(places)}. Tanyakan dulu apakah bisa datang.`;
    case "online":
      return "Tanpa kunjungan.";
    case "elsewhere":
      return `Jauh dari ${nameOf(places)}. Tanyakan dulu apakah bisa datang.`;
    default:
      return undefined;
  }
}

function nameOf(places: readonly Place[]): string {
  if (places.length === 0 || places.length > MAX_NAMED_PLACES) return "tempat yang Anda cari";
  return places.map(({ name }) => name).join(" dan ");
}

export const CATEGORY_JOBS: Record<CategorySlug, readonly string[]> = {
  "desain-grafis": ["Logo", "Kemasan", "Undangan", "Feed Instagram", "Banner", "Brosur"],
  "penulisan-penerjemahan": ["Penerjemah tersumpah", "Artikel", "Terjemahan Inggris", "CV"],
  "video-animasi": ["Video produk", "Edit video", "Animasi", "Video pernikahan", "Drone"],
  "musik-audio": ["Les gitar", "Les piano", "Rekaman suara", "Mixing", "Jingle"],
  "pemrograman-teknologi": ["Website", "Servis laptop", "Toko online", "Aplikasi", "Pasang CCTV"],
  bisnis: ["Pembukuan", "Pajak", "Izin usaha", "Pendirian PT", "Rencana usaha"],
  pemasaran: ["Iklan", "Media sosial", "Foto produk", "SEO", "Konten"],
  "gaya-hidup": ["Rias pengantin", "Jahit", "Fotografer", "Pijat", "Katering"],
  pendidikan: ["Les matematika", "Les Inggris", "Guru ngaji", "Calistung", "Persiapan UTBK"],
  "rumah-tangga": ["Servis AC", "Tukang ledeng", "Bersih rumah", "Listrik", "Cat", "Taman"],
  lainnya: ["Kurir", "Pindahan", "Foto", "Sewa mobil"],
};

const AVAILABLE_SOON = ["bisa hari ini", "bisa besok"] as const;

/** Formats whole days. Null for null and for later starts. */
export function earliestStartText(startsInDays: number | null): string | null {
  return startsInDays === null ? null : (AVAILABLE_SOON[startsInDays] ?? null);
}

export function countText(count: number, kind: ListingKind, all = true): string {
  return `${count} ${kind === "wanted" ? "permintaan" : "jasa"}${all ? "" : " di halaman ini"}`;
}

export const SEARCH_SAVED = {
  message: "Pencarian disimpan",
  description: "Kami kabari bila ada yang baru, paling banyak sekali sehari.",
};
export const SEARCH_REMOVED = { message: "Pencarian dihapus dari simpanan" };

export const SAVED_SEARCH_REFUSALS: Record<SavedSearchRefusal, string> = {
  nothing_asked: "Tulis dahulu apa yang Anda cari, atau pilih tempat dan saringannya.",
  too_long: "Pencarian ini terlalu panjang untuk disimpan. Persingkat katanya, lalu simpan lagi.",
  too_many: `Anda sudah menyimpan ${MAX_SAVED_SEARCHES} pencarian. Hapus satu dahulu, lalu simpan lagi.`,
  too_often: `Anda sudah ${SAVED_CHANGES_AN_HOUR} kali mengubah pencarian tersimpan dalam satu jam ini. Coba lagi nanti.`,
};

export function savedSearchTitle(search: Search): string {
  const filters = activeFilters(search).map(({ text }) => text);
  return [search.q === "" ? null : `“${isolated(search.q)}”`, ...filters].filter((part) => part !== null).join(" · ");
}

export function newCount(count: number, max: number): string {
  return `${count > max ? `${max}+` : count} baru`;
}

const MAX_HREF_LENGTH = 300;

type NewListings = {
  userId: string;
  notification: SearchNotification;
  search: Search;
  /** The titles, newest first. One more than are shown means that there are others. */
  titles: readonly string[];
};

const MAX_QUOTED_TITLES = 3;
const MAX_EXCERPT_LENGTH = 32;

export function newListingsNotification(found: NewListings): NotificationDraft {
  const { userId, notification, search, titles } = found;
  const href = savedSearchHref(search);
  const others = titles.length > MAX_QUOTED_TITLES ? ", dan lainnya" : "";
  const what = search.kind === "wanted" ? "Permintaan baru" : "Jasa baru";
  const quotes = titles.slice(0, MAX_QUOTED_TITLES).map((title) => quoteLine(title, "user"));
  return {
    userId,
    kind: "search",
    cause: searchCause(notification),
    ...titled(`${what}: ${excerpt(savedSearchTitle(search), MAX_EXCERPT_LENGTH)}`, quotes[0]?.text ?? ""),
    quotes,
    body: `Untuk pencarian ${savedSearchTitle(search)}: ${quotes.map(({ text }) => text).join(", ")}${others}. Atur pencarian tersimpan di halaman Simpanan.`,
    href: href.length <= MAX_HREF_LENGTH ? href : SAVED_HREF,
  };
}

type SearchSuggestion = { text: string; search: Partial<Search> };

const MAX_WORDS_ALONE = 3;
/** Roles of words that qualify a thing. Without the thing they find unrelated offers. */
const QUALIFIERS: ReadonlySet<QueryPartRole> = new Set(["word", "manner", "unknown"]);

/**
 * Returns wider searches, which are tested before they are shown. They lack one filter each, the typed place or all
 * filters, or have only the most significant words. Duplicates by text are tested in order.
 */
export function searchSuggestion(
  search: Search,
  { parts, place, price }: Pick<Understanding, "parts" | "place" | "price">,
): SearchSuggestion[] {
  const filters = activeFilters({ ...search, kind: null });
  const wider = activeFilters(search).map(({ label, text, without }) => ({
    text: label === "kategori" ? "Cari di semua kategori" : `Tanpa saringan “${isolated(text)}”`,
    search: without,
  }));
  const asking = parts.filter(({ telling }) => telling > 0);
  const words = asWritten(asking.map(({ typed }) => typed).join(" "));
  const { kind } = search;
  const unfiltered = (q: string) => ({ q, kind, everywhere: true });
  const anywhere =
    words !== "" && (price || place) && words !== search.q
      ? [{ text: `Cari “${isolated(words)}” di mana pun, berapa pun`, search: unfiltered(words) }]
      : [];
  const plain =
    words !== "" && filters.length > 1
      ? [{ text: `Cari “${isolated(words)}” tanpa saringan`, search: unfiltered(words) }]
      : [];
  const things = asking.filter(({ role }) => !QUALIFIERS.has(role));
  const named = things.length > 0 ? things : asking;
  const alone = asking.length > 1 ? [...named].sort((a, b) => b.telling - a.telling) : [];
  const shorter = alone.slice(0, MAX_WORDS_ALONE).flatMap(({ typed }) => {
    const q = asWritten(typed);
    const text = `Cari “${isolated(q)}” saja`;
    const within = { text, search: { ...search, q, after: null } };
    return filters.length > 0 ? [within, { text, search: unfiltered(q) }] : [within];
  });
  const all = kind === "wanted" ? [{ text: "Lihat semua permintaan", search: { kind, everywhere: true } }] : [];
  return [...wider, ...anywhere, ...plain, ...shorter, ...all];
}

export function searchTitle({ q, kind, category }: Pick<Search, "q" | "kind" | "category">): string {
  const where = category ? ` di ${category.name}` : "";
  if (q !== "") return `Hasil pencarian “${isolated(shortened(q))}”${where}`;
  return `Jelajahi ${kind === "wanted" ? "permintaan" : "jasa"}${where}`;
}

export function nothingTitle(search: Search, question: Question, unmet = ""): string {
  if (search.after !== null) return "Sampai di sini daftarnya";
  const { understanding, filters } = question;
  const wanted = filters.kind === "wanted";
  const { place } = understanding;
  const words = missingWords(question, unmet);
  const where = place ? ` di ${placeAskedText(place)}` : "";
  const subject = `${wanted ? "permintaan" : "jasa"} yang cocok`;
  if (words !== "") return `Belum ada ${wanted ? "permintaan " : ""}“${isolated(words)}”${where}`;
  if (search.q !== "" || activeFilters(search).length > 0) return `Belum ada ${subject}${where}`;
  return wanted ? "Belum ada permintaan jasa saat ini" : "Belum ada jasa yang tersedia";
}

function missingWords({ understanding }: Question, unmet: string): string {
  return unmet || understanding.parts.map(({ typed }) => typed).join(" ");
}

export function unmetNote(unmet: string): string {
  return `Belum ada “${unmet}”. Hasil di bawah ini mendekati. Tanyakan dulu kepada penjualnya.`;
}

type Missing = {
  unmet: string;
  misspelt: readonly string[];
  hasNear: boolean;
};

const ASK = "Pasang permintaan: katanya sudah kami isikan, dan penyedia yang bisa akan mengirim harga.";

/** Advises what to do about an empty page. Only a word in no dictionary may be a spelling error. */
export function nothingAdvice(search: Search, question: Question, { unmet, misspelt, hasNear }: Missing): string {
  if (search.after !== null) return "Tidak ada lagi setelah ini.";
  const wanted = question.filters.kind === "wanted";
  const more = search.q === "" ? "" : ", atau pakai kata yang lebih umum";
  if (activeFilters(search).length > 0 && !hasNear) return `Longgarkan saringannya${more}.`;
  const [first] = misspelt;
  if (first !== undefined && !hasNear) return `Periksa ejaannya (“${isolated(first)}”)${more}.`;
  const words = missingWords(question, unmet);
  if (words !== "" && !wanted) {
    const near = hasNear ? "Ini yang mendekati. " : "";
    return `Belum ada yang menawarkan ${isolated(shortened(words))}. ${near}${ASK}`;
  }
  if (search.q !== "") return "Pakai kata yang lebih umum.";
  return wanted
    ? "Jadilah yang pertama: tulis kebutuhan dan anggaran Anda."
    : "Coba lagi sebentar, atau lihat kategori lain.";
}

const MAX_HEADING_LENGTH = 60;

function shortened(q: string): string {
  if ([...q].length <= MAX_HEADING_LENGTH) return q;
  const begun = [...q]
    .slice(0, MAX_HEADING_LENGTH + 1)
    .join("")
    .replace(/\s+\S*$/u, "");
  return `${begun.replace(/[\s.,;:!?]+$/u, "")}…`;
}

const MAX_REASON_LENGTH = 60;

/** Formats a distance between the centres of two places, which is not exact. */
export function distanceText(km: number): string {
  return `± ${km} km`;
}

/** Returns null if the listing's own text shows the reason. */
export function whyText({ word, from }: MatchReason): string | null {
  const byWord = word && `Cocok lewat kata “${isolated(word)}”`;
  const comes = from && `Datang dari ${from}`;
  const reasons = [comes, byWord].filter((one) => typeof one === "string");
  const both = reasons.join(". ");
  return (both.length <= MAX_REASON_LENGTH ? both : reasons[0]) || null;
}

const WEEKDAYS = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"] as const;

const PARTS: Record<DayPart, string> = {
  subuh: "subuh",
  pagi: "pagi",
  siang: "siang",
  sore: "sore",
  malam: "malam",
  penuh: "24 jam",
};

/** Formats a time, as in "yang bisa hari Sabtu dan Minggu pagi". */
function timeText({ weekdays, part }: TimeAsked): string {
  const days = isSameDays(weekdays, WEEKEND)
    ? "akhir pekan"
    : isSameDays(weekdays, WORKDAYS)
      ? "hari kerja"
      : weekdays.length > 0
        ? `hari ${weekdays.map((day) => WEEKDAYS[day - 1]).join(", ")}`
        : "";
  const hour = part === null ? "" : weekdays.length > 0 || part === "penuh" ? PARTS[part] : `${PARTS[part]} hari`;
  return `yang bisa ${[days, hour].filter((one) => one !== "").join(" ")}`;
}

type ChipText = { label: string; value: string; synonyms?: readonly string[] };

const SOON: Record<StartStep, string> = {
  0: "hari ini",
  1: "besok",
  3: "dalam 3 hari",
  7: "dalam seminggu",
};

export function chipText(
  chip: ShownChip,
  { place, price, soon, time, due }: Pick<Understanding, "place" | "price" | "soon" | "time" | "due">,
  dueDay: CalendarDay | null,
): ChipText {
  switch (chip.of) {
    case "part":
      return { label: "kata", value: asWritten(chip.typed), synonyms: chip.same };
    case "place":
      return { label: "tempat", value: place ? placeAskedText(place) : "" };
    case "near":
      return { label: "tempat", value: "dekat saya" };
    case "anywhere":
      return { label: "cara", value: "daring" };
    case "price":
      return { label: "harga", value: priceRange(price?.min ?? null, price?.max ?? null) };
    case "cheap":
      return { label: "lebih disukai", value: "yang murah" };
    case "soon":
      return { label: "lebih disukai", value: `yang bisa ${SOON[soon ?? 0]}` };
    case "time":
      return { label: "lebih disukai", value: time ? timeText(time) : "" };
    case "due":
      return { label: "tenggat", value: dueDay ? formatDay(dueDay) : (due ?? "") };
    case "kind":
      return { label: "jenis", value: "permintaan warga" };
  }
}
