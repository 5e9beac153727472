import { z } from "zod";
import { isCategory } from "~/domain/category";
import { cleanLine, cleanText } from "~/domain/text";
import { priceField, requestIdField, textField } from "./fields.server";
import { packageRows } from "./package.server";

/** An offer as its seller writes it. Pictures are judged by their bytes, elsewhere. */
export const offerForm = z.object({
  requestId: requestIdField(),
  title: textField(cleanLine, {
    min: 5,
    short: "Judul harus minimal 5 karakter",
    max: 100,
    long: "Judul maksimal 100 karakter",
  }),
  description: textField(cleanText, {
    min: 20,
    short: "Deskripsi harus minimal 20 karakter",
    max: 10_000,
    long: "Deskripsi maksimal 10.000 karakter",
  }),
  category: z.string({ error: "Pilih kategori jasa" }).refine(isCategory, "Pilih kategori jasa"),
  price: priceField("Harga harus diisi"),
  location: textField(cleanLine, {
    min: 1,
    short: "Lokasi harus diisi",
    max: 100,
    long: "Lokasi maksimal 100 karakter",
  }),
  deliveryTime: textField(cleanLine, {
    min: 1,
    short: "Waktu pengerjaan harus diisi",
    max: 100,
    long: "Waktu pengerjaan maksimal 100 karakter",
  }),
  packages: packageRows,
});
