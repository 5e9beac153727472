import { SUSPENDED_PATH } from "~/accounts/login-prompt-text";
import { quoteLine, titled } from "~/notifications/line-text";
import type { NotificationDraft } from "~/notifications/notification";
import { SUPPORT_EMAIL } from "~/platform/sentence-text";
import { isolated, withFullStop } from "~/platform/strings";
import {
  type ClosingRefusal,
  choicesFor,
  type EvidencePart,
  type EvidenceSubject,
  type EvidenceTexts,
  MIN_REASON,
  type ModeratedKind,
  type ModeratedThing,
  type ModerationKind,
  type ModerationRefusal,
  ownPath,
  REPORTS_AN_HOUR,
  type Reportable,
  type ReportChoice,
  type ReportRefusal,
  type ReportSubject,
} from "./report";

export const EVIDENCE_LABELS: {
  [Subject in EvidenceSubject]: Record<keyof EvidenceTexts[Subject], string>;
} = {
  listing: {
    title: "Judul",
    description: "Deskripsi",
    category: "Kategori",
    price: "Harga atau budget",
    location: "Lokasi",
    deliveryTime: "Waktu pengerjaan",
    packages: "Paket",
    extras: "Tambahan",
    deadline: "Deadline",
    requirements: "Persyaratan",
    additionalInfo: "Informasi tambahan",
    captions: "Keterangan foto",
  },
  person: {
    fullName: "Nama",
    bio: "Bio",
    location: "Lokasi",
    website: "Situs web",
    skills: "Keahlian",
    socialLinks: "Media sosial",
  },
  proposal: { message: "Isi penawaran", price: "Harga", days: "Lama pengerjaan" },
};

export function evidenceHeading({ subject, kind }: Pick<EvidencePart, "subject" | "kind">): string {
  if (subject === "person") return "Profil";
  if (subject === "proposal") return "Penawaran";
  return kind === "wanted" ? "Permintaan" : "Jasa";
}

const TITLES: Record<ModeratedKind, string> = {
  listing: "Sembunyikan jasa",
  review: "Sembunyikan ulasan",
  person: "Tangguhkan akun",
};

export function moderationTitle(kind: ModeratedKind | null): string {
  return kind ? TITLES[kind] : "Tidak ditemukan";
}

export const OWNER_SUSPENDED = "Akun pemiliknya ditangguhkan.";

export function moderatedTitle({ kind, name }: Pick<ModeratedThing, "kind" | "name">): string {
  return kind === "review" ? `Ulasan dari ${isolated(name)}` : name;
}

export const MODERATION_BUTTONS: Record<ModerationKind, string> = {
  hide_listing: "Sembunyikan Jasa",
  show_listing: "Tampilkan Jasa Kembali",
  hide_review: "Sembunyikan Ulasan",
  show_review: "Tampilkan Ulasan Kembali",
  suspend_person: "Tangguhkan Akun",
  restore_person: "Pulihkan Akun",
};

const CONSEQUENCES: Record<ModerationKind, string> = {
  hide_listing:
    "Tidak lagi tampil di pencarian dan semua daftar. Tidak ada yang dapat memesannya, dan pemiliknya tidak dapat mengaktifkannya. Pesanan yang sudah ada tetap berjalan.",
  show_listing:
    "Pemiliknya dapat mengaktifkannya kembali. Sampai saat itu jasa tetap tidak aktif, agar pemiliknya sempat memeriksa isinya.",
  hide_review:
    "Tidak lagi tampil untuk umum dan tidak dihitung dalam rating. Kedua pihak pesanannya masih melihatnya, beserta alasan Anda.",
  show_review: "Tampil kembali untuk umum dan dihitung lagi dalam rating.",
  suspend_person:
    "Profil, jasa, dan permintaannya hilang dari pandangan. Tidak ada pesanan, pesan, atau penawaran baru dengannya. Ia masih dapat masuk, melihat pesanan dan saldonya, dan mengajukan banding. Uangnya tetap miliknya: pada pesanan yang berjalan ia masih dapat menyerahkan hasil dan menjawab pembatalan atau masalah, dan pihak lain tetap dapat bertindak.",
  restore_person:
    "Orang ini dapat memakai JasaWarga seperti biasa. Jasa dan permintaan yang hilang bersama akunnya tampil kembali, tetapi bukan yang disembunyikan tersendiri.",
};

