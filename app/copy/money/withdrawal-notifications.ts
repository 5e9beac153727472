import { formatRupiah } from "~/domain/core/money";
import { closed } from "~/domain/core/text";
import { maskedAccount, type PayoutAccount } from "~/domain/money/payout-account";
import type { WithdrawalStatus } from "~/domain/money/withdrawal";
import type { NotificationDraft } from "~/domain/notification/notification";
import { titled } from "../notification/line";

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
    ...titled(`Penarikan ${formatRupiah(withdrawal.amount)} diminta`, maskedAccount(withdrawal.account)),
    body: `Ke ${maskedAccount(withdrawal.account)}. Bukan Anda yang meminta? Segera ganti kata sandi dan hubungi kami.`,
  };
}

export function withdrawalPaidNotification(
  withdrawal: WithdrawalNotificationFacts,
  reference: string,
): NotificationDraft {
  return {
    ...about(withdrawal, "paid"),
    ...titled(
      `Penarikan ${formatRupiah(withdrawal.amount)} sudah dikirim`,
      maskedAccount(withdrawal.account),
    ),
    body: `Ke ${maskedAccount(withdrawal.account)}. Nomor referensi: ${reference}`,
  };
}

export function withdrawalFailedNotification(
  withdrawal: WithdrawalNotificationFacts,
  reason: string,
): NotificationDraft {
  return {
    ...about(withdrawal, "failed"),
    ...titled(`Penarikan ${formatRupiah(withdrawal.amount)} gagal`, reason),
    body: `Saldo Anda dikembalikan. Alasan: ${closed(reason)}`,
  };
}

export function withdrawalReturnedNotification(
  withdrawal: WithdrawalNotificationFacts,
  reason: string,
): NotificationDraft {
  return {
    ...about(withdrawal, "failed"),
    ...titled(
      `Transfer ${formatRupiah(withdrawal.amount)} dikembalikan bank`,
      maskedAccount(withdrawal.account),
      "saldo dikembalikan",
    ),
    body: `Ke ${maskedAccount(withdrawal.account)}. Alasan: ${closed(reason)} Periksa rekeningnya, lalu minta lagi.`,
  };
}

/** It arrived although the money had gone another way. `taken` of `sum` comes from the balance; integer rupiah. */
export function withdrawalArrivedAfterAll(
  withdrawal: WithdrawalNotificationFacts,
  { sum, taken, attempt }: { sum: number; taken: number; attempt: string },
): NotificationDraft {
  const rest = sum - taken;
  return {
    ...about(withdrawal, `sent:${attempt}`),
    ...titled(
      `Transfer ${formatRupiah(sum)} ternyata sampai`,
      maskedAccount(withdrawal.account),
      rest > 0 ? "hubungi kami" : "diambil dari saldo",
    ),
    body: [
      `Ke ${maskedAccount(withdrawal.account)}: bank memastikannya, jadi Anda menerimanya dua kali.`,
      taken > 0 ? `${formatRupiah(taken)} kami ambil lagi dari saldo Anda.` : "",
      rest > 0 ? `Hubungi kami untuk mengembalikan ${formatRupiah(rest)}.` : "",
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** Of what came twice one came back: `taken` of the balance, which got it again, makes up for the other. Integer rupiah. */
export function withdrawalLossMadeGood(
  withdrawal: WithdrawalNotificationFacts,
  { taken, attempt }: { taken: number; attempt: string },
): NotificationDraft {
  return {
    ...about(withdrawal, `sent:${attempt}`),
    ...titled(`${formatRupiah(taken)} diambil dari saldo`, maskedAccount(withdrawal.account)),
    body: `Dari dua transfer ke ${maskedAccount(withdrawal.account)}, satu dikembalikan bank ke saldo Anda dan satu sudah sampai. Karena itu ${formatRupiah(taken)} kami ambil lagi dari saldo Anda.`,
  };
}

export function withdrawalCameBackAfterAll(
  withdrawal: WithdrawalNotificationFacts,
  { sum, taken, attempt }: { sum: number; taken: number; attempt: string },
): NotificationDraft {
  return {
    ...about(withdrawal, `back:${attempt}`),
    ...titled(`Transfer ${formatRupiah(sum)} ternyata tidak sampai`, maskedAccount(withdrawal.account)),
    body: `Maaf, kabar kami tentang transfer ke ${maskedAccount(withdrawal.account)} keliru. ${
      taken > 0 ? `${formatRupiah(taken)} kembali ke saldo Anda.` : "Tidak ada yang perlu Anda kembalikan."
    }`,
  };
}

function about(
  { id, userId }: WithdrawalNotificationFacts,
  became: WithdrawalStatus | `sent:${string}` | `back:${string}`,
) {
  return {
    userId,
    kind: "payment" as const,
    cause: `withdrawal:${id}:${became}`,
    href: "/dashboard/balance",
  };
}
