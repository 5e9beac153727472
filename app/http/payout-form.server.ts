import type { AppLoadContext } from "@remix-run/cloudflare";
import { PAYOUT_ACT_COPY, PAYOUT_REFUSALS } from "~/copy/money/payout";
import type { Outcome } from "~/domain/core/outcome";
import { PAYOUT_ACTIONS, type PayoutAction, type PayoutRefusal } from "~/domain/money/payout";
import { manualPayoutForm } from "~/forms/money/manual-payout.server";
import { notFound } from "./errors.server";
import { parseForm, rejected } from "./form.server";

type Submitted = { context: AppLoadContext; form: FormData; page: string };
type Decide = (
  act: PayoutAction,
  typed: { words: string; seen: string },
) => Promise<Outcome<PayoutAction, PayoutRefusal | "none">>;

/** The forms about a payout through a provider; null where it is another form of the page. */
export async function submitPayout({ context, form, page }: Submitted, decide: Decide) {
  const act = PAYOUT_ACTIONS.find((known) => known === form.get("act"));
  if (!act) return null;
  const parsed = await parseForm(form, manualPayoutForm(act));
  if (!parsed.ok) return rejected(parsed.result);
  const answer = await decide(act, { ...parsed.value, seen: String(form.get("seen") ?? "") });
  if (!answer.ok && answer.reason === "none") notFound();
  return answer.ok
    ? context.toasts.redirectWithSuccess(page, { message: PAYOUT_ACT_COPY[act].done }, { status: 303 })
    : context.toasts.redirectWithError(page, { message: PAYOUT_REFUSALS[answer.reason] }, { status: 303 });
}
