import {
  closedPage,
  embedResultPage,
  finishAddress,
  messagePage,
  methods,
  outcomes,
  paymentPage,
} from "./hosted-page.ts";
import type { Reply, StandIn } from "./stand-in.ts";
import { expireIfDue, html } from "./stand-in.ts";
import type { Transaction } from "./transactions.ts";
import { change, isOpen } from "./transactions.ts";

/** Handles GET and POST /snap/v2/vtweb/{token}. `form` is null for a GET. */
export async function hosted(
  standIn: StandIn,
  token: string,
  query: URLSearchParams,
  form: URLSearchParams | null,
): Promise<Reply> {
  const embedded = query.has("embed");
  const transaction = standIn.store.findByToken(token);
  if (!transaction) {
    return html(404, messagePage("Tautan tidak dikenal", "Tautan pembayaran ini tidak ada."));
  }
  if (embedded && query.get("client_key") !== standIn.clientKey) {
    return html(401, messagePage("Kunci salah", "Client key toko ini tidak dikenal."));
  }
  expireIfDue(standIn, transaction);
  const ended = standIn.now() >= transaction.expiresAt;
  if (ended || !isOpen(transaction)) {
    return html(form ? 409 : ended ? 410 : 200, closedPage(transaction, embedded));
  }
  if (!form) return html(200, paymentPage(transaction, embedded));
  return choose(standIn, transaction, form, embedded);
}

async function choose(
  standIn: StandIn,
  transaction: Transaction,
  form: URLSearchParams,
  embedded: boolean,
): Promise<Reply> {
  const status = form.get("transaction_status") ?? "";
  const paymentType = form.get("payment_type") ?? "qris";
  if (!outcomes.has(status) || !methods.has(paymentType)) {
    return html(400, messagePage("Pilihan tidak dikenal", "Kembali, lalu pilih salah satu tombol."));
  }
  const fee = feeTyped(form.get("fee") ?? "");
  if (fee === null) return html(400, messagePage("Biaya tidak terbaca", "Tulis biaya dengan angka saja."));
  const payment = change(transaction, { status, paymentType, fee }, standIn.now());
  standIn.store.save();
  // Midtrans usually notifies the shop before the buyer returns. The shop must not rely on it.
  await standIn.notifier.send(transaction);
  if (embedded) return html(200, embedResultPage(transaction, payment));
  const finish = finishAddress(transaction, payment);
  return { status: 303, body: "", location: finish ?? `/snap/v2/vtweb/${transaction.token}` };
}

/** Returns rupiah, 0 for an empty text, or null unless the text is up to seven digits. */
function feeTyped(typed: string): number | null {
  const text = typed.trim();
  return /^\d{0,7}$/.test(text) ? Number(text) : null;
}
