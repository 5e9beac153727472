import type { PayoutAccount } from "~/domain/money/payout-account";

export const UNKNOWN_ACCOUNT = "Nomor ini tidak ada di bank atau e-wallet itu. Periksa angkanya";

/** `holder` as far as it may be shown. */
export function anotherHolder(holder: string): string {
  return holder === ""
    ? "Bank menyebut nama lain. Perbaiki nama atau nomornya, atau centang di bawah bila sudah benar"
    : `Bank menyebut pemiliknya ${holder}. Perbaiki nama atau nomornya, atau centang di bawah bila sudah benar`;
}

export const SURE_OF_ACCOUNT = "Saya sudah memeriksa: rekening ini benar";

/** Behind what is said of where the money goes. */
export function namedByBank({ holder, bankSays }: PayoutAccount): string {
  return bankSays === "same" ? ` Nama di bank cocok: ${holder}` : "";
}

/** For operators. */
export const BANK_SAYS: Record<NonNullable<PayoutAccount["bankSays"]>, string> = {
  same: "Bank menyebut nama yang sama",
  other: "Bank menyebut nama lain; pemiliknya tetap memilihnya",
};
