import type { ListingKind } from "./listing";

const NAMES: Record<ListingKind, string> = { offer: "services", wanted: "wanted" };

/** The owner's list; the forms of what it lists are at addresses below it. */
export function ownListPath(kind: ListingKind): string {
  return `/dashboard/${NAMES[kind]}`;
}

/** `name`: as the list's address has it. */
export function kindOfOwnList(name: string | undefined): ListingKind | null {
  if (name === NAMES.offer) return "offer";
  return name === NAMES.wanted ? "wanted" : null;
}
