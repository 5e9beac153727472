import type { Stake } from "../listing/standing";
import type { ProposalStatus } from "./proposal";

/** What a proposal gives its author in the request: nothing once it is withdrawn. An accepted one became an order. */
export function stakeOf(own: { status: ProposalStatus } | null): Stake {
  if (own === null || own.status === "withdrawn") return null;
  return { open: own.status === "open" || own.status === "accepted" };
}
