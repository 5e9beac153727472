import { kindOfOwnList } from "~/listings/listing";
import { LISTING_NAMES, LISTING_VERBS } from "~/listings/text";
import { MESSAGE_NOT_SENT } from "~/messages/text";
import { findAnswer, findPress, findStep } from "~/orders/step-pages";
import { ORDER_NOT_PLACED } from "~/orders/step-text";
import { STEP_COPY } from "~/orders/text";

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
