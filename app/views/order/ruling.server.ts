import type { AppLoadContext } from "@remix-run/cloudflare";
import { peopleOf } from "~/copy/order/labels";
import { findDispute } from "~/db/order/disputes.server";
import { notFound } from "../../http/errors.server";
import { orderRefusalSentence } from "../../http/order-refusal.server";
import { rulingState } from "./dispute-case.server";

const disputePath = (id: string) => `/operator/disputes/${id}`;

const RESULTS = {
  ruled: { message: "Sengketa diputuskan", description: "Kedua pihak sudah diberi tahu." },
  proposed: {
    message: "Usulan putusan tersimpan",
    description: "Putusan berlaku setelah operator lain menyetujuinya.",
  },
} as const;

/** What the page of a ruling shows. Who may not rule on it now is led back to the case, with the reason. */
export async function rulingPage(context: AppLoadContext, id: string, operatorId: string) {
  const found = await findDispute(context.db, id, operatorId);
  if (!found) notFound();
  const { row, order } = found;
  const people = peopleOf(row);
  const state = rulingState(found, people, operatorId, context.now);
  if (!state.open) {
    const description = state.why ?? orderRefusalSentence("closed");
    throw await context.toasts.redirectWithError(
      disputePath(id),
      { message: "Sengketa ini tidak bisa diputuskan sekarang", description },
      { status: 303 },
    );
  }
  return {
    id: order.id,
    title: row.serviceTitle,
    people,
    version: order.version,
    two: state.two,
    proposed: state.proposed,
    money: { total: order.totalPrice ?? 0, feePercent: order.feePercent },
  };
}

/** Back to the case with what came of a ruling. */
export function backToDispute(context: AppLoadContext, id: string, done: keyof typeof RESULTS) {
  return context.toasts.redirectWithSuccess(disputePath(id), RESULTS[done], { status: 303 });
}
