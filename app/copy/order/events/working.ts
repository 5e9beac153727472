import { formatRupiah } from "~/domain/core/money";
import { proceeds, shares, total } from "~/domain/order/amounts";
import { net } from "../amounts";
import { division, sentences } from "../status-copy";
import {
  amount,
  both,
  by,
  doer,
  type News,
  type NewsFacts,
  quoted,
  type Sentence,
  type Words,
} from "./parts";

/** What a delivery asks of the buyer, and whether it was the answer to their request to cancel. */
function look({ order, event, seller }: NewsFacts): string {
  const otherwise = order.revisionsLeft === 0 ? "ajukan masalah" : "minta revisi";
  const answered =
    typeof event.detail.refusedShare === "number"
      ? `Dengan itu ${seller} menolak pembatalan yang Anda minta. `
      : "";
  return `${answered}Periksa hasilnya, lalu setujui atau ${otherwise}${by(order.reviewDueAt)}. Jika Anda diam, dana diteruskan ke penjual pada saat itu.`;
}

/** From the start of the work to its end. */
export const WORK_NEWS = {
  delivered: (facts) => ({
    buyer: {
      title: `${facts.seller} menyerahkan hasil kerja`,
      body: sentences(look(facts), quoted(facts.event, "Catatannya")),
    },
  }),
  revision_requested: ({ order, event, buyer }) => ({
    seller: {
      title: `${buyer} meminta revisi`,
      body: sentences(
        quoted(event, "Yang perlu diubah"),
        `${total(order)} tetap di titipan. Serahkan hasil barunya di halaman pesanan.`,
      ),
    },
  }),
  released: ({ order, seller }) => ({
    buyer: {
      title: `Pesanan Anda selesai, ceritakan kerja ${seller}`,
      body: `Waktu untuk memeriksa sudah habis, jadi dana diteruskan ke ${seller}. Ulasan Anda membantu pembeli lain memilih.`,
      href: `/dashboard/orders/${order.id}/review`,
    },
    seller: {
      title: `Pesanan selesai, Anda menerima ${proceeds(order)}`,
      body: "Pembeli tidak menyatakan keberatan sampai waktu periksa habis. Beri juga ulasan tentang pembelinya.",
      href: `/dashboard/orders/${order.id}/review`,
    },
  }),
  cancelled_late: ({ order, event, buyer }) => {
    const words = (whom: string): Words => ({
      title: "Pesanan dibatalkan karena terlambat",
      body: sentences(
        `Tenggatnya sudah lewat dan belum ada hasil kerja. ${total(order)} dikembalikan kepada ${whom}.`,
        quoted(event, "Alasannya"),
      ),
    });
    return { buyer: words("Anda"), seller: words(buyer) };
  },
  cancellation_requested: ({ order, event, buyer }) => ({
    seller: {
      title: `${buyer} meminta pembatalan`,
      body: sentences(
        `${buyer} mengusulkan ${order.buyerShare ?? 0}% dana (${formatRupiah(shares(order).buyer)}) kembali kepadanya, dan Anda menerima ${net(order)}.`,
        quoted(event, "Alasannya"),
        `Setujui atau tolak${by(order.answerDueAt)}; jika Anda diam, usulan itu berlaku.`,
      ),
    },
  }),
  cancellation_refused: ({ event, seller }) => ({
    buyer: {
      title: `${seller} menolak pembatalan`,
      body: sentences(
        quoted(event, "Alasannya"),
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
    both({
      title: "Permintaan pembatalan tidak dijawab, pesanan ditutup",
      body: sentences("Dana dibagi sesuai usulan pembeli:", division(order)),
    }),
  disputed: (facts) => {
    const { order, event } = facts;
    const words = (who: string): Words => ({
      title: `${who} mengajukan masalah`,
      body: sentences(
        quoted(event, "Alasannya"),
        `Semua tenggat berhenti dan ${total(order)} tetap ditahan. Tanggapi${by(order.answerDueAt)}; jika Anda diam, keputusan dapat diambil tanpa tanggapan Anda.`,
      ),
    });
    return { buyer: words(doer(event, facts)), seller: words(doer(event, facts)) };
  },
  dispute_answered: (facts) =>
    both({
      title: `${doer(facts.event, facts)} menanggapi masalah`,
      body: sentences(
        quoted(facts.event, "Tanggapannya"),
        "Tim JasaWarga memutuskan setelah membaca keduanya.",
      ),
    }),
  settlement_proposed: (facts) =>
    both({
      title: `${doer(facts.event, facts)} mengusulkan pembagian dana`,
      body: `Usulannya: ${division(facts.order)} Setujui jika Anda sepakat.`,
    }),
  settled: ({ order }) =>
    both({ title: "Pembagian dana disepakati, pesanan ditutup", body: `Pembagiannya: ${division(order)}` }),
  ruled: (facts) =>
    both({
      title: "Masalah pesanan sudah diputuskan",
      body: sentences(`Pembagiannya: ${division(facts.order)}`, quoted(facts.event, "Alasan putusan")),
    }),
  refunded: ({ event }) => ({
    buyer: {
      kind: "payment",
      title: `${amount(event)} sudah dikembalikan kepada Anda`,
      body:
        event.detail.through === "bank"
          ? "Dana dikirim ke rekening yang Anda sebutkan."
          : "Dana kembali lewat cara bayar yang Anda pakai; tibanya tergantung bank atau dompet digital Anda.",
    },
  }),
  // With a reason that only the buyer reads, by `transferReturned`.
  refund_returned: () => ({}),
  taken_back: ({ order, event }) => {
    const words: Words = {
      kind: "payment",
      title: "Pembayaran pesanan ditarik kembali",
      body: `${amount(event)} ditarik kembali oleh penyedia pembayaran. ${order.status === "cancelled" ? "Pesanan ini ditutup." : ""}`.trim(),
    };
    const { held } = event.detail;
    const taken =
      typeof held === "number"
        ? ` ${formatRupiah(held)} yang masih tertahan dari pesanan ini keluar dari saldo Anda.`
        : "";
    return { buyer: words, seller: { ...words, body: words.body + taken } };
  },
  cancelled: ({ order, event, buyer, seller }) => {
    const words = (who: string, whom: string): Words => ({
      title: `${who} membatalkan pesanan`,
      body: sentences(
        quoted(event, "Alasannya"),
        order.paymentStatus === "refund_pending"
          ? `Dana dikembalikan kepada ${whom}.`
          : "Tidak ada dana yang diteruskan ke penjual.",
      ),
    });
    const house = event.actor.kind === "buyer" || event.actor.kind === "seller" ? null : "JasaWarga";
    return { buyer: words(house ?? seller, "Anda"), seller: words(house ?? buyer, buyer) };
  },
  completed: ({ order, buyer, seller }) => ({
    buyer: {
      title: `Pesanan Anda selesai, ceritakan kerja ${seller}`,
      body: `Dana sudah diteruskan ke ${seller}. Terima kasih. Ulasan Anda membantu pembeli lain memilih.`,
      href: `/dashboard/orders/${order.id}/review`,
    },
    seller: {
      title: `Pesanan selesai, Anda menerima ${proceeds(order)}`,
      body: `${buyer} puas dengan hasil kerja Anda. Beri juga ulasan tentang ${buyer} sebagai pembeli.`,
      href: `/dashboard/orders/${order.id}/review`,
    },
  }),
} satisfies Record<string, News>;

/** The same in the order's history. */
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
  disputed: "Masalah diajukan, semua tenggat berhenti",
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
