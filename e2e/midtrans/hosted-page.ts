import { escapeHtml, formatRupiahHtml, longTime, page } from "./page-frame.ts";
import { decimals, statusCodeOf } from "./status-json.ts";
import { type GatewayPayment, paidSum, type Transaction } from "./transactions.ts";

export const methods = new Map([
  ["qris", "QRIS"],
  ["gopay", "GoPay"],
  ["shopeepay", "ShopeePay"],
  ["bank_transfer", "Transfer bank (virtual account)"],
  ["echannel", "Mandiri Bill"],
  ["cstore", "Gerai (Indomaret, Alfamart)"],
  ["credit_card", "Kartu kredit atau debit"],
]);

export const outcomes = new Map([
  ["settlement", "Bayar sekarang (settlement)"],
  ["pending", "Bayar nanti (pending)"],
  ["deny", "Pembayaran ditolak (deny)"],
  ["expire", "Biarkan kedaluwarsa (expire)"],
  ["cancel", "Batalkan pembayaran (cancel)"],
]);

const states: Record<string, string> = {
  settlement: "Pembayaran berhasil",
  capture: "Pembayaran berhasil",
  pending: "Menunggu pembayaran Anda",
  deny: "Pembayaran ditolak",
  failure: "Pembayaran gagal",
  expire: "Pembayaran kedaluwarsa",
  cancel: "Pembayaran dibatalkan",
  refund: "Uang telah dikembalikan",
  partial_refund: "Sebagian uang telah dikembalikan",
  chargeback: "Pembayaran ditarik kembali",
};

/** In the overlay's frame, Escape must reach the page around it. */
const embedScript = `addEventListener("keydown", function (event) {
  if (event.key === "Escape") parent.postMessage({ midtransSnap: "close" }, "*");
});`;

export function paymentPage(transaction: Transaction, embedded: boolean): string {
  const status = transaction.payment?.status;
  const notice = status ? `<p class="note" role="status">${states[status] ?? status}</p>` : "";
  const chosen = transaction.payment?.paymentType ?? "qris";
  const options = [...methods].map(
    ([value, label]) => `<option value="${value}"${value === chosen ? " selected" : ""}>${label}</option>`,
  );
  const buttons = [...outcomes].map(
    ([value, label]) => `<button type="submit" name="transaction_status" value="${value}">${label}</button>`,
  );
  const main = `<h1>Bayar ke JasaWarga</h1>
${notice}
${summary(transaction)}
<form method="post">
<label for="payment_type">Metode pembayaran</label>
<select id="payment_type" name="payment_type">${options.join("")}</select>
<label for="fee">Biaya layanan yang ditambahkan untuk pembeli, rupiah</label>
<input id="fee" name="fee" inputmode="numeric" pattern="[0-9]{0,7}" value="${transaction.payment?.fee ?? 0}">
${buttons.join("\n")}
</form>
<p>Ini simulasi untuk pengembangan: pilih sendiri hasilnya. Tidak ada uang sungguhan yang berpindah.</p>
${embedded ? "" : backLink(transaction, "_self", "Kembali tanpa membayar", "")}`;
  return page("Bayar ke JasaWarga", main, embedded ? { script: embedScript } : {});
}

/** Returns the page of a token that accepts no more payments. */
export function closedPage(transaction: Transaction, embedded: boolean): string {
  const status = transaction.payment?.status ?? "expire";
  const title = states[status] ?? status;
  const main = `<h1>${title}</h1>
${summary(transaction)}
${backLink(transaction, embedded ? "_top" : "_self", "Kembali ke JasaWarga", "button")}`;
  return page(title, main, embedded ? { script: embedScript } : {});
}

export function messagePage(title: string, text: string): string {
  return page(title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`);
}

/** Returns the frame's page after the choice, which passes the result to snap.js in the page around it. */
export function embedResultPage(transaction: Transaction, payment: GatewayPayment): string {
  const result = {
    status_code: statusCodeOf(payment, false),
    status_message: "Success, transaction is found",
    transaction_id: payment.transactionId,
    order_id: transaction.orderId,
    gross_amount: decimals(paidSum(transaction)),
    payment_type: payment.paymentType,
    transaction_status: payment.status,
    fraud_status: payment.fraudStatus,
    finish_redirect_url: finishAddress(transaction, payment),
  };
  const message = JSON.stringify({ midtransSnap: "result", result }).replaceAll("<", "\\u003c");
  const title = states[payment.status] ?? payment.status;
  const main = `<h1>${title}</h1>\n${backLink(transaction, "_top", "Kembali ke JasaWarga", "button")}`;
  return page(title, main, { script: `parent.postMessage(${message}, "*");` });
}

/** Returns the shop's finish URL with the gateway's parameters, or null. */
export function finishAddress(transaction: Transaction, payment: GatewayPayment | null): string | null {
  if (!transaction.finishUrl) return null;
  const url = new URL(transaction.finishUrl);
  url.searchParams.append("order_id", transaction.orderId);
  if (payment) {
    url.searchParams.append("status_code", statusCodeOf(payment, false));
    url.searchParams.append("transaction_status", payment.status);
  }
  return url.href;
}

function summary(transaction: Transaction): string {
  const items = transaction.items.map(
    (item) =>
      `<dt>${escapeHtml(item.name)} × ${item.quantity}</dt><dd>${formatRupiahHtml(item.price * item.quantity)}</dd>`,
  );
  return `<dl class="card">
<dt>Jumlah</dt><dd class="total">${formatRupiahHtml(paidSum(transaction))}</dd>
${items.join("\n")}
<dt>Nomor pesanan</dt><dd>${escapeHtml(transaction.orderId)}</dd>
<dt>Bayar sebelum</dt><dd>${longTime(transaction.expiresAt)}</dd>
</dl>`;
}

function backLink(transaction: Transaction, target: string, label: string, kind: string): string {
  const address = finishAddress(transaction, transaction.payment);
  if (!address) return "";
  return `<p><a class="${kind}" target="${target}" href="${escapeHtml(address)}">${label}</a></p>`;
}
