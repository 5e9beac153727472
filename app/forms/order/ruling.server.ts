import { z } from "zod";
import { cleanText } from "~/domain/core/text";
import { MIN_DISPUTE_REASON } from "~/domain/order/order";
import { MAX_RULING_REASON } from "~/domain/order/ruling";
import { shareField, textField } from "../core/fields.server";

/** A ruling counts only once it was shown in rupiah; `press` names the button. */
export const rulingForm = z.object({
  buyerShare: shareField(),
  reason: textField(cleanText, {
    min: MIN_DISPUTE_REASON,
    short: `Alasan putusan minimal ${MIN_DISPUTE_REASON} karakter`,
    max: MAX_RULING_REASON,
    long: `Alasan putusan maksimal ${MAX_RULING_REASON.toLocaleString("id-ID")} karakter`,
  }),
  press: z.enum(["look", "edit", "rule"]).catch("look"),
});
