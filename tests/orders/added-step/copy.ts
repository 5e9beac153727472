import type { StepCopy } from "~/orders/step-text";
import type { addedPress } from "./press";
import type { addedStep } from "./step";

export const ADDED_STEP_COPY: StepCopy<typeof addedStep> = {
  added_by_a_test: {
    label: "Minta Waktu Periksa",
    consequence: (order, people) =>
      `Uang tetap di titipan lebih lama, lalu diteruskan ke ${people.seller}.${order.revisionsLeft === 0 ? " Jatah revisi sudah habis." : ""}`,
    page: {
      title: "Minta waktu periksa",
      button: "Minta Waktu",
      done: "Waktu periksa ditambah",
      failed: "Gagal menambah waktu periksa",
      inputs: { reason: { label: "Alasan" }, days: { label: "Tambahan hari" } },
    },
    limitNote: () => "Anda sudah meminta tambahan waktu untuk pesanan ini",
    events: { test_step_done: { history: "Waktu periksa ditambah" } },
    refusals: { done_once_before: "Waktu periksa hanya bisa ditambah sekali." },
  },
};

export const ADDED_PRESS_COPY: StepCopy<typeof addedPress> = {
  pressed_by_a_test: {
    label: "Selesai Hari Ini",
    consequence: () => "Pembeli tahu bahwa pekerjaan hari ini selesai.",
    press: { done: "Kabar terkirim", failed: "Kabar belum terkirim" },
    events: { test_day_told: { history: "Pekerjaan hari ini selesai" } },
    refusals: { told_before: "Kabar hari ini sudah dikirim." },
  },
};
