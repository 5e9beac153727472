/** What waits for an operator, whichever of them comes first. */
export const OPERATOR_TASKS = ["disputes", "refunds", "withdrawals", "reports", "payments", "mail"] as const;
export type OperatorTask = (typeof OPERATOR_TASKS)[number];

/** `to` is where it is done; the list there begins with what waits longest. */
export const TASK_WORDS: Record<OperatorTask, { title: string; text: string; to: string }> = {
  disputes: {
    title: "Sengketa untuk diputuskan",
    text: "Dana ditahan dan semua tenggat berhenti sampai ada keputusan.",
    to: "/operator/disputes",
  },
  refunds: {
    title: "Pengembalian lewat transfer",
    text: "Penyedia pembayaran tidak dapat mengembalikannya sendiri.",
    to: "/operator/refunds",
  },
  withdrawals: {
    title: "Penarikan saldo penjual",
    text: "Sudah keluar dari saldo, belum sampai ke rekening.",
    to: "/operator/withdrawals",
  },
  reports: {
    title: "Laporan warga",
    text: "Jasa, orang, ulasan, atau pesan yang perlu dilihat.",
    to: "/operator/reports",
  },
  payments: {
    title: "Kabar penyedia pembayaran yang tidak cocok",
    text: "Belum berpengaruh pada pesanan mana pun.",
    to: "/operator/payments",
  },
  mail: {
    title: "Email yang gagal terkirim",
    text: "Dicoba lagi dengan sendirinya, makin lama makin jarang.",
    to: "/operator/mail",
  },
};
