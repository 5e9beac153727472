import { activeFilters } from "~/copy/search/filters";
import type { Search } from "~/domain/search/search";
import type { SuggestedLink } from "~/domain/search/shown-search";
import { EmptyState } from "../kit/empty-state";
import { RelatedSearches } from "./related-searches";

/** No request fits, or there is none at all if nothing was asked for. */
export function NoRequests({ search, searches }: { search: Search; searches: readonly SuggestedLink[] }) {
  // There are only requests here, so the kind is no filter.
  const asked = { ...search, kind: null };
  if (asked.q === "" && activeFilters(asked).length === 0 && asked.after === null) {
    return (
      <EmptyState
        title="Belum ada permintaan jasa saat ini"
        text="Jadilah yang pertama: tulis kebutuhan dan anggaran Anda."
        action={{ href: "/dashboard/wanted/create", text: "Buat Permintaan Jasa" }}
      />
    );
  }
  return (
    <>
      <EmptyState
        title="Belum ada permintaan yang cocok"
        text="Longgarkan saringannya, atau pakai kata yang lebih umum."
      />
      <RelatedSearches id="coba" title="Coba ini" searches={searches} />
    </>
  );
}
