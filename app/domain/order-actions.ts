import { HOUR } from "~/domain/dates";
import { ANSWER_WINDOW, REVIEW_WINDOW } from "~/domain/escrow";
import { buyerPart, formatRupiah, platformFee, sellerProceeds } from "~/domain/money";
import { type Order, placeOf, type Side } from "~/domain/order";
import type { CommandKind } from "~/domain/order-decision";
import { stepPath } from "~/domain/order-steps";
import { TRANSITIONS } from "~/domain/order-transitions";
import type { People } from "~/domain/order-words";

/** What a person may do now. The consequence says what happens to the money, before anything is confirmed. */
export type OrderAction = {
  command: CommandKind;
  label: string;
  consequence: string;
  /** Path of the page that asks for it, where it has one of its own. */
  page: string | null;
  /** Of the order that the consequence was read from. */
  version: number;
};

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
  accept_cancellation: {
    label: "Setujui Pembatalan",
    consequence: sharesSentence,
  },
  refuse_cancellation: {
    label: "Tolak Pembatalan",
    consequence: (order) => `Pekerjaan berjalan terus dan ${total(order)} tetap di titipan.`,
  },
  deliver: {
    label: "Serahkan Hasil",
    consequence: (order, people) =>
      `${people.buyer} punya waktu ${REVIEW_WINDOW / HOUR} jam untuk memeriksa. Anda menerima ${proceeds(order)} setelah disetujui, atau sendirinya jika pembeli diam.`,
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
  request_revision: {
    label: "Minta Revisi",
    consequence: (order) =>
      `${total(order)} tetap di titipan. ${order.revisionsLeft === null ? "Revisi tidak dibatasi." : `Sisa revisi setelah ini: ${order.revisionsLeft - 1}.`}`,
  },
  propose_change: {
    label: (order) => (order.phase === "quoted" ? "Usulkan Harga Lain" : "Usulkan Perubahan"),
    consequence: (order) =>
      order.status === "pending"
        ? "Harga, tenggat, jumlah revisi, atau isi pekerjaan. Tidak ada yang berubah sampai pihak lain menyetujuinya."
        : `Tenggat, jumlah revisi, atau isi pekerjaan. ${total(order)} tetap di titipan, dan tidak ada yang berubah sampai pihak lain menyetujuinya.`,
  },
  withdraw_cancellation: {
    label: "Tarik Permintaan Pembatalan",
    consequence: (order) => `Pekerjaan berjalan terus dan ${total(order)} tetap di titipan.`,
  },
  request_cancellation: {
    label: "Minta Pembatalan",
    consequence: (order, people) =>
      `${people.seller} punya waktu ${ANSWER_WINDOW / HOUR} jam untuk setuju atau menolak; jika diam, usulan Anda berlaku. Sampai saat itu ${total(order)} tetap di titipan.`,
  },
  answer_dispute: {
    label: "Tanggapi Masalah",
    consequence: (order) =>
      `${total(order)} tetap di titipan. Setelah membaca tanggapan Anda, tim JasaWarga dapat memutuskan; sampai saat itu Anda berdua masih bisa sepakat sendiri.`,
  },
  accept_settlement: {
    label: "Setujui Pembagian",
    consequence: (order, people) => `${sharesSentence(order, people)} Pesanan ditutup dengan pembagian ini.`,
  },
  propose_settlement: {
    label: (order) => (order.proposedBy === null ? "Usulkan Pembagian Dana" : "Usulkan Pembagian Lain"),
    consequence: (order) =>
      `Dana dibagi begitu pihak lain setuju. Sampai saat itu ${total(order)} tetap di titipan, dan tim JasaWarga masih dapat memutuskan.`,
  },
  open_dispute: {
    label: "Ajukan Masalah",
    consequence: (order) =>
      `Semua tenggat berhenti: ${total(order)} tetap di titipan, tidak diteruskan dan tidak dikembalikan, sampai Anda berdua sepakat atau tim JasaWarga memutuskan. Pihak lain diminta menanggapi dalam ${ANSWER_WINDOW / HOUR} jam; jika diam, keputusan dapat diambil tanpa tanggapannya.`,
  },
  cancel: {
    label: "Batalkan Order",
    consequence: (order, people) => {
      if (order.status === "in_progress")
        return `${total(order)} dikembalikan seluruhnya kepada ${people.buyer}.`;
      return order.phase === "awaiting_payment" && order.paymentStatus !== "unpaid"
        ? "Tagihan yang sudah terbit ikut dibatalkan. Halaman pembayaran yang masih terbuka mungkin tetap bisa dibayar; dana yang masuk dikembalikan seluruhnya kepada pembeli."
        : "Belum ada dana yang dibayar, jadi tidak ada yang perlu dikembalikan.";
    },
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
      page: stepPath(order.id, row.command),
      version: order.version,
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

/** What the proposed shares mean in rupiah. */
function sharesSentence(order: Order, people: People): string {
  const sum = order.totalPrice ?? 0;
  const back = buyerPart(sum, order.buyerShare ?? 0);
  const rest = sum - back;
  return [
    back > 0 ? `${formatRupiah(back)} dikembalikan kepada ${people.buyer}.` : "",
    rest > 0 ? releaseSentence({ totalPrice: rest, feePercent: order.feePercent }, people.seller) : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function proceeds(order: Order): string {
  return formatRupiah(sellerProceeds(order.totalPrice ?? 0, order.feePercent));
}

function total(order: Order): string {
  return formatRupiah(order.totalPrice ?? 0);
}
