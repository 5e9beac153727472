import { peopleOf } from "~/copy/order/labels";
import { listOrdersToRemind, noteReminded } from "~/db/order/due.server";
import { findOrderState } from "~/db/order/orders.server";
import { reminder } from "~/domain/order/reminder";
import type { Context } from "~/platform/core/context.server";
import { oneByOne } from "../core/each-due.server";

const A_RUN = 50;

/** Tells whoever has to act that time is running out. Bounded; a state is reminded of once. */
export async function remindSides({ db, env, now }: Pick<Context, "db" | "env" | "now">): Promise<void> {
  await oneByOne("remind", await listOrdersToRemind(db, now, A_RUN), async (id) => {
    const state = await findOrderState(db, id);
    if (!state) return;
    const { row, order } = state;
    const notice = reminder(order, peopleOf(row), row.serviceTitle, now);
    await noteReminded(db, order, notice, { now, appOrigin: env.appOrigin });
  });
}
