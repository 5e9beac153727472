import { isolated } from "~/domain/core/bidi";
import type { ModeratedKind, ModeratedThing, ModerationKind } from "~/domain/report/moderation";
import { MIN_REASON } from "~/domain/report/report";

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
    "Pemiliknya dapat mengaktifkannya kembali. Sampai itu jasa tetap tidak aktif, agar pemiliknya sempat memeriksa isinya.",
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

export function consequenceOf(act: ModerationKind, { closed }: Pick<ModeratedThing, "closed">): string {
  return closed ? CLOSED_CONSEQUENCE : CONSEQUENCES[act];
}

export function reasonHint({ closed }: Pick<ModeratedThing, "closed">): string {
  const readers = closed
    ? "Tercatat, dan hanya dibaca petugas."
    : "Dibaca oleh yang bersangkutan, dan tercatat.";
  return `${readers} Sedikitnya ${MIN_REASON} karakter.`;
}
