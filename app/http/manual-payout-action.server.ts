import { CLAIM_ACTS } from "~/domain/money/assignment";
import { paymentForm, pressForm, reasonForm } from "~/forms/money/manual-payout.server";
import { badRequest } from "./errors.server";
import { parseForm } from "./form.server";

/** What one of the forms beside a piece of handwork sends: which act it is, and the words that it asks for. */
export async function readHandAct<Act extends string>(form: FormData, acts: readonly Act[]) {
  const act = acts.find((known) => known === form.get("act")) ?? badRequest();
  const parsed = await parseForm(form, schemaOf(act));
  return parsed.ok ? { ok: true as const, act, words: parsed.value.words, reject: parsed.reject } : parsed;
}

function schemaOf(act: string) {
  if (act === "payment" || act === "transfer-sent") return paymentForm;
  return CLAIM_ACTS.some((claim) => claim === act) ? pressForm : reasonForm;
}
