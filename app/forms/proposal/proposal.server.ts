import { z } from "zod";
import { cleanText } from "~/domain/core/text";
import { MAX_DAYS } from "~/domain/listing/package";
import { MIN_DECLINE_REASON } from "~/domain/proposal/proposal";
import { priceField, requestIdField, textField } from "../core/fields.server";

const DAYS = `Waktu pengerjaan harus antara 1 dan ${MAX_DAYS} hari`;

/** Price and days may stay open: null. */
export const proposalForm = z.object({
  requestId: requestIdField(),
  message: textField(cleanText, {
    min: 1,
    short: "Pesan untuk klien harus diisi",
    max: 5_000,
    long: "Pesan maksimal 5.000 karakter",
  }),
  price: priceField("Tulis harga dalam rupiah dengan angka, misalnya 350.000")
    .optional()
    .transform((price) => price ?? null),
  days: z
    .number({ error: DAYS })
    .int(DAYS)
    .min(1, DAYS)
    .max(MAX_DAYS, DAYS)
    .optional()
    .transform((days) => days ?? null),
});

export const declineForm = z.object({
  reason: textField(cleanText, {
    min: MIN_DECLINE_REASON,
    short: `Tulis alasannya, minimal ${MIN_DECLINE_REASON} karakter`,
    max: 1_000,
    long: "Alasan maksimal 1.000 karakter",
  }),
});

/** `seen`: UTC ms of the proposal's shown state; a form without it accepts none. */
export const acceptanceForm = z.object({
  request: z.enum(["close", "keep"]).catch("close"),
  seen: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .catch(0),
});
