import { escapeHtml, formatRupiahHtml, longTime, page } from "./page-frame.ts";
import type { Transaction } from "./transactions.ts";

const shown = 100;

export function landingPage(transactions: Transaction[], tested: string | null = null): string {
  const rows = transactions.slice(0, shown).map(row);
  const table = `<div class="scroll" tabindex="0" role="region" aria-label="Daftar transaksi">
<table>
<thead><tr><th scope="col">Nomor pesanan</th><th scope="col">Jumlah</th><th scope="col">Status</th>
<th scope="col">Dibuat</th><th scope="col">Notifikasi terakhir</th></tr></thead>
<tbody>${rows.join("\n")}</tbody>
</table></div>`;
  const main = `<h1>Transaksi</h1>
<p>Pengganti Midtrans untuk pengembangan. Buka sebuah transaksi untuk membayar atau melihat keadaannya.</p>
${rows.length === 0 ? '<p class="card">Belum ada transaksi. Buat pesanan di JasaWarga, lalu tekan Bayar Sekarang.</p>' : table}
${tested === null ? "" : `<p class="note" role="status">Aplikasi menjawab notifikasi uji dengan ${escapeHtml(tested)}.</p>`}
<form method="post" action="/test-notification"><button type="submit">Kirim Notifikasi Uji</button></form>`;
  return page("Transaksi", main, { wide: true });
}

function row(transaction: Transaction): string {
  const last = transaction.deliveries[0];
  return `<tr><td><a href="/snap/v2/vtweb/${transaction.token}">${escapeHtml(transaction.orderId)}</a></td>
<td>${formatRupiahHtml(transaction.grossAmount)}</td>
<td>${escapeHtml(transaction.payment?.status ?? "belum memilih metode")}</td>
<td>${longTime(transaction.createdAt)}</td>
<td>${last ? escapeHtml(`${last.transactionStatus}: ${last.result}`) : "-"}</td></tr>`;
}
