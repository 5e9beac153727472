import { withoutContacts } from "~/accounts/contact-details";
import { isolated } from "~/platform/strings";
import type { NotificationDraft, NotificationKind, Quote, QuotedText, Writer } from "./notification";

export const NOTIFICATION_KIND_LABELS: Record<NotificationKind, { label: string; about: string }> = {
  order: {
    label: "Pesanan",
    about: "Pesanan baru, hasil diserahkan, permintaan revisi, pembatalan, dan sengketa.",
  },
  payment: { label: "Pembayaran", about: "Uang masuk, diteruskan, atau dikembalikan." },
  proposal: {
    label: "Penawaran",
    about: "Penawaran untuk permintaan Anda, dan jawaban atas penawaran Anda.",
  },
  request: {
    label: "Permintaan di dekat Anda",
    about:
      "Paling banyak 5 sehari, bila cocok dengan jasa Anda. Tanpa centang, permintaan baru juga tidak tampil di Notifikasi.",
  },
  message: { label: "Pesan", about: "Pesan baru yang belum Anda baca." },
  search: {
    label: "Pencarian tersimpan",
    about: "Jasa atau permintaan baru yang cocok dengan yang Anda simpan.",
  },
  review: { label: "Ulasan", about: "Ulasan tentang Anda, saat terbit, dan jawabannya." },
};

/**
 * The maximum number of words of a row, without the time. A deadline has at most four, and the subject at least two.
 */
const ROW = 12;
const DEADLINE = 4;
const SUBJECT = 2;

export const REDACTED = { address: "[tautan disembunyikan]", number: "[nomor disembunyikan]" };

export const SEPARATOR = " · ";

const LOOSE_END = /[\s,.:;–-]*(\s(dan|atau|untuk|di|ke|dari|dengan|tanpa|yang|bagi|pada|dalam))?[\s,.:;–-]*$/iu;

const words = (text: string) => text.split(/[\s·]+/u).filter(Boolean);

/** Returns a title with as much of the subject as fits. The page appends `due`, like "sebelum Rab 25 Nov". */
export function titled(
  title: string,
  subject: QuotedText | "",
  note = "",
  due = false,
): Pick<NotificationDraft, "title" | "about"> {
  const taken = words(title).length + words(note).length + (due ? DEADLINE : 0);
  const kept = words(subject).slice(0, Math.max(SUBJECT, ROW - taken));
  const short = kept.join(" ").replace(LOOSE_END, "");
  return { title, about: [isolated(short), note].filter(Boolean).join(SEPARATOR) };
}

export function newProposals(count: number): string {
  return `${count} penawaran baru`;
}

export function repeated(note: string, times: number): string {
  return [note, `${times} kali`].filter(Boolean).join(" · ");
}

/** Removes links, mail addresses and numbers, unless the writer is staff or known to the reader. */
export function quoteLine(text: string, writer: Writer): Quote {
  const safe = isUnknown(writer) ? withoutContacts(text, REDACTED) : text;
  return { text: isolated(safe) as QuotedText, writer };
}

function isUnknown(writer: Writer): boolean {
  return writer === "stranger" || writer === "user";
}

/** Edits quoted words. They are quoted before they are cut, because half an address could remain. */
export function edited({ text, writer }: Quote, edit: (text: string) => string): Quote {
  return { text: edit(text) as QuotedText, writer };
}
