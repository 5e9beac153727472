import * as z from "zod";
import { cleanText } from "~/domain/core/text";
import { MIN_ACTION_REASON } from "~/domain/operator/operator";
import { textField } from "../core/fields.server";

export const operatorReasonForm = z.object({
  reason: textField(cleanText, {
    min: MIN_ACTION_REASON,
    short: `Tulis alasannya, minimal ${MIN_ACTION_REASON} karakter`,
    max: 500,
    long: "Alasan maksimal 500 karakter",
  }),
});
