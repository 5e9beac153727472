import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { waitSentence } from "~/accounts/text";
import { badRequest, notFound } from "~/platform/errors.server";
import {
  type FormResult,
  parseForm,
  readForm,
  refusedAccount,
  refuseTyped,
  rejected,
  typedTexts,
} from "~/platform/forms/requests.server";
import type { Outcome } from "~/platform/outcome";
import { accountMark } from "./account";
import type { AccountRefusal } from "./account-check";
import { manualPayoutForm } from "./form.server";
import {
  DENIAL_ACTIONS,
  type DenialAction,
  PAYOUT_ACTIONS,
  type PayoutAction,
  type PayoutRefusal,
} from "./provider-payout";
import { anotherHolder, DENIAL_COPY, NOT_DONE, PAYOUT_ACT_COPY, PAYOUT_REFUSALS, UNKNOWN_ACCOUNT } from "./text";

type Deciding = { subject: { table: "withdrawals" | "refunds"; id: string }; operatorId: string };

type PayoutOperations = {
  decidePayout(
    context: AppLoadContext,
    act: PayoutAction,
    decision: Deciding & { words: string; seen: string },
  ): Promise<Outcome<PayoutAction, PayoutRefusal | "none">>;
  judgePayoutDenial(
    context: AppLoadContext,
    act: DenialAction,
    judgement: Deciding & { words: string },
  ): Promise<Outcome<"proposed" | "closed", PayoutRefusal | "none">>;
};

/** `done` is the text of the toast. `why` says why nothing was done, and is null if the payout does not exist. */
type Answer = { done: string } | { why: string | null };

type Offered = readonly { act: string }[];

type OfferedByPage = {
  decision: { actions: Offered };
  provider: { actions: Offered; denial: { actions: Offered } | null } | null;
};

/** Handles an operator's form on a payout's page. `act` names the form. The caller checks permissions. */
export async function submitOperatorDecision<Act extends string>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { decidePayout, judgePayoutDenial, ...deciding }: Deciding & PayoutOperations,
  own: {
    acts: readonly Act[];
    readPage(): Promise<OfferedByPage>;
    submit(act: Act, decision: { words: string; seen: string }): Promise<Answer>;
  },
) {
  const form = await readForm(request);
  const page = `/operator/${deciding.subject.table}/${deciding.subject.id}`;
  const seen = String(form.get("seen") ?? "");
  const named = <Known extends string>(acts: readonly Known[]) => acts.find((known) => known === form.get("act"));
  const sent = named(PAYOUT_ACTIONS);
  const judged = named(DENIAL_ACTIONS);
  const other = named(own.acts);
  const act = sent ?? judged ?? other ?? badRequest();
  const parsed = await parseForm(form, manualPayoutForm(act));

  async function answer(words: string): Promise<Answer> {
    if (other) return own.submit(other, { words, seen });
    const decided = sent
      ? await decidePayout(context, sent, { ...deciding, words, seen })
      : await judgePayoutDenial(context, judged ?? badRequest(), { ...deciding, words });
    if (!decided.ok) return { why: decided.reason === "none" ? null : PAYOUT_REFUSALS[decided.reason] };
    if (sent) return { done: PAYOUT_ACT_COPY[sent].done };
    const { proposed, done } = DENIAL_COPY[judged ?? badRequest()];
    return { done: decided.value === "closed" ? done : proposed };
  }
  const answered = parsed.ok ? await answer(parsed.value.words) : { why: PAYOUT_REFUSALS.not_open };
  if ("done" in answered) return context.toasts.redirectWithSuccess(page, { message: answered.done }, { status: 303 });
  const why = answered.why ?? notFound();
  const { decision, provider } = await own.readPage();
  const offered = [...decision.actions, ...(provider?.actions ?? []), ...(provider?.denial?.actions ?? [])];
  const isOffered = offered.some((one) => one.act === act);
  if (isOffered && !parsed.ok) return rejected(parsed.result);
  if (typedTexts(form).length === 0) return context.toasts.redirectWithError(page, { message: why }, { status: 303 });
  if (!isOffered || !parsed.ok) refuseTyped(form, { said: NOT_DONE, why, back: page });
  return rejected(parsed.reject({ "": [why] }));
}

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
