import { HOUR } from "../core/dates";
import { type Division, formatRupiah } from "../core/money";
import { proceeds, shares, total } from "./amounts";
import { takesPrice } from "./change";
import { refusalBefore } from "./decide";
import type { CommandKind } from "./decision";
import { ANSWER_WINDOW, REVIEW_WINDOW } from "./escrow";
import { actorName, type People } from "./labels";
import type { Order, Side } from "./order";
import { UNLIMITED_REVISIONS } from "./revisions";
import { stepPath } from "./steps";

/** What a person may do now. The consequence says what happens to the money, before anything is confirmed. */
export type OrderAction = {
  command: CommandKind;
  label: string;
  consequence: string;
  /** Path of the page that asks for it, where it has one of its own. */
  page: string | null;
  /** Of those that are asked for on a page: it leads on with the order, or elsewhere. */
  place: "onward" | "aside" | null;
  /** Of the order that the consequence was read from. */
  version: number;
};

type Button = {
  command: CommandKind;
  place?: NonNullable<OrderAction["place"]>;
  label: string | ((order: Order) => string);
  /** As the side that may press it reads it. */
  consequence: (order: Order, people: People, reader: Side) => string;
};

/**
 * Only what people press; commands of gateway and clock have no button. In the order they stand, wherever: the first that
 * leads on is the main one, so whoever is asked answers first.
 */
const BUTTONS: readonly Button[] = [
  {
    command: "start_payment",
    label: "Bayar Sekarang",
    consequence: (order) => `${total(order)} dititipkan di JasaWarga sampai Anda puas dengan hasilnya.`,
  },
  {
    command: "accept_quote",
    label: "Setujui Penawaran",
    consequence: (order) =>
      `Anda menyetujui harga ${total(order)}. ${withRevisions(order)} Dana baru berpindah setelah Anda membayar.`,
  },
  {
    command: "quote",
    label: (order) => (order.phase === "quoted" ? "Ubah Penawaran" : "Kirim Penawaran Harga"),
    consequence: (order) =>
      `Biaya platform ${order.feePercent}% dipotong dari harga saat dana diteruskan kepada Anda. ${withRevisions(order)}`,
  },
  {
    command: "accept_cancellation",
    place: "onward",
    label: "Setujui Pembatalan",
    consequence: sharesSentence,
  },
  {
    command: "refuse_cancellation",
    place: "onward",
    label: "Tolak Pembatalan",
    consequence: (order) => `Pekerjaan berjalan terus dan ${total(order)} tetap di titipan.`,
  },
  {
    command: "deliver",
    place: "onward",
    label: "Serahkan Hasil",
    consequence: (order, people) =>
      `${order.phase === "cancel_requested" ? "Dengan ini Anda menolak pembatalan. " : ""}${people.buyer} punya waktu ${REVIEW_WINDOW / HOUR} jam untuk memeriksa. Anda menerima ${proceeds(order)} setelah disetujui, atau dengan sendirinya jika pembeli diam.`,
  },
  {
    command: "complete",
    label: "Selesaikan Order",
    consequence: (order, people) => {
      const moved = releaseSentence(order, people.seller);
      return order.phase === "delivered"
        ? moved
        : `${moved} Hasil akhir belum diserahkan, dan dana yang sudah diteruskan tidak bisa ditarik kembali.`;
    },
  },
  {
    command: "request_revision",
    place: "onward",
    label: "Minta Revisi",
    consequence: (order) =>
      `${total(order)} tetap di titipan. ${order.revisionsLeft === null ? "Revisi tidak dibatasi." : `Sisa revisi setelah ini: ${order.revisionsLeft - 1}.`}`,
  },
  {
    command: "propose_change",
    place: "aside",
    label: (order) => (order.phase === "quoted" ? "Usulkan Harga Lain" : "Usulkan Perubahan"),
    consequence: (order) =>
      `Anda dapat mengusulkan ${takesPrice(order) ? "harga, " : ""}tenggat, jumlah revisi, atau isi pekerjaan yang baru. ${order.status === "pending" ? "Tidak" : `${total(order)} tetap di titipan, dan tidak`} ada yang berubah sampai pihak lain menyetujuinya.`,
  },
  {
    command: "withdraw_cancellation",
    place: "aside",
    label: "Tarik Permintaan Pembatalan",
    consequence: (order) => `Pekerjaan berjalan terus dan ${total(order)} tetap di titipan.`,
  },
  {
    command: "request_cancellation",
    place: "aside",
    label: "Minta Pembatalan",
    consequence: (order, people) =>
      `${people.seller} punya waktu ${ANSWER_WINDOW / HOUR} jam untuk setuju atau menolak; jika diam, usulan Anda berlaku. Sampai saat itu ${total(order)} tetap di titipan.`,
  },
  {
    command: "answer_dispute",
    place: "onward",
    label: "Tanggapi Masalah",
    consequence: (order) =>
      `${total(order)} tetap di titipan. Setelah membaca tanggapan Anda, tim JasaWarga dapat memutuskan; sampai saat itu Anda berdua masih bisa sepakat sendiri.`,
  },
  {
    command: "accept_settlement",
    place: "onward",
    label: "Setujui Pembagian",
    consequence: (order, people, reader) =>
      `${sharesSentence(order, people, reader)} Pesanan ditutup dengan pembagian ini.`,
  },
  {
    command: "propose_settlement",
    place: "onward",
    label: (order) => (order.proposedBy === null ? "Usulkan Pembagian Dana" : "Usulkan Pembagian Lain"),
    consequence: (order) =>
      `Dana dibagi begitu pihak lain setuju. Sampai saat itu ${total(order)} tetap di titipan, dan tim JasaWarga masih dapat memutuskan.`,
  },
  {
    command: "open_dispute",
    place: "aside",
    label: "Ajukan Masalah",
    consequence: (order) =>
      `Semua tenggat berhenti: ${total(order)} tetap di titipan, tidak diteruskan dan tidak dikembalikan, sampai Anda berdua sepakat atau tim JasaWarga memutuskan. Pihak lain diminta menanggapi dalam ${ANSWER_WINDOW / HOUR} jam; jika diam, keputusan dapat diambil tanpa tanggapannya.`,
  },
  {
    command: "cancel",
    label: "Batalkan Order",
    consequence: (order, people, reader) => {
      if (order.status === "in_progress")
        return `${total(order)} dikembalikan seluruhnya kepada ${actorName("buyer", reader, people)}. Karena pesanan ini sudah dibayar, pembatalannya menurunkan Success Rate di profil Anda.`;
      return order.phase === "awaiting_payment" && order.paymentStatus !== "unpaid"
        ? "Tagihan yang sudah terbit ikut dibatalkan. Halaman pembayaran yang masih terbuka mungkin tetap bisa dibayar; dana yang masuk dikembalikan seluruhnya kepada pembeli."
        : "Belum ada dana yang dibayar, jadi tidak ada yang perlu dikembalikan.";
    },
  },
];

