import * as z from "zod";
import { countField, textField } from "~/platform/forms/fields.server";
import type { FormFields } from "~/platform/forms/form";
import { cleanText } from "~/platform/strings";
import { MAX_COMMENT, MAX_REPLY, MAX_STARS, MIN_COMMENT, MIN_REPLY } from "./review";

export const REVIEW_FIELDS: FormFields = {
  rating: "Rating",
  comment: "Ulasan",
  files: "Foto",
  reply: "Balasan",
};

const STARS = `Pilih 1 sampai ${MAX_STARS} bintang`;

export const reviewForm = z.object({
  rating: z
    .string({ error: STARS })
    .refine((text) => !/^\s*0\d/.test(text), STARS)
    .pipe(countField({ empty: STARS, junk: STARS, min: 1, few: STARS, max: MAX_STARS, many: STARS })),
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
