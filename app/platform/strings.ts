const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * Returns a name or title for plain text, such as a mail, a page title or a label. Wraps right-to-left names
 * in U+2068 and U+2069, so that they do not reorder the text around them.
 */
export function isolated(text: string): string {
  return hasRightToLeft(text) && !text.startsWith("\u2068") ? `\u2068${text}\u2069` : text;
}

export function withoutIsolation(text: string): string {
  return text.startsWith("\u2068") && text.endsWith("\u2069") ? text.slice(1, -1) : text;
}

// Callers replace whitespace controls before. Arabic number signs are visible format characters.
/** Matches hidden characters, except joiners and variation selectors. Group 1 is a flag written with tags. */
const HIDDEN =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|(?![\t-\r\x85\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u200C\p{VS}]|\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/gu;

/**
 * Matches joiners and variation selectors. Group 1 is a sequence in which they are visible: emoji, keycaps, letters
 * after a virama, letters of joining scripts, and Han and Myanmar variants.
 */
const JOINERS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the viramas are meant alone.
  /(\p{ExtPict}(?:\uFE0F|\p{EMod})*(?:\u200D\p{ExtPict}(?:\uFE0F|\p{EMod})*)+|[\d#*]\uFE0F?\u20E3|\p{ExtPict}[\uFE0E\uFE0F]|[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]\u200D|[\u0600-\u0DFF\u0F00-\u109F\u1780-\u18AF\u1900-\u1CFF\uA800-\uABFF\uFB50-\uFDFF\uFE70-\uFEFC\u{11000}-\u{11FFF}][\u200C\u200D](?=[\p{L}\p{M}])|[\u1000-\u109F\u1800-\u18AF\u2E80-\u9FFF\uA840-\uA87F\uF900-\uFAFF\u{20000}-\u{3FFFF}]\p{VS})|[\u200C\u200D\p{VS}]/gu;
const REPEATED = /([\u200C\u200D])[\u200C\u200D]+/g;

/**
 * Removes control characters, lone surrogates and characters that hide, reorder or look blank. Emoji keep
 * their joiners, tags and variation selectors, and scripts that need ZWJ and ZWNJ keep these inside words.
 */
function visible(text: string): string {
  const seen = (_: string, kept: string | undefined) => kept ?? "";
  let shown = text.replace(HIDDEN, seen).normalize("NFC");
  // Removing characters can bring marks and joiners together, so repeat until nothing changes.
  for (let before = ""; before !== shown; ) {
    before = shown;
    shown = before.replace(REPEATED, "$1").replace(JOINERS, seen).normalize("NFC");
  }
  return shown;
}

export function cleanLine(text: string): string {
  return visible(text)
    .replace(/[\s\u0085]+/gu, " ")
    .trim();
}

/** Apostrophes that keyboards, phones and transliterations write. */
export const APOSTROPHES = "'’‘‛`´ʼʻʽʾʿʹˈ′＇ꞌ";
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, "gu");

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

let graphemes: Intl.Segmenter | undefined;

/** Returns the first `length` code points or fewer. Never cuts within a grapheme. */
export function cutText(text: string, length: number): string {
  // A text has at least as many code units as code points.
  if (text.length <= length) return text;
  const points = [...text];
  if (points.length <= length) return text;
  const cut = points.slice(0, Math.max(0, length)).join("");
  if (typeof Intl.Segmenter === "undefined") return cut;
  graphemes ??= new Intl.Segmenter("id");
  const start = graphemes.segment(text).containing(cut.length)?.index ?? cut.length;
  // Only the first grapheme is too long, such as a letter with forty accents.
  return start === 0 ? cut : text.slice(0, start);
}

export function shortened(text: string, length: number): string {
  const cut = cutText(text, length);
  return cut === text ? text : `${cutText(text, length - 1).trimEnd()}…`;
}

export function excerpt(text: string, length: number): string {
  const line = cleanLine(text);
  if (cutText(line, length) === line) return line;
  const cut = cutText(line, length - 1);
  const space = line[cut.length] === " " ? cut.length : cut.lastIndexOf(" ");
  const head = space > cut.length / 2 ? cut.slice(0, space) : cut;
  return `${head.trimEnd()}…`;
}

export function withFullStop(text: string): string {
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
  return `${isolated(shortTitle(title))} · ${shortId(id)}`;
}

/** Matches row ids, and UUIDs of files, forms and the rows named after them. */
const ID = /^(?:[2-9][2-9a-hj-np-z]{19}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns true for an id. It is checked first, so that an invalid one costs no query. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && ID.test(text);
}

/** Formats a code. It is separate from the code that creates and parses codes, which no browser needs. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** `max`: a greater distance is returned as `max + 1`. `swaps`: two neighbours in the wrong order count once, not twice. */
type Counting = { max?: number; swaps?: boolean };

/** Returns how many letters must be added, dropped, changed or swapped to make the words equal. */
export function editDistance(
  one: string,
  other: string,
  { max = Number.POSITIVE_INFINITY, swaps = true }: Counting = {},
): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  const [a, b] = withoutEqualEnds(one, other);
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = swaps && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change, swap));
    }
    if (Math.min(...next) > max) return max + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[b.length] ?? 0, max + 1);
}

/** Returns an unsigned number of 32 bits (FNV-1a), for versions and not for secrets. */
export function hashText(text: string): number {
  return [...text].reduce((hash, one) => Math.imul(hash ^ (one.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5) >>> 0;
}

export function areOneSlipApart(one: string, other: string, counting: Pick<Counting, "swaps"> = {}): boolean {
  return editDistance(one, other, { ...counting, max: 1 }) <= 1;
}

function withoutEqualEnds(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}
