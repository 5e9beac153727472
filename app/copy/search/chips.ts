import { formatRupiah } from "~/domain/core/money";
import type { ShownChip } from "~/domain/search/shown-search";
import type { Understanding } from "~/domain/search/understanding";
import { placeText } from "./filters";

export type ChipText = { label: string; value: string; synonyms?: readonly string[] };

/** What a chip says of its part. */
export function chipText(
  chip: ShownChip,
  { place, price }: Pick<Understanding, "place" | "price">,
): ChipText {
  switch (chip.of) {
    case "part":
      return { label: "kata", value: chip.typed, synonyms: chip.same };
    case "place":
      return { label: "tempat", value: place ? placeText(place) : "" };
    case "near":
      return { label: "tempat", value: "dekat saya" };
    case "anywhere":
      return { label: "cara", value: "daring" };
    case "price":
      return { label: "harga", value: priceText(price) };
    case "cheap":
      return { label: "urutan", value: "yang murah dulu" };
    case "kind":
      return { label: "jenis", value: "permintaan warga" };
  }
}

function priceText(price: Understanding["price"]): string {
  const { min = null, max = null } = price ?? {};
  if (min === null) return `paling mahal ${formatRupiah(max ?? 0)}`;
  return max === null ? `mulai ${formatRupiah(min)}` : `${formatRupiah(min)} – ${formatRupiah(max)}`;
}

export const OTHER_PLACE = "atau";

export function noSuchPlace(typed: string): string {
  return `Tidak ada tempat bernama “${typed}”.`;
}

export function nothingFound(words: string, place: string | null): string {
  return place === null ? `Belum ada “${words}”` : `Belum ada “${words}” di ${place}`;
}
