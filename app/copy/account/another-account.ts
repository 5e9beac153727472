import { displayName } from "~/domain/account/person";
import { isolated } from "~/domain/core/bidi";

export const ANOTHER_ACCOUNT_PATH = "/another-account";

/** The login page, also for somebody who is signed in. */
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

export const MESSAGE_OF_ANOTHER =
  "Halaman ini dibuka dari akun lain. Masuk lagi dengan akun semula, lalu kirim ulang.";

export function openedByAnother(reader: string): string {
  return `Formulir ini dibuka dari akun lain. Sekarang yang masuk di peramban ini adalah ${isolated(displayName(reader))}.`;
}

export function openedBefore(reader: string): string {
  return `Sekarang Anda masuk sebagai ${isolated(displayName(reader))}.`;
}

export function sendAs(reader: string): string {
  return `Kirim sebagai ${isolated(displayName(reader))}`;
}

export function signedInAs(reader: string): string {
  return `Anda sedang masuk sebagai ${isolated(displayName(reader))}. Masuk dengan akun lain mengakhiri sesi itu di peramban ini.`;
}
