import { SECOND_PERSON_LIMIT } from "~/copy/money/manual-payout";
import { OWN_ORDER } from "~/copy/operator/refusals";
import { formatRupiah } from "~/domain/core/money";
import type { RefundAction } from "~/domain/money/manual-refund";

import type { Result } from "../../kit/form/form-result";
import type { OperatorActionAsk } from "../action-form";
import { ASSIGNMENT_ASKS, ManualPayoutDecision, type ManualPayoutView } from "./manual-payout-decision";

type RefundToDecide = { sum: string; lapsed: boolean; paidElsewhere: boolean; doubted: boolean };

const asksOf = ({
  sum,
  lapsed,
  paidElsewhere,
  doubted,
}: RefundToDecide): Record<RefundAction, OperatorActionAsk> => ({
  ...ASSIGNMENT_ASKS,
  approval: {
    title: "Setujui",
    asks: "reason",
    label: "Yang Anda periksa",
    hint: "Dibaca operator yang akan membayar.",
    consequence: `${lapsed ? "Persetujuan sebelumnya tidak berlaku lagi. " : ""}Uang belum berpindah. Karena di atas ${SECOND_PERSON_LIMIT}, operator lain yang mengirimnya. Sejak disetujui pembeli tidak dapat mengganti rekening.`,
    button: "Setujui Pengembalian",
  },
  payment: {
    title: "Tandai sudah dibayar",
    asks: "reference",
    label: "Nomor referensi bank",
    consequence: `Kirim dulu ${sum} dari bank. Setelah ditandai, pengembalian selesai dan pembeli mendapat kabar; nomor ini tampil di pesanannya.`,
    button: "Tandai Sudah Dibayar",
  },
  "account-return": {
    title: "Transfer ditolak bank",
    asks: "reason",
    label: "Alasan",
    hint: "Dibaca pembeli: apa yang perlu dibetulkan.",
    consequence: "Pembeli diminta menyebutkan rekening lain. Dananya tetap pada kami.",
    button: "Minta Rekening Lain",
    grave: !doubted,
  },
  "transfer-sent": {
    title: "Transfer telanjur terkirim",
    asks: "reference",
    label: "Nomor referensi bank",
    consequence: `Hanya bila ${sum} sudah terkirim dari bank. Pembeli menerimanya dua kali: dana itu menjadi kerugian kita sampai bank atau pembeli mengembalikannya.`,
    button: "Catat Transfer",
    grave: true,
  },
  "transfer-return": {
    title: "Transfer kembali",
    asks: "reason",
    label: "Alasan dari bank",
    hint: paidElsewhere ? "Untuk catatan operator." : "Dibaca pembeli: apa yang perlu dibetulkan.",
    consequence: paidElsewhere
      ? `Hanya bila ${sum} sudah masuk lagi ke rekening bank kami. Pembeli sudah menerima dana ini juga lewat penyedia pembayaran atau banknya sendiri, jadi tidak ada yang terutang: dana itu menutup kerugian kita.`
      : `Hanya bila ${sum} sudah masuk lagi ke rekening bank kami. Dana itu terutang lagi, dan pembeli diminta menyebutkan rekening lain.`,
    button: "Catat Transfer Kembali",
    grave: true,
  },
  "bank-transfer": {
    title: "Alihkan ke transfer bank",
    asks: "reason",
    label: "Alasan",
    hint: "Untuk catatan operator.",
    consequence:
      "Penyedia pembayaran ditanya dulu, supaya dana tidak kembali dua kali. Setelah itu pembeli diminta menyebutkan rekening.",
    button: "Alihkan ke Transfer Bank",
  },
});

export function RefundDecision({
  actions,
  amount,
  seen,
  own,
  payout,
  folded,
  doubted,
  stage,
  paidWhileAssigned,
  paidElsewhere,
  result,
}: {
  actions: readonly RefundAction[];
  /** integer rupiah */
  amount: number;
  seen: string;
  /** The reader is a side of that order. */
  own: boolean;
  payout: ManualPayoutView;
  folded: boolean;
  /** The money was refused at this account. */
  doubted: boolean;
  stage: string;
  /** Paid elsewhere while somebody had it assigned. */
  paidWhileAssigned: boolean;
  /** The buyer was paid by another way than our transfer. */
  paidElsewhere: boolean;
  result: Result | undefined;
}) {
  const note = own
    ? OWN_ORDER
    : paidWhileAssigned
      ? "Pembeli sudah menerima dana ini lewat penyedia pembayaran atau banknya sendiri ketika seorang operator mengerjakannya. Jangan transfer lagi."
      : stage === "account"
        ? "Belum ada yang perlu dilakukan: pembeli sudah diminta menyebutkan rekening."
        : null;
  return (
    <ManualPayoutDecision
      actions={actions}
      asks={asksOf({ sum: formatRupiah(amount), lapsed: payout.lapsed, paidElsewhere, doubted })}
      payout={payout}
      folded={folded}
      lead={doubted ? "account-return" : null}
      note={note}
      hidden={{ seen }}
      result={result}
    />
  );
}
