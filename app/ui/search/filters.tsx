import { MODE_NAMES } from "~/copy/search/filters";
import { CATEGORIES } from "~/domain/listing/category";
import { MODE_PARAMETERS, type Search } from "~/domain/search/search";
import { Badge } from "../kit/badge";
import { SubmitButton } from "../kit/button";
import { Checkbox } from "../kit/form/checkbox";
import { ChoiceGroup } from "../kit/form/choice-group";
import { formResult } from "../kit/form/form-result";
import { PriceField } from "../kit/form/price-field";
import { SelectField } from "../kit/form/select-field";
import { DocumentIcon } from "../kit/icon";
import { type Asked, FIELDS, keptIn, typedIn, usedIn } from "./filter-fields";
import { DAYS_OPTIONS, KIND_OPTIONS, MODE_OPTIONS, RATING_OPTIONS, START_OPTIONS } from "./filter-options";
import { KeptFields } from "./form";

const NO_PRICE = ["Tulis harga dengan angka, misalnya 250.000"];

const categories = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }));

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
  const { kind, oddPrices, mode } = search;
  const explore = action === "/explore";
  const { fields } = formResult("saring", FIELDS, undefined, { ...typedIn(search, prices), ...oddPrices });
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
        {kind === "wanted" ? (
          <Checkbox
            field={fields.cara}
            value={MODE_PARAMETERS.online}
            defaultChecked={mode === "online"}
            label={MODE_NAMES.online}
          />
        ) : (
          <ChoiceGroup field={fields.cara} label="Cara" options={MODE_OPTIONS} />
        )}
        <PriceField field={hargaMin} label={kind === "wanted" ? "Anggaran dari" : "Harga dari"} />
        <PriceField field={hargaMax} label="Sampai" />
        {kind !== "wanted" && (
          <>
            <SelectField
              field={fields.mulai}
              label="Bisa mulai"
              options={START_OPTIONS}
              placeholder="Kapan saja"
            />
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
          <SelectField
            field={fields.jenis}
            label="Jenis"
            options={KIND_OPTIONS}
            placeholder="Jasa dan permintaan"
          />
        )}
        <p className="my-3">
          <SubmitButton wide>Terapkan</SubmitButton>
        </p>
      </form>
    </details>
  );
}
