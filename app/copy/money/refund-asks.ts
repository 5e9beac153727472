import type { RefundAction } from "~/domain/money/manual-refund";
import type { OperatorActionAsk } from "../operator/action-ask";
import { ASSIGNMENT_ASKS } from "./assignment-asks";
import { SECOND_PERSON_LIMIT } from "./manual-payout";

/** `lapsed`: whoever approved it is no longer an operator; `paidElsewhere`: another way than by our transfer. */
type RefundToDecide = { sum: string; lapsed: boolean; paidElsewhere: boolean };

export const refundAsks = ({
  sum,
  lapsed,
  paidElsewhere,
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
  },
  "transfer-sent": {
    title: "Transfer telanjur terkirim",
    asks: "reference",
    label: "Nomor referensi bank",
    consequence: `Hanya bila ${sum} sudah terkirim dari bank. Pembeli menerimanya dua kali: dana itu menjadi kerugian kita sampai bank atau pembeli mengembalikannya.`,
    button: "Catat Transfer",
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
