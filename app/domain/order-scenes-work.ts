import { formatDate, formatDateTime } from "~/domain/dates";
import { workDueAt } from "~/domain/escrow";
import { buyerPart, formatRupiah } from "~/domain/money";
import type { Order, WORK_PHASES } from "~/domain/order";
import { type Facts, money, proceeds, type Scene, sentences } from "~/domain/order-scene";
import { disputed } from "~/domain/order-scene-disputed";

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
  delivered: ({ order, now, buyer, seller }) => {
    const due = order.reviewDueAt;
    if (due !== null && now > due) {
      const still = "meminta revisi atau mengajukan masalah";
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
          text: `Usulan ${buyer}, ${shareWords(order)} kembali kepadanya, berlaku sebentar lagi. Selama itu belum terjadi, Anda masih bisa menjawab.`,
          brief: "usulan pembatalan segera berlaku",
        },
      };
    }
    const until = due === null ? "" : ` sebelum ${formatDateTime(due)}`;
    const offer = `${shareWords(order)} kembali kepada ${buyer}`;
    return {
      turn: "seller",
      dueAt: due,
      buyer: {
        title: `Menunggu jawaban ${seller}`,
        text: `Anda mengusulkan ${shareWords(order)} kembali kepada Anda. ${money(order)} tetap di titipan; jika ${seller} tidak menjawab${until}, usulan Anda berlaku.`,
        brief: "menunggu jawaban pembatalan",
      },
      seller: {
        title: `Jawab permintaan pembatalan ${buyer}`,
        text: `${buyer} mengusulkan ${offer}. Setujui atau tolak${until}; jika Anda diam, usulan itu berlaku.`,
        brief: "jawab permintaan pembatalan",
      },
    };
  },
  disputed,
};

/** "60% (Rp 210.000)" */
function shareWords(order: Order): string {
  const share = order.buyerShare ?? 0;
  return `${share}% (${formatRupiah(buyerPart(order.totalPrice ?? 0, share))})`;
}
