import type {
  PayoutAction,
  PayoutCause,
  PayoutRefusal,
  PayoutState,
  PayoutStatus,
} from "~/domain/money/payout";
import type { DenialAction, DenialVerdict } from "~/domain/money/payout-denial";
import { SECOND_PERSON_LIMIT as LIMIT } from "./manual-payout";

export const PAYOUT_STATE_COPY: Record<PayoutState, { label: string; next: string }> = {
  intended: {
    label: "Belum dijawab penyedia",
    next: "Permintaan yang sama diulang otomatis dengan kunci yang sama, jadi tidak menjadi dua. Jangan transfer sendiri.",
  },
  prepared: {
    label: "Siap dilepas",
    next: "Uang belum berpindah. Periksa tujuan dan jumlahnya, lalu lepaskan.",
  },
  releasing: {
    label: "Dilepas, menunggu jawaban",
    next: "Penyedia ditanya lagi otomatis. Jangan transfer sendiri: uangnya mungkin sudah berjalan.",
  },
  released: {
    label: "Menunggu jam kerja bank",
    next: "Penyedia mengirimnya begitu bank tujuan buka. Tidak ada yang perlu dilakukan.",
  },
  sending: {
    label: "Sedang dikirim bank",
    next: "Biasanya selesai hari itu juga; gangguan bank dapat sampai hari kerja berikutnya. Tidak ada yang perlu dilakukan.",
  },
  arrived: { label: "Sampai", next: "Bila bank mengembalikannya kemudian, buku kas mencatatnya sendiri." },
  failed: { label: "Gagal, uang tidak terkirim", next: "" },
  returned: { label: "Sampai, lalu dikembalikan bank", next: "" },
};

/** After the window in which a repeated request is still the same one. */
export const LOST_PAYOUT =
  "Penyedia tidak pernah menjawab dan permintaannya tidak boleh lagi diulang. Cari di dasbor penyedia dengan kode di bawah: bila ada, tempel nomor referensinya; bila tidak ada, nyatakan tidak ada.";

export const CONTRADICTED_PAYOUT =
  "Penyedia membantah yang sudah pasti, jadi uang ini mungkin terkirim dua kali, atau tidak terkirim. Cocokkan mutasi di dasbor penyedia, lalu nyatakan yang benar.";

export const DOUBTED_ACCOUNT =
  "Uangnya ditolak di rekening ini. Cocokkan alasannya di dasbor penyedia dengan nomor referensi di bawah, lalu minta rekening lain. Kirim lagi ke sini hanya bila rekeningnya sudah pasti benar.";

/** What the provider said last, against what it had said for certain. */
export const DENIED_AS: Record<PayoutStatus, string> = {
  waiting: "menunggu dilepas",
  released: "menunggu jam kerja bank",
  sent: "sedang dikirim bank",
  arrived: "sampai",
  failed: "gagal, uang kembali",
  rejected: "ditolak, uang tidak dikirim",
};

const VERDICTS: Record<DenialVerdict, string> = {
  returned: "uangnya kembali atau tidak terkirim",
  arrived: "uangnya sampai",
};

export const judgedLine = (verdict: DenialVerdict, judge: string, at: string) =>
  `${judge} menyatakan ${VERDICTS[verdict]}, ${at}`;

/** `others`: the reader has said so, and somebody else must. */
export function secondJudgeLine(verdict: DenialVerdict, judge: string, others: boolean): string {
  return others
    ? `Anda menyatakan ${VERDICTS[verdict]}. Operator lain harus menyatakan hal yang sama.`
    : `${judge} menyatakan ${VERDICTS[verdict]}. Periksa sendiri: bila Anda menyatakan hal yang sama, ini selesai.`;
}

export const DENIAL_COPY: Record<DenialAction, { proposed: string; done: string }> = {
  "payout-came-back": {
    proposed: "Dicatat: uangnya kembali. Menunggu operator lain",
    done: "Bantahan selesai: uangnya kembali",
  },
  "payout-did-arrive": {
    proposed: "Dicatat: uangnya sampai. Menunggu operator lain",
    done: "Bantahan selesai: uangnya sampai",
  },
};

/** Beside who pressed. */
export const RELEASE_REFUSED = "ditolak penyedia";

