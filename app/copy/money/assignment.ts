import { formatDateTime } from "~/domain/core/dates";
import type { Assignment, AssignmentAction } from "~/domain/money/assignment";
import { maskedAccount, type PayoutAccount } from "~/domain/money/payout-account";

/** `assigneeName`: of whoever had it before. */
export function assignmentLogLine(
  act: AssignmentAction,
  {
    account,
    assigneeName,
    assignedAt,
  }: Assignment & { account: PayoutAccount | null; assigneeName: string | null },
): string {
  const since = assignedAt === null ? "" : ` sejak ${formatDateTime(assignedAt)}`;
  if (act === "release") return "Belum ditransfer.";
  if (act === "takeover") return `Ditinggalkan ${assigneeName ?? "operator lain"}${since}.`;
  return `Transfer ke ${account === null ? "rekening yang disebutkan" : maskedAccount(account)}.`;
}
