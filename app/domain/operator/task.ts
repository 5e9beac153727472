export const OPERATOR_TASKS = [
  "disputes",
  "refunds",
  "withdrawals",
  "data",
  "reports",
  "payments",
  "mail",
] as const;
export type OperatorTask = (typeof OPERATOR_TASKS)[number];

export const TASK_GROUPS: Record<"money" | "others", readonly OperatorTask[]> = {
  money: ["withdrawals", "refunds"],
  others: ["data", "reports", "payments", "mail"],
};

export const TASK_PATHS: Record<OperatorTask, string> = {
  disputes: "/operator/disputes",
  refunds: "/operator/refunds",
  withdrawals: "/operator/withdrawals",
  data: "/operator/data",
  reports: "/operator/reports",
  payments: "/operator/payments",
  mail: "/operator/mail",
};
