import type { CalendarDay } from "../core/dates";
import type { CategorySlug } from "../listing/category";
import type { OfferSummary, WantedSummary } from "../listing/view";
import type { Place } from "../place/place";
import type { GroupName } from "./place-groups";
import type { Chip } from "./shown-text";
import type { Why } from "./why";

export type ShownChip = Chip & {
  same: readonly string[];
  href: string;
};

export type OfferFound = OfferSummary & {
  startsInDays: number | null;
};

export type WithWhy<Summary> = Summary & { why: Why };
export type ShownGroup<Listing> = {
  name: GroupName;
  stands: readonly Place[];
  listings: readonly Listing[];
};

export type SuggestedLink = { text: string; href: string };

export type ShownSearch = {
  chips: readonly ShownChip[];
  correction: { from: string; to: string; literalHref: string } | null;
  /** The day by which it is needed. Null: none was written, or it has passed. */
  dueDay: CalendarDay | null;
  places: readonly Place[];
  otherPlaces: readonly { place: Place; href: string }[];
  wordsPlace: string | null;
  choosePlaceHref: string;
  /** "dekat saya", and nobody knows where that is. */
  asksPlace: boolean;
  nearPlaces: readonly { place: Place; href: string }[];
  wordsOfFilters: string;
  groups: readonly ShownGroup<WithWhy<OfferFound>>[];
  requestGroups: readonly ShownGroup<WithWhy<WantedSummary>>[];
  /** Asked for a place, and nothing there or done from afar: what is shown comes near it. */
  nothingThere: boolean;
  /** Other searches, each of which shows something. */
  related: readonly SuggestedLink[];
  /** The same search made wider; each of them shows something. */
  wider: readonly SuggestedLink[];
  /** A reading that nobody asked for and that the page does not search for. */
  offered: { to: string; href: string } | null;
  /** Slugs of categories that are known to have offers. */
  categories: readonly CategorySlug[];
  pages: { first: string | null; next: string | null };
};
