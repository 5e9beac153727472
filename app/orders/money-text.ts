import { firstName } from "~/accounts/person";
import { dayAndMonth } from "~/platform/date-text";
import { formatDateTime, type Zone } from "~/platform/dates";
import { type Division, formatRupiah } from "~/platform/money";
import { owedTotal, type RefundAtStage, type RefundStage, stillOwed } from "~/refunds/refund";
import { actorName } from "./label-text";
import {
  dividedAmounts,
  feeText,
  type Order,
  type PaymentStatus,
  type People,
  type Phase,
  proceedsText,
  type Side,
  totalText,
} from "./order";
import {
  type Escrow,
  type extraHabit,
  heldParts,
  heldTotal,
  type Part,
  type PartReturn,
  partsOf,
  releasedTotal,
} from "./parts";
import { keptSentence, netText, returnedText } from "./status-text";

/** Returns a short text. It is "" if the page already says it, and null if only the full sentence is clear enough. */
export function moneyBrief(order: Order, side: Side, people: People, zone: Zone): string | null {
  if (order.paymentStatus === "released" && order.closedAt !== null)
    return `Diteruskan ${formatDateTime(order.closedAt, zone)}.`;
  if (order.paymentStatus === "split") {
    const { buyer, seller } = dividedAmounts(order);
    return `${formatRupiah(buyer)} untuk ${side === "buyer" ? "Anda" : firstName(people.buyer)}, ${formatRupiah(seller)} untuk ${side === "seller" ? "Anda" : firstName(people.seller)}.`;
  }
  if (order.paymentStatus !== "held") return null;
  const said = order.phase === "disputed" || order.phase === "cancel_requested" || order.phase === "no_show";
  if (said || (order.phase === "delivered" && side === "buyer")) return "";
  return side === "buyer"
    ? `Diteruskan ke ${firstName(people.seller)} setelah Anda menerima hasilnya.`
    : `Biaya platform ${order.feePercent}%, ${feeText(order)}.`;
}

/** Names the number of parts if there are several, because one button releases all of them. */
export function releaseSentence(order: Order, seller: string): string {
  const sentence = released(releasedTotal(order), `ke ${seller}`);
  const { length } = heldParts(order);
  return length < 2 ? sentence : `${partsText(length)}, ${totalText(order)}: ${sentence}`;
}

const partsText = (count: number): string => (count === 2 ? "Kedua bagian" : `Semua ${count} bagian`);

function released({ seller, fee }: Division, whereTo: string): string {
  const sentence = `${formatRupiah(seller)} diteruskan ${whereTo}`;
  return fee === 0 ? `${sentence}.` : `${sentence} setelah biaya platform ${formatRupiah(fee)}.`;
}

