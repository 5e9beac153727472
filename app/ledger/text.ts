import type { EventDetail } from "~/orders/lifecycle";
import type { People, Side } from "~/orders/order";
import { csvLine } from "~/platform/files";
import {
  accountKind,
  type InvoiceState,
  type LedgerAccount,
  type Posting,
  type SellerMonth,
  salesSummaryNumber,
  salesSums,
} from "./ledger";

/** The title of an invoice. A "kuitansi" would need a stamp above Rp 5.000.000. */
export const INVOICE_TITLE = "Rincian transaksi";

export const INVOICE_STATES: Record<InvoiceState, string> = {
  paid: "Lunas",
  partly_refunded: "Lunas, sebagian dikembalikan",
  refunding: "Pengembalian diproses",
  refunded: "Dikembalikan",
};

export const STAMP_NOTE =
  "Bukan kuitansi bermeterai. Bila Anda memerlukannya, sepakati dengan pihak lain dalam pesanan ini.";

export function sellerMonthHead(): string {
  return csvLine([
    "Nomor slip",
    "ID penjual",
    "Penjual",
    "Penjualan (Rp)",
    "Biaya platform (Rp)",
    "Pajak dipotong (Rp)",
    "Ditarik kembali (Rp)",
  ]);
}

export function sellerMonthLine(
  month: string,
  line: SellerMonth & { number: number; sellerId: string; name: string },
): string {
  const { turnover, fee, withheld, takenBack } = salesSums(line);
  const number = salesSummaryNumber({ month, number: line.number });
  return csvLine([number, line.sellerId, line.name, turnover, fee, withheld, takenBack]);
}

export function accountName(account: LedgerAccount, side: Side, people: People): string {
  const kind = accountKind(account);
  switch (kind) {
    case "escrow":
      return "Titipan JasaWarga";
    case "platform_fee":
      return "Biaya platform";
    case "seller":
      return side === "seller" ? "Anda" : people.seller;
    case "refund":
      return side === "buyer" ? "Pengembalian untuk Anda" : `Pengembalian untuk ${people.buyer}`;
    case "gateway_clearing":
      return side === "buyer" ? "Anda" : people.buyer;
    case "payout":
      return "Penarikan";
    case "bank":
      return "Rekening bank";
    case "loss":
      return "Kerugian platform";
  }
}

export function ledgerEntryTitle({ from, to }: Pick<Posting, "from" | "to">): string {
  if (accountKind(to) === "payout") return "Penarikan diminta";
  if (accountKind(to) === "loss") return "Transfer ternyata sampai, diambil dari saldo";
  if (accountKind(from) === "loss") return "Transfer ternyata tidak sampai, dikembalikan ke saldo";
  if (accountKind(to) === "gateway_clearing") return "Pembayaran kartu ditarik kembali bank pembeli";
  return accountKind(from) === "payout" ? "Penarikan gagal, saldo dikembalikan" : "Bayaran pesanan";
}

type Cause = { kind: string; detail: EventDetail };

const REFUNDED_AT_ONCE: Record<string, string> = {
  paid_again: "Pembayaran kedua diterima, untuk dikembalikan",
  paid_late: "Pembayaran setelah pesanan batal diterima, untuk dikembalikan",
  paid_outdated: "Pembayaran dengan harga lama diterima, untuk dikembalikan",
};

/** Describes a posting. It never says that an owed sum was sent, because sending is a separate entry. */
export function postingReason(
  { from, to }: Pick<Posting, "from" | "to">,
  cause: Cause | undefined,
  reader: Side | "staff",
): string {
  const buyer = reader === "buyer" ? "Anda" : "pembeli";
  switch (accountKind(to)) {
    case "escrow":
      return REFUNDED_AT_ONCE[cause?.kind ?? ""] ?? "Pembayaran diterima dan ditahan";
    case "seller":
      return "Diteruskan setelah biaya platform";
    case "platform_fee":
      return "Biaya platform";
    case "refund":
      return owedReason(from, buyer);
    case "gateway_clearing":
      return returnReason(from, cause, buyer);
    case "bank":
      return accountKind(from) === "refund" ? "Pengembalian dibayarkan" : "Penarikan dibayarkan";
    case "loss":
      return reader === "buyer"
        ? "Sudah Anda terima dari bank Anda sendiri"
        : "Sudah diterima pembeli dari banknya sendiri";
    default:
      return "Penarikan diminta";
  }
}

function owedReason(from: LedgerAccount, buyer: string): string {
  switch (accountKind(from)) {
    case "bank":
      return "Transfer dikembalikan bank";
    // An operator sent money that the buyer had already received otherwise.
    case "loss":
      return "Ditanggung JasaWarga";
    default:
      return `Menjadi hak ${buyer}, untuk dikirim kembali`;
  }
}

function returnReason(from: LedgerAccount, cause: Cause | undefined, buyer: string): string {
  if (cause?.kind === "taken_back" && cause.detail.cause === "refund") return "Dikembalikan oleh penyedia pembayaran";
  return accountKind(from) === "refund" && cause?.kind !== "taken_back"
    ? "Pengembalian dibayarkan"
    : `Ditarik kembali oleh bank ${buyer}`;
}

export function staffAccountName(account: LedgerAccount, people: People): string {
  switch (accountKind(account)) {
    case "escrow":
      return "Titipan pesanan ini";
    case "seller":
      return `Saldo ${people.seller}`;
    case "refund":
      return `Pengembalian untuk ${people.buyer}`;
    case "gateway_clearing":
      return "Penyedia pembayaran";
    default:
      return accountName(account, "buyer", people);
  }
}
