import { SUSPENDED_PATH } from "~/accounts/login-prompt-text";
import { kindOfOwnList } from "~/listings/listing";
import { LISTING_NAMES, LISTING_VERBS } from "~/listings/text";
import { MESSAGE_NOT_SENT } from "~/messages/text";
import { findAnswer, findPress, findStep } from "~/orders/lifecycle";
import { ORDER_NOT_PLACED } from "~/orders/opening-text";
import { STEP_COPY } from "~/orders/step-text";
import { MAX_FILE_BYTES, MAX_FILE_MB, MAX_FILES_BYTES, MAX_TEXT_KB, type NamedFile } from "~/platform/files";
import { FILE_LIMITS, shownFileName } from "~/platform/sentence-text";

import { withReturnPath } from "./return-path";

type Params = Record<string, string | undefined>;
type Sentence = string | ((params: Params) => string | null);

const listingFailure =
  (verb: keyof typeof LISTING_VERBS) =>
  ({ list }: Params) =>
    `Gagal ${LISTING_VERBS[verb]} ${LISTING_NAMES[kindOfOwnList(list) ?? "offer"]}`;

function stepFailure({ step }: Params): string | null {
  const press = findPress(step);
  if (press) return STEP_COPY[press.kind].press.failed;
  const form = findStep(step);
  return form && STEP_COPY[form.kind].page.failed;
}

function answerFailure({ answer }: Params): string | null {
  const step = findAnswer(answer);
  return step && STEP_COPY[step.kind].page.failed;
}

const SETTING = "Pengaturan belum tersimpan";
const OPERATOR = "Tindakan ini belum tersimpan";
const MY_DATA = "Permintaan Anda belum terkirim";
const SAVED = "Gagal menyimpan pilihan Anda";

/** Keyed by route file. A fault kept the form from being stored. */
const SENTENCES: Record<string, Sentence> = {
  "account.agreement": "Persetujuan Anda belum tersimpan",
  "account.data._index": MY_DATA,
  "account.data.closure": MY_DATA,
  "account.email": "Email belum diganti",
  "account.notifications": SETTING,
  "account.security": "Perubahan keamanan belum tersimpan",
  "account.suspended": "Banding belum terkirim",
  "dashboard.$list.$id.deletion": "Gagal menghapus jasa",
  "dashboard.$list.$id.status": "Gagal mengubah status",
  "dashboard.$list.create": listingFailure("create"),
  "dashboard.$list.edit.$id": listingFailure("change"),
  "dashboard.balance.tax": "Nomor pajak belum tersimpan",
  "dashboard.balance.withdrawals.new": "Penarikan belum diminta",
  "dashboard.orders.$id": "Penawaran harga belum terkirim",
  "dashboard.orders.$id_.$step": stepFailure,
  "dashboard.orders.$id_.cancellation": STEP_COPY.cancel.page.failed,
  "dashboard.orders.$id_.change": STEP_COPY.propose_change.page.failed,
  "dashboard.orders.$id_.change_.$answer": answerFailure,
  "dashboard.orders.$id_.completion": STEP_COPY.complete.page.failed,
  "dashboard.orders.$id_.refund-account": "Rekening belum tersimpan",
  "dashboard.orders.$id_.review": "Ulasan belum terkirim",
  "dashboard.orders.$id_.reviews.$reviewId.reply": "Balasan belum terkirim",
  "dashboard.orders.$id_.visit": STEP_COPY.propose_visit.page.failed,
  "dashboard.orders.$id_.visit-acceptance": STEP_COPY.accept_visit.page.failed,
  "dashboard.proposals.$id.withdrawal": "Gagal menarik penawaran",
  "dashboard.services.hours": SETTING,
  "dashboard.wanted.$id.proposals.$pid.acceptance": "Gagal menerima penawaran",
  "dashboard.wanted.$id.proposals.$pid.decline": "Gagal menolak penawaran",
  "forgot-password": "Gagal mengirim",
  "gig.$id_.favourite": SAVED,
  login: "Terjadi kesalahan saat masuk. Silakan coba lagi.",
  logout: "Gagal keluar",
  "messages.$id": MESSAGE_NOT_SENT,
  "messages.$id_.new": MESSAGE_NOT_SENT,
  "messages.new": MESSAGE_NOT_SENT,
  notifications: "Notifikasi belum ditandai",
  "operator.$subjects.$id.$act": OPERATOR,
  "operator.books": OPERATOR,
  "operator.data.$id": OPERATOR,
  "operator.disputes.$id_.ruling": OPERATOR,
  "operator.orders.$id_.notifications.$key": OPERATOR,
  "operator.orders.$id_.payment-check": OPERATOR,
  "operator.refunds.$id": OPERATOR,
  "operator.reports.$id": OPERATOR,
  "operator.withdrawals.$id": OPERATOR,
  "order.$id": ORDER_NOT_PLACED,
  "payment.$id": "Gagal memproses pembayaran",
  "profile_.edit": "Gagal menyimpan profil",
  "recently-seen.deletion": SAVED,
  "reports.new": "Laporan belum terkirim",
  "reset-password": "Gagal mengganti kata sandi",
  "saved-searches": SAVED,
  "saved-searches_.$id": SAVED,
  "saved-searches_.$id_.deletion": SAVED,
  signup: "Terjadi kesalahan saat mendaftar. Silakan coba lagi.",
  "unsubscribe.$token": SETTING,
  "verify-email": "Gagal Memverifikasi",
  "verify-email_.resend": "Gagal mengirim",
  "wanted.$id": "Penawaran tidak terkirim",
};

