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

export type OfferFound = OfferSummary & {
  /** How soon the seller can begin: 0 is today; null says nothing. */
  startsInDays: number | null;
};

export type WithWhy<Summary> = Summary & { why: Why };
export type ShownGroup<Listing> = {
  name: GroupName;
  /** Where its listings stand, of those near the asked place the nearest first; two at most. */
  stands: readonly Place[];
  listings: readonly Listing[];
};

/** What a search shows beside the form. */
export type ShownSearch = {
  chips: readonly ShownChip[];
  /** Words read otherwise than typed, and the search that takes them as they are. */
  correction: { from: string; to: string; literalHref: string } | null;
  /** What the results lie around; of several namesakes the likeliest, the others as searches. */
  places: readonly Place[];
  otherPlaces: readonly { place: Place; href: string }[];
  /** Of the words: the parameter that tells whether the field was changed away from it. */
  wordsPlace: string | null;
  /** Where a place is chosen from the list of all, and one comes back to this search. */
  choosePlaceHref: string;
  /** "dekat saya", and nobody knows where that is. */
  asksPlace: boolean;
  /** What was typed for a place and is none: what comes near it, as searches. */
  nearPlaces: readonly { place: Place; href: string }[];
  /** The words without what stands in fields of the filters. */
  wordsOfFilters: string;
  groups: readonly ShownGroup<WithWhy<OfferFound>>[];
  requestGroups: readonly ShownGroup<WithWhy<WantedSummary>>[];
  /** Asked for a place, and nothing there or done from afar: what is shown comes near it. */
  nothingThere: boolean;
  related: readonly { text: string; href: string }[];
  pages: { first: string | null; next: string | null };
};
