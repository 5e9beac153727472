import { formatRupiah } from "~/domain/core/money";
import { dividedAmounts, proceedsText } from "~/domain/order/amounts";
import type { Order, OrderPlace } from "~/domain/order/order";
import type { StatusCopy, StatusFacts, StatusText } from "./status-copy";

export const CLOSED_STATUS_COPY: Record<
  Extract<OrderPlace, "completed" | "cancelled">,
  (facts: StatusFacts) => StatusCopy
> = {
  completed: ({ order, buyer, seller }) => {
    if (order.paymentStatus === "split") return shared(order, buyer, seller);
    const released = order.paymentStatus === "released";
    const words = (text: string): StatusText => ({
      title: "Pesanan selesai",
      text: released ? text : "Pesanan ini sudah ditutup.",
      summary: "selesai",
    });
    return {
      waitsFor: null,
      // Who lost a dispute is not thanked for it.
      buyer: words(`Dana sudah diteruskan ke ${seller}.${order.disputedBy === null ? " Terima kasih." : ""}`),
      seller: words(`Anda menerima ${proceedsText(order)}.`),
    };
  },
  cancelled: ({ order }) => {
    const text = (whom: string): string => {
      switch (order.paymentStatus) {
        case "refunded":
          return `Seluruh dana sudah dikembalikan kepada ${whom}.`;
        // Sent, or waiting for the buyer's account: the page tells that of each refund.
        case "refund_pending":
          return `Seluruh dana dikembalikan kepada ${whom}. Sudah sampai mana, tertulis di halaman ini.`;
        case "charged_back":
          return "Pembayaran ditarik kembali oleh bank.";
        case "expired":
          return "Pesanan batal sendiri karena tidak dibayar tepat waktu.";
        default:
          return "Tidak ada dana yang diteruskan ke penjual.";
      }
    };
    const words = (whom: string): StatusText => ({
      title: "Pesanan dibatalkan",
      text: text(whom),
      summary: "dibatalkan",
    });
    return { waitsFor: null, buyer: words("Anda"), seller: words("pembeli") };
  },
};

function shared(order: Order, buyer: string, seller: string): StatusCopy {
  const sums = dividedAmounts(order);
  const words = (toBuyer: string, toSeller: string): StatusText => ({
    title: "Pesanan ditutup, dana dibagi",
    text: `${formatRupiah(sums.buyer)} kembali kepada ${toBuyer}, ${formatRupiah(sums.seller)} untuk ${toSeller} setelah biaya platform.`,
    summary: "ditutup, dana dibagi",
  });
  return { waitsFor: null, buyer: words("Anda", seller), seller: words(buyer, "Anda") };
}