const CLOSED_CONSEQUENCE =
  "Akun ini sudah ditutup pemiliknya: ia tidak dapat masuk atau mengajukan banding di sini, dan tidak mendapat kabar. Yang berubah hanya alamat emailnya: tidak dapat dipakai mendaftar lagi sampai setahun setelah akun itu ditutup. Ini tidak dapat dibatalkan.";

export function moderationConsequence(act: ModerationKind, { closed }: Pick<ModeratedThing, "closed">): string {
  return closed ? CLOSED_CONSEQUENCE : CONSEQUENCES[act];
}

export function reasonHint({ closed }: Pick<ModeratedThing, "closed">): string {
  const readers = closed ? "Tercatat, dan hanya dibaca petugas." : "Dibaca oleh yang bersangkutan, dan tercatat.";
  return `${readers} Sedikitnya ${MIN_REASON} karakter.`;
}

export const REPORT_REFUSALS: Record<ReportRefusal, string> = {
  own: "Ini milik Anda sendiri, jadi tidak perlu dilaporkan.",
  already_open: "Laporan Anda tentang ini sudah ada pada kami. Kami kabari setelah diperiksa.",
  too_many: `Anda sudah mengirim ${REPORTS_AN_HOUR} laporan dalam satu jam. Coba lagi nanti.`,
  no_subject: "Sudah tidak ada.",
};

export const MODERATION_REFUSALS: Record<ModerationRefusal, string> = {
  no_subject: "Sudah tidak ada.",
  own_cause: "Ini menyangkut Anda sendiri. Petugas lain yang memutuskannya.",
  own_order:
    "Anda punya pesanan yang masih berjalan dengan orang ini, jadi ini menyangkut uang Anda sendiri. Petugas lain yang memutuskannya.",
  own_suspension:
    "Anda yang menangguhkan akun ini, dan pemiliknya mengajukan banding. Operator lain yang memutuskannya.",
  operator: "Orang ini operator. Cabut dahulu tugasnya sebagai operator.",
  closed:
    "Akun ini sudah ditutup pemiliknya, untuk selamanya. Tidak ada yang dapat dipulihkan, dan ditangguhkan hanya selama laporan tentangnya masih menunggu.",
  already: "Sudah dilakukan sebelumnya. Tidak ada yang berubah.",
};

export const CLOSING_REFUSALS: Record<ClosingRefusal, string> = {
  ...MODERATION_REFUSALS,
  already: "Laporan ini sudah dijawab.",
};

export const SUBJECT_LABELS: Record<ReportSubject, string> = {
  listing: "Jasa",
  person: "Orang",
  review: "Ulasan",
  message: "Pesan",
  appeal: "Banding",
};

const CHOICES: Record<ReportChoice, string> = {
  fraud: "Penipuan, atau mengajak membayar di luar JasaWarga",
  forbidden: "Jasa yang dilarang",
  untrue: "Tidak benar, atau memakai karya orang lain",
  rude: "Kasar, menghina, atau mengancam",
  private: "Menyebarkan data pribadi",
  spam: "Iklan atau kiriman massal",
  other: "Hal lain",
};

export function reportChoices(subject: Reportable): { value: ReportChoice; label: string }[] {
  return choicesFor(subject).map((value) => ({ value, label: CHOICES[value] }));
}

export function reportReason(choice: ReportChoice, details: string): string {
  return `${CHOICES[choice]}\n${details}`;
}

export function reportedTitle(title: string | null): string {
  return title ?? "Sudah tidak ada";
}

const called = ({ wanted }: ModeratedThing) => (wanted ? "Permintaan jasa" : "Jasa");

