import type { ListingKind } from "./listing";

const NAMES: Record<ListingKind, string> = { offer: "services", wanted: "wanted" };

export function ownListPath(kind: ListingKind): string {
  return `/dashboard/${NAMES[kind]}`;
}

export function editPath(kind: ListingKind, id: string): string {
  return `${ownListPath(kind)}/edit/${id}`;
}

export const OWN_PARTS = ["all", "active", "inactive", "hidden"] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

export const OWN_COUNTED = 100;

export function readOwnPart(text: string | null): OwnPart {
  return OWN_PARTS.find((part) => part === text) ?? "all";
}

export function kindOfOwnList(name: string | undefined): ListingKind | null {
  if (name === NAMES.offer) return "offer";
  return name === NAMES.wanted ? "wanted" : null;
}
