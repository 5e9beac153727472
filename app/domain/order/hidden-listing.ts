import { stepOfKind } from "./decide";
import type { CommandKind } from "./decision";
import type { Order } from "./order";

/** Nothing new is agreed on or paid for what operators took off; what is paid goes on. */
export function waitsForListing(
  { status }: Pick<Order, "status">,
  command: CommandKind,
  listingHidden: boolean,
): boolean {
  return listingHidden && status === "pending" && stepOfKind(command).needsListing;
}