function withRevisions({ revisionsLeft }: Order): string {
  return revisionsLeft === null ? UNLIMITED_REVISIONS : `Harga ini termasuk ${revisionsLeft} kali revisi.`;
}

/** Read off the same table that decides, so that no button leads to a refusal. */
export function allowedActions(order: Order, side: Side, now: number, people: People): OrderAction[] {
  return BUTTONS.filter(({ command }) => refusalBefore(order, side, command, now) === null).map((button) => ({
    command: button.command,
    label: typeof button.label === "string" ? button.label : button.label(order),
    consequence: button.consequence(order, people, side),
    page: stepPath(order.id, button.command),
    place: button.place ?? null,
    version: order.version,
  }));
}

/** An action that is known to be of a command. */
export type ActionOf<K extends CommandKind> = OrderAction & { command: K };

export function findAction<K extends CommandKind>(
  actions: readonly OrderAction[],
  command: K,
): ActionOf<K> | undefined {
  return actions.find((action): action is ActionOf<K> => action.command === command);
}

/** "Rp 315.000 diteruskan ke Sari Wulandari setelah biaya platform Rp 35.000." */
export function releaseSentence(order: Pick<Order, "totalPrice" | "feePercent">, seller: string): string {
  return released(shares({ ...order, buyerShare: 0 }), `ke ${seller}`);
}

function released({ seller, fee }: Division, whereTo: string): string {
  const sentence = `${formatRupiah(seller)} diteruskan ${whereTo}`;
  return fee === 0 ? `${sentence}.` : `${sentence} setelah biaya platform ${formatRupiah(fee)}.`;
}

/** What the proposed shares mean in rupiah, to either side. */
function sharesSentence(order: Order, people: People, reader: Side): string {
  const divided = shares(order);
  return [
    divided.buyer > 0
      ? `${formatRupiah(divided.buyer)} dikembalikan kepada ${actorName("buyer", reader, people)}.`
      : "",
    divided.seller > 0 ? released(divided, reader === "seller" ? "kepada Anda" : `ke ${people.seller}`) : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}
