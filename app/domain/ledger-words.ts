import { type Account, accountKind, type Posting } from "./ledger";
import type { Side } from "./order";
import type { People } from "./order-words";

/** An account as the viewer's side reads it in the journal of an order. */
export function accountName(account: Account, side: Side, people: People): string {
  const kind = accountKind(account);
  switch (kind) {
    case "escrow":
      return "Titipan JasaWarga";
    case "platform_fee":
      return "Biaya platform";
    case "seller":
      return side === "seller" ? "Anda" : people.seller;
    case "refund":
      // Owed, and not there yet.
      return side === "buyer" ? "Pengembalian untuk Anda" : `Pengembalian untuk ${people.buyer}`;
    case "gateway_clearing":
      // The buyer's money comes in and goes back through the gateway.
      return side === "buyer" ? "Anda" : people.buyer;
    case "payout":
      return "Penarikan";
    case "bank":
      return "Rekening bank";
    case "loss":
      return "Kerugian platform";
  }
}

/** A movement of a seller's own balance, as the seller reads it. */
export function movementTitle({ from, to }: Pick<Posting, "from" | "to">): string {
  if (accountKind(to) === "payout") return "Penarikan diminta";
  return accountKind(from) === "payout" ? "Penarikan gagal, saldo dikembalikan" : "Bayaran pesanan";
}

/** Why money moved, in a few words: the small line of a journal row. */
export function postingReason({ from, to }: Pick<Posting, "from" | "to">): string {
  switch (accountKind(to)) {
    case "escrow":
      return "Pembayaran diterima dan ditahan";
    case "seller":
      return "Diteruskan setelah biaya platform";
    case "platform_fee":
      return "Biaya platform";
    case "refund":
      return accountKind(from) === "bank" ? "Transfer dikembalikan bank" : "Dikembalikan kepada pembeli";
    case "gateway_clearing":
      return accountKind(from) === "refund" ? "Pengembalian dibayarkan" : "Ditarik kembali oleh bank pembeli";
    case "bank":
      return accountKind(from) === "refund" ? "Pengembalian dibayarkan" : "Penarikan dibayarkan";
    case "loss":
      return "Sudah diterima pembeli dari banknya sendiri";
    default:
      return "Penarikan diminta";
  }
}

/** The same account as the house calls it, in the file of an order. */
export function houseAccountName(account: Account, people: People): string {
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
