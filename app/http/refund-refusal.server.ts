import type { NotDone } from "~/domain/money/manual-refund";
import { OWN_ORDER } from "~/domain/operator/operator";
import { HAND_SENTENCES } from "./manual-payout-refusal.server";

const SENTENCES: Partial<Record<NotDone, string>> = {
  ...HAND_SENTENCES,
  own_order: OWN_ORDER,
  not_open: "Pengembalian ini tidak lagi menunggu tindakan itu.",
  no_account: "Pembeli belum menyebutkan rekening.",
  account_changed:
    "Pembeli baru saja mengganti rekeningnya. Periksa rekening yang baru. Bila transfer ke rekening lama sudah terkirim, sebutkan itu pada referensinya lalu simpan lagi.",
  paid_meanwhile:
    "Pembeli baru saja menerima dana ini lewat penyedia pembayaran atau banknya sendiri. Bila transfer Anda sudah terkirim, catat di halaman ini.",
  at_gateway: "Pengembalian ini masih ditangani penyedia pembayaran.",
  gateway_busy:
    "Penyedia pembayaran baru saja ditanya, dan jawabannya mungkin masih di jalan. Coba lagi satu menit lagi.",
  gateway_silent:
    "Penyedia pembayaran tidak menjawab, jadi belum pasti bahwa dananya belum dikembalikan. Coba lagi nanti.",
  gateway_unclear:
    "Penyedia pembayaran sudah mengembalikan sebagian pembayaran ini tanpa kami minta. Cocokkan dulu dengan catatannya, supaya dana tidak kembali dua kali.",
  gateway_paid: "Penyedia pembayaran ternyata sudah mengembalikan dana ini. Sekarang sudah tercatat.",
};

export function refundSentence(reason: NotDone): string {
  return SENTENCES[reason] ?? "Pengembalian ini baru saja berubah. Periksa keadaannya, lalu coba lagi.";
}
