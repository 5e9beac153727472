import { CLOSING_LABELS } from "~/copy/order/labels";
import { firstName } from "~/domain/account/person";
import { HOUR } from "~/domain/core/dates";
import type { AppStep } from "~/domain/order/all-steps";
import { totalText } from "~/domain/order/amounts";
import { REVIEW_WINDOW } from "~/domain/order/escrow";
import { releaseSentence } from "../money/division";
import type { StepCopy } from "../step-copy";

export const WORKING_STEPS = {
  deliver: {
    label: "Serahkan Hasil",
    answer: "Hasilnya sudah siap",
    bar: "Isi Hasil",
    row: (order) => (order.phase === "revision" ? "Kerjakan revisi" : "Serahkan"),
    consequence: (order, people) =>
      `${order.phase === "cancel_requested" ? "Dengan ini Anda menolak pembatalan. " : ""}${firstName(people.buyer)} memeriksa dalam ${REVIEW_WINDOW / HOUR} jam; diam berarti menerima.`,
    page: {
      title: "Serahkan hasil kerja",
      button: "Serahkan Hasil",
      done: "Hasil kerja terkirim",
      failed: "Gagal menyerahkan hasil kerja",
      label: "Catatan untuk pembeli",
      hint: "Berkas besar boleh berupa tautan.",
      either: "Catatan atau berkas, salah satu cukup.",
    },
    refusals: {
      nothing_delivered: "Tulis catatan serah terima atau lampirkan berkas hasil kerja.",
      visit_ahead: "Kunjungannya belum dimulai, jadi hasilnya belum bisa diserahkan.",
    },
  },
  complete: {
    label: ({ phase }) => (phase === "delivered" ? "Terima Hasil" : CLOSING_LABELS.complete),
    answer: "Hasilnya sesuai",
    aside: "Selesaikan Order lebih awal",
    row: "Periksa hasil",
    consequence: (order, people) => {
      const moved = releaseSentence(order, people.seller);
      const late = order.phase === "delivered" ? "" : "Hasil belum diserahkan. ";
      return `${late}${moved} Tidak bisa ditarik kembali.`;
    },
    page: {
      title: "Selesaikan pesanan",
      question: "Apakah Anda yakin ingin menyelesaikan order ini?",
      button: "Terima Hasil",
      done: "Order berhasil diselesaikan",
      failed: "Gagal menyelesaikan order",
    },
  },
  request_revision: {
    label: "Minta Revisi",
    answer: "Perlu revisi",
    consequence: (order) =>
      `${totalText(order)} tetap di titipan. ${order.revisionsLeft === null ? "Revisi tidak dibatasi." : `Sisa revisi setelah ini: ${order.revisionsLeft - 1}.`}`,
    page: {
      title: "Minta revisi",
      button: "Minta Revisi",
      done: "Permintaan revisi terkirim",
      failed: "Gagal meminta revisi",
      label: "Apa yang perlu diubah",
      hint: "Sebutkan satu per satu, supaya penjual tahu persis apa yang Anda harapkan.",
    },
    refusals: {
      no_revisions_left: "Jatah revisi sudah habis. Terima hasilnya, atau bicarakan dengan penjual.",
    },
  },
} satisfies Partial<StepCopy<AppStep>>;
