import { commonPlaces } from "~/domain/place/place";
import { MAX_PLACE_LENGTH, MAX_SEARCH_LENGTH } from "~/domain/search/search";
import { Icon } from "../kit/icon";

const SUGGESTED = 10;

export type KeptField = readonly [name: string, value: string];

/** Of a GET form, which sends nothing else along. */
export function KeptFields({ fields }: { fields: readonly KeptField[] }) {
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/**
 * Asks what and where in a plain GET form. `wanted` searches requests instead of offers.
 */
export function SearchForm({
  q = "",
  place = "",
  category,
  kept = [],
  plain = false,
  tight = plain,
  wanted = false,
  changeHref,
  id = "",
}: {
  q?: string;
  /** As it stands in the field: whole name of a place, or what was typed. */
  place?: string;
  /** slug of the category to search within */
  category?: string | undefined;
  /** Sent along: what else the search asks. */
  kept?: readonly KeptField[];
  /** With an edge, for places outside the green section. */
  plain?: boolean;
  /** On phones the button is beside the place, and the link to the list of places is left out. */
  tight?: boolean;
  wanted?: boolean;
  /** Where a place is chosen from a list. */
  changeHref?: string;
  /** Tells two forms of one page apart. */
  id?: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of older phones don't know <search>.
    <form
      className={["search-form", plain && "search-form--plain", tight && "search-form--tight"]
        .filter(Boolean)
        .join(" ")}
      action={wanted ? "/wanted" : "/explore"}
      role="search"
    >
      {category && <input type="hidden" name="kategori" value={category} />}
      <KeptFields fields={kept} />
      <div>
        <label htmlFor={`q${id}`}>
          {wanted ? "Pekerjaan apa yang Anda cari?" : "Apa yang Anda butuhkan?"}
        </label>
        <Icon name="search" />
        <input
          id={`q${id}`}
          name="q"
          type="search"
          defaultValue={q || undefined}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={wanted ? "Cari permintaan warga..." : "Cari layanan yang Anda butuhkan..."}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <div>
        <label htmlFor={`lokasi${id}`}>Di mana?</label>
        <Icon name="pin" />
        <input
          id={`lokasi${id}`}
          name="lokasi"
          defaultValue={place || undefined}
          list={`kota${id}`}
          maxLength={MAX_PLACE_LENGTH}
          placeholder="Kota atau kabupaten"
          autoComplete="off"
          enterKeyHint="search"
        />
        <datalist id={`kota${id}`}>
          {commonPlaces()
            .slice(0, SUGGESTED)
            .map(({ code, name }) => (
              <option key={code} value={name} />
            ))}
        </datalist>
        {changeHref && (
          <a href={changeHref}>
            {place ? "Ubah" : "Pilih"}
            <span className="sr-only"> tempat</span>
          </a>
        )}
      </div>
      <button type="submit" className="btn">
        Cari
      </button>
    </form>
  );
}
