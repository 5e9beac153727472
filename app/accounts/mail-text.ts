import { maskedAccount, type PayoutAccount } from "~/payouts/account";
import { formatDate } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { SUPPORT_EMAIL } from "~/platform/sentence-text";
import { isolated } from "~/platform/strings";

export type MailDraft = { to: string; subject: string; body: string };

export const LINK_MINUTES = 30;

/**
 * Returns a mail without the typed name, because a person who signs up with a stranger's address could put any words
 * into it.
 */
export function verificationMail(to: string, link: string): MailDraft {
  return {
    to,
    subject: "Verifikasi email Anda di JasaWarga",
    body: mailText(
      "Terima kasih sudah mendaftar di JasaWarga. Buka tautan ini dan tulis kata sandi yang Anda pilih untuk memverifikasi email Anda:",
      link,
      `Tautan berlaku ${LINK_MINUTES} menit dan hanya dapat dipakai satu kali. Jika Anda meminta tautan baru, hanya yang terbaru yang berlaku.`,
      "Jika bukan Anda yang mendaftar, abaikan email ini. Tanpa verifikasi, akun itu tidak dapat dipakai.",
    ),
  };
}

export function alreadyRegisteredMail(
  to: string,
  links: { login: string; resend: string; forgot: string },
  verified: boolean,
): MailDraft {
  const next = verified
    ? ["Silakan masuk dengan kata sandi Anda:", links.login]
    : [
        "Email Anda belum diverifikasi. Jika akun itu memang Anda yang membuat, minta tautan verifikasi baru di sini:",
        links.resend,
        "Jika bukan Anda yang membuat akun itu, atau Anda lupa kata sandinya, buat kata sandi baru di sini:",
        links.forgot,
      ];
  return {
    to,
    subject: "Anda sudah punya akun JasaWarga",
    body: mailText(
      "Seseorang, mungkin Anda sendiri, baru saja mendaftar di JasaWarga dengan alamat email ini. Anda sudah punya akun, jadi tidak ada akun baru yang dibuat dan tidak ada yang berubah.",
      ...next,
      "Jika bukan Anda yang mendaftar, abaikan email ini.",
    ),
  };
}

/** Returns a mail. `until` is UTC ms, or null while reports about the former account are open. */
export function barredAddressMail(to: string, until: number | null): MailDraft {
  const why =
    until === null
      ? "Laporan tentang akun yang dahulu memakainya, dan sudah ditutup, masih diperiksa, jadi alamat ini baru dapat dipakai lagi setelah itu selesai."
      : `Akun yang dahulu memakainya ditutup selagi ditangguhkan, atau ditangguhkan setelahnya, jadi alamat ini baru dapat dipakai lagi setelah ${formatDate(until)}.`;
  return {
    to,
    subject: "Alamat ini belum dapat dipakai lagi",
    body: mailText(
      `Seseorang, mungkin Anda sendiri, ingin memakai alamat email ini di JasaWarga. ${why}`,
      `Jika menurut Anda ini keliru, tulis kepada kami di ${SUPPORT_EMAIL}.`,
      "Jika bukan Anda yang meminta, abaikan email ini.",
    ),
  };
}

export function mailText(...paragraphs: string[]): string {
  return [`Halo,`, ...paragraphs, "Salam,\nJasaWarga"].join("\n\n");
}

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

/** Returns a mail. `forgot` is a link to reset the password, in case another person changed it. */
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
 * The mail about a withdrawal. It cannot be switched off, because a thief may know the password. `amount` is in rupiah.
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

export function twoStepsOnMail(to: string, security: string): MailDraft {
  return {
    to,
    subject: "Verifikasi dua langkah dinyalakan",
    body: mailText(
      "Mulai sekarang, masuk ke akun JasaWarga Anda memerlukan kata sandi dan kode dari aplikasi. Perangkat lain sudah dikeluarkan.",
      `Jika bukan Anda yang menyalakannya, segera tulis kepada kami di ${SUPPORT_EMAIL}.`,
      "Pengaturannya ada di sini:",
      security,
    ),
  };
}

export function twoStepsOffMail(to: string, security: string): MailDraft {
  return {
    to,
    subject: "Verifikasi dua langkah dimatikan",
    body: mailText(
      "Masuk ke akun JasaWarga Anda sekarang hanya memerlukan kata sandi.",
      "Jika bukan Anda yang mematikannya, segera ganti kata sandi Anda dan nyalakan lagi di sini:",
      security,
    ),
  };
}

export function passkeyAddedMail(to: string, twoSteps: string): MailDraft {
  return {
    to,
    subject: "Kunci sandi baru di akun Anda",
    body: mailText(
      "Sebuah kunci sandi (passkey) baru dapat dipakai sebagai langkah kedua untuk masuk ke akun JasaWarga Anda.",
      "Jika bukan Anda yang menambahkannya, segera ganti kata sandi Anda dan hapus kunci itu di sini:",
      twoSteps,
    ),
  };
}

export function recoveryCodeUsedMail(to: string, twoSteps: string): MailDraft {
  return {
    to,
    subject: "Kode pemulihan akun Anda dipakai",
    body: mailText(
      "Seseorang, mungkin Anda sendiri, memakai salah satu kode pemulihan untuk masuk ke akun JasaWarga Anda. Kode itu tidak berlaku lagi.",
      "Jika bukan Anda, segera ganti kata sandi Anda dan buat kode baru di sini:",
      twoSteps,
    ),
  };
}
