import { formatRupiah } from "~/domain/core/money";
import { dividedAmounts, proceedsText, totalText } from "~/domain/order/amounts";
import { orderPath } from "~/domain/order/path";
import { netText } from "../money/amounts";
import { divisionText, joinSentences } from "../status/status-copy";
import {
  actorDisplayName,
  byDate,
  eventAmount,
  type NotificationText,
  type OrderNotificationCopy,
  type OrderNotificationFacts,
  quotedReason,
  type Sentence,
  sameForBoth,
  YOUR_ANSWER,
} from "./parts";

function look({ order, event, seller }: OrderNotificationFacts): string {
  const otherwise = order.revisionsLeft === 0 ? "ajukan masalah" : "minta revisi";
  const answered =
    typeof event.detail.refusedShare === "number"
      ? `Dengan itu ${seller} menolak pembatalan yang Anda minta. `
      : "";
  return `${answered}Periksa hasilnya, lalu terima atau ${otherwise}${byDate(order.reviewDueAt)}. Jika Anda diam, dana diteruskan ke penjual pada saat itu.`;
}

export const WORK_NOTIFICATIONS = {
  delivered: (facts) => ({
    buyer: {
      title: `${facts.seller} menyerahkan hasil kerja`,
      body: joinSentences(look(facts), quotedReason(facts.event, "Catatannya")),
    },
  }),
  revision_requested: ({ order, event, buyer }) => ({
    seller: {
      title: `${buyer} meminta revisi`,
      body: joinSentences(
        quotedReason(event, "Yang perlu diubah"),
        `${totalText(order)} tetap di titipan. Serahkan hasil barunya di halaman pesanan.`,
      ),
    },
  }),
  released: ({ order, seller }) => ({
    buyer: {
      title: "Pesanan selesai",
      body: `Waktu untuk memeriksa sudah habis, jadi dana diteruskan ke ${seller}. Ceritakan kerja ${seller}: ulasan Anda membantu pembeli lain memilih.`,
      note: `ulas kerja ${seller}`,
      href: `${orderPath(order.id)}/review`,
    },
    seller: {
      title: `Anda menerima ${proceedsText(order)}`,
      note: "pesanan selesai",
      body: "Pembeli tidak menyatakan keberatan sampai waktu periksa habis. Beri juga ulasan tentang pembelinya.",
      href: `${orderPath(order.id)}/review`,
    },
  }),
  cancelled_late: ({ order, event, buyer }) => {
    const words = (whom: string): NotificationText => ({
      title: "Pesanan dibatalkan karena terlambat",
      body: joinSentences(
        `Tenggatnya sudah lewat dan belum ada hasil kerja. ${totalText(order)} dikembalikan kepada ${whom}.`,
        quotedReason(event, "Alasannya"),
      ),
      note: `${totalText(order)} dikembalikan`,
    });
    return { buyer: words("Anda"), seller: words(buyer) };
  },
  cancellation_requested: ({ order, event, buyer }) => ({
    seller: {
      title: `${buyer} meminta pembatalan`,
      body: joinSentences(
        `${buyer} mengusulkan ${order.buyerShare ?? 0}% dana (${formatRupiah(dividedAmounts(order).buyer)}) kembali kepadanya, dan Anda menerima ${netText(order)}.`,
        quotedReason(event, "Alasannya"),
        `Setujui atau tolak${byDate(order.answerDueAt)}; jika Anda diam, usulan itu berlaku.`,
      ),
    },
  }),
  cancellation_refused: ({ event, seller }) => ({
    buyer: {
      title: `${seller} menolak pembatalan`,
      body: joinSentences(
        quotedReason(event, "Alasannya"),
        "Pekerjaan berjalan terus. Bicarakan kelanjutannya di halaman pesanan.",
      ),
    },
  }),
  cancellation_withdrawn: ({ buyer }) => ({
    seller: {
      title: `${buyer} menarik permintaan pembatalan`,
      body: "Pekerjaan berjalan terus seperti sebelumnya.",
    },
  }),
  cancellation_enforced: ({ order }) =>
    sameForBoth({
      title: "Pembatalan berlaku tanpa jawaban",
      body: joinSentences("Pesanan ditutup, dan dana dibagi sesuai usulan pembeli:", divisionText(order)),
    }),
  disputed: (facts) => {
    const { order, event } = facts;
    const words = (who: string): NotificationText => ({
      title: `${who} mengajukan masalah`,
      body: joinSentences(
        quotedReason(event, "Alasannya"),
        `Tenggat pekerjaan berhenti dan ${totalText(order)} tetap ditahan. Tanggapi${byDate(order.answerDueAt)}; jika Anda diam, keputusan dapat diambil tanpa tanggapan Anda.`,
      ),
    });
    return { buyer: words(actorDisplayName(event, facts)), seller: words(actorDisplayName(event, facts)) };
  },
  dispute_answered: (facts) =>
    sameForBoth({
      title: `${actorDisplayName(facts.event, facts)} menanggapi masalah`,
      body: joinSentences(
        quotedReason(facts.event, "Tanggapannya"),
        "Tim JasaWarga memutuskan setelah membaca keduanya.",
      ),
      note: "JasaWarga memutuskan",
    }),
  settlement_proposed: (facts) =>
    sameForBoth({
      title: `${actorDisplayName(facts.event, facts)} mengusulkan pembagian dana`,
      body: `Usulannya: ${divisionText(facts.order)} Setujui jika Anda sepakat.`,
      note: YOUR_ANSWER,
    }),
  settled: ({ order }) =>
    sameForBoth({
      title: "Pembagian dana disepakati",
      body: `Pesanan ditutup. Pembagiannya: ${divisionText(order)}`,
    }),
  ruled: (facts) =>
    sameForBoth({
      title: "Masalah pesanan sudah diputuskan",
      body: joinSentences(
        `Pembagiannya: ${divisionText(facts.order)}`,
        quotedReason(facts.event, "Alasan putusan"),
      ),
    }),
  refunded: ({ event }) => ({
    buyer: {
      kind: "payment",
      title: `${eventAmount(event)} dikembalikan kepada Anda`,
      body:
        event.detail.through === "bank"
          ? "Dana dikirim ke rekening yang Anda sebutkan."
          : "Dana kembali lewat cara bayar yang Anda pakai; tibanya tergantung bank atau dompet digital Anda.",
    },
  }),
  // Sent by `transferReturnedNotification`, with a reason that only the buyer reads.
  refund_returned: () => ({}),
  taken_back: ({ order, event }) => {
    const words: NotificationText = {
      kind: "payment",
      title: "Pembayaran pesanan ditarik kembali",
      body: `${eventAmount(event)} ditarik kembali oleh penyedia pembayaran. ${order.status === "cancelled" ? "Pesanan ini ditutup." : ""}`.trim(),
    };
    const { held } = event.detail;
    const taken =
      typeof held === "number"
        ? ` ${formatRupiah(held)} yang masih tertahan dari pesanan ini keluar dari saldo Anda.`
        : "";
    const note = taken && `${formatRupiah(Number(held))} keluar dari saldo`;
    return { buyer: words, seller: { ...words, body: words.body + taken, note } };
  },
  cancelled: ({ order, event, buyer, seller }) => {
    const words = (who: string, whom: string): NotificationText => ({
      title: `${who} membatalkan pesanan`,
      body: joinSentences(
        quotedReason(event, "Alasannya"),
        order.paymentStatus === "refund_pending"
          ? `Dana dikembalikan kepada ${whom}.`
          : "Tidak ada dana yang diteruskan ke penjual.",
      ),
      note: order.paymentStatus === "refund_pending" ? `${totalText(order)} dikembalikan` : "",
    });
    const staff = event.actor.kind === "buyer" || event.actor.kind === "seller" ? null : "JasaWarga";
    return { buyer: words(staff ?? seller, "Anda"), seller: words(staff ?? buyer, buyer) };
  },
  completed: ({ order, buyer, seller }) => ({
    buyer: {
      title: "Pesanan selesai",
      body: `Dana sudah diteruskan ke ${seller}. Terima kasih. Ceritakan kerja ${seller}: ulasan Anda membantu pembeli lain memilih.`,
      note: `ulas kerja ${seller}`,
      href: `${orderPath(order.id)}/review`,
    },
    seller: {
      title: `Anda menerima ${proceedsText(order)}`,
      note: "pesanan selesai",
      body: `${buyer} puas dengan hasil kerja Anda. Beri juga ulasan tentang ${buyer} sebagai pembeli.`,
      href: `${orderPath(order.id)}/review`,
    },
  }),
} satisfies Record<string, OrderNotificationCopy>;

