import { DAY, formatDate, HOUR } from "~/domain/core/dates";
import { formatRupiah, platformFee, sellerProceeds } from "~/domain/core/money";
import type { ChangeStatus, ChangeTerms } from "~/domain/order/change";
import { PAYMENT_WINDOW, QUOTE_VALIDITY, workDueAt } from "~/domain/order/escrow";
import { agreedPrice, type Order, pricedTotal, type Side } from "~/domain/order/order";

export type ChangeRowView = { label: string; before: string; after: string };

export const CHANGE_STATUS_LABELS: Record<ChangeStatus, string> = {
  open: "Menunggu jawaban",
  accepted: "Disetujui",
  declined: "Ditolak",
  // By whoever proposed it, or because the order went on without it.
  withdrawn: "Tidak berlaku lagi",
};

export function changeRows(order: Order, terms: ChangeTerms, side: Side): ChangeRowView[] {
  return [...priceRows(order, terms, side), ...deadlineRow(order, terms), ...revisionsRow(order, terms)];
}

function priceRows(order: Order, { price }: ChangeTerms, side: Side): ChangeRowView[] {
  if (price === null) return [];
  const [before, after] = [pricedTotal(order), price * order.quantity];
  const money = (label: string, of: (total: number) => number): ChangeRowView => ({
    label,
    before: formatRupiah(of(before)),
    after: formatRupiah(of(after)),
  });
  const total = money(order.quantity === 1 ? "Harga" : "Total", (sum) => sum);
  if (side === "buyer") return [total];
  const { feePercent } = order;
  return [
    total,
    money(`Biaya platform ${feePercent}%`, (sum) => platformFee(sum, feePercent)),
    money("Anda menerima", (sum) => sellerProceeds(sum, feePercent)),
  ];
}

function deadlineRow(order: Order, { deadline }: ChangeTerms): ChangeRowView[] {
  if (deadline === null) return [];
  return [{ label: "Tenggat", before: deadlineNow(order), after: formatDate(deadline) }];
}

export function deadlineNow(order: Order): string {
  const due = workDueAt(order);
  if (due !== null) return formatDate(due);
  return order.maxDays === null ? "Belum ada" : `${order.maxDays} hari setelah dibayar`;
}

function revisionsRow(order: Order, { revisions }: ChangeTerms): ChangeRowView[] {
  if (revisions === null) return [];
  return [{ label: "Sisa revisi", before: revisionsNow(order), after: `${revisions} kali` }];
}

export function revisionsNow({ revisionsLeft }: Order): string {
  return revisionsLeft === null ? "Tanpa batas" : `${revisionsLeft} kali`;
}

/** What happens to the money comes first. */
export function acceptanceConsequence(order: Order, { price, deadline }: ChangeTerms, side: Side): string {
  return [...moneySentences(order, price, side), ...(deadline === null ? [] : [DEADLINE])].join(" ");
}

const DEADLINE = "Pengingat dan hitungan keterlambatan mengikuti tenggat yang baru.";

function moneySentences(order: Order, price: number | null, side: Side): string[] {
  const total = formatRupiah((price ?? agreedPrice(order)) * order.quantity);
  if (order.status === "in_progress") return [`${total} tetap di titipan; harganya tidak berubah.`];
  if (order.phase === "quoted") {
    const pays = side === "buyer" ? "Anda masih perlu" : "Pembeli masih perlu";
    return [`Belum ada dana yang berpindah: ${pays} menyetujui penawaran ${total}, lalu membayar.`, RENEWED];
  }
  if (price === null) return [`Yang harus dibayar tetap ${total}.`];
  const due = `Yang harus dibayar menjadi ${total}, dalam ${PAYMENT_WINDOW / HOUR} jam setelah disetujui, atau lebih cepat bila ada kunjungan.`;
  return order.paymentStatus === "unpaid" ? [due] : [due, OLD_BILL];
}

const RENEWED = `Penawaran itu berlaku ${QUOTE_VALIDITY / DAY} hari lagi.`;
const OLD_BILL =
  "Tagihan dengan harga lama dibatalkan. Halaman pembayaran lama yang masih terbuka mungkin tetap bisa dibayar; dana yang masuk lewat itu dikembalikan seluruhnya kepada pembeli.";
