import { type FormResult, refuseTyped, rejected } from "~/platform/form-requests.server";

/** Shows an invalid form again, or only what was typed if `why` says that its page has no such form any more. */
export function refuseInvalid(
  form: FormData,
  result: FormResult,
  { why, ...refusal }: { said: string; why: string | null; back: string },
) {
  if (why !== null) refuseTyped(form, { ...refusal, why });
  return rejected(result);
}
