import type { StepCopy } from "~/copy/order/step-copy";
import type { extendReview } from "./extend-review";

export const EXTEND_REVIEW_COPY: StepCopy<typeof extendReview> = {
  extend_review: {
    label: "Minta Waktu Periksa",
    consequence: (order, people) =>
      `Dana tetap di titipan satu hari lebih lama, lalu diteruskan ke ${people.seller}.${order.revisionsLeft === 0 ? " Jatah revisi sudah habis." : ""}`,
    page: {
      title: "Minta waktu periksa",
      button: "Minta Waktu",
      done: "Waktu periksa ditambah",
      failed: "Gagal menambah waktu periksa",
      label: "Alasan",
    },
    refusals: { extended_before: "Waktu periksa hanya bisa ditambah sekali." },
  },
};
