import { isolated } from "~/domain/core/bidi";
import type { PayoutAccount } from "~/domain/money/payout-account";

export const UNKNOWN_ACCOUNT = "Nomor ini tidak ada di bank atau e-wallet itu. Periksa angkanya";

/** `holder` as far as it may be shown. */
export function anotherHolder(holder: string): string {
  return holder === ""
    ? "Bank menyebut nama lain. Perbaiki nama atau nomornya, atau centang bahwa rekening ini benar"
    : `Bank menyebut nama ${isolated(holder)}. Perbaiki nama atau nomornya, atau centang bahwa rekening ini benar`;
}

export const SURE_OF_ACCOUNT = "Saya sudah memeriksa: rekening ini benar";

/** Behind what is said of where the money goes. */
export function namedByBank({ holder, bankSays }: PayoutAccount): string {
  return bankSays === "same" ? ` Nama di bank cocok: ${isolated(holder)}` : "";
}

/** For operators, beside the account; null where there is nothing to say, or no name to show. */
export function bankNameLine({ bankSays, bankHolder }: PayoutAccount, asks: boolean): string | null {
  if (bankSays === "same") return ["Sama dengan yang ditulis", bankHolder].filter(Boolean).join(": ");
  if (bankSays === "other") return bankHolder ?? null;
  return bankSays === undefined && asks ? "Belum ada jawaban" : null;
}

export const NAMED_OTHERWISE =
  "Bank menyebut nama lain, dan pemiliknya tetap memilih rekening ini. Pastikan padanya sebelum mengirim.";
