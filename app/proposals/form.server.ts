import * as z from "zod";
import type { ProposalTerms } from "~/orders/opening";
import { daysField, formIdField, priceField, textField, versionField } from "~/platform/forms/fields.server";
import type { FormFields } from "~/platform/forms/form";
import { cleanText } from "~/platform/strings";
import { MIN_DECLINE_REASON } from "./proposal";

export const PROPOSAL_FIELDS: FormFields = {
  message: "Pesan",
  price: "Harga",
  days: "Waktu pengerjaan",
  reason: "Alasan",
  seen: null,
  formId: null,
  version: null,
};

export const proposalForm = z.object({
  formId: formIdField(),
  message: textField(cleanText, {
    min: 1,
    short: "Pesan untuk klien harus diisi",
    max: 5_000,
    long: "Pesan maksimal 5.000 karakter",
  }),
  price: priceField("Tulis harga dalam rupiah dengan angka, misalnya 350.000")
    .optional()
    .transform((price) => price ?? null),
  days: daysField()
    .optional()
    .transform((days) => days ?? null),
  seen: versionField(),
  version: versionField(),
});

export const declineForm = z.object({
  reason: textField(cleanText, {
    min: MIN_DECLINE_REASON,
    short: `Tulis alasannya, minimal ${MIN_DECLINE_REASON} karakter`,
    max: 1_000,
    long: "Alasan maksimal 1.000 karakter",
  }),
});

const count = z.number().int().nonnegative();

const terms = z.object({
  price: count,
  days: count.nullable(),
  deadline: count.nullable(),
  changedAt: count,
  sellerPlace: z.string().nullable(),
});

/** The form of an acceptance. It accepts nothing if `shown` is null, because it is missing or malformed. */
export const acceptanceForm = z.object({
  closes: z
    .string()
    .optional()
    .transform((pressed) => pressed === "on"),
  shown: z
    .string()
    .optional()
    .transform((text): ProposalTerms | null => {
      try {
        return terms.parse(JSON.parse(text ?? ""));
      } catch {
        return null;
      }
    }),
});
