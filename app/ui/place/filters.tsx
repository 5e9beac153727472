import type { PlaceSubject } from "~/domain/place/place-page";
import { SubmitButton } from "../kit/button";
import { formResult } from "../kit/form/form-result";
import { PriceField } from "../kit/form/price-field";
import { SelectField } from "../kit/form/select-field";
import { DocumentIcon } from "../kit/icon";
import { DAYS_OPTIONS, RATING_OPTIONS } from "../search/filter-options";

const NAMES = ["hargaMax", "rating", "waktu"] as const;

/** Leads to a search for the same, where each filter can be taken away again. */
export function PlaceFilters({ subject: { category, place } }: { subject: PlaceSubject }) {
  const { fields } = formResult("saring", NAMES, undefined, {});
  return (
    <details className="search-filters">
      <summary>
        <DocumentIcon name="sift" /> Saring
      </summary>
      <form action="/explore" noValidate>
        {category && <input type="hidden" name="kategori" value={category.slug} />}
        <input type="hidden" name="lokasi" value={place.slug} />
        <PriceField field={fields.hargaMax} label="Harga paling tinggi" />
        <SelectField
          field={fields.rating}
          label="Rating"
          options={RATING_OPTIONS}
          placeholder="Semua rating"
        />
        <SelectField
          field={fields.waktu}
          label="Waktu pengerjaan"
          options={DAYS_OPTIONS}
          placeholder="Kapan saja"
        />
        <p className="my-3">
          <SubmitButton wide>Terapkan</SubmitButton>
        </p>
      </form>
    </details>
  );
}