export const WORK_HISTORY = {
  delivered: "Hasil kerja diserahkan",
  revision_requested: "Revisi diminta",
  released: {
    plain: "Waktu periksa habis, dana diteruskan ke penjual",
    seller: "Waktu periksa habis, dana diteruskan kepada Anda",
  },
  cancelled_late: {
    plain: "Pesanan dibatalkan karena terlambat, dana dikembalikan kepada pembeli",
    buyer: "Pesanan dibatalkan karena terlambat, dana dikembalikan kepada Anda",
  },
  cancellation_requested: "Pembatalan diminta",
  cancellation_refused: "Permintaan pembatalan ditolak",
  cancellation_withdrawn: "Permintaan pembatalan ditarik",
  cancellation_enforced: "Permintaan pembatalan tidak dijawab, dana dibagi sesuai usulan",
  disputed: "Masalah diajukan",
  dispute_answered: "Masalah ditanggapi",
  settlement_proposed: "Pembagian dana diusulkan",
  settled: "Pembagian dana disepakati",
  ruled: "Masalah diputuskan",
  refunded: {
    plain: "Dana sudah dikembalikan kepada pembeli",
    buyer: "Dana sudah dikembalikan kepada Anda",
  },
  refund_returned: "Transfer pengembalian dikembalikan bank",
  taken_back: "Pembayaran ditarik kembali oleh penyedia pembayaran",
  cancelled: "Pesanan dibatalkan",
  completed: {
    plain: "Pesanan selesai, dana diteruskan ke penjual",
    seller: "Pesanan selesai, dana diteruskan kepada Anda",
  },
} satisfies Record<string, Sentence>;
