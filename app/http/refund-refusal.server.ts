import { formatRupiah } from "~/domain/money";
import type { NotDone } from "~/domain/refund-handling";
import { SECOND_PERSON_ABOVE } from "~/domain/withdrawal";

const LIMIT = formatRupiah(SECOND_PERSON_ABOVE);

const SENTENCES: Partial<Record<NotDone, string>> = {
  own_order: "Ini pesanan Anda sendiri. Operator lain yang menanganinya.",
  not_open: "Pengembalian ini tidak lagi menunggu tindakan itu.",
  no_account: "Pembeli belum menyebutkan rekening.",
  account_changed:
    "Pembeli baru saja mengganti rekeningnya. Periksa rekening yang baru. Bila transfer ke rekening lama sudah terkirim, sebutkan itu pada referensinya lalu simpan lagi.",
  at_gateway: "Pengembalian ini masih ditangani penyedia pembayaran.",
  needs_second_person: `Di atas ${LIMIT} perlu persetujuan seorang operator lebih dulu.`,
  same_person: `Di atas ${LIMIT}, yang membayar harus operator lain dari yang menyetujui.`,
  approval_lapsed:
    "Persetujuan sebelumnya tidak berlaku lagi: penyetujunya sudah berhenti menjadi operator. Setujui lagi, lalu operator lain membayar.",
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
