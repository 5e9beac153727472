import type { SearchSort } from "../search/search";
import type { OfferFound, ShownGroup } from "../search/shown-search";
import type { PlaceFacts } from "./figures";
import type { PlaceSubject } from "./place-page";

type PlaceLink = { text: string; href: string };

export type ShownPlace = {
  subject: PlaceSubject;
  facts: PlaceFacts;
  jobs: readonly PlaceLink[];
  sort: SearchSort;
  sorts: readonly SearchSort[];
  groups: readonly ShownGroup<OfferFound>[];
  nothingHere: boolean;
  first: string | null;
  next: string | null;
  /** `offers`: "38 jasa"; null where it is not counted. */
  around: readonly (PlaceLink & { name: string; offers: string | null })[];
  also: readonly (PlaceLink & { note: string })[];
};
