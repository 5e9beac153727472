import { z } from "zod";
import { MAX_QUANTITY, MIN_QUANTITY } from "~/domain/order";
import { MIN_REQUIREMENTS } from "~/domain/order-brief";
import { cleanText } from "~/domain/text";
import { maybeDeadline } from "./deadline.server";
import { countField, requestIdField, textField } from "./fields.server";

const TOO_FEW = `Jumlah minimal ${MIN_QUANTITY}`;

/**
 * What a buyer says with an order. The package is named by the address; price, total, seller and status are nobody's
 * to send, and fields of those names are not looked at. `now` in UTC ms.
 */
export function orderForm(now: number) {
  return z.object({
    requestId: requestIdField(),
    quantity: countField({
      empty: TOO_FEW,
      junk: "Jumlah harus bilangan bulat",
      min: MIN_QUANTITY,
      few: TOO_FEW,
      max: MAX_QUANTITY,
      many: `Jumlah maksimal ${MAX_QUANTITY}`,
    }),
    requirements: textField(cleanText, {
      min: MIN_REQUIREMENTS,
      short: `Deskripsi kebutuhan minimal ${MIN_REQUIREMENTS} karakter`,
      max: 5_000,
      long: "Deskripsi kebutuhan maksimal 5.000 karakter",
    }),
    deadline: maybeDeadline(now),
    notes: z
      .string()
      .optional()
      .transform((typed) => cleanText(typed ?? ""))
      .refine((notes) => [...notes].length <= 2_000, "Catatan maksimal 2.000 karakter"),
    agreeToTerms: z.literal(true, { error: "Anda harus menyetujui syarat dan ketentuan" }),
  });
}

/**
 * The quantity after minus or plus was pressed, as the field shows it, or null when another button was. Whatever else
 * was typed is nobody's business yet.
 */
export function steppedQuantity(form: FormData): string | null {
  const step = form.get("step");
  if (step !== "1" && step !== "-1") return null;
  const typed = Number.parseInt(String(form.get("quantity")), 10);
  const next = Number.isNaN(typed) ? MIN_QUANTITY : typed + Number(step);
  return String(Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, next)));
}
