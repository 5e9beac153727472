import * as z from "zod";
import type { PackageTerms } from "~/copy/order/terms";
import { plainNumber } from "~/domain/core/plain-signs";
import { cleanText } from "~/domain/core/text";
import { MAX_QUANTITY, MIN_QUANTITY } from "~/domain/order/order";
import { MIN_REQUIREMENTS } from "~/domain/order/requirements-text";
import { maybeDeadline } from "../core/deadline.server";
import { countField, requestIdField, textField } from "../core/fields.server";

const NOT_WHOLE = "Jumlah harus bilangan bulat";
const TOO_FEW = `Jumlah minimal ${MIN_QUANTITY}`;

/** Price, total, seller and status are never read from the form. `now` in UTC ms. */
export function orderForm(now: number) {
  return z.object({
    requestId: requestIdField(),
    quantity: countField({
      empty: TOO_FEW,
      junk: NOT_WHOLE,
      min: MIN_QUANTITY,
      few: TOO_FEW,
      max: MAX_QUANTITY,
      many: `Jumlah maksimal ${MAX_QUANTITY}`,
    }),
    requirements: textField(cleanText, {
      min: MIN_REQUIREMENTS,
      short: `Deskripsi kebutuhan minimal ${MIN_REQUIREMENTS} karakter`,
      max: 5_000,
      long: "Deskripsi kebutuhan maksimal 5.000 karakter",
    }),
    deadline: maybeDeadline(now),
    notes: z
      .string()
      .optional()
      .transform((typed) => cleanText(typed ?? ""))
      .refine((notes) => [...notes].length <= 2_000, "Catatan maksimal 2.000 karakter"),
    agreeToTerms: z.literal(true, { error: "Anda harus menyetujui syarat dan ketentuan" }),
  });
}

type Stepped = { initialValue: Record<string, string | string[]>; error?: Record<string, string[]> };

/**
 * Returns all that was typed, with the stepped quantity, or null when another button was pressed. A number that is not whole
 * is kept and reported.
 */
export function withQuantityStepped(form: FormData): Stepped | null {
  const step = form.get("step");
  if (step !== "1" && step !== "-1" && step !== "0") return null;
  const typed = plainNumber(String(form.get("quantity") ?? ""));
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const slots = form.getAll("slots").map(String);
  const initialValue = { ...Object.fromEntries(fields), slots };
  const isWhole = /^-?\d+$/.test(typed);
  if (!isWhole && /\d/.test(typed)) return { initialValue, error: { quantity: [NOT_WHOLE] } };
  const next = isWhole ? Number(typed) + Number(step) : MIN_QUANTITY;
  const quantity = String(Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, next)));
  return { initialValue: { ...initialValue, quantity } };
}

const terms = z.object({
  title: z.string(),
  name: z.string(),
  days: z.string(),
  revisions: z.string(),
  checklist: z.array(z.string()),
});

export function shownTerms(form: FormData): PackageTerms | null {
  const price = form.get("shownPrice");
  if (typeof price !== "string" || !/^\d{1,12}$/.test(price)) return null;
  try {
    const others = terms.safeParse(JSON.parse(String(form.get("shownTerms"))));
    return others.success ? { ...others.data, price: Number(price) } : null;
  } catch {
    return null;
  }
}

export function typedTexts(form: FormData): string[] {
  const typed = ["requirements", "street", "block", "landmark", "notes"].map((name) => form.get(name));
  return typed.filter((text): text is string => typeof text === "string" && text.trim() !== "");
}
