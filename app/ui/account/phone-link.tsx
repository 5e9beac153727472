import { shownPhone } from "~/domain/account/phone";

/** A stored number in the form that all pages show, as a link that dials it. */
export function PhoneLink({ stored }: { stored: string }) {
  const { text, href } = shownPhone(stored);
  return href === null ? text : <a href={href}>{text}</a>;
}
