import * as z from "zod";
import { cleanText } from "~/domain/core/text";
import { MIN_DISPUTE_REASON } from "~/domain/order/order";
import { MAX_RULING_REASON, OFFERED_SHARES } from "~/domain/order/ruling";
import { shareField, textField } from "../core/fields.server";

/** A ruling counts only once it was shown in rupiah; `press` names the button. */
export const rulingForm = z.object({
  buyerShare: shareField("Pilih bagian pembeli, atau tulis bagian lain"),
  reason: textField(cleanText, {
    min: MIN_DISPUTE_REASON,
    short: `Alasan putusan minimal ${MIN_DISPUTE_REASON} karakter`,
    max: MAX_RULING_REASON,
    long: `Alasan putusan maksimal ${MAX_RULING_REASON.toLocaleString("id-ID")} karakter`,
  }),
  press: z.enum(["look", "edit", "rule"]).catch("look"),
});

/** Unless something else is written too: see `rulingClash`. */
export function withChosenShare(form: FormData): FormData {
  const chosen = offeredShare(form);
  if (chosen !== null && text(form, "buyerShare") === "") form.set("buyerShare", String(chosen));
  return form;
}

/** One share chosen and another written: which one counts is not for us to guess. */
export function rulingClash(form: FormData, buyerShare: number): string | null {
  const chosen = offeredShare(form);
  if (chosen === null || chosen === buyerShare) return null;
  return `Anda memilih ${chosen}% dan menulis ${buyerShare}%. Pilih Lain, atau kosongkan bagian lain.`;
}

function offeredShare(form: FormData): number | null {
  return OFFERED_SHARES.find((share) => String(share) === text(form, "share")) ?? null;
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
