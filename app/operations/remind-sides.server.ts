import { findOrderState } from "~/db/orders.server";
import { listOrdersToRemind, noteReminded } from "~/db/orders-due.server";
import { reminder } from "~/domain/order-reminder";
import { peopleOf } from "~/domain/order-words";
import type { Context } from "~/platform/context.server";
import { oneByOne } from "./one-by-one.server";

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
