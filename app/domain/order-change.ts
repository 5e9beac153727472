/** What one side would like to change in an order, until the other one decides. */
export const CHANGE_STATUSES = ["open", "accepted", "declined", "withdrawn"] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];
