import { MAX_SEARCH_LENGTH } from "~/domain/search/search";

/** A plain GET. `paper`: with an edge, off the green section. */
export function SearchForm({
  category,
  paper = false,
}: {
  /** slug of the category to search within */
  category?: string | undefined;
  paper?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of older phones don't know <search>.
    <form className={paper ? "search-box panel p-1 mt-3" : "search-box"} action="/explore" role="search">
      <SearchField />
      {category && <input type="hidden" name="kategori" value={category} />}
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
