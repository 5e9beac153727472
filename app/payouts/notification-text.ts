import { quoteLine, titled } from "~/notifications/line-text";
import type { NotificationDraft } from "~/notifications/notification";
import { formatRupiah } from "~/platform/money";
import { withFullStop } from "~/platform/strings";
import { maskedAccount, type PayoutAccount } from "./account";
import { PAYOUT_LOG } from "./text";
import type { WithdrawalAction, WithdrawalStatus } from "./withdrawal";

type WithdrawalNotificationFacts = {
  id: string;
  userId: string;
  amount: number;
  account: PayoutAccount;
};

const quotedAccount = ({ account }: WithdrawalNotificationFacts) => quoteLine(maskedAccount(account), "known").text;

export function withdrawalRequestedNotification(withdrawal: WithdrawalNotificationFacts): NotificationDraft {
  return {
    ...withdrawalDraft(withdrawal, "requested"),
    ...titled(`Penarikan ${formatRupiah(withdrawal.amount)} diminta`, quotedAccount(withdrawal)),
    body: `Ke ${maskedAccount(withdrawal.account)}. Bukan Anda yang meminta? Segera ganti kata sandi dan hubungi kami.`,
  };
}

export function withdrawalPaidNotification(
  withdrawal: WithdrawalNotificationFacts,
  reference: string,
): NotificationDraft {
  return {
    ...withdrawalDraft(withdrawal, "paid"),
    ...titled(`Penarikan ${formatRupiah(withdrawal.amount)} sudah dikirim`, quotedAccount(withdrawal)),
    body: `Ke ${maskedAccount(withdrawal.account)}. Nomor referensi: ${reference}`,
  };
}

export function withdrawalFailedNotification(
  withdrawal: WithdrawalNotificationFacts,
  reason: string,
): NotificationDraft {
  return {
    ...withdrawalDraft(withdrawal, "failed"),
    ...titled(`Penarikan ${formatRupiah(withdrawal.amount)} gagal`, quoteLine(reason, "staff").text),
    body: `Saldo Anda dikembalikan. Alasan: ${withFullStop(quoteLine(reason, "staff").text)}`,
  };
}

export function withdrawalReturnedNotification(
  withdrawal: WithdrawalNotificationFacts,
  reason: string,
): NotificationDraft {
  return {
    ...withdrawalDraft(withdrawal, "failed"),
    ...titled(
      `Transfer ${formatRupiah(withdrawal.amount)} dikembalikan bank`,
      quotedAccount(withdrawal),
      "saldo dikembalikan",
    ),
    body: `Ke ${maskedAccount(withdrawal.account)}. Alasan: ${withFullStop(quoteLine(reason, "staff").text)} Periksa rekeningnya, lalu minta lagi.`,
  };
}

/** The notification that both of two duplicate transfers arrived. `taken` of `sum` is deducted from the balance. */
export function withdrawalArrivedAfterAll(
  withdrawal: WithdrawalNotificationFacts,
  { sum, taken, attempt }: { sum: number; taken: number; attempt: string },
): NotificationDraft {
  const rest = sum - taken;
  return {
    ...withdrawalDraft(withdrawal, `sent:${attempt}`),
    ...titled(
      `Transfer ${formatRupiah(sum)} ternyata sampai`,
      quotedAccount(withdrawal),
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

/**
 * The notification that the bank returned one of two duplicate transfers. `taken` is deducted for the one that arrived.
 */
export function withdrawalLossMadeGood(
  withdrawal: WithdrawalNotificationFacts,
  { taken, attempt }: { taken: number; attempt: string },
): NotificationDraft {
  return {
    ...withdrawalDraft(withdrawal, `sent:${attempt}`),
    ...titled(`${formatRupiah(taken)} diambil dari saldo`, quotedAccount(withdrawal)),
    body: `Dari dua transfer ke ${maskedAccount(withdrawal.account)}, satu dikembalikan bank ke saldo Anda dan satu sudah sampai. Karena itu ${formatRupiah(taken)} kami ambil lagi dari saldo Anda.`,
  };
}

export function withdrawalCameBackAfterAll(
  withdrawal: WithdrawalNotificationFacts,
  { sum, taken, attempt }: { sum: number; taken: number; attempt: string },
): NotificationDraft {
  return {
    ...withdrawalDraft(withdrawal, `back:${attempt}`),
    ...titled(`Transfer ${formatRupiah(sum)} ternyata tidak sampai`, quotedAccount(withdrawal)),
    body: `Maaf, kabar kami tentang transfer ke ${maskedAccount(withdrawal.account)} keliru. ${
      taken > 0 ? `${formatRupiah(taken)} kembali ke saldo Anda.` : "Tidak ada yang perlu Anda kembalikan."
    }`,
  };
}

function withdrawalDraft(
  { id, userId }: WithdrawalNotificationFacts,
  became: WithdrawalStatus | `sent:${string}` | `back:${string}`,
) {
  return {
    userId,
    kind: "payment" as const,
    cause: `withdrawal:${id}:${became}`,
    href: "/dashboard/balance",
    quotes: [],
    mustArrive: true as const,
  };
}

type WithdrawalFacts = WithdrawalNotificationFacts & Parameters<typeof PAYOUT_LOG.take_over>[0];

type ActionCopy = {
  done: string;
  /** Returns the text of the operators' log. Without it the log shows the operator's own words. */
  log?(withdrawal: WithdrawalFacts, words: string): string;
  notification?(withdrawal: WithdrawalFacts, words: string): NotificationDraft;
};

export const WITHDRAWAL_ACTION_COPY: Record<WithdrawalAction, ActionCopy> = {
  approve: { done: "Penarikan disetujui" },
  assign: { done: "Anda mengerjakan penarikan ini", log: PAYOUT_LOG.assign },
  take_over: { done: "Anda mengambil alih penarikan ini", log: PAYOUT_LOG.take_over },
  unassign: { done: "Penarikan dilepaskan", log: PAYOUT_LOG.unassign },
  pay: {
    done: "Penarikan ditandai sudah dibayar",
    log: PAYOUT_LOG.pay,
    notification: withdrawalPaidNotification,
  },
  fail_withdrawal: {
    done: "Penarikan dinyatakan gagal, saldo dikembalikan",
    notification: withdrawalFailedNotification,
  },
  return: {
    done: "Transfer kembali dicatat, saldo dikembalikan",
    notification: withdrawalReturnedNotification,
  },
};
