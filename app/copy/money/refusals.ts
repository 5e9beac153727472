import { NOT_RUPIAH } from "~/copy/core/rupiah";
import { SECOND_PERSON_LIMIT as LIMIT } from "~/copy/money/manual-payout";
import { OWN_ORDER } from "~/copy/operator/refusals";
import { formatRupiah } from "~/domain/core/money";
import type { ManualPayoutRefusal } from "~/domain/money/manual-payout";
import type { NotDone } from "~/domain/money/manual-refund";
import { MIN_WITHDRAWAL, type NotDecided, type WithdrawalNotRequested } from "~/domain/money/withdrawal";

const EITHER: Record<Exclude<ManualPayoutRefusal, "not_open" | "own_money">, string> = {
  same_person: `Di atas ${LIMIT}, yang membayar harus operator lain dari yang menyetujui.`,
  same_payer: `Di atas ${LIMIT}, transfer yang kembali harus dicatat operator lain dari yang menandainya sudah dibayar.`,
  needs_second_person: `Di atas ${LIMIT}, satu operator menyetujui dahulu, lalu operator lain membayar.`,
  approval_lapsed:
    "Persetujuan sebelumnya tidak berlaku lagi: penyetujunya sudah berhenti menjadi operator. Setujui lagi, lalu operator lain membayar.",
  no_reference: "Tulis nomor referensi dari bank.",
  assigned: "Operator lain sedang mengerjakannya. Periksa keadaannya sebelum mentransfer apa pun.",
  unassigned:
    "Pekerjaan ini tidak ada di tangan Anda. Ambil dahulu dengan “Saya kerjakan”, supaya tidak ditransfer dua kali.",
  with_provider:
    "Penyedia transfer sedang mengirimnya. Jangan transfer sendiri: uangnya bisa terkirim dua kali. Tunggu sampai penyedia mengatakan gagal.",
  sent_by_provider:
    "Uang ini dikirim lewat penyedia transfer. Bila kembali, penyedia yang mengabarkan dan buku kas mencatatnya sendiri.",
};

const CHANGED = "Pengembalian ini baru saja berubah. Periksa keadaannya, lalu coba lagi.";

const REFUND: Record<NotDone, string> = {
  ...EITHER,
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
  own_money: CHANGED,
  no_refund: CHANGED,
  changed_meanwhile: CHANGED,
  gateway_paid: "Penyedia pembayaran ternyata sudah mengembalikan dana ini. Sekarang sudah tercatat.",
};

export function refundSentence(reason: NotDone): string {
  return REFUND[reason];
}

export const WITHDRAWAL_REFUSALS: Record<WithdrawalNotRequested | NotDecided, string> = {
  ...EITHER,
  not_money: NOT_RUPIAH.unreadable("Jumlah"),
  too_little: `Penarikan minimal ${formatRupiah(MIN_WITHDRAWAL)}`,
  above_balance: "Jumlah ini lebih besar dari saldo Anda sekarang",
  held: "Sebagian saldo Anda dari pembayaran kartu masih tertahan. Tarik paling banyak sebesar yang dapat ditarik sekarang",
  one_at_a_time: "Masih ada penarikan yang diproses. Tunggu sampai selesai, lalu minta lagi",
  asked_otherwise:
    "Anda sudah meminta penarikan dari formulir ini dengan isi yang berbeda. Kiriman ini tidak disimpan. Penarikan itu ada di daftar penarikan Anda",
  account_changed: "Rekening yang dipakai terakhir sudah berganti. Periksa lagi pilihan Anda",
  not_open: "Penarikan ini sudah diputuskan. Periksa keadaannya sekarang",
  own_money: "Ini penarikan Anda sendiri. Operator lain yang memutuskannya",
  no_withdrawal: "Penarikan ini tidak ada",
};
