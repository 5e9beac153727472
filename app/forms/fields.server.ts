import { z } from "zod";
import { formatRupiah, MAX_PRICE, MIN_PRICE, parseRupiah } from "~/domain/money";

type Lengths = { min: number; short: string; max: number; long: string };

/**
 * A text that must be there, cleaned first: lengths are counted in characters of what is stored, as the database
 * counts them. `short` is also said of a missing one.
 */
export function textField(clean: (typed: string) => string, { min, short, max, long }: Lengths) {
  return z
    .string({ error: short })
    .transform(clean)
    .superRefine((value, issues) => {
      const { length } = [...value];
      if (length < min) issues.addIssue({ code: "custom", message: short });
      if (length > max) issues.addIssue({ code: "custom", message: long });
    });
}

/** "350.000", "350000" or "Rp 350.000" as integer rupiah. */
export function priceField(empty: string) {
  return z.string({ error: empty }).transform((typed, issues) => {
    const amount = parseRupiah(typed);
    const fault = typed.trim() === "" ? empty : priceFault(amount);
    if (fault === null && amount !== null) return amount;
    issues.addIssue({ code: "custom", message: fault ?? empty });
    return z.NEVER;
  });
}

function priceFault(amount: number | null): string | null {
  if (amount === null) return "Tulis harga dalam rupiah dengan angka, misalnya 350.000";
  if (amount < MIN_PRICE) return `Harga minimal ${formatRupiah(MIN_PRICE)}`;
  if (amount > MAX_PRICE) return `Harga maksimal ${formatRupiah(MAX_PRICE)}`;
  return null;
}

/**
 * The hidden id by which a form sent twice is known. A form that lost it is taken for a new one: better than refusing
 * what somebody has written.
 */
export function requestIdField() {
  return z
    .uuid()
    .toLowerCase()
    .catch(() => crypto.randomUUID());
}
