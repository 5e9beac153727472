import type { MetaDescriptor } from "@remix-run/cloudflare";
import { formatAmount, formatRupiah } from "~/platform/money";
import { unlistedMeta } from "~/platform/pages";
import { excerpt } from "~/platform/strings";
import { ratingText } from "~/reviews/review";
import { isOnline } from "~/search/search";
import { listDistricts } from "./names";
import { readTypedPlace, type TypedPlaceFault } from "./near-places";
import { type Place, placeOf, regencies } from "./place";
import type { PlaceFacts, PlaceSubject } from "./place-page";

export const EVERYWHERE = { label: "Semua Indonesia", note: "tanpa batas tempat" };
export const ONLINE_ONLY = { label: "Hanya daring", note: "dikerjakan dari jauh, tanpa kunjungan" };

const NUMBERS = ["nol", "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan"];
const MAX_QUOTED_LENGTH = 40;
const DISTRICTS_SHOWN = 3;

export function quoted(text: string): string {
  return `“${excerpt(text, MAX_QUOTED_LENGTH)}”`;
}

export function noSuchPlace(text: string): string {
  return `Tidak ada tempat bernama ${quoted(text)}`;
}

export function placesFound(count: number, text: string): string {
  return `${count} tempat cocok dengan ${quoted(text)}`;
}

export function severalPlaces(text: string, places: readonly Place[]): string {
  const kinds = places.map(({ kind }) => kind).sort();
  const choice = kinds.join() === "city,regency" ? "kota atau kabupaten" : "salah satu";
  return `${quoted(text)} ada ${NUMBERS[places.length] ?? places.length}: pilih ${choice}`;
}

export function placeDescriptionText(place: Place): string {
  if (place.kind === "province") return `${regencies(place.code).length} kota dan kabupaten`;
  const province = placeOf(place.province)?.name ?? "";
  const known = listDistricts(place.code).slice(0, DISTRICTS_SHOWN);
  return known.length === 0 ? province : `${province} · ${known.join(", ")}`;
}

export function wholeProvince(province: Place): string {
  return `Seluruh ${province.name}`;
}

export type NamedPlace = { code: string; name: string };

export function namedPlaces(places: readonly Place[]): NamedPlace[] {
  return places.map(({ code, name }) => ({ code, name }));
}

export function typedPlaceFault(fault: TypedPlaceFault, text: string, near: readonly Place[]): string {
  if (fault === "several") return severalPlaces(text, near);
  if (fault === "province") return `${quoted(text)} adalah provinsi: pilih kota atau kabupatennya`;
  const [first, second] = near;
  if (fault === "unsure") {
    const suggestion = first !== undefined && second === undefined ? first.name : "salah satu di bawah ini";
    return `Maksud Anda ${suggestion}? Pilih, atau tulis kota atau kabupatennya saja`;
  }
  const way = first ? "Pilih yang mirip di bawah ini, atau tulis" : "Tulis";
  return `${noSuchPlace(text)}. ${way} kota atau kabupaten, misalnya Kota Bandung`;
}

export const CHOOSE_PLACE = "Di mana Anda membutuhkannya?";

export function hasTitleWords(typed: string, places: readonly Place[], exact: boolean): string {
  if (places.length === 0) return noSuchPlace(typed);
  return exact && places.length > 1 ? severalPlaces(typed, places) : placesFound(places.length, typed);
}

export function backText(path: string): string {
  if (/^\/($|\?)/.test(path)) return "Kembali ke Beranda";
  return /^\/(explore|wanted)\b/.test(path) ? "Kembali ke pencarian" : "Kembali";
}

export function placeTitle({ category, place }: PlaceSubject): string {
  return `${offersOf(category?.name)} di ${place.short}`;
}

function offersOf(category: string | undefined): string {
  return category === undefined ? "Jasa" : `Jasa ${category}`;
}

export function placeMetaTitle(subject: PlaceSubject, { lowestPrice }: PlaceFacts): string {
  const title = placeTitle(subject);
  return lowestPrice === null ? title : `${title}, mulai ${formatRupiah(lowestPrice)}`;
}

