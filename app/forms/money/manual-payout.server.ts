import * as z from "zod";
import { cleanLine, cleanText } from "~/domain/core/text";
import { ASSIGNMENT_ACTIONS } from "~/domain/money/manual-payout-acts";
import { textField } from "../core/fields.server";

const REFERENCE = "Tulis nomor referensi dari bank, 3 sampai 100 karakter";

const payoutReferenceForm = z
  .object({ reference: textField(cleanLine, { min: 3, short: REFERENCE, max: 100, long: REFERENCE }) })
  .transform(({ reference }) => ({ words: reference }));

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

const payoutPressForm = z.object({}).transform(() => ({ words: "" }));

const REFERENCED: readonly string[] = ["payment", "transfer-sent", "payout-found"];
const PRESSED: readonly string[] = [
  ...ASSIGNMENT_ACTIONS,
  "payout-prepare",
  "payout-release",
  "payout-check",
];

export function manualPayoutForm(act: string) {
  if (REFERENCED.includes(act)) return payoutReferenceForm;
  return PRESSED.includes(act) ? payoutPressForm : payoutReasonForm;
}
