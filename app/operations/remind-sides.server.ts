import { findOrderState, listOrdersToRemind, noteReminded } from "~/db/orders-due.server";
import { reminder } from "~/domain/order-reminder";
import type { Context } from "~/platform/context.server";

const A_RUN = 50;

/** Tells whoever has to act that time is running out. Bounded; a state is reminded of once. */
export async function remindSides({ db, env, now }: Pick<Context, "db" | "env" | "now">): Promise<void> {
  for (const id of await listOrdersToRemind(db, now, A_RUN)) {
    const state = await findOrderState(db, id);
    if (!state) continue;
    const { row, order } = state;
    const people = { buyer: row.buyerName, seller: row.sellerName };
    const notice = reminder(order, people, row.serviceTitle, now);
    await noteReminded(db, order, notice, { now, appOrigin: env.appOrigin });
  }
}
