import * as z from "zod";
import { MAX_REQUIREMENTS } from "~/copy/listing/requirements";
import { cleanLine, cleanText } from "~/domain/core/text";
import { isCategory } from "~/domain/listing/category";
import {
  type ListingKind,
  MAX_PICTURES,
  MAX_TITLE,
  MIN_DESCRIPTION,
  MIN_TITLE,
} from "~/domain/listing/listing";
import { MAX_TIME, parseDays } from "~/domain/listing/package";
import { MAX_CAPTION } from "~/domain/listing/picture";
import { type OfferWays, UNSAID_WAYS } from "~/domain/listing/ways";
import { START_STEPS, type StartStep } from "~/domain/search/listing-search";
import { deadlineField } from "../core/deadline.server";
import { linesField, priceField, requestIdField, textField } from "../core/fields.server";
import { type NamedLocation, placeField } from "../place/place.server";
import { packageRows } from "./package.server";
import { areasField, checkWays, modesField, readWays } from "./ways.server";

// Picture files are checked by their bytes, elsewhere.
const common = {
  requestId: requestIdField(),
  title: textField(cleanLine, {
    min: MIN_TITLE,
    short: `Judul harus minimal ${MIN_TITLE} karakter`,
    max: MAX_TITLE,
    long: `Judul maksimal ${MAX_TITLE} karakter`,
  }),
  description: textField(cleanText, {
    min: MIN_DESCRIPTION,
    short: `Deskripsi harus minimal ${MIN_DESCRIPTION} karakter`,
    max: 10_000,
    long: "Deskripsi maksimal 10.000 karakter",
  }),
  category: z.string({ error: "Pilih kategori jasa" }).refine(isCategory, "Pilih kategori jasa"),
};

const location = placeField(
  { min: 1, short: "Lokasi harus diisi", long: "Lokasi maksimal 100 karakter" },
  { online: true },
);

const PLACE = `Tulis urutan foto dengan angka 1 sampai ${MAX_PICTURES}`;
const SAME_PLACE = "Foto lain juga Anda pindahkan ke urutan ini. Pilih urutan yang berbeda";

const picture = z.object({
  id: z.uuid({ error: "Foto ini tidak dikenal" }),
  caption: z
    .string()
    .optional()
    .transform((typed) => cleanLine(typed ?? ""))
    .refine((caption) => [...caption].length <= MAX_CAPTION, `Keterangan maksimal ${MAX_CAPTION} karakter`),
  /** counted from 1 */
  place: z.number({ error: PLACE }).int(PLACE).min(1, PLACE).max(MAX_PICTURES, PLACE),
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

const standing = {
  status: z.enum(["active", "inactive"], { error: "Pilih status" }),
  photos: keptPictures,
};

const startField = z
  .string()
  .optional()
  .transform((sent, issues): StartStep | null => {
    const step = START_STEPS.find((one) => String(one) === sent) ?? null;
    if (step === null && sent) issues.addIssue({ code: "custom", message: "Pilih kapan Anda bisa mulai" });
    return step;
  });

export const offerForm = z.object({
  ...common,
  price: priceField("Harga harus diisi"),
  location,
  deliveryTime: textField(cleanLine, {
    min: 1,
    short: "Waktu pengerjaan harus diisi",
    max: MAX_TIME,
    long: `Waktu pengerjaan maksimal ${MAX_TIME} karakter`,
  }).refine(
    (time) => time === "" || [...time].length > MAX_TIME || parseDays(time) !== null,
    "Tulis lamanya saja, misalnya 3-5 hari atau 2 minggu",
  ),
  modes: modesField,
  areas: areasField,
  startsIn: startField,
  packages: packageRows,
});

/** Read as the draft of a new listing. `now` in UTC ms. */
export function listingForm(kind: ListingKind, now: number) {
  return kind === "offer"
    ? offerForm.superRefine(checkWays).transform((texts) => asOffer(texts, UNSAID_WAYS))
    : wantedForm(now, null).transform(asWanted);
}

/** `deadline`: the stored one may have passed, or nobody could close an old wanted. */
export function listingChanges(
  kind: ListingKind,
  now: number,
  stored: OfferWays & { deadline: number | null },
) {
  return kind === "offer"
    ? offerForm
        .extend(standing)
        .superRefine(checkWays)
        .transform((texts) => asOffer(texts, stored))
    : wantedForm(now, stored.deadline).extend(standing).transform(asWanted);
}

type Placed = { location: NamedLocation };

type Offered = Placed & Parameters<typeof readWays>[0] & { startsIn: number | null };

function asOffer<Texts extends Offered>(texts: Texts, stored: OfferWays) {
  const { location, modes: _, startsIn: startsInDays, ...rest } = texts;
  const { online, comesToBuyer, atSeller, areas } = readWays(texts, stored);
  const ways = { comesToBuyer, atSeller, areas, online: online || location.online };
  return { kind: "offer" as const, ...rest, ...location, ...ways, startsInDays };
}

function asWanted<Texts extends Placed & { budget: number }>({ budget, location, ...texts }: Texts) {
  return { kind: "wanted" as const, price: budget, ...texts, ...location, areas: [] };
}

function wantedForm(now: number, stored: number | null) {
  return z.object({
    ...common,
    budget: priceField("Budget harus diisi", "Budget"),
    location,
    deadline: deadlineField(now, "Deadline", stored),
    requirements: linesField({
      max: MAX_REQUIREMENTS,
      many: `Persyaratan maksimal ${MAX_REQUIREMENTS} baris`,
      length: 200,
      long: "Satu persyaratan maksimal 200 karakter",
    }),
    additionalInfo: linesField({
      max: 10,
      many: "Informasi tambahan maksimal 10 baris",
      length: 500,
      long: "Satu baris informasi tambahan maksimal 500 karakter",
    }),
  });
}
