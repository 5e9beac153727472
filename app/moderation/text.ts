import { isolated } from "~/platform/strings";
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
    "Hilang dari pencarian dan semua daftar, dan tidak dapat dipesan atau diaktifkan oleh pemiliknya. Pesanan yang sudah ada tetap berjalan.",
  show_listing:
    "Pemiliknya dapat mengaktifkannya kembali. Sampai saat itu jasa tetap tidak aktif, agar pemiliknya sempat memeriksa isinya.",
  hide_review:
    "Tidak lagi tampil untuk umum dan tidak dihitung dalam rating. Kedua pihak pesanannya masih melihatnya, beserta alasan Anda.",
  show_review: "Tampil kembali untuk umum dan dihitung lagi dalam rating.",
  suspend_person:
    "Profil, jasa, dan permintaannya hilang dari pandangan; tidak ada pesanan, pesan, atau penawaran baru dengannya. Ia masih dapat masuk, melihat pesanan dan saldonya, dan mengajukan banding. Uangnya tetap miliknya: pada pesanan yang berjalan ia masih dapat menyerahkan hasil dan menjawab pembatalan atau masalah, dan pihak lain tetap dapat bertindak.",
  restore_person:
    "Orang ini dapat memakai JasaWarga seperti biasa. Jasa dan permintaan yang hilang bersama akunnya tampil kembali; yang disembunyikan tersendiri tidak.",
};

const CLOSED_CONSEQUENCE =
  "Akun ini sudah ditutup pemiliknya: ia tidak dapat masuk atau mengajukan banding di sini, dan tidak mendapat kabar. Yang berubah hanya alamat emailnya: tidak dapat dipakai mendaftar lagi sampai setahun setelah akun itu ditutup. Ini tidak dapat dibatalkan.";

export function moderationConsequence(
  act: ModerationKind,
  { closed }: Pick<ModeratedThing, "closed">,
): string {
  return closed ? CLOSED_CONSEQUENCE : CONSEQUENCES[act];
}

export function reasonHint({ closed }: Pick<ModeratedThing, "closed">): string {
  const readers = closed
    ? "Tercatat, dan hanya dibaca petugas."
    : "Dibaca oleh yang bersangkutan, dan tercatat.";
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
