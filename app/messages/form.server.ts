import * as z from "zod";
import { formIdField } from "~/platform/forms/fields.server";
import type { FormFields } from "~/platform/forms/form";
import { cleanText } from "~/platform/strings";
import { MAX_MESSAGE } from "./message";

export const MESSAGE_FIELDS: FormFields = {
  message: "Pesan",
  body: "Isi",
  order: null,
  formId: null,
};

export function messageForm(pictures: number) {
  return z.object({
    formId: formIdField(),
    message: z
      .string()
      .optional()
      .transform((typed) => cleanText(typed ?? ""))
      .refine((body) => body !== "" || pictures > 0, "Tulis pesan Anda, atau pilih foto")
      .refine(
        (body) => [...body].length <= MAX_MESSAGE,
        `Pesan maksimal ${MAX_MESSAGE.toLocaleString("id-ID")} karakter`,
      ),
  });
}
