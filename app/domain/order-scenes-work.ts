import { formatDate, formatDateTime } from "~/domain/dates";
import { workDueAt } from "~/domain/escrow";
import type { WORK_PHASES } from "~/domain/order";
import { type Facts, money, proceeds, type Scene, sentences } from "~/domain/order-scene";

/** While the money rests in escrow. */
export const WORK_SCENES: Record<(typeof WORK_PHASES)[number], (facts: Facts) => Scene> = {
  working: ({ order, now, buyer, seller }) => {
    const due = workDueAt(order);
    const late = due !== null && now > due;
    const limit =
      due === null ? "" : late ? `Tenggat ${formatDate(due)} sudah lewat.` : `Tenggat ${formatDate(due)}.`;
    return {
      turn: "seller",
      dueAt: due,
      buyer: {
        title: `${seller} sedang mengerjakan pesanan Anda`,
        text: sentences(limit, `${money(order)} aman di titipan sampai Anda puas dengan hasilnya.`),
        brief: late ? "tenggat sudah lewat" : "pesanan dikerjakan",
      },
      seller: {
        title: `Kerjakan pesanan ${buyer}`,
        text: sentences(
          limit,
          `${money(order)} sudah di titipan. Anda menerima ${proceeds(order)} setelah ${buyer} puas.`,
        ),
        brief: due === null ? "kerjakan pesanan" : `kerjakan sebelum ${formatDate(due)}`,
      },
    };
  },
  delivered: ({ order, buyer, seller }) => {
    const due = order.reviewDueAt;
    const until = due === null ? "" : ` sebelum ${formatDateTime(due)}`;
    return {
      turn: "buyer",
      dueAt: due,
      buyer: {
        title: `Periksa hasil kerja ${seller}`,
        text: `Setujui, atau minta revisi,${until || " secepatnya"}. Jika Anda diam, dana diteruskan ke penjual pada saat itu.`,
        brief: "periksa hasil kerja",
      },
      seller: {
        title: `${buyer} memeriksa hasil kerja Anda`,
        text: `Anda menerima ${proceeds(order)} setelah disetujui, atau sendirinya${due === null ? "" : ` pada ${formatDateTime(due)}`}.`,
        brief: "hasil diperiksa pembeli",
      },
    };
  },
  revision: ({ order, buyer, seller }) => ({
    turn: "seller",
    buyer: {
      title: `${seller} mengerjakan revisi`,
      text: `${money(order)} tetap di titipan sampai Anda puas.`,
      brief: "revisi dikerjakan",
    },
    seller: {
      title: `Kerjakan revisi untuk ${buyer}`,
      text: "Baca catatan revisinya, lalu serahkan hasil yang baru.",
      brief: "kerjakan revisi",
    },
  }),
  cancel_requested: ({ order, buyer, seller }) => ({
    turn: "seller",
    buyer: {
      title: `Menunggu jawaban ${seller}`,
      text: `Anda meminta pembatalan. ${money(order)} tetap di titipan sampai ada kesepakatan.`,
      brief: "menunggu jawaban pembatalan",
    },
    seller: {
      title: `Jawab permintaan pembatalan ${buyer}`,
      text: `${money(order)} tetap di titipan sampai Anda setuju atau menolak.`,
      brief: "jawab permintaan pembatalan",
    },
  }),
  disputed: ({ order }) => {
    const words = {
      title: "Masalah ini sedang diputuskan",
      text: `Semua tenggat berhenti dan ${money(order)} tetap ditahan sampai ada keputusan.`,
      brief: "masalah sedang diputuskan",
    };
    return { turn: "house", buyer: words, seller: words };
  },
};
