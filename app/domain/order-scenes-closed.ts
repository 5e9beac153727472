import type { Place } from "~/domain/order";
import { type Facts, proceeds, type Scene, type Words } from "~/domain/order-scene";

/** When it is over. */
export const CLOSED_SCENES: Record<Extract<Place, "completed" | "cancelled">, (facts: Facts) => Scene> = {
  completed: ({ order, seller }) => ({
    turn: null,
    buyer: {
      title: "Pesanan selesai",
      text:
        order.paymentStatus === "released"
          ? `Dana sudah diteruskan ke ${seller}. Terima kasih.`
          : "Pesanan ini sudah ditutup.",
      brief: "selesai",
    },
    seller: {
      title: "Pesanan selesai",
      text:
        order.paymentStatus === "released"
          ? `Anda menerima ${proceeds(order)}.`
          : "Pesanan ini sudah ditutup.",
      brief: "selesai",
    },
  }),
  cancelled: ({ order }) => {
    const back = order.paymentStatus === "refund_pending" || order.paymentStatus === "refunded";
    const done = order.paymentStatus === "refunded" ? "sudah dikembalikan" : "sedang dikembalikan";
    const kept =
      order.paymentStatus === "charged_back"
        ? "Pembayaran ditarik kembali oleh bank."
        : "Tidak ada dana yang berpindah.";
    const words = (whom: string): Words => ({
      title: "Pesanan dibatalkan",
      text: back ? `Dana ${done} kepada ${whom}.` : kept,
      brief: "dibatalkan",
    });
    return { turn: null, buyer: words("Anda"), seller: words("pembeli") };
  },
};
