import { z } from "zod";
import { cleanText } from "~/domain/text";
import { textField } from "./fields.server";

/** Why an operator does something: it stands in the log for colleagues. */
export const operatorReasonForm = z.object({
  reason: textField(cleanText, {
    min: 5,
    short: "Tulis alasannya, minimal 5 karakter",
    max: 500,
    long: "Alasan maksimal 500 karakter",
  }),
});
