import { WITHDRAWAL_LABELS, type WithdrawalStatus } from "~/domain/money/withdrawal";

const withdrawalShapes: Record<WithdrawalStatus, string> = {
  requested: "st work",
  approved: "st work",
  paid: "st done",
  failed: "st off",
};

export function WithdrawalStatusBadge({ status }: { status: WithdrawalStatus }) {
  return <span className={withdrawalShapes[status]}>{WITHDRAWAL_LABELS[status]}</span>;
}
