import { wordingFor } from "~/copy/notification/wording";
import { reminder } from "~/copy/order/reminder";

import { listOrdersToRemind, noteReminded } from "~/db/order/due.server";
import { findOrderState } from "~/db/order/orders.server";
import { peopleOf } from "~/domain/order/people";

import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";

const A_RUN = 50;

/** Bounded; once for each state. */
export async function remindSides({ db, env, now }: Pick<Context, "db" | "env" | "now">): Promise<void> {
  await forEachDue("remind", await listOrdersToRemind(db, now, A_RUN), async (id) => {
    const state = await findOrderState(db, id);
    if (!state) return;
    const { order } = state;
    const notification = reminder(order, peopleOf(order), order.title, now);
    await noteReminded(db, order, notification, { now, wording: wordingFor(env.appOrigin) });
  });
}