export function sharesSentence(order: Order, people: People, reader: Side): string {
  const divided = dividedAmounts(order);
  return [
    divided.buyer > 0
      ? `${formatRupiah(divided.buyer)} dikembalikan kepada ${actorName("buyer", reader, people)}.`
      : "",
    divided.seller > 0 ? released(divided, reader === "seller" ? "kepada Anda" : `ke ${people.seller}`) : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

const SENT = "sedang dikirim";

const WAITS: Record<Exclude<RefundStage, "paid">, Record<Side, string>> = {
  account: { buyer: "menunggu rekening Anda", seller: SENT },
  ready: { buyer: "menunggu transfer kami", seller: SENT },
  gateway: { buyer: SENT, seller: SENT },
};

function owedWaitText(owed: readonly RefundAtStage[], side: Side): string {
  return [...waiting(owed, side)].map(([words, amount]) => `${formatRupiah(amount)} ${words}`).join(", ");
}

function owedWaitNote(owed: readonly RefundAtStage[], side: Side): string {
  const words = [...waiting(owed, side).keys()].join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function waiting(owed: readonly RefundAtStage[], side: Side): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { amount, stage } of owed) {
    if (stage === "paid") continue;
    const words = WAITS[stage][side];
    sums.set(words, (sums.get(words) ?? 0) + amount);
  }
  return sums;
}

type MoneyPathStop = {
  label: string;
  state: "past" | "now" | "next";
  note: string | null;
};

type Whereabouts = "buyer" | "escrow" | "seller" | "returned" | "shared";

const WHEREABOUTS: Record<PaymentStatus, Whereabouts> = {
  unpaid: "buyer",
  awaiting: "buyer",
  review: "buyer",
  expired: "buyer",
  held: "escrow",
  released: "seller",
  split: "shared",
  refund_pending: "returned",
  refunded: "returned",
  charged_back: "returned",
};

const REACHED: Record<Whereabouts, number> = { buyer: 0, escrow: 1, seller: 2, returned: 2, shared: 2 };

const OPEN_ENDS: Partial<Record<Phase, string>> = {
  cancel_requested: "Menunggu jawaban",
  disputed: "Menunggu keputusan",
  no_show: "Menunggu jawaban",
};

export function moneyPath(
  order: Order,
  side: Side = "buyer",
  owed: readonly RefundAtStage[] = [],
): [MoneyPathStop, MoneyPathStop, MoneyPathStop] {
  const at = WHEREABOUTS[order.paymentStatus];
  const waiting = stillOwed(owed);
  const unsent = order.paymentStatus === "refund_pending" || (at === "shared" && waiting > 0);
  const reached = unsent ? 1 : REACHED[at];
  const state = (index: number): MoneyPathStop["state"] =>
    index < reached ? "past" : index === reached ? "now" : "next";
  const buyer = side === "buyer" ? "Anda" : "Pembeli";
  return [
    { label: buyer, state: state(0), note: null },
    {
      // The order has released the money, but nobody has paid it out.
      label: unsent ? "Ada pada JasaWarga" : "Titipan JasaWarga",
      state: state(1),
      note: at === "escrow" ? totalText(order) : waiting > 0 && unsent ? formatRupiah(waiting) : null,
    },
    { ...lastStop(at, side, order, owed), state: state(2) },
  ];
}

function lastStop(
  at: Whereabouts,
  side: Side,
  order: Parameters<typeof moneyPath>[0],
  owed: readonly RefundAtStage[],
): Omit<MoneyPathStop, "state"> {
  if (at === "returned") {
    const label = side === "buyer" ? "Kembali ke Anda" : "Kembali ke pembeli";
    if (order.paymentStatus === "refund_pending") return { label, note: owedWaitNote(owed, side) || null };
    const all = order.paymentStatus === "refunded" ? owedTotal(owed) : 0;
    return { label, note: all > 0 ? formatRupiah(all) : totalText(order) };
  }
  if (at === "shared") {
    const { buyer, seller } = dividedAmounts(order);
    const [own, other] = side === "buyer" ? ["Anda", "penjual"] : ["pembeli", "Anda"];
    const back = owedWaitText(owed, side) || `${formatRupiah(buyer)} ${own}`;
    return { label: "Dibagi dua pihak", note: `${back}, ${formatRupiah(seller)} ${other}` };
  }
  const open = at === "escrow" && order.phase !== null && OPEN_ENDS[order.phase];
  if (open) return { label: open, note: null };
  const label = side === "seller" ? "Anda" : "Penjual";
  return {
    label,
    note: at === "seller" ? proceedsText(order) : null,
  };
}

type MoneySummaryTimes = { first: number | null; last: number | null };

type SummaryFacts = {
  order: Order;
  people: People;
  times: MoneySummaryTimes;
  owed: readonly RefundAtStage[];
  zone: Zone;
};
type SummaryOf = (facts: SummaryFacts) => Record<Side, string>;

const BACK: Record<Side, string> = {
  buyer: "Pembayaran dengan harga lama yang masuk adalah milik Anda dan dikembalikan seluruhnya.",
  seller: "Pembayaran dengan harga lama yang masuk dikembalikan seluruhnya kepada pembeli.",
};

const SUMMARIES: Record<PaymentStatus, SummaryOf> = {
  unpaid: ({ order, times }) =>
    order.status === "cancelled"
      ? ended("Pesanan ini batal sebelum dibayar.", times)
      : waitingSummary("Anda belum membayar.", "Pembeli belum membayar.", times),
  awaiting: ({ order, times }) =>
    order.status === "cancelled"
      ? ended("Pesanan ini batal sebelum dibayar.", times)
      : waitingSummary("Kami menunggu pembayaran Anda.", "Kami menunggu pembayaran pembeli.", times),
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
  // This compares with the closing time, because a duplicate payment may be refunded later.
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
  refund_pending: ({ order, people, owed }) => ({
    buyer: `${returnedText(order, "Semua uang Anda dari pesanan ini")} dikembalikan.${andStill(owed, "buyer", " dan tetap milik Anda")}${andKept(order, "buyer")}`,
    seller: `${returnedText(order, "Semua uang dari pesanan ini")} dikembalikan kepada ${people.buyer}.${andStill(owed, "seller", "")}${andKept(order, "seller")}`,
  }),
  refunded: ({ order, people, times, zone }) => ({
    buyer: `${returnedText(order, "Semua uang Anda dari pesanan ini")} sudah dikembalikan${on(times.last, zone)}.${andKept(order, "buyer")}`,
    seller: `${returnedText(order, "Semua uang dari pesanan ini")} sudah dikembalikan kepada ${people.buyer}${on(times.last, zone)}.${andKept(order, "seller")}`,
  }),
  charged_back: ({ order, times, zone }) => ({
    buyer: `Pembayaran Anda ditarik kembali oleh bank atau penyedia pembayaran Anda${on(times.last, zone)}, jadi uangnya ada pada Anda.`,
    seller:
      order.status === "completed"
        ? `Pembayaran pembeli ditarik kembali oleh banknya${on(times.last, zone)}, setelah uang diteruskan. Bagian Anda tetap milik Anda.`
        : `Pembayaran pembeli ditarik kembali oleh banknya${on(times.last, zone)}, jadi tidak ada uang yang dapat diteruskan.`,
  }),
};

function untilWhen({ order, people, zone }: SummaryFacts): Record<Side, string> {
  if (order.phase === "disputed") {
    const decided = "sampai Anda berdua sepakat atau tim JasaWarga memutuskan";
    return {
      buyer: `Uang tidak diteruskan ke ${people.seller} dan tidak dikembalikan kepada Anda ${decided}.`,
      seller: `Uang tidak diteruskan kepada Anda dan tidak dikembalikan kepada ${people.buyer} ${decided}.`,
    };
  }
  if (order.phase === "no_show") {
    const sentence = "Uang tetap ditahan sampai laporannya dijawab, ditarik, atau waktunya lewat.";
    return { buyer: sentence, seller: sentence };
  }
  if (order.phase === "cancel_requested") {
    const back = formatRupiah(dividedAmounts(order).buyer);
    return {
      buyer: `${people.seller} sedang diminta menjawab usulan Anda, yaitu ${back} kembali kepada Anda.`,
      seller: `Anda sedang diminta menjawab usulan ${people.buyer}, yaitu ${back} kembali kepadanya. Anda menerima ${netText(order)}.`,
    };
  }
  const end =
    order.phase === "delivered" && order.reviewDueAt !== null
      ? `, atau dengan sendirinya pada ${formatDateTime(order.reviewDueAt, zone)}`
      : "";
  return {
    buyer: `${people.seller} baru menerima bagiannya setelah Anda menerima hasilnya${end}.`,
    seller: `Anda menerima ${proceedsText(order)} setelah pembeli menerima hasilnya${end}. Biaya platformnya ${feeText(order)}.`,
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

function andKept(order: Order, side: Side): string {
  const kept = keptSentence(order, side);
  return kept && ` ${kept}`;
}

function waitingSummary(buyer: string, seller: string, { first }: MoneySummaryTimes): Record<Side, string> {
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

export function extraHabitText({ times, of, usual }: NonNullable<ReturnType<typeof extraHabit>>): string {
  return `Biaya tambahan pada ${times} dari ${of} pesanan terakhir, biasanya ${formatRupiah(usual)}.`;
}

export function escrowOf({ title, ...order }: Order & { title: string }): Escrow {
  const held = heldParts(order).map((part) => ({
    no: part.no,
    bill: part.bill,
    amount: part.amount,
    title: partTitle(part, title),
  }));
  return { held, feePercent: order.feePercent };
}

/** Returns a row for each part in escrow, if there are several. */
export function returnRows({ held }: Escrow, returns: readonly PartReturn[]) {
  if (held.length < 2) return [];
  return held.map(({ no, title, amount }) => ({
    label: title,
    value: `${formatRupiah(returns.find((one) => one.no === no)?.returned ?? 0)} dari ${formatRupiah(amount)}`,
  }));
}

type PartReader = { side: Side; people: People; zone: Zone };

export function partLines(
  { title, ...order }: Order & { title: string },
  extra: { title: string; amount: number } | null,
  { side, people, zone }: PartReader,
) {
  // A divided order stores its only part, whose sums the path of the money shows.
  const isOnePart = order.parts.length === 0 || (order.parts.length === 1 && order.paymentStatus === "split");
  if (isOnePart && extra === null) return null;
  const [buyer, seller] = [
    side === "buyer" ? "Anda" : firstName(people.buyer),
    side === "seller" ? "Anda" : firstName(people.seller),
  ];
  const lines = partsOf(order).map((part) => ({
    key: String(part.no),
    title: partTitle(part, title),
    amount: formatRupiah(part.amount),
    ...partNote(part, { buyer, seller, zone }),
  }));
  const asked = extra && {
    key: "asked",
    title: `Tambahan: ${extra.title}`,
    amount: formatRupiah(extra.amount),
    note: `Menunggu jawaban ${buyer}`,
    mark: "waiting" as const,
  };
  return { lines: asked ? [...lines, asked] : lines, inEscrow: heldTotal(order) };
}

/** Returns the title of a part. Five years after the order's end, the stored one is only the kind. */
function partTitle({ kind, title }: Part, orderTitle: string): string {
  if (title === "" || title === kind) return kind === "extra" ? "Biaya tambahan" : orderTitle;
  return kind === "extra" ? `Tambahan: ${title}` : title;
}

function partNote(
  { state, amount, paidAt, released, returned, taken }: Part,
  { buyer, seller, zone }: { buyer: string; seller: string; zone: Zone },
) {
  const paid = paidAt === undefined ? "Dibayar" : `Dibayar ${dayAndMonth(paidAt, zone)}`;
  switch (state) {
    case "planned":
    case "due":
      return { note: `Menunggu pembayaran ${buyer}`, mark: "waiting" } as const;
    case "held":
    case "handed":
      return { note: `${paid} · dititipkan`, mark: "held" } as const;
    case "lapsed":
      return { note: "Tidak dibayar, jadi tidak berlaku", mark: "off" } as const;
    case "closed": {
      const ends = [
        released > 0 && `${released === amount ? "diteruskan" : `${formatRupiah(released)} diteruskan`} ke ${seller}`,
        returned > 0 && `${returned === amount ? "kembali" : `${formatRupiah(returned)} kembali`} ke ${buyer}`,
        taken > 0 && "ditarik kembali oleh bank",
      ].filter(Boolean);
      return { note: [paid, ...ends].join(" · "), mark: "gone" } as const;
    }
  }
}
