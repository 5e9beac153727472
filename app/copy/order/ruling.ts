import type { Ruling } from "~/domain/order/ruling";

export function rulingLine({ buyerShare, reason }: Ruling): string {
  return `${buyerShare}% untuk pembeli: ${reason}`;
}
