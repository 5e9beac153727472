import { WITHDRAWAL_LABELS } from "~/copy/money/withdrawal";
import type { WithdrawalStanding } from "~/domain/money/withdrawal";

const withdrawalShapes: Record<WithdrawalStanding, string> = {
  requested: "status status--active",
  approved: "status status--active",
  paid: "status status--done",
  failed: "status status--off",
  arrived: "status status--done",
};

export function WithdrawalStatusBadge({ status }: { status: WithdrawalStanding }) {
  return <span className={withdrawalShapes[status]}>{WITHDRAWAL_LABELS[status]}</span>;
}
