import { formatDate, formatDateTime } from "~/domain/core/dates";
import { buyerPart, formatRupiah } from "~/domain/core/money";
import { proceedsText, totalText } from "~/domain/order/amounts";
import { LATE_CANCEL, LATE_GRACE, workDueAt } from "~/domain/order/escrow";
import { type Order, pricedTotal, type WORK_PHASES } from "~/domain/order/order";
import { netText } from "../money/amounts";
import { disputedStatusCopy } from "./disputed";
import { joinSentences, type StatusCopy, type StatusFacts } from "./status-copy";

export const WORK_STATUS_COPY: Record<(typeof WORK_PHASES)[number], (facts: StatusFacts) => StatusCopy> = {
  working: ({ order, now, zone, buyer, seller }) => {
    const due = workDueAt(order);
    if (due !== null && now > due) return lateWork(due, { order, now, zone, buyer, seller });
    const limit = due === null ? "" : `Tenggat ${formatDate(due)}.`;
    return {
      waitsFor: "seller",
      dueAt: due,
      buyer: {
        title: `${seller} sedang mengerjakan pesanan Anda`,
        brief: "Anda dikabari begitu hasilnya ada. Uang tetap ditahan.",
        text: joinSentences(limit, `${totalText(order)} aman di titipan sampai Anda puas dengan hasilnya.`),
        summary: "pesanan dikerjakan",
      },
      seller: {
        title: `Kerjakan pesanan ${buyer}`,
        brief: `Anda menerima ${proceedsText(order)} setelah ${buyer} menerima hasilnya.`,
        text: joinSentences(
          limit,
          `${totalText(order)} sudah di titipan. Anda menerima ${proceedsText(order)} setelah ${buyer} puas.`,
        ),
        summary: due === null ? "kerjakan pesanan" : `kerjakan sebelum ${formatDate(due)}`,
      },
    };
  },
  delivered: ({ order, now, zone, buyer, seller }) => {
    const due = order.reviewDueAt;
    const spent = order.revisionsLeft === 0;
    if (due !== null && now > due) {
      const still = spent ? "mengajukan masalah" : "meminta revisi atau mengajukan masalah";
      return {
        waitsFor: "staff",
        buyer: {
          title: "Waktu untuk memeriksa sudah lewat",
          text: `Dana diteruskan ke ${seller} sebentar lagi. Selama itu belum terjadi, Anda masih bisa ${still}.`,
          summary: "dana segera diteruskan ke penjual",
        },
        seller: {
          title: `Waktu ${buyer} untuk memeriksa sudah lewat`,
          text: `Anda menerima ${proceedsText(order)} sebentar lagi, kecuali ${buyer} masih ${still}.`,
          summary: "dana segera diteruskan kepada Anda",
        },
      };
    }
    const until = due === null ? "" : ` sebelum ${formatDateTime(due, zone)}`;
    return {
      waitsFor: "buyer",
      dueAt: due,
      buyer: {
        title: `Periksa hasil kerja ${seller}`,
        brief: spent ? "Jatah revisinya sudah habis." : "",
        text: joinSentences(
          `Terima hasilnya, atau ${spent ? "ajukan masalah" : "minta revisi"},${until || " secepatnya"}.`,
          spent ? "Jatah revisinya sudah habis." : "",
          "Jika Anda diam, dana diteruskan ke penjual pada saat itu.",
        ),
        summary: "periksa hasil kerja",
      },
      seller: {
        title: `${buyer} memeriksa hasil kerja Anda`,
        brief: `Anda menerima ${proceedsText(order)} setelah hasilnya diterima.`,
        text: `Anda menerima ${proceedsText(order)} setelah hasilnya diterima, atau dengan sendirinya${due === null ? "" : ` pada ${formatDateTime(due, zone)}`}.`,
        summary: "hasil diperiksa pembeli",
      },
    };
  },
  revision: ({ order, buyer, seller }) => ({
    waitsFor: "seller",
    buyer: {
      title: `${seller} mengerjakan revisi`,
      text: `${totalText(order)} tetap di titipan sampai Anda puas. Revisi tidak punya tenggat: tanyakan kapan selesai lewat percakapan.`,
      summary: "revisi dikerjakan",
    },
    seller: {
      title: `Kerjakan revisi untuk ${buyer}`,
      brief: `Revisi tidak punya tenggat, tetapi dana tetap ditahan sampai ${buyer} puas.`,
      text: "Baca catatan revisinya, lalu serahkan hasil yang baru. Revisi tidak punya tenggat.",
      summary: "kerjakan revisi",
    },
  }),
  cancel_requested: ({ order, now, zone, buyer, seller }) => {
    const due = order.answerDueAt;
    if (due !== null && now > due) {
      return {
        waitsFor: "staff",
        also: "seller",
        buyer: {
          title: `Waktu ${seller} untuk menjawab sudah lewat`,
          text: `Usulan Anda, ${shareText(order)} kembali kepada Anda, berlaku sebentar lagi, kecuali ${seller} masih menjawab.`,
          summary: "usulan pembatalan segera berlaku",
        },
        seller: {
          title: "Waktu untuk menjawab pembatalan sudah lewat",
          text: `Usulan ${buyer}, ${shareText(order)} kembali kepadanya, berlaku sebentar lagi; Anda menerima ${netText(order)}. Selama itu belum terjadi, Anda masih bisa menjawab.`,
          summary: "usulan pembatalan segera berlaku",
        },
      };
    }
    const until = due === null ? "" : ` sebelum ${formatDateTime(due, zone)}`;
    return {
      waitsFor: "seller",
      dueAt: due,
      buyer: {
        title: `Menunggu jawaban ${seller}`,
        brief: `Anda mengusulkan ${shareText(order)} kembali kepada Anda. Tanpa jawaban, usulan ini berlaku.`,
        text: joinSentences(
          `Anda mengusulkan ${shareText(order)} kembali kepada Anda. ${totalText(order)} tetap di titipan; jika ${seller} tidak menjawab${until}, usulan Anda berlaku.`,
          order.phaseBefore === "delivered"
            ? "Hasil kerjanya sudah diserahkan: tarik permintaan ini jika hasilnya sudah sesuai."
            : "",
        ),
        summary: "menunggu jawaban pembatalan",
      },
      seller: {
        title: `Jawab permintaan pembatalan ${buyer}`,
        brief: `${buyer} mengusulkan ${order.buyerShare ?? 0}% kembali kepadanya.`,
        text: `${buyer} mengusulkan ${shareText(order)} kembali kepadanya, dan Anda menerima ${netText(order)}. Setujui atau tolak${until}; jika Anda diam, usulan itu berlaku.`,
        summary: "jawab permintaan pembatalan",
      },
    };
  },
  disputed: disputedStatusCopy,
};

