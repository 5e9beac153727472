import * as z from "zod";
import { NOT_RUPIAH } from "~/copy/core/rupiah";
import { formatRupiah } from "~/domain/core/money";
import { plainNumber } from "~/domain/core/plain-signs";
import { readRupiah } from "~/domain/core/rupiah-text";
import { MIN_WITHDRAWAL } from "~/domain/money/withdrawal";
import { recheckedIn } from "../account/password.server";
import { requestIdField } from "../core/fields.server";
import { payoutAccountFields, payoutAccountIn } from "./payout-account.server";

const typed = z.string().optional().default("");

const NEW_ACCOUNT = "new";

/** "Semua saldo" is the balance `shown` on the page. A value typed beside another choice is queried, not ignored. */
export const withdrawalForm = z
  .object({
    requestId: requestIdField(),
    portion: typed,
    shown: typed,
    amount: typed,
    to: typed,
    ...payoutAccountFields,
    currentPassword: typed,
  })
  .transform(({ requestId, currentPassword, ...fields }, issues) => {
    const amount = amountIn(fields, issues);
    const to = targetIn(fields, issues);
    const password = recheckedIn(currentPassword, issues);
    return amount !== null && to !== null && password !== null
      ? { requestId, amount, to, password }
      : z.NEVER;
  });

const UNHEARD: Issues = { addIssue: () => undefined };

/** What can be checked of a form that is wrong elsewhere; null is what can't be read. */
export function readableIn(form: FormData): { amount: number | null; password: string | null } {
  const text = (name: string) => String(form.get(name) ?? "");
  const fields = { portion: text("portion"), shown: text("shown"), amount: text("amount") };
  return { amount: amountIn(fields, UNHEARD), password: recheckedIn(text("currentPassword"), UNHEARD) };
}

type Issues = Parameters<typeof payoutAccountIn>[1];
type Fields = Record<"portion" | "shown" | "amount" | "to" | keyof typeof payoutAccountFields, string>;

function amountIn(
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

function targetIn({ to, channel, number, holder, sure }: Fields, issues: Issues) {
  if (to === NEW_ACCOUNT || to === "") return payoutAccountIn({ channel, number, holder, sure }, issues);
  if (plainNumber(number) !== "") {
    const message =
      "Anda memilih rekening yang dipakai terakhir. Kosongkan nomor ini, atau pilih Rekening lain";
    issues.addIssue({ code: "custom", path: ["number"], message });
    return null;
  }
  return { sameAs: to };
}
