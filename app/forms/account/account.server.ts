import * as z from "zod";
import { cleanLine } from "~/domain/core/text";

/** One mailbox, one spelling. */
export const emailField = z
  .string({ error: "Isi email Anda" })
  .max(254, "Email paling panjang 254 karakter")
  .transform((typed) => cleanLine(typed).toLowerCase())
  .refine(
    (email) => z.email().safeParse(email).success,
    "Tulis alamat email yang lengkap, misalnya nama@contoh.id",
  );

export const MISSING = "Mohon isi semua kolom";

export function isIncomplete(form: FormData, names: readonly string[]): boolean {
  return missingIn(form, names).length > 0;
}

/** Which fields are empty. */
export function missingIn(form: FormData, names: readonly string[]): string[] {
  return names.filter((name) => {
    const value = form.get(name);
    return typeof value !== "string" || value.trim() === "";
  });
}
