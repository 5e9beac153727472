import { daysFilterText, ratingFilterText } from "~/copy/search/filters";
import type { PlaceSubject } from "~/domain/place/place-page";
import { DAYS_STEPS, RATING_STEPS } from "~/domain/search/listing-search";
import { SubmitButton } from "../kit/button";
import { formResult } from "../kit/form/form-result";
import { PriceField } from "../kit/form/price-field";
import { SelectField } from "../kit/form/select-field";
import { Icon } from "../kit/icon";

const NAMES = ["hargaMax", "rating", "waktu"] as const;
const ratings = RATING_STEPS.map((step) => ({ value: String(step), label: ratingFilterText(step) }));
const times = DAYS_STEPS.map((step) => ({ value: String(step), label: daysFilterText(step) }));

/** Leads to a search for the same, where each filter can be taken away again. */
export function PlaceFilters({ subject: { category, place } }: { subject: PlaceSubject }) {
  const { fields } = formResult("saring", NAMES, undefined, {});
  return (
    <details className="search-filters">
      <summary>
        <Icon name="sift" /> Saring
      </summary>
      <form action="/explore" noValidate>
        {category && <input type="hidden" name="kategori" value={category.slug} />}
        <input type="hidden" name="lokasi" value={place.slug} />
        <PriceField field={fields.hargaMax} label="Harga paling tinggi" />
        <SelectField field={fields.rating} label="Rating" options={ratings} placeholder="Semua rating" />
        <SelectField field={fields.waktu} label="Waktu pengerjaan" options={times} placeholder="Kapan saja" />
        <p className="my-3">
          <SubmitButton wide>Terapkan</SubmitButton>
        </p>
      </form>
    </details>
  );
}
