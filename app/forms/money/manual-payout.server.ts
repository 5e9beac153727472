import { z } from "zod";
import { cleanLine, cleanText } from "~/domain/core/text";
import { textField } from "../core/fields.server";

const REFERENCE = "Tulis nomor referensi dari bank, 3 sampai 100 karakter";

/** An operator has sent the money: what the bank calls it. */
export const paymentForm = z
  .object({ reference: textField(cleanLine, { min: 3, short: REFERENCE, max: 100, long: REFERENCE }) })
  .transform(({ reference }) => ({ words: reference }));

/** Why it cannot be paid, or what was looked at: the one is read by the person, the other by colleagues. */
export const reasonForm = z
  .object({
    reason: textField(cleanText, {
      min: 10,
      short: "Tulis alasannya, minimal 10 karakter",
      max: 400,
      long: "Alasan maksimal 400 karakter",
    }),
  })
  .transform(({ reason }) => ({ words: reason }));

/** Nothing to say beside the press itself. */
export const pressForm = z.object({}).transform(() => ({ words: "" }));
