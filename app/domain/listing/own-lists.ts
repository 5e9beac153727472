import type { ListingKind } from "./listing";

const NAMES: Record<ListingKind, string> = { offer: "services", wanted: "wanted" };

/** The owner's list; the forms of what it lists are at addresses below it. */
export function ownListPath(kind: ListingKind): string {
  return `/dashboard/${NAMES[kind]}`;
}

/** Of an owner's offers: all, on sale, taken off by themselves, and hidden by an operator. */
export const OWN_PARTS = ["all", "active", "inactive", "hidden"] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

/** As many of the newest are counted. */
export const OWN_COUNTED = 100;

export function readOwnPart(text: string | null): OwnPart {
  return OWN_PARTS.find((part) => part === text) ?? "all";
}

/** `name`: as the list's address has it. */
export function kindOfOwnList(name: string | undefined): ListingKind | null {
  if (name === NAMES.offer) return "offer";
  return name === NAMES.wanted ? "wanted" : null;
}
