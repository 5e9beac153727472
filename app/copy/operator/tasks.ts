import type { OperatorTask } from "~/domain/operator/task";

export const TASK_LABELS: Record<OperatorTask, { title: string; text: string }> = {
  disputes: {
    title: "Sengketa untuk diputuskan",
    text: "Dananya tertahan sampai ada putusan.",
  },
  refunds: {
    title: "Pengembalian lewat transfer",
    text: "Rekening sudah disebut.",
  },
  withdrawals: {
    title: "Penarikan saldo penjual",
    text: "Belum sampai ke rekening.",
  },
  data: {
    title: "Permintaan data pribadi",
    text: "Dijawab dalam 3 x 24 jam.",
  },
  reports: {
    title: "Laporan warga",
    text: "Jasa, orang, ulasan, atau pesan.",
  },
  payments: {
    title: "Kabar pembayaran yang tidak cocok",
    text: "Belum memengaruhi pesanan.",
  },
  mail: {
    title: "Email yang gagal terkirim",
    text: "Dicoba lagi dengan sendirinya.",
  },
};
