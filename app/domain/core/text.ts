/** NFC without control characters, lone surrogates and characters that hide, reorder or look blank. */
// Callers fold whitespace controls, so that "a<tab>b" stays two words.
const HIDDEN =
  /(?![\t\n\v\f\r\u0085])[\p{Cc}\p{Cf}\p{Cs}]|[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]|\u034F/gu;

function visible(text: string): string {
  return text.replace(HIDDEN, "").normalize("NFC");
}

export function cleanLine(text: string): string {
  return visible(text)
    .replace(/[\s\u0085]+/gu, " ")
    .trim();
}

/** As keyboards, phones and transliterations write it: "Qur'an", "Qur’an", "Qurʼan", "Qur`an", "Qur´an". */
export const APOSTROPHES = "'’‘‛`´ʼʻʽʾʿʹˈ′＇ꞌ";
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, "gu");

/** Joins what an apostrophe parts, so that "do'a" compares equal to "doa". */
export function withoutApostrophes(text: string): string {
  return text.replace(APOSTROPHE, "");
}

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

export function cleanText(text: string): string {
  return visible(text)
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, "\n")
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

export function excerpt(text: string, length: number): string {
  const line = cleanLine(text);
  const characters = [...line];
  if (characters.length <= length) return line;
  const cut = characters.slice(0, Math.max(0, length - 1)).join("");
  const space = characters[length - 1] === " " ? cut.length : cut.lastIndexOf(" ");
  const head = space > cut.length / 2 ? cut.slice(0, space) : cut;
  return `${head.trimEnd()}…`;
}

export function closed(text: string): string {
  return /[.!?…][”"’')]*$/u.test(text) ? text : `${text}.`;
}

export function shortTitle(title: string): string {
  const head = title.split(/[,:;(]|\s[-–]\s/, 1)[0]?.trim() ?? "";
  return head.includes(" ") ? head : title;
}

export function shortId(id: string): string {
  return `${id.slice(0, 8)}...`;
}

export function titleWithId(title: string, id: string): string {
  return `${shortTitle(title)} · ${shortId(id)}`;
}

/** Rows' own, and UUIDs: keys of files, forms, and the rows that were named by them. */
const ID = /^(?:[2-9][2-9a-hj-np-z]{19}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Spares the database addresses that cannot name a row. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && ID.test(text);
}
