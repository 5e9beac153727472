import { z } from "zod";
import { MIN_ACT_REASON } from "~/domain/operator";
import { cleanText } from "~/domain/text";
import { textField } from "./fields.server";

/** Why an operator does something: it stands in the log for colleagues. */
export const operatorReasonForm = z.object({
  reason: textField(cleanText, {
    min: MIN_ACT_REASON,
    short: `Tulis alasannya, minimal ${MIN_ACT_REASON} karakter`,
    max: 500,
    long: "Alasan maksimal 500 karakter",
  }),
});
