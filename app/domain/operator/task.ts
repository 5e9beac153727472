export const OPERATOR_TASKS = ["disputes", "refunds", "withdrawals", "reports", "payments", "mail"] as const;
export type OperatorTask = (typeof OPERATOR_TASKS)[number];

export const TASK_PATHS: Record<OperatorTask, string> = {
  disputes: "/operator/disputes",
  refunds: "/operator/refunds",
  withdrawals: "/operator/withdrawals",
  reports: "/operator/reports",
  payments: "/operator/payments",
  mail: "/operator/mail",
};
