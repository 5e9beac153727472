import type { AppLoadContext } from "@remix-run/cloudflare";
import { waitSentence } from "~/copy/account/refusals";
import { anotherHolder, UNKNOWN_ACCOUNT } from "~/copy/money/account-check";
import { DENIAL_COPY, PAYOUT_ACT_COPY, PAYOUT_REFUSALS } from "~/copy/money/payout";
import type { Outcome } from "~/domain/core/outcome";
import type { AccountRefusal } from "~/domain/money/account-holder";
import { PAYOUT_ACTIONS, type PayoutAction, type PayoutRefusal } from "~/domain/money/payout";
import { accountMark } from "~/domain/money/payout-account";
import { DENIAL_ACTIONS, type DenialAction } from "~/domain/money/payout-denial";
import { manualPayoutForm } from "~/forms/money/manual-payout.server";
import { notFound } from "./errors.server";
import { type FormResult, parseForm, rejected } from "./form.server";
import { refusedAccount } from "./refusals.server";

type Submitted = { context: AppLoadContext; form: FormData; page: string };
type Decide = (
  act: PayoutAction,
  typed: { words: string; seen: string },
) => Promise<Outcome<PayoutAction, PayoutRefusal | "none">>;

type Judge = (
  act: DenialAction,
  words: string,
) => Promise<Outcome<"proposed" | "closed", PayoutRefusal | "none">>;

/** Null where it is another form of the page. */
export async function submitDenial({ context, form, page }: Submitted, judge: Judge) {
  const act = DENIAL_ACTIONS.find((known) => known === form.get("act"));
  if (!act) return null;
  const parsed = await parseForm(form, manualPayoutForm(act));
  if (!parsed.ok) return rejected(parsed.result);
  const answer = await judge(act, parsed.value.words);
  if (!answer.ok && answer.reason === "none") notFound();
  const { proposed, done } = DENIAL_COPY[act];
  return answer.ok
    ? context.toasts.redirectWithSuccess(
        page,
        { message: answer.value === "closed" ? done : proposed },
        { status: 303 },
      )
    : context.toasts.redirectWithError(page, { message: PAYOUT_REFUSALS[answer.reason] }, { status: 303 });
}

/** Null where it is another form of the page. */
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

/** What the bank says against an account, at its field; `title` says what was not done. */
export function refusedPayoutAccount(
  refusal: AccountRefusal,
  parsed: { reject(errors: Record<string, string[]>): FormResult },
  title: string,
) {
  switch (refusal.reason) {
    case "unknown_account":
      return refusedAccount({ result: parsed.reject({ number: [UNKNOWN_ACCOUNT] }) });
    case "another_holder": {
      const result = parsed.reject({ holder: [anotherHolder(refusal.holder)] });
      return refusedAccount({ result, standBy: accountMark(refusal.account) });
    }
    case "check_limited": {
      const toast = { title, description: waitSentence(refusal.seconds) };
      return refusedAccount({ result: parsed.reject({}), toast, seconds: refusal.seconds });
    }
  }
}

export function isAccountRefusal(answer: { ok: boolean; reason?: string }): answer is AccountRefusal {
  return ["unknown_account", "another_holder", "check_limited"].includes(answer.reason ?? "");
}
