import { WITHDRAWAL_LABELS } from "~/copy/money/withdrawal";
import type { WithdrawalStatus } from "~/domain/money/withdrawal";

const withdrawalShapes: Record<WithdrawalStatus, string> = {
  requested: "status status--active",
  approved: "status status--active",
  paid: "status status--done",
  failed: "status status--off",
};

export function WithdrawalStatusBadge({ status }: { status: WithdrawalStatus }) {
  return <span className={withdrawalShapes[status]}>{WITHDRAWAL_LABELS[status]}</span>;
}
