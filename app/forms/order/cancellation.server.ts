import * as z from "zod";
import { cleanText } from "~/domain/core/text";
import { textField } from "../core/fields.server";

const MAX_REASON = 500;

export const cancellationForm = z.object({
  reason: textField(cleanText, {
    min: 0,
    short: "",
    max: MAX_REASON,
    long: `Alasan maksimal ${MAX_REASON} karakter`,
  })
    .optional()
    .default(""),
});
