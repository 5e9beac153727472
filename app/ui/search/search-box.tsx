import { MAX_SEARCH_LENGTH } from "~/domain/search/search";
import { useHydrated } from "../kit/hydrated";
import { useSuggestions } from "./suggestions";

/** Opens the search in `place`, the reader's own. With script it suggests searches while they type. */
export function SearchBox({ place }: { place: string | null }) {
  const { field, list, options } = useSuggestions();
  const hydrated = useHydrated();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of older phones don't know <search>.
    <form className="search-box" action="/explore" role="search">
      <label className="sr-only" htmlFor="cari">
        Cari jasa
      </label>
      <input
        id="cari"
        name="q"
        type="search"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={place ? `Cari jasa di ${place}` : "Cari jasa"}
        autoComplete="off"
        enterKeyHint="search"
        {...(hydrated && field)}
      />
      <button type="submit" className="btn">
        Cari
      </button>
      {hydrated && (
        <div className="search-box__list" role="listbox" aria-label="Saran pencarian" {...list}>
          {options.map(({ text, props }) => (
            <div key={text} role="option" tabIndex={-1} {...props}>
              {text}
            </div>
          ))}
        </div>
      )}
    </form>
  );
}
