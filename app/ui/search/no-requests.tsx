import { activeFilters } from "~/copy/search/filters";
import { searchSuggestion } from "~/copy/search/suggestion";
import { type Search, wantedHref } from "~/domain/search/search";
import type { Understanding } from "~/domain/search/understanding";
import { EmptyState } from "../kit/empty-state";
import { RelatedSearches } from "./related-searches";

/** None that fits, or none at all where nothing was asked for. */
export function NoRequests({ search, understood }: { search: Search; understood: Understanding }) {
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
  const searches = searchSuggestion(asked, understood).map((one) => ({
    text: one.text,
    href: wantedHref(one.search),
  }));
  return (
    <>
      <EmptyState
        title="Belum ada permintaan yang cocok"
        text="Longgarkan saringannya, atau pakai kata yang lebih umum."
        action={{ href: "/wanted", text: "Lihat semua permintaan" }}
      />
      <RelatedSearches id="coba" title="Coba ini" searches={searches} />
    </>
  );
}
