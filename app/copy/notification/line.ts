import { isolated } from "~/domain/core/bidi";
import type { NotificationDraft } from "~/domain/notification/notification";

/** Words of a row, its time apart; of a deadline behind its second line, and of its subject at least. */
const ROW = 12;
const DEADLINE = 4;
const SUBJECT = 2;

export const SEPARATOR = " · ";

const LOOSE_END =
  /[\s,.:;–-]*(\s(dan|atau|untuk|di|ke|dari|dengan|tanpa|yang|bagi|pada|dalam))?[\s,.:;–-]*$/iu;

const words = (text: string) => text.split(/[\s·]+/u).filter(Boolean);

/**
 * With as much of the subject as a short row leaves room for. `due`: the page writes "sebelum Rab 25 Nov" behind it.
 */
export function titled(
  title: string,
  subject: string,
  note = "",
  due = false,
): Pick<NotificationDraft, "title" | "about"> {
  const taken = words(title).length + words(note).length + (due ? DEADLINE : 0);
  const kept = words(subject).slice(0, Math.max(SUBJECT, ROW - taken));
  const short = kept.join(" ").replace(LOOSE_END, "");
  return { title, about: [isolated(short), note].filter(Boolean).join(SEPARATOR) };
}
