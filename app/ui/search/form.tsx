import { commonPlaces } from "~/domain/place/place";
import { MAX_PLACE_LENGTH, MAX_SEARCH_LENGTH } from "~/domain/search/search";
import { Icon } from "../kit/icon";

const SUGGESTED = 10;

/** What, and where: a plain GET. `paper`: with an edge and in two rows, off the green section. */
export function SearchForm({
  q = "",
  place = "",
  category,
  paper = false,
  changeHref,
  id = "",
}: {
  q?: string;
  /** As it stands in the field: whole name of a place, or what was typed. */
  place?: string;
  /** slug of the category to search within */
  category?: string | undefined;
  paper?: boolean;
  /** Where a place is chosen from a list. */
  changeHref?: string;
  /** Tells two forms of one page apart. */
  id?: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of older phones don't know <search>.
    <form className={paper ? "seek seek--paper" : "seek"} action="/explore" role="search">
      {category && <input type="hidden" name="kategori" value={category} />}
      <div>
        <label htmlFor={`q${id}`}>Apa yang Anda butuhkan?</label>
        <Icon name="search" />
        <input
          id={`q${id}`}
          name="q"
          type="search"
          defaultValue={q || undefined}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Cari layanan yang Anda butuhkan..."
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

/** `wanted`: searches requests instead of offers. */
export function SearchField({ q = "", wanted = false }: { q?: string; wanted?: boolean }) {
  return (
    <>
      <label className="sr-only" htmlFor="q">
        {wanted ? "Cari permintaan" : "Cari layanan"}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        defaultValue={q}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={wanted ? "Cari permintaan warga..." : "Cari layanan yang Anda butuhkan..."}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="btn">
        Cari
      </button>
    </>
  );
}
