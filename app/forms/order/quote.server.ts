import * as z from "zod";
import { daysField, priceField } from "../core/fields.server";

/** `price` is for one piece. */
export const quoteForm = z.object({
  price: priceField("Harga harus diisi"),
  days: daysField(),
});