const NOTIFICATION_TITLES: Record<ModerationKind, (thing: ModeratedThing) => string> = {
  hide_listing: (thing) => `${called(thing)} Anda disembunyikan`,
  show_listing: (thing) => `${called(thing)} Anda boleh tampil kembali`,
  hide_review: () => "Ulasan Anda disembunyikan",
  show_review: () => "Ulasan Anda tampil kembali",
  suspend_person: () => "Akun Anda ditangguhkan",
  restore_person: () => "Akun Anda dipulihkan",
};

const NEXT: Record<ModerationKind, string> = {
  hide_listing: `Pesanan yang sudah ada tetap berjalan. Perbaiki isinya, lalu tulis ke ${SUPPORT_EMAIL} bila sudah sesuai.`,
  show_listing: "Periksa isinya, lalu aktifkan sendiri dari dashboard.",
  hide_review: `Ulasan ini tidak lagi tampil dan tidak dihitung dalam rating. Tidak setuju? Tulis ke ${SUPPORT_EMAIL}.`,
  show_review: "Ulasan ini dihitung lagi dalam rating.",
  suspend_person: "Uang Anda tetap milik Anda. Masuk untuk melihat pesanan dan saldo, atau mengajukan banding.",
  restore_person: "Anda dapat memakai JasaWarga seperti biasa. Terima kasih atas kesabaran Anda.",
};

/** The notification of an action. `actionId` is its key, so that each action is notified once. */
export function moderationNotification(
  act: ModerationKind,
  thing: ModeratedThing,
  { reason, actionId }: { reason: string; actionId: string },
): NotificationDraft {
  const name = quoteLine(thing.name, "known").text;
  const why = quoteLine(reason, "staff");
  return {
    userId: thing.personId,
    kind: thing.kind === "review" ? "review" : "message",
    cause: `act:${actionId}`,
    ...titled(NOTIFICATION_TITLES[act](thing), name),
    body: `${thing.kind === "listing" ? `“${name}”. ` : ""}${NEXT[act]} Alasan kami: ${withFullStop(why.text)}`,
    quotes: [why],
    href: act === "suspend_person" ? SUSPENDED_PATH : ownPath(thing),
  };
}

export function pictureRemovedNotification(
  review: ModeratedThing,
  { reason, actionId }: { reason: string; actionId: string },
): NotificationDraft {
  const why = quoteLine(reason, "staff");
  return {
    userId: review.personId,
    kind: "review",
    cause: `act:${actionId}`,
    ...titled("Satu foto dalam ulasan Anda dihapus", ""),
    body: `Ulasannya tetap tampil. Alasan kami: ${withFullStop(why.text)} Tidak setuju? Tulis ke ${SUPPORT_EMAIL}.`,
    quotes: [why],
    href: ownPath(review),
  };
}

/**
 * The notification of a closed report. Operators see titles of failed mail, so it omits the subject, who may be one of
 * them.
 */
export function reportClosedNotification(
  report: { id: string; subject: ReportSubject; reporterId: string; title: string | null },
  answer: string,
): NotificationDraft {
  const appeal = report.subject === "appeal";
  const words = quoteLine(answer, "staff");
  const title = quoteLine(reportedTitle(report.title), report.title === null ? "staff" : "user");
  return {
    userId: report.reporterId,
    kind: "message",
    cause: `report:${report.id}`,
    ...(appeal
      ? titled("Banding Anda sudah kami jawab", words.text)
      : titled("Laporan Anda sudah kami periksa", title.text)),
    body: appeal ? words.text : `Tentang “${title.text}”: ${withFullStop(words.text)}`,
    quotes: appeal ? [words] : [title, words],
    href: appeal ? SUSPENDED_PATH : `/reports/${report.id}`,
  };
}

export const reportHint = () =>
  `Sedikitnya ${MIN_REASON} karakter. Sebutkan kapan dan di mana, bila perlu ID pesanannya.`;

export const appealHint = () =>
  `Sedikitnya ${MIN_REASON} karakter. Sebutkan apa yang keliru, atau apa yang sudah Anda perbaiki.`;

export const answerHint = (reader: string) =>
  `Dibaca oleh ${reader}, juga lewat email. Sedikitnya ${MIN_REASON} karakter. Ambil tindakannya lebih dulu, bila perlu.`;
