/** `open`: not over yet; `bought`: their own order, paid and worked on. */
export type Stake = { open: boolean; bought: boolean } | null;

type Shown = { status: "active" | "inactive"; hiddenAt: number | null; deletedAt: number | null };

export function isOnOffer({ status, hiddenAt, deletedAt }: Shown): boolean {
  return status === "active" && hiddenAt === null && deletedAt === null;
}

/** What an operator hid its owner may still rewrite, so asking and proposing, which are free, do not open it. */
export function mayLookAt(listing: Shown, stake: Stake): boolean {
  if (isOnOffer(listing)) return true;
  if (stake === null) return false;
  if (listing.hiddenAt !== null) return stake.bought;
  return stake.open || listing.deletedAt === null;
}
