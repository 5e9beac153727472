import { withoutContacts } from "~/accounts/names";
import { isolated } from "~/platform/strings";
import { HIDDEN } from "./line-text";
import type { Quote, QuotedText, Writer } from "./notification";

/** Removes links, mail addresses and numbers from the words of people whom the reader does not know. */
export function quote(text: string, writer: Writer): Quote {
  const safe = isUnknown(writer) ? withoutContacts(text, HIDDEN) : text;
  return { text: isolated(safe) as QuotedText, writer };
}

function isUnknown(writer: Writer): boolean {
  return writer === "stranger" || writer === "user";
}

/** Words are quoted before they are cut, or half an address could remain. */
export function edited({ text, writer }: Quote, edit: (text: string) => string): Quote {
  return { text: edit(text) as QuotedText, writer };
}
