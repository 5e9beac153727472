import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { waitSentence } from "~/accounts/text";
import { requireOperator } from "~/accounts/viewer.server";
import type { PayoutTable } from "~/operators/operator";
import { badRequest, notFound } from "~/platform/errors.server";
import {
  type FormResult,
  invalidAccountForm,
  invalidForm,
  parseForm,
  readForm,
  throwRefusedFormPage,
  typedTexts,
} from "~/platform/forms/requests.server";
import type { Outcome } from "~/platform/outcome";
import { isId } from "~/platform/strings";
import { accountMark } from "./account";
import type { AccountRefusal } from "./account-check";
import { decidePayout, judgePayoutDenial } from "./decision-commands.server";
import { manualPayoutForm } from "./form.server";
import { DENIAL_ACTIONS, type DenialAction, PAYOUT_ACTIONS, type PayoutAction } from "./provider-payout";
import { anotherHolder, DENIAL_COPY, NOT_DONE, PAYOUT_ACTION_COPY, PAYOUT_REFUSALS, UNKNOWN_ACCOUNT } from "./text";

type Decision<Action> =
  | { kind: "provider"; act: PayoutAction }
  | { kind: "denial"; act: DenialAction }
  | { kind: "manual"; act: Action };

/** The input. `words` is the reason or a reference. `seen` is the account that the page showed beside the form. */
type DecisionInput = { id: string; operatorId: string; words: string; seen: string };

/**
 * The answer. `done` is the text of the toast. `reason` says why nothing was done, null if the payout does not exist.
 */
type Answer = { done: string } | { reason: string | null };

type ActionsOnPage = readonly { act: string }[];

type PayoutPage = {
  decision: { actions: ActionsOnPage };
  provider: { actions: ActionsOnPage; denial: { actions: ActionsOnPage } | null } | null;
};

type ManualPayouts<Action extends string, Refusal extends string> = {
  table: PayoutTable;
  decide(context: AppLoadContext, act: Action, input: DecisionInput): Promise<Outcome<Action, Refusal>>;
  copy: Record<Action, { done: string }>;
  refusals: Record<Refusal, string | null>;
  readPage(args: ActionFunctionArgs): Promise<PayoutPage>;
};

export async function submitOperatorDecision<Action extends string, Refusal extends string>(
  args: ActionFunctionArgs,
  manual: ManualPayouts<Action, Refusal>,
) {
  const { context, request, params } = args;
  const { id: operatorId } = await requireOperator(context, request);
  const { id } = params;
  if (!isId(id)) notFound();
  const form = await readForm(request);
  const page = `/operator/${manual.table}/${id}`;
  const decision = readDecision(form, Object.keys(manual.copy) as Action[]);
  const parsed = await parseForm(form, manualPayoutForm(decision.act));
  const input = { id, operatorId, seen: String(form.get("seen") ?? "") };
  const answer = parsed.ok
    ? await answerDecision(context, decision, { ...input, words: parsed.value.words }, manual)
    : { reason: PAYOUT_REFUSALS.not_open };
  if ("done" in answer) return context.toasts.redirectWithSuccess(page, { message: answer.done }, { status: 303 });
  const reason = answer.reason ?? notFound();
  const isOffered = actionsOn(await manual.readPage(args)).some(({ act }) => act === decision.act);
  if (isOffered && !parsed.ok) return invalidForm(parsed.result);
  if (typedTexts(form).length === 0)
    return context.toasts.redirectWithError(page, { message: reason }, { status: 303 });
  if (!isOffered || !parsed.ok) throwRefusedFormPage(form, { title: NOT_DONE, reason, backHref: page });
  return invalidForm(parsed.reject({ "": [reason] }));
}

function readDecision<Action extends string>(form: FormData, manualActions: readonly Action[]): Decision<Action> {
  const act = form.get("act");
  for (const one of PAYOUT_ACTIONS) if (one === act) return { kind: "provider", act: one };
  for (const one of DENIAL_ACTIONS) if (one === act) return { kind: "denial", act: one };
  for (const one of manualActions) if (one === act) return { kind: "manual", act: one };
  return badRequest();
}

function answerDecision<Action extends string, Refusal extends string>(
  context: AppLoadContext,
  decision: Decision<Action>,
  input: DecisionInput,
  manual: ManualPayouts<Action, Refusal>,
): Promise<Answer> {
  switch (decision.kind) {
    case "provider":
      return actAtProvider(context, decision.act, input, manual.table);
    case "denial":
      return judgeDenial(context, decision.act, input, manual.table);
    case "manual":
      return decideManually(context, decision.act, input, manual);
  }
}

async function actAtProvider(
  context: AppLoadContext,
  act: PayoutAction,
  { id, ...input }: DecisionInput,
  table: PayoutTable,
): Promise<Answer> {
  const decided = await decidePayout(context, act, { ...input, subject: { table, id } });
  return decided.ok ? PAYOUT_ACTION_COPY[act] : { reason: PAYOUT_REFUSALS[decided.reason] };
}

async function judgeDenial(
  context: AppLoadContext,
  act: DenialAction,
  { id, operatorId, words }: DecisionInput,
  table: PayoutTable,
): Promise<Answer> {
  const judged = await judgePayoutDenial(context, act, { operatorId, words, subject: { table, id } });
  if (!judged.ok) return { reason: PAYOUT_REFUSALS[judged.reason] };
  const { proposed, done } = DENIAL_COPY[act];
  return { done: judged.value === "closed" ? done : proposed };
}

async function decideManually<Action extends string, Refusal extends string>(
  context: AppLoadContext,
  act: Action,
  input: DecisionInput,
  { decide, copy, refusals }: ManualPayouts<Action, Refusal>,
): Promise<Answer> {
  const decided = await decide(context, act, input);
  return decided.ok ? copy[act] : { reason: refusals[decided.reason] };
}

function actionsOn({ decision, provider }: PayoutPage): ActionsOnPage {
  return [...decision.actions, ...(provider?.actions ?? []), ...(provider?.denial?.actions ?? [])];
}

export function refusedPayoutAccount(
  refusal: AccountRefusal,
  parsed: { reject(errors: Record<string, string[]>): FormResult },
  title: string,
) {
  switch (refusal.reason) {
    case "unknown_account":
      return invalidAccountForm({ result: parsed.reject({ number: [UNKNOWN_ACCOUNT] }) });
    case "another_holder": {
      const result = parsed.reject({ holder: [anotherHolder(refusal.holder)] });
      return invalidAccountForm({ result, standBy: accountMark(refusal.account) });
    }
    case "check_limited": {
      const toast = { title, description: waitSentence(refusal.seconds) };
      return invalidAccountForm({ result: parsed.reject({}), toast, seconds: refusal.seconds });
    }
  }
}

export function isAccountRefusal(answer: { ok: boolean; reason?: string }): answer is AccountRefusal {
  return ["unknown_account", "another_holder", "check_limited"].includes(answer.reason ?? "");
}
