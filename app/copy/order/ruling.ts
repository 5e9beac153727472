import type { Ruling } from "~/domain/order/ruling";

/** A ruling as a line of the log, for people to read. */
export function rulingLine({ buyerShare, reason }: Ruling): string {
  return `${buyerShare}% untuk pembeli: ${reason}`;
}
