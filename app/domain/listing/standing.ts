/** What somebody has to do with a listing that is not theirs: an order or a proposal, `open` while it is not over. */
export type Stake = { open: boolean } | null;

type Shown = { status: "active" | "inactive"; hiddenAt: number | null; deletedAt: number | null };

export function isOnOffer({ status, hiddenAt, deletedAt }: Shown): boolean {
  return status === "active" && hiddenAt === null && deletedAt === null;
}

/** Whoever ordered or proposed looks at it again; what is hidden or deleted only until they are done with it. */
export function mayLookAt(listing: Shown, stake: Stake): boolean {
  if (isOnOffer(listing)) return true;
  if (stake === null) return false;
  return stake.open || (listing.hiddenAt === null && listing.deletedAt === null);
}
