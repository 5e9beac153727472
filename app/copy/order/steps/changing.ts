import type { AppStep } from "~/domain/order/all-steps";
import { takesPrice } from "~/domain/order/change";
import { quoteExpired } from "~/domain/order/order";
import type { StepCopy } from "../step-copy";

export const CHANGING_STEPS = {
  propose_change: {
    label: (order, now) => {
      if (quoteExpired(order, now)) return "Minta Penawaran Baru";
      return order.phase === "quoted" ? "Usulkan Harga Lain" : "Usulkan Perubahan";
    },
    answer: "Harganya belum sesuai",
    consequence: (order) =>
      `Berlaku setelah disetujui pihak lain.${takesPrice(order) ? "" : " Harga tetap."}`,
    page: {
      title: "Usulkan perubahan",
      button: "Kirim Usulan",
      done: "Usulan perubahan terkirim",
      failed: "Usulan perubahan belum terkirim",
    },
    refusals: {
      change_open: "Masih ada usulan perubahan yang menunggu jawaban. Jawab atau tarik dulu usulan itu.",
    },
  },
  accept_change: {
    page: {
      title: "Setujui usulan perubahan",
      button: "Setujui Usulan",
      done: "Usulan perubahan disetujui",
      failed: "Gagal menyetujui usulan perubahan",
    },
  },
  decline_change: {
    page: {
      title: "Tolak usulan perubahan",
      button: "Tolak Usulan",
      done: "Usulan perubahan ditolak",
      failed: "Gagal menolak usulan perubahan",
    },
  },
  withdraw_change: {
    page: {
      title: "Tarik usulan perubahan",
      button: "Tarik Usulan",
      done: "Usulan perubahan ditarik",
      failed: "Gagal menarik usulan perubahan",
    },
  },
  accept_visit: {
    page: {
      title: "Setujui jadwal",
      button: "Setujui Jadwal",
      done: "Jadwal pengerjaan disepakati",
      failed: "Gagal menyetujui jadwal",
    },
    refusals: { visit_passed: "Waktu yang diusulkan sudah lewat. Usulkan waktu lain." },
  },
  propose_visit: {
    page: {
      title: "Usulkan waktu lain",
      button: "Kirim Usulan",
      done: "Usulan jadwal terkirim",
      failed: "Usulan jadwal belum terkirim",
    },
  },
} satisfies Partial<StepCopy<AppStep>>;
