import { formatRupiah } from "~/domain/core/money";
import { closed } from "~/domain/core/text";
import { maskedAccount, type PayoutAccount } from "~/domain/money/payout-account";
import type { WithdrawalStatus } from "~/domain/money/withdrawal";
import type { Notice } from "~/domain/notification/notification";

/** `amount` in integer rupiah. */
type Told = { id: string; userId: string; amount: number; account: PayoutAccount };

export function withdrawalRequestedNotice(withdrawal: Told): Notice {
  return {
    ...about(withdrawal, "requested"),
    title: `Penarikan ${formatRupiah(withdrawal.amount)} diminta`,
    body: `Ke ${maskedAccount(withdrawal.account)}. Bukan Anda yang meminta? Segera ganti kata sandi dan hubungi kami.`,
  };
}

export function withdrawalPaidNotice(withdrawal: Told, reference: string): Notice {
  return {
    ...about(withdrawal, "paid"),
    title: `Penarikan ${formatRupiah(withdrawal.amount)} sudah dikirim`,
    body: `Ke ${maskedAccount(withdrawal.account)}. Nomor referensi: ${reference}`,
  };
}

export function withdrawalFailedNotice(withdrawal: Told, reason: string): Notice {
  return {
    ...about(withdrawal, "failed"),
    title: `Penarikan ${formatRupiah(withdrawal.amount)} gagal, saldo dikembalikan`,
    body: `Alasan: ${closed(reason)}`,
  };
}

/** It was paid, and the bank sent it back. */
export function withdrawalReturnedNotice(withdrawal: Told, reason: string): Notice {
  return {
    ...about(withdrawal, "failed"),
    title: `Transfer ${formatRupiah(withdrawal.amount)} dikembalikan bank, saldo dikembalikan`,
    body: `Ke ${maskedAccount(withdrawal.account)}. Alasan: ${closed(reason)} Periksa rekeningnya, lalu minta lagi.`,
  };
}

function about({ id, userId }: Told, became: WithdrawalStatus) {
  return {
    userId,
    kind: "payment" as const,
    cause: `withdrawal:${id}:${became}`,
    href: "/dashboard/balance",
  };
}
