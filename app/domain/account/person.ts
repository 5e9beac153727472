import { holdsAddress } from "./web-address";

export type Viewer = {
  id: string;
  name: string;
  email: string;
  pictureUrl: string | null;
  unreadMessages: number;
  unreadNotifications: number;
  waitingOrders?: number;
  operator: boolean;
};

/** Who asks, by the cookie's word; `reader` waits until the database has said who that is. */
export type Asking<Known> = { id: string; reader(): Promise<Known> };

export function displayName(name: string | null | undefined): string {
  return name?.trim() || "User";
}

// Not signs or pictures, by code point; ranges, since some browsers cannot parse \p{L}.
const LETTER = /[^\s!-/:-@[-`{-\u00BF\u2000-\u2BFF\u3000-\u303F\u{1F000}-\u{1FAFF}]/u;

const OUR_NAME = /jasawarga|(?<![a-z])jasa[^a-z]+warga(?![a-z])/;
const OUR_OFFICE = /(?<![a-z])(?:admin(?:istrator)?|operator)(?![a-z])/;
const DIGITS: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s" };
const FOREIGN = "аеіјорѕԝуαιορνɡɪ";
const LIKENESS = "aeijopswyaiopvgi";

export function misleads(name: string): boolean {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, "");
  const letters = plain
    .replace(/[01345]/g, (digit) => DIGITS[digit] ?? digit)
    .replace(/[^\0-\u024F]/g, (letter) => LIKENESS[FOREIGN.indexOf(letter)] ?? letter);
  return OUR_NAME.test(letters) || OUR_OFFICE.test(letters) || holdsAddress(plain);
}

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

function upper(letter: string): string {
  const big = letter.toUpperCase();
  return [...big].length === 1 ? big : letter;
}

const BEFORE_NAMES =
  /^(?:pak|bu|bapak|ibu|mas|mbak|kak|haji|hajah|ustaz|dr|drs|ir|studio|toko|bengkel|warung|kedai|salon|klinik|rumah|dapur|griya|galeri|katering|percetakan|konveksi|jasa|tim|cv|pt|ud)$/i;
const SHORT = 20;

export function firstName(name: string): string {
  const words = displayName(name).split(/\s+/u);
  const [first = "User", second] = words;
  const plain = first.replace(/\./g, "");
  if (second === undefined || (plain.length > 1 && !BEFORE_NAMES.test(plain))) return first;
  const whole = words.join(" ");
  return whole.length <= SHORT ? whole : `${first} ${second}`;
}
