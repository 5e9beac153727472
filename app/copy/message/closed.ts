import { CLOSED_PERSON } from "../account/closing";

/** `away`: name of the other, if they are suspended. */
export function closedSentence(suspended: boolean, away: string | null): string | null {
  if (suspended) return "Akun Anda ditangguhkan, jadi Anda tidak dapat mengirim pesan.";
  if (away === CLOSED_PERSON)
    return "Pengguna ini sudah menutup akunnya, jadi pesan baru tidak dapat dikirim kepadanya.";
  return away && `Akun ${away} sedang ditangguhkan, jadi pesan baru tidak dapat dikirim kepadanya.`;
}
