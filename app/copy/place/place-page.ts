import { formatAmount, formatRupiah } from "~/domain/core/money";
import type { PlaceFacts } from "~/domain/place/figures";
import type { PlaceSubject } from "~/domain/place/place-page";
import { ratingText } from "~/domain/review/review";

export function placeTitle({ category, place }: PlaceSubject): string {
  return `${offersOf(category?.name)} di ${place.short}`;
}

function offersOf(category: string | undefined): string {
  return category === undefined ? "Jasa" : `Jasa ${category}`;
}

/** With the lowest price where there is one. */
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
  return place.kind === "province"
    ? `${what} menurut kota dan kabupaten`
    : `${what} di sekitar ${place.short}`;
}

export function alsoTitle({ place }: PlaceSubject): string {
  return `Juga di ${place.short}`;
}

export function offersText(offers: number): string {
  return `${formatAmount(offers)} jasa`;
}

export function requestNote({ place }: PlaceSubject): string {
  return `Tulis yang Anda perlukan. Gratis, penyedia di ${place.short} yang mengirim harga.`;
}

export const NO_PLACE_TITLE = "Tempat tidak ditemukan";
export const NO_PLACE_DESCRIPTION = "Cari jasa di kota dan kabupaten lain.";
