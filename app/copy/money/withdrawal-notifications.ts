import { formatRupiah } from "~/domain/core/money";
import { closed } from "~/domain/core/text";
import { maskedAccount, type PayoutAccount } from "~/domain/money/payout-account";
import type { WithdrawalStatus } from "~/domain/money/withdrawal";
import type { NotificationDraft } from "~/domain/notification/notification";

/** `amount` in integer rupiah. */
export type WithdrawalNotificationFacts = {
  id: string;
  userId: string;
  amount: number;
  account: PayoutAccount;
};

export function withdrawalRequestedNotification(withdrawal: WithdrawalNotificationFacts): NotificationDraft {
  return {
    ...about(withdrawal, "requested"),
    title: `Penarikan ${formatRupiah(withdrawal.amount)} diminta`,
    body: `Ke ${maskedAccount(withdrawal.account)}. Bukan Anda yang meminta? Segera ganti kata sandi dan hubungi kami.`,
  };
}

export function withdrawalPaidNotification(
  withdrawal: WithdrawalNotificationFacts,
  reference: string,
): NotificationDraft {
  return {
    ...about(withdrawal, "paid"),
    title: `Penarikan ${formatRupiah(withdrawal.amount)} sudah dikirim`,
    body: `Ke ${maskedAccount(withdrawal.account)}. Nomor referensi: ${reference}`,
  };
}

export function withdrawalFailedNotification(
  withdrawal: WithdrawalNotificationFacts,
  reason: string,
): NotificationDraft {
  return {
    ...about(withdrawal, "failed"),
    title: `Penarikan ${formatRupiah(withdrawal.amount)} gagal, saldo dikembalikan`,
    body: `Alasan: ${closed(reason)}`,
  };
}

export function withdrawalReturnedNotification(
  withdrawal: WithdrawalNotificationFacts,
  reason: string,
): NotificationDraft {
  return {
    ...about(withdrawal, "failed"),
    title: `Transfer ${formatRupiah(withdrawal.amount)} dikembalikan bank, saldo dikembalikan`,
    body: `Ke ${maskedAccount(withdrawal.account)}. Alasan: ${closed(reason)} Periksa rekeningnya, lalu minta lagi.`,
  };
}

function about({ id, userId }: WithdrawalNotificationFacts, became: WithdrawalStatus) {
  return {
    userId,
    kind: "payment" as const,
    cause: `withdrawal:${id}:${became}`,
    href: "/dashboard/balance",
  };
}
