import { formatDate, formatDateTime } from "~/domain/core/dates";
import { buyerPart, formatRupiah } from "~/domain/core/money";
import { proceeds, total } from "~/domain/order/amounts";
import { LATE_CANCEL, LATE_GRACE, workDueAt } from "~/domain/order/escrow";
import type { Order, WORK_PHASES } from "~/domain/order/order";
import { net } from "./amounts";
import { type Facts, type Scene, sentences } from "./status-copy";
import { disputed } from "./status-copy-disputed";

/** While the money rests in escrow. */
export const WORK_SCENES: Record<(typeof WORK_PHASES)[number], (facts: Facts) => Scene> = {
  working: ({ order, now, buyer, seller }) => {
    const due = workDueAt(order);
    if (due !== null && now > due) return lateWork(due, { order, now, buyer, seller });
    const limit = due === null ? "" : `Tenggat ${formatDate(due)}.`;
    return {
      turn: "seller",
      dueAt: due,
      buyer: {
        title: `${seller} sedang mengerjakan pesanan Anda`,
        text: sentences(limit, `${total(order)} aman di titipan sampai Anda puas dengan hasilnya.`),
        brief: "pesanan dikerjakan",
      },
      seller: {
        title: `Kerjakan pesanan ${buyer}`,
        text: sentences(
          limit,
          `${total(order)} sudah di titipan. Anda menerima ${proceeds(order)} setelah ${buyer} puas.`,
        ),
        brief: due === null ? "kerjakan pesanan" : `kerjakan sebelum ${formatDate(due)}`,
      },
    };
  },
  delivered: ({ order, now, buyer, seller }) => {
    const due = order.reviewDueAt;
    const spent = order.revisionsLeft === 0;
    if (due !== null && now > due) {
      const still = spent ? "mengajukan masalah" : "meminta revisi atau mengajukan masalah";
      return {
        turn: "house",
        buyer: {
          title: "Waktu untuk memeriksa sudah lewat",
          text: `Dana diteruskan ke ${seller} sebentar lagi. Selama itu belum terjadi, Anda masih bisa ${still}.`,
          brief: "dana segera diteruskan ke penjual",
        },
        seller: {
          title: `Waktu ${buyer} untuk memeriksa sudah lewat`,
          text: `Anda menerima ${proceeds(order)} sebentar lagi, kecuali ${buyer} masih ${still}.`,
          brief: "dana segera diteruskan kepada Anda",
        },
      };
    }
    const until = due === null ? "" : ` sebelum ${formatDateTime(due)}`;
    return {
      turn: "buyer",
      dueAt: due,
      buyer: {
        title: `Periksa hasil kerja ${seller}`,
        text: sentences(
          `Setujui, atau ${spent ? "ajukan masalah" : "minta revisi"},${until || " secepatnya"}.`,
          spent ? "Jatah revisinya sudah habis." : "",
          "Jika Anda diam, dana diteruskan ke penjual pada saat itu.",
        ),
        brief: "periksa hasil kerja",
      },
      seller: {
        title: `${buyer} memeriksa hasil kerja Anda`,
        text: `Anda menerima ${proceeds(order)} setelah disetujui, atau dengan sendirinya${due === null ? "" : ` pada ${formatDateTime(due)}`}.`,
        brief: "hasil diperiksa pembeli",
      },
    };
  },
  revision: ({ order, buyer, seller }) => ({
    turn: "seller",
    buyer: {
      title: `${seller} mengerjakan revisi`,
      text: `${total(order)} tetap di titipan sampai Anda puas.`,
      brief: "revisi dikerjakan",
    },
    seller: {
      title: `Kerjakan revisi untuk ${buyer}`,
      text: "Baca catatan revisinya, lalu serahkan hasil yang baru.",
      brief: "kerjakan revisi",
    },
  }),
  cancel_requested: ({ order, now, buyer, seller }) => {
    const due = order.answerDueAt;
    if (due !== null && now > due) {
      return {
        turn: "house",
        also: "seller",
        buyer: {
          title: `Waktu ${seller} untuk menjawab sudah lewat`,
          text: `Usulan Anda, ${shareWords(order)} kembali kepada Anda, berlaku sebentar lagi, kecuali ${seller} masih menjawab.`,
          brief: "usulan pembatalan segera berlaku",
        },
        seller: {
          title: "Waktu untuk menjawab pembatalan sudah lewat",
          text: `Usulan ${buyer}, ${shareWords(order)} kembali kepadanya, berlaku sebentar lagi; Anda menerima ${net(order)}. Selama itu belum terjadi, Anda masih bisa menjawab.`,
          brief: "usulan pembatalan segera berlaku",
        },
      };
    }
    const until = due === null ? "" : ` sebelum ${formatDateTime(due)}`;
    return {
      turn: "seller",
      dueAt: due,
      buyer: {
        title: `Menunggu jawaban ${seller}`,
        text: sentences(
          `Anda mengusulkan ${shareWords(order)} kembali kepada Anda. ${total(order)} tetap di titipan; jika ${seller} tidak menjawab${until}, usulan Anda berlaku.`,
          order.phaseBefore === "delivered"
            ? "Hasil kerjanya sudah diserahkan: tarik permintaan ini jika hasilnya sudah sesuai."
            : "",
        ),
        brief: "menunggu jawaban pembatalan",
      },
      seller: {
        title: `Jawab permintaan pembatalan ${buyer}`,
        text: `${buyer} mengusulkan ${shareWords(order)} kembali kepadanya, dan Anda menerima ${net(order)}. Setujui atau tolak${until}; jika Anda diam, usulan itu berlaku.`,
        brief: "jawab permintaan pembatalan",
      },
    };
  },
  disputed,
};

/** The day has passed and nothing came: what the buyer may do about it, and what happens by itself. */
function lateWork(due: number, { now, buyer, seller }: Facts): Scene {
  const since = due + LATE_GRACE;
  const when = now > since ? "sekarang" : `sejak ${formatDateTime(since)}`;
  const passed = `Tenggat ${formatDate(due)} sudah lewat.`;
  const itself = `Tanpa hasil sampai ${formatDateTime(due + LATE_CANCEL)}, pesanan batal sendiri`;
  return {
    turn: "seller",
    dueAt: due,
    buyer: {
      title: `${seller} belum menyerahkan hasil`,
      text: sentences(
        passed,
        `Anda dapat membatalkan dengan pengembalian penuh ${when}.`,
        `${itself} dan seluruh dana kembali kepada Anda.`,
      ),
      brief: "tenggat sudah lewat",
    },
    seller: {
      title: `Serahkan hasil untuk ${buyer}`,
      text: sentences(
        passed,
        `${buyer} dapat membatalkan dengan pengembalian penuh ${when}.`,
        `${itself} dan seluruh dana kembali kepadanya.`,
      ),
      brief: "tenggat sudah lewat, serahkan hasilnya",
    },
  };
}

/** "60% (Rp 210.000)" */
function shareWords(order: Order): string {
  const share = order.buyerShare ?? 0;
  return `${share}% (${formatRupiah(buyerPart(order.totalPrice ?? 0, share))})`;
}
