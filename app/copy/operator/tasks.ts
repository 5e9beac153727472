import type { OperatorTask } from "~/domain/operator/task";

export const TASK_LABELS: Record<OperatorTask, { title: string; text: string }> = {
  disputes: {
    title: "Sengketa untuk diputuskan",
    text: "Dana ditahan dan semua tenggat berhenti sampai ada keputusan.",
  },
  refunds: {
    title: "Pengembalian lewat transfer",
    text: "Penyedia pembayaran tidak dapat mengembalikannya sendiri.",
  },
  withdrawals: {
    title: "Penarikan saldo penjual",
    text: "Sudah keluar dari saldo, belum sampai ke rekening.",
  },
  reports: {
    title: "Laporan warga",
    text: "Jasa, orang, ulasan, atau pesan yang perlu dilihat.",
  },
  payments: {
    title: "Kabar penyedia pembayaran yang tidak cocok",
    text: "Belum berpengaruh pada pesanan mana pun.",
  },
  mail: {
    title: "Email yang gagal terkirim",
    text: "Dicoba lagi dengan sendirinya, makin lama makin jarang.",
  },
};
