import * as z from "zod";
import { MAX_DAYS } from "~/domain/listing/package";
import { countField, priceField } from "../core/fields.server";

const DAYS = `Waktu pengerjaan harus antara 1 dan ${MAX_DAYS} hari`;

/** `price` is for one piece. */
export const quoteForm = z.object({
  price: priceField("Harga harus diisi"),
  days: countField({ empty: DAYS, junk: DAYS, min: 1, few: DAYS, max: MAX_DAYS, many: DAYS }),
});
