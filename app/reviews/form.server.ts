import * as z from "zod";
import { textField } from "~/platform/form-fields.server";
import { plainNumber } from "~/platform/money";
import { cleanText } from "~/platform/strings";
import { MAX_COMMENT, MAX_REPLY, MAX_STARS, MIN_COMMENT, MIN_REPLY } from "./review";

const STARS = `Pilih 1 sampai ${MAX_STARS} bintang`;

export const reviewForm = z.object({
  // A number field would accept "5.0", "5e0" and "0x5".
  rating: z
    .string({ error: STARS })
    .transform(plainNumber)
    .refine((text) => /^\d$/.test(text), STARS)
    .transform(Number)
    .refine((stars) => stars >= 1 && stars <= MAX_STARS, STARS),
  comment: textField(cleanText, {
    min: MIN_COMMENT,
    short: `Ulasan minimal ${MIN_COMMENT} karakter`,
    max: MAX_COMMENT,
    long: "Ulasan maksimal 2.000 karakter",
  }),
});

export const replyForm = z.object({
  reply: textField(cleanText, {
    min: MIN_REPLY,
    short: "Tulis jawaban Anda",
    max: MAX_REPLY,
    long: "Jawaban maksimal 1.000 karakter",
  }),
});
