import { type Outcome, ok, refused } from "../core/outcome";
import { plainNumber } from "../core/plain-signs";

/** Since 2024 a person's NPWP is their NIK; a company's begins with 0. Both have 16 digits. */
export const TAX_IDENTITY_KINDS = ["npwp", "nik"] as const;
export type TaxIdentityKind = (typeof TAX_IDENTITY_KINDS)[number];

export type TaxIdentity = { kind: TaxIdentityKind; number: string };

export type BadTaxIdentity = "unknown_kind" | "bad_npwp" | "bad_nik";

/** A NIK holds a province, a birthday (of women 40 days later) and a number that is not zero. */
const NIK = /^[1-9]\d{5}(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])\d{2}(?!0000)\d{4}$/;

/** The NPWP of before, with 15 digits, goes on with a 0 before it. */
export function readTaxIdentity(typed: {
  kind: string;
  number: string;
}): Outcome<TaxIdentity, BadTaxIdentity> {
  const kind = TAX_IDENTITY_KINDS.find((known) => known === typed.kind);
  if (!kind) return refused("unknown_kind");
  const digits = plainNumber(typed.number).replace(/[\s.-]/g, "");
  if (kind === "nik") return NIK.test(digits) ? ok({ kind, number: digits }) : refused("bad_nik");
  const number = digits.length === 15 ? `0${digits}` : digits;
  const fits = number.startsWith("0") ? /^0\d{15}$/.test(number) && !/^0+$/.test(number) : NIK.test(number);
  return fits ? ok({ kind, number }) : refused("bad_npwp");
}

export function maskedTaxNumber({ number }: Pick<TaxIdentity, "number">): string {
  return `•••• ${number.slice(-4)}`;
}
