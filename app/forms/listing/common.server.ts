import * as z from "zod";
import { hasOurName } from "~/domain/account/reserved-names";
import { cleanLine, cleanText, isId } from "~/domain/core/text";
import { isCategory } from "~/domain/listing/category";
import { MAX_PICTURES, MAX_TITLE, MIN_DESCRIPTION, MIN_TITLE } from "~/domain/listing/listing";
import { MAX_CAPTION } from "~/domain/listing/picture";
import { storedLocation } from "~/domain/place/place";
import { countField, requestIdField, textField } from "../core/fields.server";
import { type NamedLocation, placeField } from "../place/place.server";

// Picture files are checked by their bytes, elsewhere.
export const commonFields = {
  requestId: requestIdField(),
  title: textField(cleanLine, {
    min: MIN_TITLE,
    short: `Judul harus minimal ${MIN_TITLE} karakter`,
    max: MAX_TITLE,
    long: `Judul maksimal ${MAX_TITLE} karakter`,
  }).refine((title) => !hasOurName(title), "Judul tidak boleh memakai nama JasaWarga atau yang mirip"),
  description: textField(cleanText, {
    min: MIN_DESCRIPTION,
    short: `Deskripsi harus minimal ${MIN_DESCRIPTION} karakter`,
    max: 10_000,
    long: "Deskripsi maksimal 10.000 karakter",
  }),
  category: z.string({ error: "Pilih kategori jasa" }).refine(isCategory, "Pilih kategori jasa"),
};

export const locationField = placeField(
  { min: 1, short: "Lokasi harus diisi", long: "Lokasi maksimal 100 karakter" },
  { online: true },
);

const PLACE = `Tulis urutan foto dengan angka 1 sampai ${MAX_PICTURES}`;
const SAME_PLACE = "Foto lain juga Anda pindahkan ke urutan ini. Pilih urutan yang berbeda";

const UNKNOWN = "Foto ini tidak dikenal";

const picture = z.object({
  id: z.string({ error: UNKNOWN }).refine(isId, UNKNOWN),
  caption: z
    .string()
    .optional()
    .transform((typed) => cleanLine(typed ?? ""))
    .refine((caption) => [...caption].length <= MAX_CAPTION, `Keterangan maksimal ${MAX_CAPTION} karakter`),
  /** counted from 1 */
  place: countField({ empty: PLACE, junk: PLACE, min: 1, few: PLACE, max: MAX_PICTURES, many: PLACE }),
  remove: z.boolean({ error: "Isian ini tidak dapat dibaca" }).optional(),
});

/** Whose they are, the database checks. */
const keptPictures = z
  .array(picture)
  .max(MAX_PICTURES)
  .optional()
  .default([])
  .superRefine((photos, issues) => {
    // One that moved to another's place passes before it; which of two that moved there does, nobody could say.
    const taken = new Set<number>();
    photos.forEach(({ place, remove }, index) => {
      if (remove || place === index + 1) return;
      if (taken.has(place)) issues.addIssue({ code: "custom", path: [index, "place"], message: SAME_PLACE });
      taken.add(place);
    });
  });

/** Of a listing that is there already. */
export const standingFields = {
  status: z.enum(["active", "inactive"], { error: "Pilih status" }),
  photos: keptPictures,
};

export type InPlace = { location: NamedLocation };

export type CommonTexts = {
  status: string;
  title: string;
  description: string;
  category: string;
  location: string;
  placeCode: string | null;
};

export const commonTexts = ({ status, title, description, category, ...where }: CommonTexts) => ({
  status,
  title,
  description,
  category,
  location: storedLocation(where),
});
