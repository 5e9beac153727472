import { cleanLine } from "../core/text";

/** What an operator typed to find an order, a person or a listing. Any text is a search; it never fails. */
export type OperatorQuery =
  | { by: "nothing" }
  /** An id, whole or its beginning of eight characters and more; the gateway's name of an attempt is its order's id. */
  | { by: "id"; start: string }
  | { by: "email"; email: string }
  | { by: "words"; text: string };

const LONGEST = 100;
const ID = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/;

/** As it is put back into the field. */
export function queryText(typed: string | null): string {
  return [...cleanLine(typed ?? "")].slice(0, LONGEST).join("");
}

/** Ids are shown as "3f0c5a52...": copied like that they are understood too. */
export function readOperatorQuery(typed: string | null): OperatorQuery {
  const text = queryText(typed);
  if (text === "") return { by: "nothing" };
  const plain = text.toLowerCase();
  const id = plain
    .replace(/^jw-/, "")
    .replace(/(?:\.{2,}|…)$/, "")
    .replace(/^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d+$/, "$1");
  if (ID.test(id)) return { by: "id", start: id };
  return text.includes("@") ? { by: "email", email: plain } : { by: "words", text };
}

/** The end of all texts that begin like this one: no character sorts behind it. */
export function endOfBeginnings(start: string): string {
  return `${start}\u{10FFFF}`;
}
