import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { waitSentence } from "~/accounts/text";
import { badRequest, notFound } from "~/platform/errors.server";
import {
  type FormResult,
  type ParsedForm,
  parseForm,
  readForm,
  refusedAccount,
  rejected,
} from "~/platform/form-requests.server";
import type { Outcome } from "~/platform/forms";
import { manualPayoutForm } from "./form.server";
import {
  type AccountRefusal,
  accountMark,
  DENIAL_ACTIONS,
  type DenialAction,
  PAYOUT_ACTIONS,
  type PayoutAction,
  type PayoutRefusal,
} from "./payout";
import { anotherHolder, DENIAL_COPY, PAYOUT_ACT_COPY, PAYOUT_REFUSALS, UNKNOWN_ACCOUNT } from "./text";

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

type Parsed = Extract<ParsedForm<{ words: string }>, { ok: true }>;

type Submitted = { page: string; form: FormData };

/** Handles an operator's form on a payout's page. `act` names the form. The caller checks permissions. */
export async function submitPayout<Act extends string, Answer>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { decidePayout, judgePayoutDenial, ...deciding }: Deciding & PayoutOperations,
  own: { acts: readonly Act[]; submit(act: Act, parsed: Parsed, submitted: Submitted): Promise<Answer> },
) {
  const form = await readForm(request);
  const page = `/operator/${deciding.subject.table}/${deciding.subject.id}`;
  const named = <Known extends string>(acts: readonly Known[]) =>
    acts.find((known) => known === form.get("act"));
  const sent = named(PAYOUT_ACTIONS);
  const judged = named(DENIAL_ACTIONS);
  const other = named(own.acts);
  const act = sent ?? judged ?? other ?? badRequest();
  const parsed = await parseForm(form, manualPayoutForm(act));
  if (!parsed.ok) return rejected(parsed.result);
  const { words } = parsed.value;
  if (sent) {
    const seen = String(form.get("seen") ?? "");
    const answer = await decidePayout(context, sent, { ...deciding, words, seen });
    return redirectBack(context, page, answer, PAYOUT_ACT_COPY[sent].done);
  }
  if (judged) {
    const answer = await judgePayoutDenial(context, judged, { ...deciding, words });
    const { proposed, done } = DENIAL_COPY[judged];
    return redirectBack(context, page, answer, answer.ok && answer.value === "closed" ? done : proposed);
  }
  return own.submit(other ?? badRequest(), parsed, { page, form });
}

function redirectBack(
  context: AppLoadContext,
  page: string,
  answer: Outcome<unknown, PayoutRefusal | "none">,
  message: string,
) {
  if (answer.ok) return context.toasts.redirectWithSuccess(page, { message }, { status: 303 });
  if (answer.reason === "none") notFound();
  return context.toasts.redirectWithError(page, { message: PAYOUT_REFUSALS[answer.reason] }, { status: 303 });
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
