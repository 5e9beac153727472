/** A debt to a buyer: asked of the gateway where it can pay back, else paid by hand to the account they name. */
export const REFUND_STATUSES = ["pending", "approved", "paid"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_ROUTES = ["gateway", "bank"] as const;
export type RefundRoute = (typeof REFUND_ROUTES)[number];
