import { UNLIMITED_REVISIONS } from "~/copy/order/revisions";
import { MAX_DAYS } from "~/domain/listing/package";
import type { AppStep } from "~/domain/order/all-steps";
import { totalText } from "~/domain/order/amounts";
import type { Order } from "~/domain/order/order";
import type { StepCopy } from "../step-copy";

export const PENDING_STEPS = {
  start_payment: {
    label: "Bayar Sekarang",
    row: "Bayar",
    consequence: (order) => `${totalText(order)} dititipkan di JasaWarga sampai Anda puas dengan hasilnya.`,
  },
  accept_quote: {
    label: "Setujui Penawaran",
    answer: "Harganya sesuai",
    row: "Jawab harga",
    consequence: (order) =>
      `Anda menyetujui harga ${totalText(order)}. ${withRevisions(order)} Dana baru berpindah setelah Anda membayar.`,
    press: {
      done: "Penawaran disetujui",
      next: "Bayar untuk memulai pekerjaan.",
      failed: "Gagal menyetujui penawaran",
    },
    refusals: {
      quote_expired: "Penawaran harga ini sudah tidak berlaku. Minta penjual mengirim penawaran baru.",
    },
  },
  quote: {
    label: (order) => (order.phase === "quoted" ? "Ubah Penawaran" : "Kirim Penawaran Harga"),
    bar: "Isi Harga",
    row: (order) => (order.phase === "quoted" ? "Perbarui harga" : "Kirim harga"),
    consequence: (order) =>
      `Biaya platform ${order.feePercent}% dipotong dari harga saat dana diteruskan kepada Anda. ${withRevisions(order)}`,
    refusals: {
      bad_days: `Waktu pengerjaan harus antara 1 dan ${MAX_DAYS} hari.`,
      visit_after_days:
        "Jadwal yang Anda usulkan jatuh sesudah waktu pengerjaan ini. Tambah waktunya, atau usulkan dulu hari yang lebih awal.",
    },
  },
} satisfies Partial<StepCopy<AppStep>>;

function withRevisions({ revisionsLeft }: Order): string {
  return revisionsLeft === null ? UNLIMITED_REVISIONS : `Harga ini termasuk ${revisionsLeft} kali revisi.`;
}
