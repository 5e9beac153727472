import * as z from "zod";
import { textField } from "~/platform/forms/fields.server";
import type { FormDefinition } from "~/platform/forms/form";
import { cleanText } from "~/platform/strings";
import { MIN_ACTION_REASON } from "./operator";

export const OPERATOR_FORM: FormDefinition = {
  failed: "Tindakan ini belum tersimpan",
  fields: { reason: "Alasan", act: null, buyerShare: null, seen: null },
};

export const operatorReasonForm = z.object({
  reason: textField(cleanText, {
    min: MIN_ACTION_REASON,
    short: `Tulis alasannya, minimal ${MIN_ACTION_REASON} karakter`,
    max: 500,
    long: "Alasan maksimal 500 karakter",
  }),
});
