import { noSuchPlace } from "~/copy/search/chips";
import { activeFilters, daysFilterText, placeText, ratingFilterText } from "~/copy/search/filters";
import { formatAmount } from "~/domain/core/money";
import { CATEGORIES } from "~/domain/listing/category";
import { DAYS_STEPS, RATING_STEPS } from "~/domain/search/listing-search";
import { MAX_PLACE_LENGTH, type Search, sortsOf } from "~/domain/search/search";
import { SubmitButton } from "../kit/button";
import { formResult } from "../kit/form/form-result";
import { PriceField } from "../kit/form/price-field";
import { SelectField } from "../kit/form/select-field";
import { TextField } from "../kit/form/text-field";
import { SearchField } from "./form";

const NAMES = ["jenis", "kategori", "lokasi", "hargaMin", "hargaMax", "rating", "waktu"] as const;

const ONLINE = "Daring";
const NO_PRICE = ["Tulis harga dengan angka, misalnya 250.000"];

const kinds = [
  { value: "jasa", label: "Jasa saja" },
  { value: "permintaan", label: "Permintaan saja" },
];
const categories = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }));
const ratings = RATING_STEPS.map((step) => ({ value: String(step), label: ratingFilterText(step) }));
const times = DAYS_STEPS.map((step) => ({ value: String(step), label: daysFilterText(step) }));

/** A GET form, so that a search has an address. Filters are folded on a phone. */
export function SearchPanel({ search, action }: { search: Search; action: "/explore" | "/wanted" }) {
  const { q, kind, sort } = search;
  const { oddPrices } = search;
  const { fields } = formResult("saring", NAMES, undefined, { ...typedIn(search), ...oddPrices });
  const lokasi = { ...fields.lokasi, errors: search.oddPlace ? [noSuchPlace(search.oddPlace)] : undefined };
  const hargaMin = { ...fields.hargaMin, errors: oddPrices.hargaMin ? NO_PRICE : undefined };
  const hargaMax = { ...fields.hargaMax, errors: oddPrices.hargaMax ? NO_PRICE : undefined };
  const asked = activeFilters(search).filter(({ name }) => action === "/explore" || name !== "jenis").length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of older phones don't know <search>.
    <form className="mt-3" action={action} role="search" noValidate>
      <div className="search-box panel p-1">
        <SearchField q={q} wanted={action === "/wanted"} />
      </div>
      {sort !== sortsOf(search)[0] && <input type="hidden" name="sort" value={sort} />}
      <details
        className="disclosure search-filters mt-3"
        open={Object.keys(oddPrices).length > 0 || search.oddPlace !== ""}
      >
        <summary>{asked > 0 ? `Saring (${asked} dipakai)` : "Saring"}</summary>
        <div>
          {action === "/explore" && (
            <SelectField
              field={fields.jenis}
              label="Jenis"
              options={kinds}
              placeholder="Jasa dan permintaan"
            />
          )}
          <SelectField
            field={fields.kategori}
            label="Kategori"
            options={categories}
            placeholder="Semua kategori"
          />
          <TextField
            field={lokasi}
            label="Lokasi"
            maxLength={MAX_PLACE_LENGTH}
            placeholder="Kota atau daerah"
          />
          <PriceField field={hargaMin} label={kind === "wanted" ? "Anggaran dari" : "Harga dari"} />
          <PriceField field={hargaMax} label="Sampai" />
          {kind !== "wanted" && (
            <>
              <SelectField
                field={fields.rating}
                label="Rating"
                options={ratings}
                placeholder="Semua rating"
              />
              <SelectField
                field={fields.waktu}
                label="Waktu pengerjaan"
                options={times}
                placeholder="Kapan saja"
              />
            </>
          )}
          <p>
            <SubmitButton look="line">Terapkan</SubmitButton>
          </p>
        </div>
      </details>
    </form>
  );
}

function typedIn(search: Search) {
  const { kind, category, place, oddPlace, onlineOnly, minPrice, maxPrice, rating, days } = search;
  return {
    jenis: kind === null ? "" : kind === "offer" ? "jasa" : "permintaan",
    kategori: category?.slug ?? "",
    lokasi: onlineOnly ? ONLINE : place ? placeText(place) : oddPlace,
    hargaMin: minPrice === null ? "" : formatAmount(minPrice),
    hargaMax: maxPrice === null ? "" : formatAmount(maxPrice),
    rating: String(rating ?? ""),
    waktu: String(days ?? ""),
  };
}
