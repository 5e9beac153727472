import { responseTime } from "~/accounts/text";
import type { ProposalTerms } from "~/orders/opening";
import type { TermsChange } from "~/orders/opening-text";
import { placeOf } from "~/places/place";
import { formatDate } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { isolated } from "~/platform/strings";
import {
  ACCEPTANCES_AN_HOUR,
  type AcceptingRefusal,
  MAX_OPEN_PROPOSALS,
  PROPOSALS_AN_HOUR,
  type ProposalMerit,
  type ProposalSort,
  type ProposalText,
  type SendingRefusal,
  type SettlingRefusal,
  type ShownStatus,
} from "./proposal";
import {
  INVITATIONS_AN_HOUR,
  type InvitationRefusal,
  invitePath,
  MAX_INVITATIONS,
  type RequestHint,
  type RequestReach,
} from "./reach";

export const PROPOSAL_STATUS_LABELS: Record<ShownStatus, string> = {
  open: "Menunggu keputusan",
  withdrawn: "Ditarik",
  declined: "Ditolak",
  accepted: "Diterima",
  closed: "Permintaan ditutup",
  not_chosen: "Tidak terpilih",
};

export const PROPOSAL_SORT_LABELS: Record<ProposalSort, string> = {
  harga: "Termurah",
  waktu: "Tercepat",
  rating: "Rating",
  terbaru: "Terbaru",
};

const MERITS: Record<ProposalMerit, string> = {
  cheapest: "Termurah",
  fastest: "Tercepat",
  best_rated: "Rating tertinggi",
};

export function meritsText(merits: readonly ProposalMerit[]): string {
  return merits.map((merit, index) => (index === 0 ? MERITS[merit] : MERITS[merit].toLowerCase())).join(", ");
}

export function termsLine({ price, days }: Pick<ProposalText, "price" | "days">): string {
  const amount = price === null ? "Harga dibicarakan" : formatRupiah(price);
  return `${amount}, ${days === null ? "waktu dibicarakan" : `${days} hari`}`;
}

const CHANGED_MEANWHILE = "Penawaran ini baru saja berubah. Periksa keadaannya, lalu coba lagi.";

const NO_CONTACT = "Penawaran antara Anda dan orang ini tidak dapat diproses.";

// These are separate from the texts of pages, so that browsers don't load them.

const SENDING: Record<
  SendingRefusal | "blocked" | "wanted_changed" | "sent_otherwise" | "too_many" | "changed_meanwhile",
  string