function lateWork(due: number, { now, zone, buyer, seller }: StatusFacts): StatusCopy {
  const since = due + LATE_GRACE;
  const when = now > since ? "sekarang" : `sejak ${formatDateTime(since, zone)}`;
  const passed = `Tenggat ${formatDate(due)} sudah lewat.`;
  const itself = `Tanpa hasil sampai ${formatDateTime(due + LATE_CANCEL, zone)}, pesanan batal sendiri`;
  return {
    waitsFor: "seller",
    dueAt: due,
    buyer: {
      title: `${seller} belum menyerahkan hasil`,
      brief: joinSentences(`Anda dapat membatalkan dengan pengembalian penuh ${when}.`, `${itself}.`),
      text: joinSentences(
        passed,
        `Anda dapat membatalkan dengan pengembalian penuh ${when}.`,
        `${itself} dan seluruh dana kembali kepada Anda.`,
      ),
      summary: "tenggat sudah lewat",
    },
    seller: {
      title: `Serahkan hasil untuk ${buyer}`,
      brief: joinSentences(`${buyer} dapat membatalkan dengan pengembalian penuh ${when}.`, `${itself}.`),
      text: joinSentences(
        passed,
        `${buyer} dapat membatalkan dengan pengembalian penuh ${when}.`,
        `${itself} dan seluruh dana kembali kepadanya.`,
      ),
      summary: "tenggat sudah lewat, serahkan hasilnya",
    },
  };
}

function shareText(order: Order): string {
  const share = order.buyerShare ?? 0;
  return `${share}% (${formatRupiah(buyerPart(pricedTotal(order), share))})`;
}
