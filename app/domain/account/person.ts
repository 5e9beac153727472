/** Whoever is signed in, as every header shows them. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  pictureUrl: string | null;
  unreadMessages: number;
  unreadNotifications: number;
  /** Is staff: their menu leads to its pages. */
  operator: boolean;
};

/** The name to show; someone without one is "User". */
export function displayName(name: string | null | undefined): string {
  return name?.trim() || "User";
}

// Anything but signs and pictures, by code point so that no surrogate is cut in half. Ranges rather than \p{L}: this
// runs in browsers that can't parse that.
const LETTER = /[^\s!-/:-@[-`{-\u00BF\u2000-\u2BFF\u3000-\u303F\u{1F000}-\u{1FAFF}]/u;

const OUR_NAME = /jasawarga|(?<![a-z])jasa[^a-z]+warga(?![a-z])/;
const OUR_OFFICE = /(?<![a-z])(?:admin(?:istrator)?|operator)(?![a-z])/;
// A dot between letters is in "Dr.Ir." and "S.Kom" too, so an ending that is sold, or a path behind it. Exactly two
// before that dot: "two or more" finds the same names, and looks from each of a long one's letters to its end.
const ADDRESS =
  /https?(?![a-z])|www\.|:\/\/|@|[a-z\d-]\.[a-z]{2,}\/|[a-z\d-]{2}\.(?:com|id|net|org|co|me|io|app|link|ly|shop|store|xyz|site|online|info|biz|dev)(?![a-z])/;
const DIGITS: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s" };
// Letters of other scripts that look like these in our font: Cyrillic, Greek, phonetic.
const FOREIGN = "аеіјорѕԝуαιορνɡɪ";
const LIKENESS = "aeijopswyaiopvgi";

/** Whether a name makes its bearer look like JasaWarga or its staff, or leads to an address: then it is none. */
export function misleads(name: string): boolean {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, "");
  const letters = plain
    .replace(/[01345]/g, (digit) => DIGITS[digit] ?? digit)
    .replace(/[^\0-\u024F]/g, (letter) => LIKENESS[FOREIGN.indexOf(letter)] ?? letter);
  return OUR_NAME.test(letters) || OUR_OFFICE.test(letters) || ADDRESS.test(plain);
}

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

/** In front of a name: a title, or what a business does. Alone it names nobody. */
const BEFORE_NAMES =
  /^(?:pak|bu|bapak|ibu|mas|mbak|kak|haji|hajah|ustaz|dr|drs|ir|studio|toko|bengkel|warung|kedai|salon|klinik|rumah|dapur|griya|galeri|katering|percetakan|konveksi|jasa|tim|cv|pt|ud)$/i;
/** Characters of a name that still reads well within a sentence. */
const SHORT = 20;

/** How one addresses somebody in a sentence: the first word of the name, and more where that one names nobody. */
export function firstName(name: string): string {
  const words = displayName(name).split(/\s+/u);
  const [first = "User", second] = words;
  const plain = first.replace(/\./g, "");
  if (second === undefined || (plain.length > 1 && !BEFORE_NAMES.test(plain))) return first;
  const whole = words.join(" ");
  return whole.length <= SHORT ? whole : `${first} ${second}`;
}
