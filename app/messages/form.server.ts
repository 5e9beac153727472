import * as z from "zod";
import { requestIdField } from "~/platform/forms/fields.server";
import { cleanText } from "~/platform/strings";
import { MAX_MESSAGE } from "./message";

/** A message with pictures may have no text. */
export function messageForm(pictures: number) {
  return z.object({
    requestId: requestIdField(),
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
