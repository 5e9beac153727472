import {
  ACCEPTANCES_AN_HOUR,
  type AcceptingRefusal,
  MAX_OPEN_PROPOSALS,
  PROPOSALS_AN_HOUR,
  type SendingRefusal,
  type SettlingRefusal,
} from "~/domain/proposal/proposal";

const CHANGED_MEANWHILE = "Penawaran ini baru saja berubah. Periksa keadaannya, lalu coba lagi.";

// Apart from the words of pages, so that browsers don't fetch these.

const SENDING: Record<
  SendingRefusal | "request_changed" | "sent_otherwise" | "too_many" | "changed_meanwhile",
  string
> = {
  changed_meanwhile: CHANGED_MEANWHILE,
  request_changed:
    "Klien baru saja mengubah permintaannya. Baca lagi isinya di atas, lalu kirim bila penawaran Anda masih cocok; tulisan Anda tetap ada di formulir ini.",
  sent_otherwise:
    "Anda sudah mengirim penawaran dari formulir ini dengan isi yang berbeda. Kiriman ini tidak disimpan. Kirim lagi jika Anda ingin mengganti penawaran pertama; tulisan Anda tetap ada di formulir ini.",
  too_many: `Anda sudah mengirim ${PROPOSALS_AN_HOUR} penawaran dalam satu jam. Coba lagi nanti; tulisan Anda tetap ada di formulir ini.`,
  own_request: "Anda tidak dapat mengirim penawaran untuk permintaan Anda sendiri.",
  request_closed: "Permintaan ini sudah ditutup, jadi tidak menerima penawaran lagi.",
  declined: "Klien sudah menolak penawaran Anda untuk permintaan ini, jadi tidak dapat dikirim lagi.",
  accepted: "Penawaran Anda sudah diterima, jadi tidak dapat diubah lagi.",
  full: `Permintaan ini sudah menerima ${MAX_OPEN_PROPOSALS} penawaran. Coba lagi setelah klien memutuskan sebagian.`,
};

export function sendingRefusalSentence(reason: keyof typeof SENDING): string {
  return SENDING[reason];
}

const SETTLING: Record<SettlingRefusal | "changed_meanwhile", string> = {
  changed_meanwhile: CHANGED_MEANWHILE,
  withdrawn: "Penawaran ini sudah ditarik oleh pengirimnya.",
  declined: "Penawaran ini sudah ditolak oleh klien.",
  accepted: "Penawaran ini sudah diterima, jadi tidak dapat diubah lagi.",
};

export function settlingRefusalSentence(reason: keyof typeof SETTLING): string {
  return SETTLING[reason];
}

const ACCEPTING: Record<AcceptingRefusal | "too_many" | "changed_meanwhile", string> = {
  ...SETTLING,
  accepted: "Penawaran ini sudah Anda terima.",
  own_request: "Penawaran dan permintaannya milik orang yang sama.",
  request_closed: "Permintaan ini sudah ditutup. Buka kembali permintaannya untuk menerima penawaran.",
  request_changed:
    "Permintaan berubah setelah penawaran ini dikirim. Minta pengirimnya memeriksa dan menyimpan ulang penawarannya.",
  no_price:
    "Penawaran ini belum menyebut harga. Minta pengirimnya menuliskan harga di penawarannya, lalu terima.",
  no_days:
    "Penawaran ini belum menyebut waktu pengerjaan, dan tenggat permintaan Anda sudah lewat. Minta pengirimnya menuliskan waktunya.",
  suspended: "Akun pengirimnya sedang ditangguhkan, jadi penawarannya tidak dapat diterima.",
  too_many: `Anda sudah menerima ${ACCEPTANCES_AN_HOUR} penawaran dalam satu jam. Coba lagi nanti.`,
};

export function acceptingRefusalSentence(reason: keyof typeof ACCEPTING): string {
  return ACCEPTING[reason];
}
