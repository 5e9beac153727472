import * as z from "zod";
import { formatAmount } from "~/domain/core/money";
import { cleanLine } from "~/domain/core/text";
import { hasFractionOfDays, MAX_TIME, type Package, parseDays } from "~/domain/listing/package";
import { modesSaid, type OfferWays } from "~/domain/listing/ways";
import { START_STEPS, type StartStep } from "~/domain/search/listing-search";
import { priceField, textField, WHOLE_DAYS } from "../core/fields.server";
import { type CommonTexts, commonFields, commonTexts, type InPlace, locationField } from "./common.server";
import { packageRows, packageTexts } from "./package.server";
import { areasField, modesField, readWays } from "./ways.server";

const startField = z
  .string()
  .optional()
  .transform((sent, issues): StartStep | null => {
    const step = START_STEPS.find((one) => String(one) === sent) ?? null;
    if (step === null && sent) issues.addIssue({ code: "custom", message: "Pilih kapan Anda bisa mulai" });
    return step;
  });

export const offerForm = z.object({
  ...commonFields,
  price: priceField("Harga harus diisi"),
  location: locationField,
  deliveryTime: textField(cleanLine, {
    min: 1,
    short: "Waktu pengerjaan harus diisi",
    max: MAX_TIME,
    long: `Waktu pengerjaan maksimal ${MAX_TIME} karakter`,
  })
    .refine(
      (time) => time === "" || [...time].length > MAX_TIME || parseDays(time) !== null,
      "Tulis lamanya saja, misalnya 3-5 hari atau 2 minggu",
    )
    .refine((time) => parseDays(time) === null || !hasFractionOfDays(time), WHOLE_DAYS),
  modes: modesField,
  areas: areasField,
  startsIn: startField,
  packages: packageRows,
});

type Offered = InPlace & Parameters<typeof readWays>[0] & { startsIn: number | null };

export function asOffer<Texts extends Offered>(texts: Texts, stored: OfferWays | null) {
  const { location, modes: _, startsIn: startsInDays, ...rest } = texts;
  const { online, comesToBuyer, atSeller, areas } = readWays(texts, stored);
  const ways = { comesToBuyer, atSeller, areas, online: online || location.online };
  return { kind: "offer" as const, ...rest, ...location, ...ways, startsInDays };
}

type StoredOffer = CommonTexts &
  OfferWays & { price: number; deliveryTime: string; packages: Package[]; startsInDays: number | null };

/** What the form shows of what is stored. */
export function offerTexts(offer: StoredOffer) {
  return {
    ...commonTexts(offer),
    price: formatAmount(offer.price),
    deliveryTime: offer.deliveryTime,
    modes: modesSaid(offer),
    startsIn: startText(offer.startsInDays),
    packages: packageTexts(offer.packages),
  };
}

/** What the form offers and holds true: nothing sooner. */
function startText(days: number | null): string {
  return days === null ? "" : String(START_STEPS.find((step) => step >= days) ?? "");
}
