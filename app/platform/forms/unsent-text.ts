import { SUSPENDED_PATH } from "~/accounts/login-prompt-text";
import { FILE_LIMITS, shownFileName } from "~/platform/file-text";
import { MAX_FILE_BYTES, MAX_FILE_MB, MAX_FILES_BYTES, MAX_TEXT_KB, type NamedFile } from "~/platform/files";

import { withReturnPath } from "./return-path";

/**
 * Names each file above its limit, or says that all are too large. `files` is null if nobody read them, and empty if
 * the texts alone are too large.
 */
export function tooLargeSentence({
  files,
  hasLongTexts = false,
}: {
  files: readonly NamedFile[] | null;
  hasLongTexts?: boolean;
}): string {
  const heavy = (files ?? []).filter(({ size }) => size > MAX_FILE_BYTES);
  const total = (files ?? []).reduce((sum, { size }) => sum + size, 0);
  const texts = `tulisan di satu formulir paling banyak ${MAX_TEXT_KB} KB. Persingkat tulisannya, lalu kirim lagi.`;
  const limits = `Batasnya ${FILE_LIMITS}.`;
  const act = "Pilih foto atau berkas yang lebih kecil, atau lebih sedikit, lalu kirim lagi.";
  if (files === null) return `Kiriman terlalu besar: foto atau berkas yang Anda pilih melebihi batas. ${limits} ${act}`;
  if (heavy.length > 0) {
    const named = heavy.map(({ name, size }) => `"${shownFileName(name)}" (${megabytes(size)})`).join(", ");
    return `Kiriman terlalu besar: ${named} melebihi batas. ${limits} ${act}`;
  }
  if (total > MAX_FILES_BYTES)
    return `Kiriman terlalu besar: foto dan berkas yang Anda pilih bersama-sama ${megabytes(total)}. ${limits} ${act}`;
  if (hasLongTexts || total === 0) return `Kiriman terlalu besar: ${texts}`;
  return `Kiriman terlalu besar: foto, berkas, dan tulisannya bersama-sama melebihi batas. ${limits} ${act}`;
}

/** Rounds up, so that a size above a limit never looks like the limit. */
function megabytes(bytes: number): string {
  return `${(Math.ceil(bytes / (MAX_FILE_BYTES / MAX_FILE_MB / 10)) / 10).toLocaleString("id-ID")} MB`;
}

export const BROKEN_FORM =
  "Kiriman ini tidak dapat dibaca: terputus di tengah jalan, atau berisi terlalu banyak isian. Tidak ada yang tersimpan. Coba kirim lagi.";
export const UNREADABLE_FORM = "Kiriman ini tidak dapat kami baca. Coba kirim lagi.";
export const LATE_FORM =
  "Pengiriman terlalu lama, jadi tidak kami proses dan tidak ada yang berubah. Kurangi atau perkecil berkasnya, atau cari sambungan yang lebih cepat, lalu kirim lagi.";
const NOT_SIGNED_IN =
  "Anda belum masuk, jadi kiriman ini tidak kami proses. Masuk di tab baru, lalu kembali ke sini dan kirim lagi.";

export const WAIT_TO_SEND = "Tunggu sampai waktu itu, lalu kirim lagi.";

export function sessionEndedRefusal(back: string) {
  const reason = "Yang Anda kirim belum kami proses. Masuk lagi di tab baru, lalu kembali ke sini dan kirim lagi.";
  return { title: "Sesi Anda sudah berakhir", reason, login: withReturnPath("/login", back) };
}

export const SUSPENDED_REFUSAL = {
  title: "Akun Anda ditangguhkan",
  reason:
    "Yang Anda kirim tidak kami proses. Salin tulisan Anda bila masih perlu: selama akun ditangguhkan, isian ini tidak dapat dikirim.",
  backHref: SUSPENDED_PATH,
  backText: "Alasan dan banding",
};

export const BACK_KEEPS_TEXT =
  "Tekan Kembali di peramban Anda: yang sudah Anda ketik biasanya masih ada, tetapi fotonya perlu dipilih lagi.";

export const BACK_TO_FORM = "Kembali ke formulir";

export function unreadRefusal(back: string, hasFiles: boolean) {
  return { reason: tooLargeSentence({ files: hasFiles ? null : [] }), backHref: back, backText: BACK_TO_FORM };
}

export function signInRefusal(back: string) {
  const login = withReturnPath("/login", back);
  return { reason: NOT_SIGNED_IN, login, backHref: login, backText: "Masuk" };
}

export function tooOftenTitle(seconds: number): string {
  return `Terlalu sering dalam satu jam ini. Belum ada yang disimpan; coba lagi dalam ${Math.ceil(seconds / 60)} menit`;
}
