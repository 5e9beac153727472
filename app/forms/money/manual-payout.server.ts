import { z } from "zod";
import { cleanLine, cleanText } from "~/domain/core/text";
import { ASSIGNMENT_ACTIONS } from "~/domain/money/assignment";
import { textField } from "../core/fields.server";

const REFERENCE = "Tulis nomor referensi dari bank, 3 sampai 100 karakter";

/** An operator has sent the money: what the bank calls it. */
const payoutReferenceForm = z
  .object({ reference: textField(cleanLine, { min: 3, short: REFERENCE, max: 100, long: REFERENCE }) })
  .transform(({ reference }) => ({ words: reference }));

/** Why it cannot be paid, or what was looked at: the one is read by the person, the other by colleagues. */
const payoutReasonForm = z
  .object({
    reason: textField(cleanText, {
      min: 10,
      short: "Tulis alasannya, minimal 10 karakter",
      max: 400,
      long: "Alasan maksimal 400 karakter",
    }),
  })
  .transform(({ reason }) => ({ words: reason }));

/** Nothing to say beside the press itself. */
const payoutPressForm = z.object({}).transform(() => ({ words: "" }));

/** The form of one action beside a refund or a withdrawal that is paid by hand. */
export function manualPayoutForm(act: string) {
  if (act === "payment" || act === "transfer-sent") return payoutReferenceForm;
  return ASSIGNMENT_ACTIONS.some((claim) => claim === act) ? payoutPressForm : payoutReasonForm;
}
