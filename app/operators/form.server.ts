import * as z from "zod";
import { textField } from "~/platform/form-fields.server";
import { type FormResult, refuseTyped, rejected } from "~/platform/form-requests.server";
import { cleanText } from "~/platform/strings";
import { MIN_ACTION_REASON } from "./operator";

export const operatorReasonForm = z.object({
  reason: textField(cleanText, {
    min: MIN_ACTION_REASON,
    short: `Tulis alasannya, minimal ${MIN_ACTION_REASON} karakter`,
    max: 500,
    long: "Alasan maksimal 500 karakter",
  }),
});

/** Shows an invalid form again, or only what was typed if `why` says that its page has no such form any more. */
export function refuseInvalid(
  form: FormData,
  result: FormResult,
  { why, ...refusal }: { said: string; why: string | null; back: string },
) {
  if (why !== null) refuseTyped(form, { ...refusal, why });
  return rejected(result);
}
