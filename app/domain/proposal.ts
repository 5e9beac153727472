/** Open until the client decides or the proposer takes it back. */
export const PROPOSAL_STATUSES = ["open", "withdrawn", "declined", "accepted"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];
