import { plainSigns } from "../core/plain-signs";
import { cleanLine, cutText, isId } from "../core/text";

export type OperatorQuery =
  | { by: "nothing" }
  /** Whole, or its first eight characters or more; a gateway order id counts as its order's. */
  | { by: "id"; start: string }
  | { by: "email"; email: string }
  | { by: "words"; text: string };

const LONGEST = 100;
const ID = /^(?:[2-9][2-9a-hj-np-z]{7,19}|[0-9a-f]{8}[0-9a-f-]{0,28})$/;

export function queryText(typed: string | null): string {
  return cutText(cleanLine(typed ?? ""), LONGEST);
}

export function readOperatorQuery(typed: string | null): OperatorQuery {
  const text = queryText(typed);
  if (text === "") return { by: "nothing" };
  const plain = plainSigns(text).trim().toLowerCase();
  const id = plain
    .replace(/^jw-/, "")
    .replace(/(?:\.{2,}|…)$/, "")
    .replace(/^(.+)-\d+$/, (whole, order) => (isId(order) ? order : whole));
  if (ID.test(id)) return { by: "id", start: id };
  return text.includes("@") ? { by: "email", email: plain } : { by: "words", text };
}

/** Upper bound of an index range: no character sorts behind it. */
export function endOfBeginnings(start: string): string {
  return `${start}\u{10FFFF}`;
}
