import type { WithdrawalAction } from "~/domain/money/withdrawal";
import type { OperatorActionAsk } from "../operator/action-ask";
import { ASSIGNMENT_ASKS } from "./assignment-asks";
import { SECOND_PERSON_LIMIT } from "./manual-payout";

/** `doubted`: the money was refused at this account; `lapsed`: whoever approved it is no longer an operator. */
type WithdrawalToDecide = { sum: string; lapsed: boolean; doubted: boolean };

export const withdrawalAsks = ({
  sum,
  lapsed,
  doubted,
}: WithdrawalToDecide): Record<WithdrawalAction, OperatorActionAsk> => ({
  ...ASSIGNMENT_ASKS,
  approval: {
    title: "Setujui",
    asks: "reason",
    label: "Yang Anda periksa",
    hint: "Dibaca operator yang akan membayar.",
    consequence: `${lapsed ? "Persetujuan sebelumnya tidak berlaku lagi. " : ""}Uang belum berpindah. Karena di atas ${SECOND_PERSON_LIMIT}, operator lain yang mengirimnya.`,
    button: "Setujui Penarikan",
  },
  payment: {
    title: "Tandai sudah dibayar",
    asks: "reference",
    label: "Nomor referensi bank",
    consequence: `Kirim dulu ${sum} dari bank. Setelah ditandai, penarikan selesai dan pemiliknya mendapat kabar dengan nomor ini.`,
    button: "Tandai Sudah Dibayar",
  },
  "transfer-return": {
    title: "Transfer kembali",
    asks: "reason",
    label: "Alasan dari bank",
    hint: "Dibaca pemiliknya: apa yang perlu dibetulkan.",
    consequence: `Hanya bila ${sum} sudah masuk lagi ke rekening bank kami. Uangnya kembali ke saldo pemiliknya, yang membaca alasan ini dan dapat meminta lagi.`,
    button: "Catat Transfer Kembali",
  },
  failure: {
    title: doubted ? "Kembalikan, dan minta rekening lain" : "Tidak dapat dibayar",
    asks: "reason",
    label: "Alasan",
    hint: "Dibaca pemiliknya: apa yang perlu dibetulkan.",
    consequence: `${sum} kembali ke saldo pemiliknya, yang membaca alasan ini dan dapat meminta lagi.`,
    button: doubted ? "Kembalikan ke Saldo" : "Nyatakan Gagal",
  },
});
