import { wordingFor } from "~/copy/notification/wording";
import type { BatchStatement } from "~/db/core/batch.server";
import { completes } from "~/db/order/effects.server";
import { applyDecision, type OrderState } from "~/db/order/orders.server";
import type { Accepted } from "~/domain/order/decision";
import type { Visit } from "~/domain/visit/visit";
import { LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { sendSoon } from "../notification/send-outbox.server";

export type OrderDecisionWrite = Pick<
  Context,
  "db" | "deferredDb" | "env" | "gateways" | "mailer" | "mailsByItself" | "now" | "defer" | "purge"
>;

/** False: another change was faster. */
export async function writeOrderDecision(
  context: OrderDecisionWrite,
  { order, visit = null }: Pick<OrderState, "order"> & { visit?: Visit | null },
  decision: Accepted,
  alongside: BatchStatement[] = [],
): Promise<boolean> {
  if (completes(decision)) context.purge(LISTS, personCacheTag(decision.order.sellerId));
  const { appOrigin, cardHoldDays } = context.env;
  const known = { wording: wordingFor(appOrigin), visit, cardHoldDays, methods: context.gateways.methods };
  const written = await applyDecision(context.db, order, decision, known, alongside);
  if (written) sendSoon(context);
  return written;
}
