import { Badge } from "~/ui/kit";
import type { ListingKind, ListingStatus } from "../listing";
import { listingStatusLabel } from "../text";

export function ListingStatusBadge({ kind, status }: { kind: ListingKind; status: ListingStatus }) {
  return <Badge look={status === "active" ? "on" : "off"}>{listingStatusLabel(kind, status)}</Badge>;
}

type State = {
  kind: ListingKind;
  status: ListingStatus;
  hiddenAt: number | null;
  deletedAt?: number | null;
};

export function ListingState({ kind, status, hiddenAt, deletedAt = null }: State) {
  if (deletedAt !== null) return <Badge look="off">Dihapus</Badge>;
  if (hiddenAt !== null) return <Badge look="off">Disembunyikan</Badge>;
  return <ListingStatusBadge kind={kind} status={status} />;
}
