import { z } from "zod";
import { cleanLine } from "~/domain/core/text";
import { MAX_PICTURES } from "~/domain/listing/listing";
import { MAX_CAPTION } from "~/domain/listing/picture";

const NUMBER = `Tulis urutan foto dengan angka 1 sampai ${MAX_PICTURES}`;

const picture = z.object({
  id: z.uuid({ error: "Foto ini tidak dikenal" }),
  caption: z
    .string()
    .optional()
    .transform((typed) => cleanLine(typed ?? ""))
    .refine((caption) => [...caption].length <= MAX_CAPTION, `Keterangan maksimal ${MAX_CAPTION} karakter`),
  /** counted from 1 */
  place: z.number({ error: NUMBER }).int(NUMBER).min(1, NUMBER).max(MAX_PICTURES, NUMBER),
  remove: z.boolean({ error: "Isian ini tidak dapat dibaca" }).optional(),
});

/** Whose they are, the database checks. */
export const keptPictures = z.array(picture).max(MAX_PICTURES).optional().default([]);
