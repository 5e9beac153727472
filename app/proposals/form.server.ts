import * as z from "zod";
import type { ProposalTerms } from "~/orders/opening";
import { daysField, formIdField, priceField, textField, versionField } from "~/platform/forms/fields.server";
import type { FormFields } from "~/platform/forms/form";
import { cleanText } from "~/platform/strings";
import { MIN_DECLINE_REASON } from "./proposal";
import { MAX_INVITATIONS } from "./reach";
import { INVITATION_REFUSALS } from "./text";

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

export const INVITATION_FIELDS: FormFields = { request: "Permintaan", offers: "Penyedia" };

/** The form of an invitation. The command checks the ids and their number. */
export const invitationForm = z.object({
  request: z.string({ error: INVITATION_REFUSALS.no_request }).max(36, INVITATION_REFUSALS.no_request),
  offers: z
    .array(z.string().max(36, INVITATION_REFUSALS.not_possible), { error: INVITATION_REFUSALS.none_chosen })
    .min(1, INVITATION_REFUSALS.none_chosen)
    .max(MAX_INVITATIONS, INVITATION_REFUSALS.too_many_invitations),
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
