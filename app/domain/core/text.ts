/**
 * What people type, made safe to show: NFC, without control characters (Cc), lone surrogates (Cs) and the characters
 * that hide or reorder others (Cf, and the blank letters that a name could be made of to look empty).
 */
// Whitespace controls are folded by the callers rather than removed, so that "a<tab>b" stays two words.
const HIDDEN =
  /(?![\t\n\v\f\r\u0085])[\p{Cc}\p{Cf}\p{Cs}]|[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]|\u034F/gu;

function visible(text: string): string {
  return text.replace(HIDDEN, "").normalize("NFC");
}

/** One line: names, titles, places. Whitespace of any kind is folded into single spaces. */
export function cleanLine(text: string): string {
  return visible(text)
    .replace(/[\s\u0085]+/gu, " ")
    .trim();
}

/** Whether there is a letter of any script in it: a name of signs and pictures alone is none to call somebody by. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Several lines: descriptions, messages. Keeps line breaks as "\n", never more than one empty line in a row. */
export function cleanText(text: string): string {
  return visible(text)
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, "\n")
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** At most `length` characters of a text on one line, cut between words where it can be, with "…" when cut. */
export function excerpt(text: string, length: number): string {
  const line = cleanLine(text);
  const characters = [...line];
  if (characters.length <= length) return line;
  const cut = characters.slice(0, Math.max(0, length - 1)).join("");
  const space = characters[length - 1] === " " ? cut.length : cut.lastIndexOf(" ");
  const head = space > cut.length / 2 ? cut.slice(0, space) : cut;
  return `${head.trimEnd()}…`;
}

/** A text as a sentence: with the mark it ends in, within its quotation marks or before them, else with a full stop. */
export function closed(text: string): string {
  return /[.!?…][”"’')]*$/u.test(text) ? text : `${text}.`;
}

/** How an id is shown: its first 8 characters and "...". */
export function shortId(id: string): string {
  return `${id.slice(0, 8)}...`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether it can be an id: an address that names nothing is not worth a question to the database. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && UUID.test(text);
}
