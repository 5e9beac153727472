import * as z from "zod";
import { cleanLine } from "~/domain/core/text";
import {
  type BadAccount,
  type PayoutAccount,
  payoutFaults,
  readPayoutAccount,
} from "~/domain/money/payout-account";

const typed = z.string().optional().default("");

/** `payoutAccountIn` validates them; `sure` is ticked for an account that the bank names otherwise. */
export const payoutAccountFields = { channel: typed, number: typed, holder: typed, sure: typed };

const FAULTS: Record<BadAccount, { field: "channel" | "number" | "holder"; message: string }> = {
  unknown_channel: { field: "channel", message: "Pilih bank atau e-wallet tujuan" },
  bad_bank_number: { field: "number", message: "Tulis nomor rekening, 6 sampai 20 angka" },
  bad_wallet_number: {
    field: "number",
    message: "Tulis nomor ponsel e-wallet itu, misalnya 0812 3456 7890",
  },
  bad_holder: {
    field: "holder",
    message: "Tulis nama pemilik seperti di rekening, 2 sampai 100 huruf",
  },
  reserved_holder: {
    field: "holder",
    message: "Tulis nama pemilik rekening, bukan nama JasaWarga atau petugasnya",
  },
};

/** Null with an issue at each bad field. */
export function payoutAccountIn(
  { sure, ...fields }: Record<keyof typeof payoutAccountFields, string>,
  issues: { addIssue(issue: { code: "custom"; path: string[]; message: string }): void },
): { account: PayoutAccount; sure: string } | null {
  const named = { ...fields, holder: cleanLine(fields.holder) };
  for (const fault of payoutFaults(named)) {
    const { field, message } = FAULTS[fault];
    issues.addIssue({ code: "custom", path: [field], message });
  }
  const account = readPayoutAccount(named);
  return account.ok ? { account: account.value, sure } : null;
}
