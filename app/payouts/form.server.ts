import * as z from "zod";
import { recheckedIn } from "~/accounts/form.server";
import { NOT_RUPIAH } from "~/platform/date-text";
import { formIdField, textField } from "~/platform/forms/fields.server";
import type { FormFields } from "~/platform/forms/form";
import { formatRupiah, plainNumber, readRupiah } from "~/platform/money";
import { cleanLine, cleanText } from "~/platform/strings";
import type { PayoutAccount } from "./account";
import { type BadAccount, payoutFaults, readPayoutAccount } from "./account-check";
import { ASSIGNMENT_ACTIONS } from "./manual-payout";
import { MIN_WITHDRAWAL } from "./withdrawal";

export const PAYOUT_FIELDS: FormFields = {
  amount: "Jumlah",
  holder: "Nama pemilik rekening",
  number: "Nomor rekening",
  portion: null,
  channel: null,
  sure: null,
  formId: null,
  version: null,
};

const REFERENCE = "Tulis nomor referensi dari bank, 3 sampai 100 karakter";

const payoutReferenceForm = z
  .object({ reference: textField(cleanLine, { min: 3, short: REFERENCE, max: 100, long: REFERENCE }) })
  .transform(({ reference }) => ({ words: reference }));

const payoutReasonForm = z
  .object({
    reason: textField(cleanText, {
      min: 10,
      short: "Tulis alasannya, minimal 10 karakter",
      max: 400,
      long: "Alasan maksimal 400 karakter",
    }),
  })
  .transform(({ reason }) => ({ words: reason }));

const payoutPressForm = z.object({}).transform(() => ({ words: "" }));

const REFERENCED: readonly string[] = ["pay", "record_transfer", "enter_reference"];
const PRESSED: readonly string[] = [...ASSIGNMENT_ACTIONS, "prepare_payout", "release_payout", "query_payout"];

export function manualPayoutForm(act: string) {
  if (REFERENCED.includes(act)) return payoutReferenceForm;
  return PRESSED.includes(act) ? payoutPressForm : payoutReasonForm;
}

const typed = z.string().optional().default("");

/** Fields that `payoutAccountIn` validates. `sure` is ticked if the bank reports another holder. */
const payoutAccountFields = { channel: typed, number: typed, holder: typed, sure: typed };

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

function payoutAccountIn(
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

export const refundAccountForm = z
  .object({ ...payoutAccountFields, currentPassword: typed, version: z.string().optional() })
  .transform(({ currentPassword, version = null, ...fields }, issues) => {
    const named = payoutAccountIn(fields, issues);
    const password = recheckedIn(currentPassword, issues);
    return named !== null && password !== null ? { ...named, password, version } : z.NEVER;
  });

const NEW_ACCOUNT = "new";

/**
 * The form of a withdrawal. "Semua saldo" means the balance `shown`. An amount typed next to another choice is an
 * error.
 */
export const withdrawalForm = z
  .object({
    formId: formIdField(),
    portion: typed,
    shown: typed,
    amount: typed,
    to: typed,
    ...payoutAccountFields,
    currentPassword: typed,
  })
  .transform(({ formId, currentPassword, ...fields }, issues) => {
    const amount = readAmount(fields, issues);
    const to = readTarget(fields, issues);
    const password = recheckedIn(currentPassword, issues);
    return amount !== null && to !== null && password !== null ? { formId, amount, to, password } : z.NEVER;
  });

const NO_ISSUES: Issues = { addIssue: () => undefined };

export function readValidParts(form: FormData): { amount: number | null; password: string | null } {
  const text = (name: string) => String(form.get(name) ?? "");
  const fields = { portion: text("portion"), shown: text("shown"), amount: text("amount") };
  return { amount: readAmount(fields, NO_ISSUES), password: recheckedIn(text("currentPassword"), NO_ISSUES) };
}

type Issues = Parameters<typeof payoutAccountIn>[1];
type Fields = Record<"portion" | "shown" | "amount" | "to" | keyof typeof payoutAccountFields, string>;

function readAmount(
  { portion, shown, amount }: Pick<Fields, "portion" | "shown" | "amount">,
  issues: Issues,
): number | null {
  const say = (path: string, message: string) => {
    issues.addIssue({ code: "custom", path: [path], message });
    return null;
  };
  const written = readRupiah(amount);
  if (portion === "all") {
    const all = /^\d{1,15}$/.test(shown) ? Number(shown) : null;
    if (all === null) return say("portion", "Pilih berapa yang ditarik");
    if (plainNumber(amount) !== "" && !(written.ok && written.amount === all))
      return say("amount", "Anda memilih semua saldo. Kosongkan jumlah ini, atau pilih Jumlah lain");
    return all;
  }
  if (portion !== "part") return say("portion", "Pilih berapa yang ditarik");
  if (plainNumber(amount) === "") return say("amount", "Tulis jumlah yang ditarik");
  if (!written.ok) return say("amount", NOT_RUPIAH[written.reason]("Jumlah"));
  return written.amount < MIN_WITHDRAWAL
    ? say("amount", `Penarikan minimal ${formatRupiah(MIN_WITHDRAWAL)}`)
    : written.amount;
}

function readTarget({ to, channel, number, holder, sure }: Fields, issues: Issues) {
  if (to === NEW_ACCOUNT || to === "") return payoutAccountIn({ channel, number, holder, sure }, issues);
  if (plainNumber(number) !== "") {
    const message = "Anda memilih rekening yang dipakai terakhir. Kosongkan nomor ini, atau pilih Rekening lain";
    issues.addIssue({ code: "custom", path: ["number"], message });
    return null;
  }
  return { sameAs: to };
}
