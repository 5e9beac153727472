import { type ListingKind, type ListingStatus, listingStatusLabel } from "~/domain/listing";
import { Tag } from "./tag";

export function ListingStatusBadge({ kind, status }: { kind: ListingKind; status: ListingStatus }) {
  return <Tag look={status === "active" ? "on" : "off"}>{listingStatusLabel(kind, status)}</Tag>;
}
