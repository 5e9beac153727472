import { DAY, formatDate, formatDateTime } from "~/domain/core/dates";
import { totalText } from "~/domain/order/amounts";
import { deadlineBeyondDays, QUOTE_VALIDITY } from "~/domain/order/escrow";
import { type PENDING_PHASES, quoteExpired } from "~/domain/order/order";
import { netText } from "../money/amounts";
import { type StatusCopy, type StatusFacts, UNPAID_ENDS } from "./status-copy";

export const PENDING_STATUS_COPY: Record<
  (typeof PENDING_PHASES)[number],
  (facts: StatusFacts) => StatusCopy
> = {
  inquiry: ({ buyer, seller }) => ({
    waitsFor: "seller",
    buyer: {
      title: `Menunggu penawaran harga ${seller}`,
      text: "Harganya akan tampil di halaman ini. Belum ada yang perlu dibayar.",
      summary: "menunggu harga",
    },
    seller: {
      title: `Kirim penawaran harga untuk ${buyer}`,
      text: `Baca kebutuhannya, lalu tentukan harga dan waktu pengerjaan. Penawaran berlaku ${QUOTE_VALIDITY / DAY} hari.`,
      summary: "kirim penawaran harga",
    },
  }),
  quoted: ({ order, now, zone, buyer, seller }) => {
    if (quoteExpired(order, now)) {
      return {
        waitsFor: "seller",
        buyer: {
          title: "Penawaran harga sudah tidak berlaku",
          text: `Minta ${seller} memperbaruinya, atau usulkan harga Anda sendiri. Tidak ada yang perlu dibayar.`,
          summary: "menunggu penawaran baru",
        },
        seller: {
          title: "Penawaran harga Anda sudah tidak berlaku",
          text: `Kirim penawaran baru jika pekerjaan ini masih bisa Anda ambil untuk ${buyer}.`,
          summary: "perbarui penawaran harga",
        },
      };
    }
    const until =
      order.quoteExpiresAt === null ? "" : ` Berlaku sampai ${formatDateTime(order.quoteExpiresAt, zone)}.`;
    const deadline = deadlineBeyondDays(order, now);
    const later = deadline === null ? "" : ` Tenggatnya ${formatDate(deadline)}.`;
    return {
      waitsFor: "buyer",
      dueAt: order.quoteExpiresAt,
      buyer: {
        title: `Setujui penawaran ${totalText(order)}`,
        brief: order.maxDays === null ? "" : `Selesai dalam ${order.maxDays} hari.${later}`,
        text: `${seller} menawarkan ${totalText(order)}${order.maxDays === null ? "" : `, selesai dalam ${order.maxDays} hari`}.${later}${until}`,
        summary: "setujui penawaran harga",
      },
      seller: {
        title: `Menunggu keputusan ${buyer}`,
        brief: `Anda menerima ${netText(order)} bila disetujui.`,
        text: `Anda menawarkan ${totalText(order)} dan menerima ${netText(order)}.${until} Anda masih bisa mengubahnya.`,
        summary: "menunggu persetujuan harga",
      },
    };
  },
  awaiting_payment: ({ order, now, zone, buyer, seller }) => {
    const due = order.paymentDueAt;
    if (order.paymentStatus === "review") {
      return {
        waitsFor: "gateway",
        buyer: {
          title: "Pembayaran Anda sedang diperiksa",
          text: "Penyedia pembayaran memeriksa transaksi ini. Anda tidak perlu membayar lagi.",
          summary: "pembayaran diperiksa",
        },
        seller: {
          title: "Pembayaran pembeli sedang diperiksa",
          text: "Jangan mulai bekerja sebelum dana masuk titipan.",
          summary: "pembayaran diperiksa",
        },
      };
    }
    if (due !== null && now > due) {
      const words = (paid: string, theirs: string) => ({
        title: "Batas waktu pembayaran sudah lewat",
        text: `Pesanan ini batal sendiri sebentar lagi. ${paid}, pekerjaan dimulai; yang masuk sesudahnya dikembalikan seluruhnya kepada ${theirs}.`,
        summary: "batas waktu pembayaran lewat",
      });
      return {
        waitsFor: "staff",
        buyer: words("Jika pembayaran Anda masih masuk sebelum itu", "Anda"),
        seller: words(`Jika pembayaran ${buyer} masih masuk sebelum itu`, buyer),
      };
    }
    const until = due === null ? "" : ` sebelum ${formatDateTime(due, zone)}`;
    return {
      waitsFor: "buyer",
      dueAt: due,
      buyer: {
        title: "Bayar untuk memulai pekerjaan",
        brief: `${seller} mulai bekerja begitu dana masuk titipan. ${UNPAID_ENDS}`,
        text: `Dana Anda kami simpan dan baru diteruskan setelah Anda puas. Bayar${until}; setelah itu pesanan batal sendiri.`,
        summary: `bayar${until}`,
      },
      seller: {
        title: `Menunggu pembayaran ${buyer}`,
        brief: `Jangan mulai bekerja sebelum dana masuk titipan. Anda menerima ${netText(order)}.`,
        text: `Jangan mulai bekerja sebelum dana masuk titipan. ${buyer} membayar${until}, atau pesanan batal sendiri. Anda menerima ${netText(order)}.`,
        summary: "menunggu pembayaran",
      },
    };
  },
};