> = {
  changed_meanwhile: CHANGED_MEANWHILE,
  wanted_changed:
    "Klien baru saja mengubah permintaannya. Baca lagi isinya di atas, lalu kirim bila penawaran Anda masih cocok. Tulisan Anda tetap ada di formulir ini.",
  sent_otherwise:
    "Anda sudah mengirim penawaran dari formulir ini dengan isi yang berbeda. Kiriman ini tidak disimpan. Kirim lagi jika Anda ingin mengganti penawaran pertama. Tulisan Anda tetap ada di formulir ini.",
  too_many: `Anda sudah mengirim ${PROPOSALS_AN_HOUR} penawaran dalam satu jam. Coba lagi nanti. Tulisan Anda tetap ada di formulir ini.`,
  blocked: `${NO_CONTACT} Tulisan Anda tetap ada di formulir ini.`,
  own_wanted: "Anda tidak dapat mengirim penawaran untuk permintaan Anda sendiri.",
  wanted_closed: "Permintaan ini sudah ditutup, jadi tidak menerima penawaran lagi.",
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

const ACCEPTING: Record<AcceptingRefusal | "accepted_otherwise" | "too_many" | "changed_meanwhile", string> = {
  ...SETTLING,
  accepted_otherwise:
    "Penawaran ini sudah Anda terima, dan pesanannya dibuat dengan isian yang berbeda. Yang pertama yang berlaku, jadi kiriman ini tidak disimpan. Waktu lain dapat Anda usulkan di halaman pesanannya.",
  accepted: "Penawaran ini sudah Anda terima.",
  blocked: NO_CONTACT,
  own_wanted: "Penawaran dan permintaannya milik orang yang sama.",
  wanted_closed: "Permintaan ini sudah ditutup. Buka kembali permintaannya untuk menerima penawaran.",
  wanted_changed:
    "Permintaan berubah setelah penawaran ini dikirim. Minta pengirimnya memeriksa dan menyimpan ulang penawarannya.",
  no_price: "Penawaran ini belum menyebut harga. Minta pengirimnya menuliskan harga di penawarannya, lalu terima.",
  no_days:
    "Penawaran ini belum menyebut waktu pengerjaan, dan tenggat permintaan Anda sudah lewat. Minta pengirimnya menuliskan waktunya.",
  suspended: "Akun pengirimnya sedang ditangguhkan, jadi penawarannya tidak dapat diterima.",
  too_many: `Anda sudah menerima ${ACCEPTANCES_AN_HOUR} penawaran dalam satu jam. Coba lagi nanti.`,
};

export function acceptingRefusalSentence(reason: keyof typeof ACCEPTING): string {
  return ACCEPTING[reason];
}

export function proposalTimeText({ days, deadline }: Pick<ProposalTerms, "days" | "deadline">): string {
  if (days !== null) return `${days} hari setelah dibayar`;
  return deadline === null ? "Dibicarakan" : formatDate(deadline);
}

export function changedProposal(
  shown: ProposalTerms | null,
  now: ProposalTerms,
  atSeller: boolean,
): TermsChange | null {
  const total = `Totalnya ${formatRupiah(now.price)}. Periksa, lalu terima lagi bila setuju.`;
  if (shown === null) return { changes: [], total: `Penawaran yang Anda lihat tidak dapat kami baca. ${total}` };
  const [before, after] = [proposalTimeText(shown), proposalTimeText(now)];
  const changes = [
    shown.price !== now.price && `Harga berubah dari ${formatRupiah(shown.price)} menjadi ${formatRupiah(now.price)}.`,
    before !== after && `Waktunya berubah dari “${isolated(before)}” menjadi “${isolated(after)}”.`,
    atSeller &&
      now.sellerPlace !== null &&
      shown.sellerPlace !== now.sellerPlace &&
      `Tempat penjual kini ${placeOf(now.sellerPlace)?.short ?? "lain"}.`,
  ].filter((change) => change !== false);
  if (changes.length === 0 && shown.changedAt === now.changedAt) return null;
  return { changes: changes.length > 0 ? changes : ["Pesannya ditulis ulang."], total };
}

type Where = { placeCode: string | null; online: boolean };

function around({ placeCode, online }: Where): string {
  const place = placeOf(placeCode ?? "");
  if (place) return ` di ${place.short} dan sekitarnya`;
  return online ? " daring" : "";
}

/** Returns sentences about the notified sellers. The response time is that of messages, because only it is measured. */
function reachSentences(reach: RequestReach): string[] {
  const { isSending, near, wider, responseMinutes, invited, hints } = reach;
  if (isSending) return ["Sedang kami kirim ke penyedia yang cocok."];
  const usual = responseTime(responseMinutes);
  const place = around(reach);
  return [
    near > 0
      ? `Dikirim ke ${near} penyedia${place}${usual ? `, biasanya menjawab ${usual}` : ""}.`
      : `Belum ada penyedia${place} yang cocok. Permintaan ini tetap tampil di Jasa Dicari.`,
    ...(wider > 0 ? [`Karena belum ada jawaban, kami kirim juga ke ${wider} penyedia di kota lain.`] : []),
    ...(invited.length > 0 ? [`Anda mengundang ${listed(invited.map((name) => isolated(name)))}.`] : []),
    ...(hints.length > 0 ? [`Supaya lebih mudah ditawar, ${listed(hints.map((hint) => HINTS[hint]))}.`] : []),
  ];
}

export function invitationsSent(names: readonly string[]): string {
  return `Undangan terkirim ke ${listed(names.map((name) => isolated(name)))}`;
}

function listed(texts: readonly string[]): string {
  return texts.length > 1 ? `${texts.slice(0, -1).join(", ")} dan ${texts.at(-1)}` : (texts[0] ?? "");
}

const HINTS: Record<RequestHint, string> = {
  photo: "tambahkan foto",
  words: "tulis ukuran dan keadaannya lebih rinci",
  deadline: "isi tenggatnya",
};

export const INVITATION_REFUSALS: Record<InvitationRefusal, string> = {
  none_chosen: `Pilih 1 sampai ${MAX_INVITATIONS} penyedia yang ingin Anda undang`,
  no_request: "Pilih permintaan Anda yang masih terbuka",
  not_possible: "Penyedia ini tidak dapat diundang sekarang, atau sudah Anda undang. Pilih penyedia lain.",
  too_many_invitations: `Satu permintaan paling banyak mengundang ${MAX_INVITATIONS} penyedia`,
  too_often: `Anda sudah mengundang ${INVITATIONS_AN_HOUR} kali dalam satu jam. Coba lagi nanti.`,
};

/** Returns the note about notified sellers for the buyer. Null for a closed request. */
export function reachView(reach: RequestReach | null) {
  if (!reach?.isOpen) return null;
  return {
    sentences: reachSentences(reach),
    inviteHref: reach.invited.length < MAX_INVITATIONS ? invitePath({ request: reach.id }) : null,
  };
}
