/** Whoever is signed in, as every header shows them. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  pictureUrl: string | null;
  unreadMessages: number;
  unreadNotifications: number;
};

/** The name to show; someone without one is "User". */
export function displayName(name: string | null | undefined): string {
  return name?.trim() || "User";
}

// Anything but signs and pictures, by code point so that no surrogate is cut in half. Ranges rather than \p{L}: this
// runs in browsers that can't parse that.
const LETTER = /[^\s!-/:-@[-`{-\u00BF\u2000-\u2BFF\u3000-\u303F\u{1F000}-\u{1FAFF}]/u;

/** First letters of the first and last word, at most two characters; "?" for no name. */
export function initials(name: string): string {
  const letters = name
    .normalize("NFC")
    .split(/\s+/u)
    .map((word) => LETTER.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  const first = letters[0];
  if (first === undefined) return "?";
  const last = letters.length > 1 ? letters[letters.length - 1] : undefined;
  return upper(first) + (last === undefined ? "" : upper(last));
}

// "ß".toUpperCase() is two characters; then the letter stays as it is.
function upper(letter: string): string {
  const big = letter.toUpperCase();
  return [...big].length === 1 ? big : letter;
}

/** How one addresses somebody in a sentence: the first word of the name. */
export function firstName(name: string): string {
  return displayName(name).split(/\s+/u)[0] ?? "User";
}
