import { wordingFor } from "~/copy/notification/wording";
import { reminder } from "~/copy/order/reminder";

import { listOrdersToRemind, noteReminded } from "~/db/order/due.server";
import { peopleOf } from "~/domain/order/people";

import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";

const BATCH = 50;

export async function remindSides(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  turn?: StepTurn,
): Promise<boolean> {
  return forEachDue("remind", {
    ...{ turn, batch: BATCH },
    list: (limit) => listOrdersToRemind(db, now, limit),
    async work(order) {
      const notification = reminder(order, peopleOf(order), order.title, now);
      await noteReminded(db, order, notification, { now, wording: wordingFor(env.appOrigin) });
    },
  });
}
