import * as z from "zod";
import { reportChoices } from "~/copy/report/report";
import { cleanText } from "~/domain/core/text";
import { MODERATION_KINDS } from "~/domain/report/moderation";
import { MAX_REASON, MIN_REASON, type Reportable } from "~/domain/report/report";
import { textField } from "../core/fields.server";

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

/** The action is named: pressed twice it must not turn into its opposite. */
export const moderationForm = z.object({
  act: z.enum(MODERATION_KINDS, { error: "Pilih tindakan" }),
  reason: text("alasannya"),
});