export const PAYOUT_CAUSE_NOTES: Record<PayoutCause, string> = {
  account: "Nama atau nomor rekening tidak cocok. Minta pemiliknya memperbaikinya.",
  account_blocked: "Rekening tujuan diblokir atau tidak aktif. Minta rekening lain.",
  wallet_full: "Batas saldo e-wallet tujuan terlampaui. Minta rekening lain.",
  balance: "Saldo kita di penyedia tidak cukup. Isi dahulu, lalu lepaskan lagi.",
  bank: "Bank tujuan tidak melayani. Coba lagi nanti, atau kirim dengan transfer biasa.",
  refused: "Penyedia menolak permintaannya. Kirim dengan transfer biasa, atau siapkan lagi.",
  rejected: "Dibatalkan sebelum dilepas. Kirim dengan transfer biasa, atau siapkan lagi.",
  absent: "Tidak ada di penyedia. Kirim dengan transfer biasa, atau siapkan lagi.",
  other: "Bank tidak menyebut alasannya. Periksa rekeningnya dahulu.",
};

export const PAYOUT_RETURN_REASONS: Record<PayoutCause, string> = {
  account: "Bank menolak nama atau nomor rekening ini.",
  account_blocked: "Rekening ini diblokir atau tidak aktif.",
  wallet_full: "Batas saldo e-wallet ini terlampaui.",
  balance: "Bank mengembalikan transfernya.",
  bank: "Bank mengembalikan transfernya.",
  refused: "Bank mengembalikan transfernya.",
  rejected: "Bank mengembalikan transfernya.",
  absent: "Bank mengembalikan transfernya.",
  other: "Bank mengembalikan transfernya.",
};

/** The toast, and what the operators' log says where no reason was written. */
export const PAYOUT_ACT_COPY: Record<PayoutAction, { done: string; log: string }> = {
  "payout-prepare": { done: "Disiapkan di penyedia transfer", log: "Disiapkan" },
  "payout-release": { done: "Dilepas: penyedia mengirimnya", log: "Dilepas" },
  "payout-reject": { done: "Dibatalkan di penyedia transfer", log: "Dibatalkan" },
  "payout-check": { done: "Penyedia sudah ditanya", log: "" },
  "payout-found": { done: "Ditemukan, keadaannya diambil dari penyedia", log: "" },
  "payout-absent": { done: "Dicatat tidak ada di penyedia", log: "" },
};

export const PAYOUT_REFUSALS: Record<PayoutRefusal | "none", string> = {
  none: "Ini tidak ada.",
  not_open: "Ini tidak lagi menunggu tindakan itu. Periksa keadaannya sekarang.",
  own_money: "Ini uang Anda sendiri, atau pesanan Anda sendiri. Operator lain yang memutuskannya.",
  assigned:
    "Seorang operator sedang mengerjakan transfernya. Penyedia hanya dipakai bila tidak ada yang mengerjakannya.",
  no_account: "Belum ada rekening tujuan.",
  not_served: "Penyedia tidak melayani bank atau e-wallet ini. Kirim dengan transfer biasa.",
  under_way: "Ini sudah ada di penyedia. Jangan siapkan dua kali.",
  not_prepared: "Penyedia tidak sedang menunggu dilepas. Periksa keadaannya sekarang.",
  same_person: `Di atas ${LIMIT}, yang melepas harus operator lain dari yang menyiapkan.`,
  approval_lapsed: "Yang menyiapkan sudah berhenti menjadi operator. Batalkan, lalu siapkan lagi.",
  not_lost: "Penyedia masih ditanya otomatis. Belum saatnya memutuskan sendiri.",
  balance_low: "Saldo kita di penyedia tidak cukup. Isi dahulu, lalu lepaskan lagi. Uang belum berpindah.",
  provider_silent: "Penyedia tidak menjawab. Ia ditanya lagi otomatis; jangan transfer sendiri.",
  provider_refused: "Penyedia menolak. Alasannya ada di halaman ini.",
  wrong_reference:
    "Nomor itu bukan transfer ini: penyedia tidak mengenalnya, atau jumlah dan kodenya berbeda.",
  not_denied: "Bantahannya sudah diputuskan, atau tidak ada. Periksa keadaannya sekarang.",
  not_ended: "Uang ini sedang berjalan lagi. Tunggu sampai pasti, baru putuskan bantahannya.",
  changed_meanwhile: "Ini baru saja berubah. Periksa keadaannya, lalu coba lagi.",
};
