import type { Order, PaymentStatus } from "~/domain/order/order";

type Ended = Pick<Order, "status" | "paymentStatus" | "startedAt">;

/** Money that came when no work had begun came too late for the order. */
export function closedText({ status, paymentStatus, startedAt }: Ended): { title: string; text: string } {
  if (status === "completed") {
    return { title: "Pesanan ini sudah selesai", text: completedText(paymentStatus) };
  }
  if (paymentStatus === "expired") {
    return {
      title: "Batas waktu pembayaran sudah lewat",
      text: "Pesanan ini batal karena tidak dibayar tepat waktu. Tidak ada dana yang diteruskan ke penjual.",
    };
  }
  const back = paymentStatus === "refund_pending" || paymentStatus === "refunded";
  return {
    title: "Pesanan ini sudah dibatalkan",
    text: !back
      ? "Tidak ada yang perlu dibayar."
      : startedAt === null
        ? "Pembayaran Anda masuk setelah pesanan batal, jadi dikembalikan seluruhnya kepada Anda."
        : "Pembayaran Anda untuk pesanan ini dikembalikan seluruhnya kepada Anda.",
  };
}

function completedText(paymentStatus: PaymentStatus): string {
  switch (paymentStatus) {
    case "split":
      return "Dana Anda sudah dibagi: sebagian kembali kepada Anda, sebagian untuk penjual.";
    case "charged_back":
      return "Pembayaran Anda ditarik kembali oleh bank atau penyedia pembayaran Anda.";
    default:
      return "Dana Anda sudah diteruskan ke penjual.";
  }
}
