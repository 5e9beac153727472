import type { PayoutAction } from "~/domain/money/payout";
import type { OperatorActionAsk } from "../operator/action-ask";
import { SECOND_PERSON_LIMIT } from "./manual-payout";

/** What operators are asked before each act; `label` is the provider's name, `sum` what is sent, in words. */
export const payoutAsks = (label: string, sum: string): Record<PayoutAction, OperatorActionAsk> => ({
  "payout-prepare": {
    title: `Kirim lewat ${label}`,
    consequence: `${label} menyiapkan transfer ${sum}. Uang belum berpindah sebelum dilepas. Di atas ${SECOND_PERSON_LIMIT}, operator lain yang melepasnya.`,
    button: "Siapkan Transfer",
  },
  "payout-release": {
    title: "Lepas transfernya",
    consequence: `${sum} dikirim ke rekening di halaman ini dan tidak bisa ditarik kembali.`,
    button: "Lepas Transfer",
  },
  "payout-reject": {
    title: "Batalkan di penyedia",
    asks: "reason",
    label: "Alasan",
    hint: "Untuk catatan operator.",
    consequence:
      "Uang belum berpindah. Setelah batal, ini dapat disiapkan lagi atau dikirim dengan transfer biasa.",
    button: "Batalkan Transfer",
  },
  "payout-check": {
    title: "Tanya penyedia",
    consequence: "Biasanya tidak perlu: penyedia mengabari sendiri, dan ditanya otomatis.",
    button: "Tanya Sekarang",
  },
  "payout-found": {
    title: "Ada di dasbor penyedia",
    asks: "reference",
    label: "Nomor referensi di dasbor",
    consequence: "Penyedia ditanya: jumlah dan kodenya harus sama dengan transfer ini.",
    button: "Pakai Nomor Ini",
  },
  "payout-absent": {
    title: "Tidak ada di dasbor penyedia",
    asks: "reason",
    label: "Bagaimana Anda mencarinya",
    hint: "Misalnya: dicari dengan kode, dan semua antrean tanggal itu dibaca.",
    consequence: "Hanya bila sudah pasti tidak ada. Setelah ini uangnya dapat dikirim dengan cara lain.",
    button: "Nyatakan Tidak Ada",
  },
});
