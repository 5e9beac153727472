/** Leads to the search; `place`: where the reader is. */
export function SearchBox({ place }: { place: string | null }) {
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
        maxLength={100}
        placeholder={place ? `Cari jasa di ${place}` : "Cari jasa"}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="btn">
        Cari
      </button>
    </form>
  );
}
