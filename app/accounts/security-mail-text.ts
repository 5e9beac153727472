import { maskedAccount, type PayoutAccount } from "~/payouts/payout";
import { formatRupiah } from "~/platform/money";
import { isolated } from "~/platform/strings";
import { LINK_MINUTES, type MailDraft, mailText } from "./mail-text";

const ONCE = `Tautan berlaku ${LINK_MINUTES} menit dan hanya dapat dipakai satu kali. Jika Anda meminta tautan baru, hanya yang terbaru yang berlaku.`;

export function resetMail(to: string, link: string): MailDraft {
  return {
    to,
    subject: "Buat kata sandi baru di JasaWarga",
    body: mailText(
      "Seseorang, mungkin Anda sendiri, meminta kata sandi baru untuk akun JasaWarga Anda. Buka tautan ini untuk membuatnya:",
      link,
      ONCE,
      "Jika bukan Anda yang meminta, abaikan email ini. Kata sandi Anda tidak berubah.",
    ),
  };
}

/** `forgot`: link to reset the password, in case another person changed it. */
export function passwordChangedMail(to: string, forgot: string): MailDraft {
  return {
    to,
    subject: "Kata sandi JasaWarga Anda sudah diganti",
    body: mailText(
      "Kata sandi akun JasaWarga Anda baru saja diganti. Semua perangkat lain sudah dikeluarkan dan perlu masuk lagi.",
      "Jika bukan Anda yang menggantinya, segera buat kata sandi baru di sini:",
      forgot,
    ),
  };
}

export function emailChangeMail(to: string, link: string): MailDraft {
  return {
    to,
    subject: "Konfirmasi email baru Anda di JasaWarga",
    body: mailText(
      "Anda meminta alamat ini menjadi email akun JasaWarga Anda. Buka tautan ini untuk mengonfirmasinya:",
      link,
      ONCE,
      "Sebelum dikonfirmasi, akun tetap memakai email yang lama. Jika bukan Anda yang meminta, abaikan email ini.",
    ),
  };
}

export function emailTakenMail(to: string, login: string): MailDraft {
  return {
    to,
    subject: "Anda sudah punya akun JasaWarga",
    body: mailText(
      "Seseorang, mungkin Anda sendiri, ingin memakai alamat ini untuk akun JasaWarga yang lain. Alamat ini sudah punya akun, jadi tidak ada yang berubah. Silakan masuk dengan kata sandi akun ini:",
      login,
      "Jika bukan Anda yang meminta, abaikan email ini.",
    ),
  };
}

/** Sent to the current address before anything changes. */
export function emailChangeWarningMail(to: string, forgot: string): MailDraft {
  return {
    to,
    subject: "Permintaan mengganti email akun JasaWarga Anda",
    body: mailText(
      "Seseorang yang mengetahui kata sandi Anda, mungkin Anda sendiri, meminta email akun JasaWarga Anda diganti. Email baru berlaku setelah dikonfirmasi dari kotak suratnya.",
      "Jika bukan Anda yang meminta, segera buat kata sandi baru di sini. Permintaan itu lalu batal:",
      forgot,
    ),
  };
}

/** Sent to the old address. `help` is the only way left for an owner who did not request it. */
export function emailChangedMail(to: string, help: string): MailDraft {
  return {
    to,
    subject: "Email akun JasaWarga Anda sudah diganti",
    body: mailText(
      "Email akun JasaWarga Anda baru saja diganti dan sudah dikonfirmasi. Alamat ini tidak dapat lagi dipakai untuk masuk.",
      "Jika bukan Anda yang menggantinya, segera hubungi kami lewat Pusat Bantuan:",
      help,
    ),
  };
}

/**
 * Sent even if the owner switched off mail, because a thief may know the password. `amount` in integer
 * rupiah.
 */
export function withdrawalMail(
  to: string,
  { amount, account }: { amount: number; account: PayoutAccount },
  { forgot, help }: { forgot: string; help: string },
): MailDraft {
  return {
    to,
    subject: `Penarikan ${formatRupiah(amount)} diminta di JasaWarga`,
    body: mailText(
      `Seseorang yang mengetahui kata sandi Anda, mungkin Anda sendiri, meminta penarikan ${formatRupiah(amount)} dari saldo JasaWarga Anda ke ${maskedAccount(account)} atas nama ${isolated(account.holder)}. Petugas kami memeriksanya, lalu mengirim uangnya.`,
      "Jika bukan Anda yang meminta, segera buat kata sandi baru di sini:",
      forgot,
      "Lalu hubungi kami lewat Pusat Bantuan, agar penarikan itu kami hentikan:",
      help,
    ),
  };
}
