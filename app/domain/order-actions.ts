import { formatRupiah, platformFee, sellerProceeds } from "~/domain/money";
import { type Order, placeOf, type Side } from "~/domain/order";
import type { CommandKind } from "~/domain/order-decision";
import { TRANSITIONS } from "~/domain/order-transitions";
import type { People } from "~/domain/order-words";

/** What a person may do now. The consequence says what happens to the money, before anything is confirmed. */
export type OrderAction = { command: CommandKind; label: string; consequence: string };

type Words = {
  label: string | ((order: Order) => string);
  consequence: (order: Order, people: People) => string;
};

/** Only what people press; commands of gateway and clock have no button. In the order the buttons stand. */
const WORDS: Partial<Record<CommandKind, Words>> = {
  start_payment: {
    label: "Bayar Sekarang",
    consequence: (order) => `${total(order)} dititipkan di JasaWarga sampai Anda puas dengan hasilnya.`,
  },
  accept_quote: {
    label: "Setujui Penawaran",
    consequence: (order) =>
      `Anda menyetujui harga ${total(order)}. Dana baru berpindah setelah Anda membayar.`,
  },
  quote: {
    label: (order) => (order.phase === "quoted" ? "Ubah Penawaran" : "Kirim Penawaran Harga"),
    consequence: (order) =>
      `Biaya platform ${order.feePercent}% dipotong dari harga saat dana diteruskan kepada Anda.`,
  },
  complete: {
    label: "Selesaikan Order",
    consequence: (order, people) => {
      const moved = releaseSentence(order, people.seller);
      return order.phase === "delivered"
        ? moved
        : `${moved} Hasil akhir belum diserahkan, dan dana yang sudah diteruskan tidak bisa ditarik kembali.`;
    },
  },
  cancel: {
    label: "Batalkan Order",
    consequence: (order) =>
      order.phase === "awaiting_payment" && order.paymentStatus !== "unpaid"
        ? "Tagihan yang sudah terbit ikut dibatalkan. Halaman pembayaran yang masih terbuka mungkin tetap bisa dibayar; dana yang masuk dikembalikan seluruhnya kepada pembeli."
        : "Belum ada dana yang dibayar, jadi tidak ada yang perlu dikembalikan.",
  },
};

const BUTTONS = Object.keys(WORDS);

/** Read off the same table that decides, so that no button leads to a refusal. */
export function allowedActions(order: Order, side: Side, now: number, people: People): OrderAction[] {
  const place = placeOf(order);
  const actions: OrderAction[] = [];
  for (const row of TRANSITIONS) {
    const words = WORDS[row.command];
    if (words === undefined || !row.by.includes(side) || !row.from.includes(place)) continue;
    if (row.guard(order, now) !== null || actions.some((action) => action.command === row.command)) continue;
    actions.push({
      command: row.command,
      label: typeof words.label === "string" ? words.label : words.label(order),
      consequence: words.consequence(order, people),
    });
  }
  return actions.sort((a, b) => BUTTONS.indexOf(a.command) - BUTTONS.indexOf(b.command));
}

export function findAction(actions: readonly OrderAction[], command: CommandKind): OrderAction | undefined {
  return actions.find((action) => action.command === command);
}

/** "Rp 315.000 diteruskan ke Sari Wulandari setelah biaya platform Rp 35.000." */
export function releaseSentence(order: Pick<Order, "totalPrice" | "feePercent">, seller: string): string {
  const amount = order.totalPrice ?? 0;
  const fee = platformFee(amount, order.feePercent);
  const proceeds = formatRupiah(sellerProceeds(amount, order.feePercent));
  return fee === 0
    ? `${proceeds} diteruskan ke ${seller}.`
    : `${proceeds} diteruskan ke ${seller} setelah biaya platform ${formatRupiah(fee)}.`;
}

function total(order: Order): string {
  return formatRupiah(order.totalPrice ?? 0);
}
