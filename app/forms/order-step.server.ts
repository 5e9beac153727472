import { z } from "zod";
import type { OrderStep } from "~/domain/order-steps";
import { cleanText } from "~/domain/text";
import { textField } from "./fields.server";

const MAX_TEXT = 2_000;
const SHARE = "Tulis pembagian dengan bilangan bulat dari 0 sampai 100";

/** What a step asks for; what it does not ask for comes back empty. */
export function orderStepForm({ fields, label = "Alasan", min = 1 }: OrderStep) {
  const asks = (field: OrderStep["fields"][number]) => fields.includes(field);
  const text = (least: number) =>
    textField(cleanText, {
      min: least,
      short: `${label} minimal ${least} karakter`,
      max: MAX_TEXT,
      long: `${label} maksimal ${MAX_TEXT.toLocaleString("id-ID")} karakter`,
    });
  const share = z
    .string({ error: SHARE })
    .regex(/^\s*\d{1,3}\s*$/, SHARE)
    .transform(Number)
    .refine((percent) => percent <= 100, SHARE);
  const unasked = z.string().optional();
  return z.object({
    note: asks("note") ? text(0).optional().default("") : unasked.transform(() => ""),
    reason: asks("reason") ? text(min) : unasked.transform(() => ""),
    buyerShare: asks("buyerShare") ? share : unasked.transform(() => 0),
  });
}
