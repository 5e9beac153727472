import { z } from "zod";
import { MAX_DAYS } from "~/domain/listing/package";
import { countField, priceField } from "../core/fields.server";

const DAYS = `Waktu pengerjaan harus antara 1 dan ${MAX_DAYS} hari`;

/** A seller's answer to a custom request: the price of one piece and the days it takes. */
export const quoteForm = z.object({
  price: priceField("Harga harus diisi"),
  days: countField({ empty: DAYS, junk: DAYS, min: 1, few: DAYS, max: MAX_DAYS, many: DAYS }),
});
