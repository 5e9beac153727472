import type { ListingKind } from "~/listings/listing";
import { LISTING_NAMES, LISTING_VERBS } from "~/listings/text";
import { formatDate } from "~/platform/dates";
import { withReturnPath } from "~/platform/forms/return-path";
import { isolated } from "~/platform/strings";
import { LINK_MINUTES } from "./mail-text";
import { MIN_PASSWORD_LENGTH } from "./password";
import { displayName } from "./person";
import { announced, type CurrentTexts } from "./personal-data";
export const AGREEMENT_TITLE = "Persetujuan Anda";
export const CONSENT_RECORDED = { message: "Terima kasih, persetujuan Anda dicatat" };
export const MUST_AGREE = "Anda harus menyetujui syarat dan ketentuan";

const NAMES: Record<keyof CurrentTexts, { name: string; href: string }> = {
  terms: { name: "Syarat dan Ketentuan", href: "/terms" },
  privacy: { name: "Kebijakan Privasi", href: "/privacy" },
};

export type TextNotice = { name: string; href: string; from: string };

export function textNotices(texts: CurrentTexts, now: number): TextNotice[] {
  return (["terms", "privacy"] as const).flatMap((text) => {
    const next = announced(texts[text], now);
    return next ? [{ ...NAMES[text], from: formatDate(Date.parse(next.from)) }] : [];
  });
}

export const OTHER_LOGIN = "/login?akun=lain";

export const ANOTHER_ACCOUNT = {
  title: "Akun yang masuk sudah berganti",
  notSent: "Yang Anda kirim belum kami proses, dan tidak ada yang berubah.",
  again: "Masuk dengan akun semula di tab baru, lalu kembali ke sini dan kirim lagi.",
  copy: "Salin tulisan Anda, lalu masuk dengan akun semula dan isi lagi formulirnya. Kata sandi dan file tidak kami simpan.",
  login: "Masuk dengan akun semula",
} as const;

export const OPENED_BEFORE = {
  title: "Halaman ini dibuka sebelum Anda masuk",
  copy: "Salin tulisan Anda, lalu buka lagi halamannya dan isi formulirnya. Kata sandi dan file tidak kami simpan.",
  open: "Buka lagi halamannya",
  login: "Masuk dengan akun lain",
} as const;

export function openedByAnother(reader: string): string {
  return `Formulir ini dibuka dari akun lain. Sekarang yang masuk di peramban ini adalah ${isolated(displayName(reader))}.`;
}

export function anotherAccountRefusal(reader: string, back: string) {
  const { title, notSent, again } = ANOTHER_ACCOUNT;
  const reason = `${openedByAnother(reader)} ${notSent} ${again}`;
  return { title, reason, login: withReturnPath(OTHER_LOGIN, back) };
}

export function openedBefore(reader: string): string {
  return `Sekarang Anda masuk sebagai ${isolated(displayName(reader))}.`;
}

export function sendAsLabel(reader: string): string {
  return `Kirim sebagai ${isolated(displayName(reader))}`;
}

export function signedInAs(reader: string): string {
  return `Anda sedang masuk sebagai ${isolated(displayName(reader))}. Masuk dengan akun lain mengakhiri sesi itu di peramban ini.`;
}

export function loginForListing(verb: keyof typeof LISTING_VERBS, kind: ListingKind): { message: string } {
  return { message: `Anda harus login untuk ${LISTING_VERBS[verb]} ${LISTING_NAMES[kind]}` };
}

const FIELD_NAMES: Record<string, string> = {
  fullName: "nama lengkap",
  email: "email",
  password: "kata sandi",
  confirmPassword: "konfirmasi kata sandi",
};

export function missingSentence(missing: readonly string[], fields: readonly string[]): string {
  if (missing.length === fields.length) return "Mohon isi semua kolom";
  const names = missing.map((field) => FIELD_NAMES[field] ?? field);
  const last = names[names.length - 1] ?? "";
  if (names.length < 2) return `Mohon isi ${last}`;
  return `Mohon isi ${names.slice(0, -1).join(", ")}${names.length > 2 ? "," : ""} dan ${last}`;
}

export const PASSWORD_HINT = `Minimal ${MIN_PASSWORD_LENGTH} karakter dengan huruf, angka, dan simbol`;

export const SESSION_ENDED = {
  title: "Sesi Anda sudah berakhir",
  text: "Anda harus login terlebih dahulu. Yang Anda kirim belum kami proses.",
  again: "Masuk di tab baru, lalu kembali ke sini dan kirim lagi.",
  copy: "Salin tulisan Anda, lalu masuk dan isi lagi formulirnya. Kata sandi dan file tidak kami simpan.",
  typed: "Ini yang Anda isi, supaya tidak hilang.",
} as const;

export const LINK_LASTS = `Buka tautannya dalam ${LINK_MINUTES} menit. Tautan itu hanya dapat dipakai satu kali.`;
export const DEAD_LINK = `Mungkin sudah dipakai, sudah lewat ${LINK_MINUTES} menit, atau ada tautan yang lebih baru.`;
export const DEAD_EMAIL_LINK = `Mungkin sudah dipakai, sudah lewat ${LINK_MINUTES} menit, ada tautan yang lebih baru, atau milik akun lain.`;

export function verificationMailed(email: string): string {
  return `Kami mengirim tautan ke ${email}. Buka dalam ${LINK_MINUTES} menit, lalu masukkan kata sandi Anda.`;
}

/** Names of browsers. The first match counts: most user agents contain "Chrome", and Chrome's contains "Safari". */
const BROWSERS: readonly [RegExp, string][] = [
  [/FBA[NV]|FB_IAB/, "Facebook"],
  [/Instagram/, "Instagram"],
  [/EdgA?\/|EdgiOS\/|Edge\//, "Edge"],
  [/OPR\/|Opera|OPiOS/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/UCBrowser\/|UCWEB/, "UC Browser"],
  [/MiuiBrowser\//, "Mi Browser"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Version\/.* Safari\//, "Safari"],
];

/** Names of systems. The first match counts: Android's user agent contains "Linux", and an iPhone's "Mac OS X". */
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Macintosh|Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

export function deviceName(userAgent: string): string {
  const browser = firstFit(BROWSERS, userAgent);
  const system = firstFit(SYSTEMS, userAgent);
  if (browser && system) return `${browser} di ${system}`;
  return browser ?? (system ? `Peramban di ${system}` : "Perangkat tidak dikenal");
}

function firstFit(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
