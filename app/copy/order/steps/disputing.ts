import { HOUR } from "~/domain/core/dates";
import type { AppStep } from "~/domain/order/all-steps";
import { totalText } from "~/domain/order/amounts";
import { ANSWER_WINDOW } from "~/domain/order/escrow";
import { otherSide } from "~/domain/order/order";
import { sharesSentence } from "../money/division";
import { ANSWER_VERB, type StepCopy } from "../step-copy";

const READ_ALONG = "Tim JasaWarga membaca percakapan dan berkas pesanan ini.";

export const DISPUTING_STEPS = {
  answer_dispute: {
    label: "Tanggapi Masalah",
    answer: "Ceritakan dari sisi Anda",
    row: (order, side) => (order.proposedBy === otherSide(side) ? ANSWER_VERB : "Tanggapi"),
    consequence: (order) =>
      `${totalText(order)} tetap ditahan sampai ada putusan. Sampai itu Anda berdua masih bisa sepakat.`,
    page: {
      title: "Tanggapi masalah",
      button: "Kirim Tanggapan",
      done: "Tanggapan terkirim",
      failed: "Gagal menanggapi masalah",
      label: "Tanggapan Anda",
      hint: "Dikirim sekali dan tidak bisa diubah.",
      note: READ_ALONG,
    },
    refusals: { already_answered: "Masalah ini sudah Anda tanggapi." },
  },
  accept_settlement: {
    label: "Setujui Pembagian",
    answer: "Setuju dibagi begini",
    consequence: (order, people, reader) =>
      `${sharesSentence(order, people, reader)} Pesanan ditutup dengan pembagian ini.`,
    page: {
      title: "Setujui pembagian dana",
      button: "Setujui Pembagian",
      // Also true when a ruling was faster than a second press.
      done: "Pesanan ditutup, dana dibagi",
      failed: "Gagal menyetujui pembagian dana",
    },
  },
  propose_settlement: {
    label: (order) => (order.proposedBy === null ? "Usulkan Pembagian Dana" : "Usulkan Pembagian Lain"),
    answer: "Usul pembagian sendiri",
    row: "Tanggapi",
    consequence: (order) =>
      `${totalText(order)} dibagi begitu pihak lain setuju. Sampai itu tim JasaWarga masih dapat memutuskan.`,
    page: {
      title: "Usulkan pembagian dana",
      button: "Kirim Usulan",
      done: "Usulan pembagian dana terkirim",
      failed: "Gagal mengusulkan pembagian dana",
    },
  },
  open_dispute: {
    label: "Ajukan Masalah",
    answer: "Ada masalah",
    consequence: (order) =>
      `Tenggat pekerjaan berhenti: ${totalText(order)} tetap ditahan sampai Anda berdua sepakat atau tim JasaWarga memutuskan. Pihak lain menanggapi dalam ${ANSWER_WINDOW / HOUR} jam.`,
    page: {
      title: "Ajukan masalah",
      button: "Ajukan Masalah",
      done: "Masalah diajukan, tenggat pekerjaan berhenti",
      failed: "Gagal mengajukan masalah",
      label: "Apa masalahnya",
      hint: "Apa yang terjadi, dan yang Anda harapkan.",
      note: READ_ALONG,
    },
  },
} satisfies Partial<StepCopy<AppStep>>;
