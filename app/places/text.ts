import { excerpt } from "~/platform/strings";
import { listDistricts } from "./names";
import type { TypedPlaceFault } from "./near-places";
import { type Place, placeOf, regencies } from "./place";

export const EVERYWHERE = { label: "Semua Indonesia", note: "tanpa batas tempat" };
export const ONLINE_ONLY = { label: "Hanya daring", note: "dikerjakan dari jauh, tanpa kunjungan" };

const NUMBERS = ["nol", "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan"];
const TYPED_AT_MOST = 40;
const DISTRICTS_SHOWN = 3;

export function quoted(text: string): string {
  return `“${excerpt(text, TYPED_AT_MOST)}”`;
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

/** For example "Jawa Barat · Lembang, Parongpong", or for a province "27 kota dan kabupaten". */
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
    const meant = first !== undefined && second === undefined ? first.name : "salah satu di bawah ini";
    return `Maksud Anda ${meant}? Pilih, atau tulis kota atau kabupatennya saja`;
  }
  const way = first ? "Pilih yang mirip di bawah ini, atau tulis" : "Tulis";
  return `${noSuchPlace(text)}. ${way} kota atau kabupaten, misalnya Kota Bandung`;
}
