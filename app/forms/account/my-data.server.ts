import * as z from "zod";
import { MAX_CORRECTION, MIN_CORRECTION } from "~/domain/account/data-request";
import { cleanText } from "~/domain/core/text";
import { MIN_ACTION_REASON } from "~/domain/operator/operator";
import { textField } from "../core/fields.server";
import { knownPassword } from "./password.server";

const MISSING = "Isi kata sandi Anda saat ini";

export const ownPasswordForm = z.object({ currentPassword: knownPassword(MISSING).min(1, MISSING) });

export const correctionForm = z.object({
  words: textField(cleanText, {
    min: MIN_CORRECTION,
    short: `Tulis data mana yang keliru dan isinya yang benar, minimal ${MIN_CORRECTION} karakter`,
    max: MAX_CORRECTION,
    long: `Permintaan maksimal ${MAX_CORRECTION} karakter`,
  }),
});

export const correctionAnswerForm = z.object({
  answer: textField(cleanText, {
    min: MIN_ACTION_REASON,
    short: `Tulis jawabannya, minimal ${MIN_ACTION_REASON} karakter`,
    max: 1_000,
    long: "Jawaban maksimal 1000 karakter",
  }),
  act: z.enum(["done", "refused"], { error: "Pilih apakah datanya diperbaiki" }),
});
