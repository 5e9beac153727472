/** What operators are told of by mail, once when it begins and once when it is over. */
export const ALERT_KINDS = ["scheduler", "steps", "books", "payments", "mail", "payouts"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
