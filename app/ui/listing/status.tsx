import { listingStatusLabel } from "~/copy/listing/labels";
import type { ListingKind, ListingStatus } from "~/domain/listing/listing";
import { Tag } from "../kit/badge";

export function ListingStatusBadge({ kind, status }: { kind: ListingKind; status: ListingStatus }) {
  return <Tag look={status === "active" ? "on" : "off"}>{listingStatusLabel(kind, status)}</Tag>;
}

type State = {
  kind: ListingKind;
  status: ListingStatus;
  /** UTC ms; null unless an operator took it out of sight. */
  hiddenAt: number | null;
  /** UTC ms; null unless its owner took it away. */
  deletedAt?: number | null;
};

/** How it stands for those who see it in any state: its owner and operators. */
export function ListingState({ kind, status, hiddenAt, deletedAt = null }: State) {
  if (deletedAt !== null) return <Tag look="off">Dihapus</Tag>;
  if (hiddenAt !== null) return <Tag look="off">Disembunyikan</Tag>;
  return <ListingStatusBadge kind={kind} status={status} />;
}
