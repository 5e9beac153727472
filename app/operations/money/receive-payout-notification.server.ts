import { findPayout } from "~/db/money/payouts.server";
import type { Context } from "~/platform/core/context.server";
import type { PayoutProvider } from "~/platform/payouts/port.server";
import { adoptReference } from "./call-payout.server";
import { settlePayout } from "./settle-payout.server";

export type PayoutReceipt =
  | "done"
  | "junk"
  | "forged"
  | "unknown"
  | "contradicted"
  | "foreign"
  | "unreachable";

/** Only a reason to ask: a signed notification may be an old one sent again. */
export async function receivePayoutNotification(
  context: Context,
  provider: PayoutProvider,
  raw: string,
  headers: Headers,
): Promise<PayoutReceipt> {
  const read = await provider.readNotification(raw, headers);
  if (!read.ok) return read.reason;
  const { reference } = read;
  if (reference === null) return "done";
  const known = await findPayout(context.db, { route: provider.name, reference });
  const asked = await provider.find(reference);
  if (!asked.ok) return "unreachable";
  if (asked.report === null) return known ? "contradicted" : "unknown";
  const report = { ...asked.report, cause: asked.report.cause ?? read.cause };
  // Ours, though the answer with its reference was lost on the way.
  const ours = known ?? (report.attemptId && (await findPayout(context.db, { id: report.attemptId })));
  if (!ours || ours.route !== provider.name) return "unknown";
  const settled = known
    ? await settlePayout(context, known, report)
    : await adoptReference(context, ours, report);
  if (settled === "overtaken") return "unreachable";
  return settled === "foreign" || settled === "contradicted" ? settled : "done";
}
