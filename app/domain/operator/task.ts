/** What waits for an operator, whichever of them comes first. */
export const OPERATOR_TASKS = ["disputes", "refunds", "withdrawals", "reports", "payments", "mail"] as const;
export type OperatorTask = (typeof OPERATOR_TASKS)[number];

/** Where it is done; the list there begins with what waits longest. */
export const TASK_PATHS: Record<OperatorTask, string> = {
  disputes: "/operator/disputes",
  refunds: "/operator/refunds",
  withdrawals: "/operator/withdrawals",
  reports: "/operator/reports",
  payments: "/operator/payments",
  mail: "/operator/mail",
};
