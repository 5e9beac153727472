import { stepOfKind } from "./decide";
import type { CommandKind } from "./decision";
import type { Order } from "./order";

export function waitsForListing(
  { status }: Pick<Order, "status">,
  command: CommandKind,
  listingHidden: boolean,
): boolean {
  return listingHidden && status === "pending" && stepOfKind(command).needsListing;
}
