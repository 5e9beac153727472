/** Letters of Hebrew, Arabic, Syriac, Thaana, N'Ko and the other scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * Returns a name or title for plain text: a mail, a notification, a page title, a label. A name with right-to-left letters
 * is wrapped in U+2068 and U+2069, so that it does not reorder the text beside it. Other names are returned unchanged.
 */
export function isolated(text: string): string {
  return hasRightToLeft(text) && !text.startsWith("\u2068") ? `\u2068${text}\u2069` : text;
}

/** Returns what `isolated` was given. */
export function withoutIsolation(text: string): string {
  return text.startsWith("\u2068") && text.endsWith("\u2069") ? text.slice(1, -1) : text;
}
