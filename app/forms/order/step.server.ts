import * as z from "zod";
import type { StepField, StepPage } from "~/copy/order/step-page";
import { cleanText } from "~/domain/core/text";
import { shareField, textField } from "../core/fields.server";

const MAX_TEXT = 2_000;

/** Fields not asked come back empty. */
export function orderStepForm({ fields, label = "Alasan", min = 1 }: StepPage) {
  const asks = (field: StepField) => fields.includes(field);
  const text = (least: number) =>
    textField(cleanText, {
      min: least,
      short: `${label}: minimal ${least} karakter`,
      max: MAX_TEXT,
      long: `${label}: maksimal ${MAX_TEXT.toLocaleString("id-ID")} karakter`,
    });
  const unasked = z.string().optional();
  return z.object({
    note: asks("note") ? text(0).optional().default("") : unasked.transform(() => ""),
    reason: asks("reason") ? text(min) : unasked.transform(() => ""),
    buyerShare: asks("buyerShare") ? shareField() : unasked.transform(() => 0),
  });
}
