import type { OfferSummary, WantedSummary } from "../listing/view";
import type { Place } from "../place/place";
import type { GroupName } from "./place-groups";
import type { Chip } from "./shown-text";
import type { Why } from "./why";

/** One thing that was understood; `href`: the same search without it. */
export type ShownChip = Chip & {
  /** Other names of the same, at most two. */
  same: readonly string[];
  href: string;
};

export type WithWhy<Summary> = Summary & { why: Why };
export type ShownGroup = { name: GroupName; offers: readonly WithWhy<OfferSummary>[] };

/** What a search shows beside the form. */
export type ShownSearch = {
  chips: readonly ShownChip[];
  /** Words read otherwise than typed, and the search that takes them as they are. */
  correction: { from: string; to: string; literalHref: string } | null;
  /** What the results lie around; of several namesakes the likeliest, the others as searches. */
  places: readonly Place[];
  otherPlaces: readonly { place: Place; href: string }[];
  groups: readonly ShownGroup[];
  requests: readonly WithWhy<WantedSummary>[];
  pages: { first: string | null; next: string | null };
};
