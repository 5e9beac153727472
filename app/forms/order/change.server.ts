import * as z from "zod";
import { cleanText } from "~/domain/core/text";
import { MAX_REVISIONS, MIN_CHANGE_TEXT } from "~/domain/order/change";
import { maybeDeadline } from "../core/deadline.server";
import { countField, priceField, requestIdField, textField } from "../core/fields.server";

const REVISIONS = `Tulis jumlah revisi dari 0 sampai ${MAX_REVISIONS}, atau kosongkan bila tetap`;

/** An empty field is null: unchanged. `now` in UTC ms. */
export function changeForm(now: number) {
  return z.object({
    requestId: requestIdField(),
    price: priceField("Tulis harga dalam rupiah dengan angka, misalnya 350.000")
      .optional()
      .transform((price) => price ?? null),
    deadline: maybeDeadline(now),
    revisions: countField({
      empty: REVISIONS,
      junk: REVISIONS,
      min: 0,
      few: REVISIONS,
      max: MAX_REVISIONS,
      many: REVISIONS,
    })
      .optional()
      .transform((revisions) => revisions ?? null),
    description: textField(cleanText, {
      min: MIN_CHANGE_TEXT,
      short: `Jelaskan perubahannya, minimal ${MIN_CHANGE_TEXT} karakter`,
      max: 2_000,
      long: "Penjelasan maksimal 2.000 karakter",
    }),
  });
}

export const changeAnswerForm = z.object({
  change: z.string().catch(""),
  reason: z
    .string()
    .optional()
    .transform((typed) => cleanText(typed ?? ""))
    .refine((reason) => [...reason].length <= 1_000, "Alasan maksimal 1.000 karakter"),
});
