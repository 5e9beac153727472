import * as z from "zod";
import { textField } from "~/platform/forms/fields.server";
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
