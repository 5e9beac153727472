import { formatDate } from "~/platform/dates";
import { SUPPORT_EMAIL } from "~/platform/sentence-text";

export type MailDraft = { to: string; subject: string; body: string };

/** Minutes. */
export const LINK_MINUTES = 30;

/** Mails omit the typed name: a person who signs up with a stranger's address could put any words into it. */
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

/** `until`: UTC ms; null while reports about the former account are open. */
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
