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

/** Reason why an order that has ended can be neither completed nor cancelled; null while it runs. */
export function closedReason({
  status,
  paymentStatus,
}: Pick<Order, "status" | "paymentStatus">): string | null {
  const ended = endedHow(status, paymentStatus);
  return ended && `${ended} Karena itu tidak bisa diselesaikan atau dibatalkan lagi.`;
}

function endedHow(status: Order["status"], paid: Order["paymentStatus"]): string | null {
  if (status !== "completed" && status !== "cancelled") return null;
  switch (paid) {
    case "released":
      return "Pesanan ini sudah selesai dan dananya sudah diteruskan ke penjual.";
    case "split":
      return "Pesanan ini sudah ditutup dan dananya dibagi.";
    case "expired":
      return "Pesanan ini batal sendiri karena tidak dibayar tepat waktu.";
    case "refunded":
    case "refund_pending":
      return `Pesanan ini sudah ${status === "completed" ? "ditutup" : "dibatalkan"} dan dananya dikembalikan kepada pembeli.`;
    case "charged_back":
      return "Pesanan ini sudah ditutup karena pembayarannya ditarik kembali oleh bank.";
    default:
      return `Pesanan ini sudah ${status === "completed" ? "selesai" : "dibatalkan"}.`;
  }
}

function shared(order: Order, buyer: string, seller: string): StatusCopy {
  const sums = dividedAmounts(order);
  const words = (toBuyer: string, toSeller: string): StatusText => ({
    title: "Pesanan ditutup, dana dibagi",
    text: `${formatRupiah(sums.buyer)} kembali kepada ${toBuyer}, ${formatRupiah(sums.seller)} untuk ${toSeller} setelah biaya platform.`,
    summary: "ditutup, dana dibagi",
  });
  return { waitsFor: null, buyer: words("Anda", seller), seller: words(buyer, "Anda") };
}
