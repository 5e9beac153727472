import type { DenialAction } from "~/domain/money/payout-denial";
import type { OperatorActionAsk } from "../operator/action-ask";

/** `sum`: what the attempt was to bring, in words. */
export const denialAsks = (sum: string): Record<DenialAction, OperatorActionAsk> => ({
  "payout-came-back": {
    title: "Uangnya kembali",
    asks: "reason",
    label: "Bagaimana Anda memastikannya",
    hint: "Misalnya: baris dan tanggalnya di mutasi penyedia atau bank.",
    consequence: `Hanya bila ${sum} ada lagi pada kita, atau tidak pernah keluar. Yang tercatat sampai dikembalikan ke pemiliknya: ke saldo, atau sebagai pengembalian yang masih harus dikirim.`,
    button: "Nyatakan Kembali",
  },
  "payout-did-arrive": {
    title: "Uangnya sampai",
    asks: "reason",
    label: "Bagaimana Anda memastikannya",
    hint: "Misalnya: bukti transfer dari bank, dengan nomor dan waktunya.",
    consequence: `Hanya bila bank tujuan sudah menerima ${sum}. Bila uangnya juga sudah diurus dengan cara lain, kelebihannya dicatat sebagai kerugian, dan yang sudah kembali ke saldo diambil lagi dari sana.`,
    button: "Nyatakan Sampai",
  },
});

export const DENIAL_NEEDS_TWO =
  "Mengirimnya perlu dua orang, jadi dua operator harus menyatakan hal yang sama.";
