import { formatAmount } from "~/domain/core/money";
import { CATEGORIES } from "~/domain/listing/category";
import type { Question } from "~/domain/search/question";
import { placeParameter, type Search, sortsOf } from "~/domain/search/search";
import { Badge } from "../kit/badge";
import { SubmitButton } from "../kit/button";
import { Checkbox } from "../kit/form/checkbox";
import { formResult } from "../kit/form/form-result";
import { PriceField } from "../kit/form/price-field";
import { SelectField } from "../kit/form/select-field";
import { DocumentIcon } from "../kit/icon";
import { DAYS_OPTIONS, RATING_OPTIONS } from "./filter-options";
import { type KeptField, KeptFields } from "./form";

const NAMES = ["jenis", "kategori", "cara", "hargaMin", "hargaMax", "rating", "waktu"] as const;

const NO_PRICE = ["Tulis harga dengan angka, misalnya 250.000"];

const kinds = [
  { value: "jasa", label: "Jasa saja" },
  { value: "permintaan", label: "Permintaan saja" },
];
const categories = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }));

type Asked = Pick<Question["filters"], "minPrice" | "maxPrice">;

/** A GET form, so that a search has an address. Folded on a phone, a column beside the results on a desk. */
export function SearchFilters({
  search,
  prices,
  words,
  action,
}: {
  search: Search;
  /** Those of the words are in the fields too. */
  prices: Asked;
  /** What is searched for, without what the fields hold. */
  words: string;
  action: "/explore" | "/wanted";
}) {
  const { kind, oddPrices, onlineOnly } = search;
  const explore = action === "/explore";
  const { fields } = formResult("saring", NAMES, undefined, { ...typedIn(search, prices), ...oddPrices });
  const hargaMin = { ...fields.hargaMin, errors: oddPrices.hargaMin ? NO_PRICE : undefined };
  const hargaMax = { ...fields.hargaMax, errors: oddPrices.hargaMax ? NO_PRICE : undefined };
  const used = usedIn(search, prices, explore);
  return (
    <details className="search-filters" open={Object.keys(oddPrices).length > 0}>
      <summary>
        <DocumentIcon name="sift" /> Saring{" "}
        {used > 0 && (
          <Badge look="on">
            {used}
            <span className="sr-only"> saringan aktif</span>
          </Badge>
        )}
      </summary>
      <form action={action} noValidate>
        <KeptFields fields={keptIn(search, words)} />
        <Checkbox field={fields.cara} value="daring" defaultChecked={onlineOnly} label="Hanya daring" />
        <PriceField field={hargaMin} label={kind === "wanted" ? "Anggaran dari" : "Harga dari"} />
        <PriceField field={hargaMax} label="Sampai" />
        {kind !== "wanted" && (
          <>
            <SelectField
              field={fields.waktu}
              label="Waktu pengerjaan"
              options={DAYS_OPTIONS}
              placeholder="Kapan saja"
            />
            <SelectField
              field={fields.rating}
              label="Rating"
              options={RATING_OPTIONS}
              placeholder="Semua rating"
            />
          </>
        )}
        <SelectField
          field={fields.kategori}
          label="Kategori"
          options={categories}
          placeholder="Semua kategori"
        />
        {explore && (
          <SelectField field={fields.jenis} label="Jenis" options={kinds} placeholder="Jasa dan permintaan" />
        )}
        <p className="my-3">
          <SubmitButton wide>Terapkan</SubmitButton>
        </p>
      </form>
    </details>
  );
}

/** What stands in the fields of this form, for the form above that searches anew. */
export function filtersKept(search: Search): KeptField[] {
  const { kind, category, place, everywhere, onlineOnly, minPrice, maxPrice, rating, days } = search;
  const all: [string, unknown][] = [
    ["jenis", kind && kindParameter(kind)],
    ["kategori", category?.slug],
    ["cara", onlineOnly && (place || everywhere) ? "daring" : null],
    ["hargaMin", minPrice],
    ["hargaMax", maxPrice],
    ["rating", rating],
    ["waktu", days],
    ["sort", sortKept(search)],
  ];
  return all.flatMap(([name, value]): KeptField[] => (value ? [[name, String(value)]] : []));
}

function keptIn(search: Search, words: string): KeptField[] {
  const { place, everywhere, onlineOnly, overruled, literal } = search;
  // Unticked, "hanya daring" must not come back from the place field.
  const where = place ? placeParameter(place) : everywhere || onlineOnly ? "semua" : null;
  const all: [string, string | null][] = [
    ["q", words],
    ["lokasi", where],
    ["tadi", overruled],
    ["harfiah", literal ? "1" : null],
    ["sort", sortKept(search)],
  ];
  return all.flatMap(([name, value]): KeptField[] => (value ? [[name, value]] : []));
}

function sortKept(search: Search): string | null {
  return search.sort === sortsOf(search)[0] ? null : search.sort;
}

function kindParameter(kind: NonNullable<Search["kind"]>): string {
  return kind === "offer" ? "jasa" : "permintaan";
}

function usedIn(
  { kind, category, onlineOnly, rating, days }: Search,
  prices: Asked,
  explore: boolean,
): number {
  const priced = prices.minPrice !== null || prices.maxPrice !== null;
  return [explore && kind, category, onlineOnly, rating, days, priced].filter(Boolean).length;
}

function typedIn({ kind, category, rating, days }: Search, { minPrice, maxPrice }: Asked) {
  return {
    jenis: kind === null ? "" : kindParameter(kind),
    kategori: category?.slug ?? "",
    hargaMin: minPrice === null ? "" : formatAmount(minPrice),
    hargaMax: maxPrice === null ? "" : formatAmount(maxPrice),
    rating: String(rating ?? ""),
    waktu: String(days ?? ""),
  };
}