export function placeDescription({ category, place }: PlaceSubject, facts: PlaceFacts): string {
  const what = offersOf(category?.name).toLowerCase();
  if (facts.offers === 0) {
    return `Cari ${what} di ${place.name}: yang terdekat, yang datang ke tempat Anda, dan yang dikerjakan daring.`;
  }
  const said = [
    `${formatAmount(facts.offers)} ${what} di ${place.name}`,
    facts.middlePrice !== null && `harga tengah ${formatRupiah(facts.middlePrice)}`,
    facts.rating &&
      `rating rata-rata ${ratingText(facts.rating.average)} dari ${formatAmount(facts.rating.count)} ulasan`,
  ];
  return `${said.filter((one) => typeof one === "string").join(", ")}.`;
}

export function nothingHere({ category, place }: PlaceSubject): { title: string; text: string } {
  return {
    title: `Belum ada ${offersOf(category?.name).toLowerCase()} di ${place.short}`,
    text: "Di bawah ini yang terdekat. Atau pasang permintaan, dan penyedia yang mengirim harga.",
  };
}

export function fairTitle({ place }: PlaceSubject): string {
  return `Harga wajar di ${place.short}`;
}

export function fairNote(orders: number): string {
  return `separuh dari ${formatAmount(orders)} pesanan selesai, 6 bulan terakhir`;
}

export function aroundTitle({ category, place }: PlaceSubject): string {
  const what = category?.name ?? "Jasa";
  return place.kind === "province" ? `${what} menurut kota dan kabupaten` : `${what} di sekitar ${place.short}`;
}

export function alsoTitle({ place }: PlaceSubject): string {
  return `Juga di ${place.short}`;
}

export function offersText(offers: number): string {
  return `${formatAmount(offers)} jasa`;
}

export function postWantedNote({ place }: PlaceSubject): string {
  return `Tulis yang Anda perlukan. Gratis, penyedia di ${place.short} yang mengirim harga.`;
}

const NO_PLACE_TITLE = "Tempat tidak ditemukan";
const NO_PLACE_DESCRIPTION = "Cari jasa di kota dan kabupaten lain.";

export type PlaceQuestion = {
  /** The typed text that the choices are for. If the user changes it, the chosen place no longer counts. */
  text: string;
  choices: NamedPlace[];
  chosen: string | null;
  note: string | null;
};

export type TakenPlace = { typed: string; place: Place; others: readonly Place[] };

const NO_QUESTION: PlaceQuestion = { text: "", choices: [], chosen: null, note: null };

export function refusedPlace(text: string): PlaceQuestion {
  const read = readTypedPlace(text);
  return text.trim() === "" || read.ok ? NO_QUESTION : { ...NO_QUESTION, text, choices: namedPlaces(read.near) };
}

/** Returns the question about a stored location. It may be older than the check for a known place. */
export function storedPlace(location: string): PlaceQuestion {
  if (location === "" || isOnline(location)) return NO_QUESTION;
  const read = readTypedPlace(location);
  if (read.ok) return NO_QUESTION;
  return { ...refusedPlace(location), note: typedPlaceFault(read.fault, location, read.near) };
}

export function takenPlace({ typed, place, others }: TakenPlace): PlaceQuestion {
  return {
    text: place.name,
    choices: namedPlaces([place, ...others]),
    chosen: place.code,
    note: `${quoted(typed)} kami baca sebagai ${place.name}. Ubah bila bukan itu.`,
  };
}

export function takenPlaceSaved({ typed, place }: TakenPlace): string {
  return `Lokasi dicatat sebagai ${place.name}. Bukan itu? Ubah lewat Edit.`;
}

export function noPlaceMeta(title: string, url: string): MetaDescriptor[] {
  return unlistedMeta({ title, sharedTitle: NO_PLACE_TITLE, description: NO_PLACE_DESCRIPTION, url });
}
