import { formatDateTime, type Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { dividedAmounts, feeText, proceedsText, totalText } from "~/domain/order/amounts";
import type { Order, PaymentStatus, Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import type { RefundAtStage } from "~/domain/order/refunds-owed";
import { netText } from "./amounts";
import { owedWaitText } from "./refunds-owed";

type MoneySummaryTimes = { first: number | null; last: number | null };

type SummaryFacts = {
  order: Order;
  people: People;
  times: MoneySummaryTimes;
  owed: readonly RefundAtStage[];
  zone: Zone;
};
type SummaryOf = (facts: SummaryFacts) => Record<Side, string>;

/** A bill over an older price may have been paid all the same: that money is refunded. */
const BACK: Record<Side, string> = {
  buyer: "Pembayaran dengan harga lama yang masuk adalah milik Anda dan dikembalikan seluruhnya.",
  seller: "Pembayaran dengan harga lama yang masuk dikembalikan seluruhnya kepada pembeli.",
};

const SUMMARIES: Record<PaymentStatus, SummaryOf> = {
  unpaid: ({ order, times }) =>
    order.status === "cancelled"
      ? ended("Pesanan ini batal sebelum dibayar.", times)
      : waiting("Anda belum membayar.", "Pembeli belum membayar.", times),
  awaiting: ({ order, times }) =>
    order.status === "cancelled"
      ? ended("Pesanan ini batal sebelum dibayar.", times)
      : waiting("Kami menunggu pembayaran Anda.", "Kami menunggu pembayaran pembeli.", times),
  review: () => ({
    buyer: "Penyedia pembayaran sedang memeriksa pembayaran Anda. Uangnya belum masuk titipan.",
    seller: "Penyedia pembayaran sedang memeriksa pembayaran pembeli. Uangnya belum masuk titipan.",
  }),
  expired: ({ times }) => ended("Pesanan ini batal karena tidak dibayar tepat waktu.", times),
  held: (facts) => {
    const { order, times, zone } = facts;
    const since = times.first === null ? "" : ` sejak ${formatDateTime(times.first, zone)}`;
    const next = untilWhen(facts);
    return {
      buyer: `${totalText(order)} Anda ditahan JasaWarga${since}. ${next.buyer}`,
      seller: `${totalText(order)} ditahan JasaWarga${since}. ${next.seller}`,
    };
  },
  // By the day it closed: a second payment may have been refunded later.
  released: ({ order, people, zone }) => ({
    buyer: `${proceedsText(order)} diteruskan ke ${people.seller}${on(order.closedAt, zone)}. Dari ${totalText(order)} yang Anda bayar, ${feeText(order)} biaya platform, ditanggung penjual.`,
    seller: `${proceedsText(order)} masuk ke saldo Anda${on(order.closedAt, zone)}, dari ${totalText(order)} setelah biaya platform ${feeText(order)}.`,
  }),
  split: ({ order, people, owed, zone }) => {
    const sums = dividedAmounts(order);
    const waits = (side: Side) => andStill(owed, side, "");
    const divided = (buyer: string, seller: string) =>
      `${totalText(order)} dibagi${on(order.closedAt, zone)}: ${formatRupiah(sums.buyer)} kembali kepada ${buyer}, ${formatRupiah(sums.seller)} untuk ${seller} setelah biaya platform ${formatRupiah(sums.fee)}.`;
    return {
      buyer: `${divided("Anda", people.seller)}${waits("buyer")}`,
      seller: `${divided(people.buyer, "Anda")}${waits("seller")}`,
    };
  },
  refund_pending: ({ people, owed }) => ({
    buyer: `Semua uang Anda dari pesanan ini dikembalikan.${andStill(owed, "buyer", " dan tetap milik Anda")}`,
    seller: `Semua uang dari pesanan ini dikembalikan kepada ${people.buyer}.${andStill(owed, "seller", "")}`,
  }),
  refunded: ({ people, times, zone }) => ({
    buyer: `Semua uang Anda dari pesanan ini sudah dikembalikan${on(times.last, zone)}.`,
    seller: `Semua uang dari pesanan ini sudah dikembalikan kepada ${people.buyer}${on(times.last, zone)}.`,
  }),
  charged_back: ({ order, times, zone }) => ({
    buyer: `Pembayaran Anda ditarik kembali oleh bank atau penyedia pembayaran Anda${on(times.last, zone)}, jadi uangnya ada pada Anda.`,
    seller:
      order.status === "completed"
        ? `Pembayaran pembeli ditarik kembali oleh banknya${on(times.last, zone)}, setelah dana diteruskan. Bagian Anda tetap milik Anda.`
        : `Pembayaran pembeli ditarik kembali oleh banknya${on(times.last, zone)}, jadi tidak ada dana yang dapat diteruskan.`,
  }),
};

function untilWhen({ order, people, zone }: SummaryFacts): Record<Side, string> {
  if (order.phase === "disputed") {
    const decided = "sampai Anda berdua sepakat atau tim JasaWarga memutuskan";
    return {
      buyer: `Dana tidak diteruskan ke ${people.seller} dan tidak dikembalikan kepada Anda ${decided}.`,
      seller: `Dana tidak diteruskan kepada Anda dan tidak dikembalikan kepada ${people.buyer} ${decided}.`,
    };
  }
  if (order.phase === "cancel_requested") {
    const back = formatRupiah(dividedAmounts(order).buyer);
    return {
      buyer: `${people.seller} sedang diminta menjawab usulan Anda, yaitu ${back} kembali kepada Anda.`,
      seller: `Anda sedang diminta menjawab usulan ${people.buyer}, yaitu ${back} kembali kepadanya; Anda menerima ${netText(order)}.`,
    };
  }
  const end =
    order.phase === "delivered" && order.reviewDueAt !== null
      ? `, atau dengan sendirinya pada ${formatDateTime(order.reviewDueAt, zone)}`
      : "";
  return {
    buyer: `${people.seller} baru menerima bagiannya setelah Anda menerima hasilnya${end}.`,
    seller: `Anda menerima ${proceedsText(order)} setelah pembeli menerima hasilnya${end}; biaya platformnya ${feeText(order)}.`,
  };
}

export function moneySummary(
  order: Order,
  side: Side,
  people: People,
  times: MoneySummaryTimes,
  owed: readonly RefundAtStage[] = [],
  zone: Zone = "WIB",
): string {
  return SUMMARIES[order.paymentStatus]({ order, people, times, owed, zone })[side];
}

function andStill(owed: readonly RefundAtStage[], side: Side, more: string): string {
  const waits = owedWaitText(owed, side);
  return waits === "" ? "" : ` ${waits}${more}.`;
}

function waiting(buyer: string, seller: string, { first }: MoneySummaryTimes): Record<Side, string> {
  const nothing = "Belum ada uang yang berpindah.";
  return {
    buyer: `${buyer} ${first === null ? nothing : BACK.buyer}`,
    seller: `${seller} ${first === null ? nothing : BACK.seller}`,
  };
}

function ended(words: string, { first }: MoneySummaryTimes): Record<Side, string> {
  const nothing = "Tidak ada uang yang berpindah.";
  return {
    buyer: `${words} ${first === null ? nothing : BACK.buyer}`,
    seller: `${words} ${first === null ? nothing : BACK.seller}`,
  };
}

function on(at: number | null, zone: Zone): string {
  return at === null ? "" : ` pada ${formatDateTime(at, zone)}`;
}
