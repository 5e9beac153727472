import * as z from "zod";
import { textField } from "~/platform/forms/fields.server";
import { cleanText } from "~/platform/strings";
import { MAX_REASON, MIN_REASON, MODERATION_KINDS, type Reportable } from "./report";
import { reportChoices } from "./text";

const text = (what: string) =>
  textField(cleanText, {
    min: MIN_REASON,
    short: `Tulis ${what}, minimal ${MIN_REASON} karakter`,
    max: MAX_REASON,
    long: `Paling banyak ${MAX_REASON.toLocaleString("id-ID")} karakter`,
  });

const CHOOSE = "Pilih apa yang salah";

export function reportForm(subject: Reportable) {
  const values = reportChoices(subject).map(({ value }) => value);
  return z.object({
    reason: z.enum(values, { error: CHOOSE }),
    details: text("apa yang terjadi"),
  });
}

export const appealForm = z.object({ appeal: text("mengapa akun Anda sebaiknya dipulihkan") });

export const answerForm = z.object({ answer: text("jawaban Anda") });

/** The form of an action. It names the action, so that a repeat does not reverse it. */
export const moderationForm = z.object({
  act: z.enum(MODERATION_KINDS, { error: "Pilih tindakan" }),
  reason: text("alasannya"),
});