/** Returns null for a route without a form that stores something. `file` has no extension. */
export function unsentSentence(file: string, params: Params): string | null {
  const sentence = SENTENCES[file];
  return typeof sentence === "function" ? sentence(params) : (sentence ?? null);
}

/**
 * Names each file above its own limit, or the weight of all of them. `files` is null if nobody read them, and
 * empty if the texts alone are too large.
 */
export function tooLargeSentence({
  files,
  hasLongTexts = false,
}: {
  files: readonly NamedFile[] | null;
  hasLongTexts?: boolean;
}): string {
  const heavy = (files ?? []).filter(({ size }) => size > MAX_FILE_BYTES);
  const total = (files ?? []).reduce((sum, { size }) => sum + size, 0);
  const texts = `tulisan di satu formulir paling banyak ${MAX_TEXT_KB} KB. Persingkat tulisannya, lalu kirim lagi.`;
  const limits = `Batasnya ${FILE_LIMITS}.`;
  const act = "Pilih foto atau berkas yang lebih kecil, atau lebih sedikit, lalu kirim lagi.";
  if (files === null) return `Kiriman terlalu besar: foto atau berkas yang Anda pilih melebihi batas. ${limits} ${act}`;
  if (heavy.length > 0) {
    const named = heavy.map(({ name, size }) => `"${shownFileName(name)}" (${megabytes(size)})`).join(", ");
    return `Kiriman terlalu besar: ${named} melebihi batas. ${limits} ${act}`;
  }
  if (total > MAX_FILES_BYTES)
    return `Kiriman terlalu besar: foto dan berkas yang Anda pilih bersama-sama ${megabytes(total)}. ${limits} ${act}`;
  if (hasLongTexts || total === 0) return `Kiriman terlalu besar: ${texts}`;
  return `Kiriman terlalu besar: foto, berkas, dan tulisannya bersama-sama melebihi batas. ${limits} ${act}`;
}

/** Rounded up, so that a size above a limit never looks like the limit. */
function megabytes(bytes: number): string {
  return `${(Math.ceil(bytes / (MAX_FILE_BYTES / MAX_FILE_MB / 10)) / 10).toLocaleString("id-ID")} MB`;
}

export const BROKEN_FORM =
  "Kiriman ini tidak dapat dibaca: terputus di tengah jalan, atau berisi terlalu banyak isian. Tidak ada yang tersimpan. Coba kirim lagi.";
export const UNREADABLE_FORM = "Kiriman ini tidak dapat kami baca. Coba kirim lagi.";
export const LATE_FORM =
  "Pengiriman terlalu lama, jadi tidak kami proses dan tidak ada yang berubah. Kurangi atau perkecil berkasnya, atau cari sambungan yang lebih cepat, lalu kirim lagi.";
export const NOT_SIGNED_IN =
  "Anda belum masuk, jadi kiriman ini tidak kami proses. Masuk di tab baru, lalu kembali ke sini dan kirim lagi.";

export const WAIT_TO_SEND = "Tunggu sampai waktu itu, lalu kirim lagi.";

/** `back` is the address of the form's page. */
export function sessionEndedRefusal(back: string) {
  const why = "Yang Anda kirim belum kami proses. Masuk lagi di tab baru, lalu kembali ke sini dan kirim lagi.";
  return { said: "Sesi Anda sudah berakhir", why, login: withReturnPath("/login", back) };
}

export const SUSPENDED_REFUSAL = {
  said: "Akun Anda ditangguhkan",
  why: "Yang Anda kirim tidak kami proses. Salin tulisan Anda bila masih perlu: selama akun ditangguhkan, isian ini tidak dapat dikirim.",
  back: SUSPENDED_PATH,
  open: "Alasan dan banding",
};

/** Shown without JavaScript, where the answer replaces the page with the form. */
export const BACK_KEEPS_TEXT =
  "Tekan Kembali di peramban Anda: yang sudah Anda ketik biasanya masih ada, tetapi fotonya perlu dipilih lagi.";

export const BACK_TO_FORM = "Kembali ke formulir";

/** A form that is too large to be read. `back` is the address of its page. */
export function unreadRefusal(back: string, hasFiles: boolean) {
  return { why: tooLargeSentence({ files: hasFiles ? null : [] }), back, open: BACK_TO_FORM };
}

export function signInRefusal(back: string) {
  const login = withReturnPath("/login", back);
  return { why: NOT_SIGNED_IN, login, back: login, open: "Masuk" };
}
