import type { CONSENT_PLACES, CONSENT_PURPOSES } from "~/database/stored-values";
import { DAY, HOUR } from "~/platform/dates";
import { cleanLine, isolated, withoutIsolation } from "~/platform/strings";

/**
 * own_suspension: the reader suspended the person and a colleague can decide. alone: no colleague can, so the
 * reader may.
 */
const APPEAL_STANDINGS = ["free", "own_order", "own_suspension", "alone"] as const;
export type AppealStanding = (typeof APPEAL_STANDINGS)[number];

export function isBarred(standing: AppealStanding): standing is "own_order" | "own_suspension" {
  return standing === "own_order" || standing === "own_suspension";
}
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
export type ConsentPlace = (typeof CONSENT_PLACES)[number];

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

export function displayName(name: string | null | undefined): string {
  return name?.trim() || "User";
}

// Code point ranges, because this file also runs in browsers without \p{L}.
const LETTER =
  /(?![\uFE00-\uFE0F])[^\s!-/:-@[-`{-\u00BF\u2000-\u2BFF\u3000-\u303F\u{1F000}-\u{1FAFF}\u{E0000}-\u{E0FFF}]/u;

/** Initials of the first and last name without titles and degrees, or "?" without a letter. */
export function initials(name: string): string {
  const words = name.normalize("NFC").trim().split(/\s+/u);
  const bare = bareNames(words);
  const letters = (bare.length > 0 ? bare : words)
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

/** Titles and degrees without dots. They are not used as names by themselves. */
const TITLES =
  "prof dr drg drh dra drs ec ir apt ns bd ar cand " +
  "h hj kh kyh haji hajah hajjah kiai kyai nyai ust usth ustad ustadz ustaz ustadzah ustazah syekh syeikh tgk tgh " +
  "pdt pendeta rev pastor " +
  "r ra rm rr rh tb " +
  "tn tuan ny nyonya nn nona sdr saudara sdri saudari mr mrs ms miss sir " +
  "pratu praka kopda koptu kopka serda sertu serka serma pelda peltu letda lettu kapten letkol kolonel brigjen mayjen letjen jend jenderal " +
  "bripda briptu brigadir bripka aipda aiptu ipda iptu akp kompol akbp kombes kombespol irjen komjen";

/**
 * Titles that are also given names. They count as titles before two or more words, as in "Habib Ali Alatas".
 */
const TITLES_BEFORE_TWO = new Set(["habib", "raden", "buya", "mayor", "tubagus"]);
/** Likewise, but three-word names with these are common, so they count as titles only after "Raden". */
const TITLES_AFTER_RADEN = new Set(["ajeng", "roro", "ayu", "mas"]);

/** Honorifics and particles that stay with the name after them, as in "Pak Budi" and "van Basten". */
const WITH_THE_NEXT =
  "pak bpk bp bapak bu ibu bunda ayah mama mami papa papi abah abi ummi umi ambu emak mak pakde bude paklik bulik oma opa " +
  "mas mbak mba kak kaka kakak bang abang kang teh teteh neng aa cak ning gus mpok bli mbok daeng bro sis " +
  "uda uni om tante ko koko ci cici cik encik bung eyang mbah nenek kakek tengku teungku teuku cut " +
  "al el abu ibnu bin binti de da di van von der den la wa le";

/** First words of business names. */
const BUSINESSES =
  "studio toko bengkel warung kedai salon klinik rumah dapur griya galeri katering percetakan konveksi jasa tim cv pt ud fa koperasi yayasan apotek kios butik bimbel laundry";

/** A text of words, not a set of them: pages that use nothing of this file then load none of it. */
function isListed(words: string, word: string): boolean {
  return ` ${words} `.includes(` ${word} `);
}

/** Degrees after a name without dots; dotted ones are recognised by their form. */
const DEGREES =
  /^(?:SE|SH|ST|SP|SS|SPd|SPdI|SKom|SSos|SIP|SIKom|SPsi|SFarm|SKM|SKed|SKep|SAg|SHut|SPt|SPi|SSn|SStat|AMd|MM|MH|MT|MA|MSi|MPd|MKom|MSc|MBA|MKes|MHum|MAg|PhD|BA|BSc)\.?$/;
const DOTTED_DEGREE = /^(?:[A-Za-z]{1,5}\.)+[A-Za-z]{0,6}\.?$/;

/** Titles spelled as letters, as in "R. A. Kartini" and "R. M. Tirto". */
const NOBILITY = /^R\.? ?[AM]\.? (?=\S\S)/i;

/** Longest name used whole in a sentence, in characters. */
const SHORT = 20;

/**
 * Returns the name for sentences: the first name without titles and degrees ("Dr. H. Joko Susilo, M.M."
 * becomes Joko), with an honorific if typed ("Ibu Sri"). Returns the whole name if nothing else is left.
 */
export function firstName(name: string): string {
  return isolated(spokenName(withoutIsolation(name)));
}

function spokenName(name: string): string {
  const words = displayName(name).split(/\s+/u);
  const [first = "User"] = words;
  const named = isListed(WITH_THE_NEXT, plain(first))
    ? [first, ...bareNames(words.slice(1))]
    : bareNames(words);
  const before = wordsBefore(named.length > 1 ? named : words);
  if (before.length > 0) {
    const rest = words.slice(words.indexOf(before[before.length - 1] ?? "") + 1);
    const called = calledName(rest);
    return called ? [...before, called].join(" ") : shortened([...before, ...withInitials(rest)]);
  }
  if (isListed(BUSINESSES, plain(first))) return shortened(words);
  return calledName(words) ?? shortened(withInitials(words));
}

/** Returns the leading words that stay with the next one. "La Ode" and "Wa Ode" are titles of two words. */
function wordsBefore(words: readonly string[]): readonly string[] {
  const end = words.findIndex(
    (word, at) =>
      at === words.length - 1 ||
      !(
        isListed(WITH_THE_NEXT, plain(word)) ||
        (at === 1 && /^[LW]a Ode$/i.test(words.slice(0, 2).join(" ")))
      ),
  );
  return words.slice(0, Math.max(0, end));
}

/** Returns the words of a name that begins with an initial ("Dr. A. Rahman, M.M." becomes A. Rahman), else all words. */
function withInitials(words: readonly string[]): readonly string[] {
  const named: string[] = [];
  for (const word of withoutDegrees(words)) {
    // "R." is a title only before the name.
    const isInitial = named.length > 0 && letterCount(word) === 1;
    if (isInitial || withoutTitles(word) !== "") named.push(word);
  }
  return named.some((word) => letterCount(word) > 1) ? named : words;
}

/**
 * Returns null if only titles are left, or if the name begins with an initial or an abbreviation ("M.
 * Rizki").
 */
function calledName(words: readonly string[]): string | null {
  const [first, second] = bareNames(words);
  if (first === undefined) return null;
  // Balinese names begin with I or Ni, so the next word is the name that people use.
  const name = second !== undefined && /^(?:I|Ni)$/i.test(first) ? second : first;
  const isAbbreviated = second !== undefined && words.some((word) => word === `${name}.`);
  return letterCount(name) > 1 && !isAbbreviated ? name : null;
}

/** Returns the words of a name without titles and degrees. */
function bareNames(words: readonly string[]): string[] {
  const whole = words.join(" ").replace(NOBILITY, "").split(" ");
  const names = withoutDegrees(whole).map(withoutTitles).filter(Boolean);
  return withoutNamesakes(names, /^Raden\s/i.test(whole.join(" ")));
}

/** Removes leading titles that are also given names. */
function withoutNamesakes(names: readonly string[], isRaden: boolean): string[] {
  let from = 0;
  for (const [at, name] of names.entries()) {
    const isTitle =
      at === from &&
      names.length > at + 1 &&
      ((TITLES_BEFORE_TWO.has(plain(name)) && names.length > at + 2) ||
        (TITLES_AFTER_RADEN.has(plain(name)) && isRaden));
    if (isTitle) from = at + 1;
  }
  return names.slice(from);
}

/** Removes everything after the first comma, or without one the trailing degrees. */
function withoutDegrees(words: readonly string[]): string[] {
  const comma = words.findIndex((word) => word.endsWith(",") || word.includes(",", 1));
  const before = comma < 0 ? [...words] : words.slice(0, comma + 1);
  const last = before.at(-1)?.split(",", 1)[0] ?? "";
  const named = [...before.slice(0, -1), last];
  const isDegree = (word: string) => DEGREES.test(word) || DOTTED_DEGREE.test(word);
  let end = named.length;
  while (end > 0 && isDegree(named[end - 1] ?? "")) end -= 1;
  const leading = named[0] ?? "";
  const isDegreeFirst =
    end > 1 && /^[SM]\.[A-Z][a-z]/.test(leading) && DEGREES.test(leading.replace(/\./g, ""));
  return named.slice(isDegreeFirst ? 1 : 0, end);
}

/**
 * Removes titles from one word: "Dr.Ir." becomes "", "dr.Andi" becomes "Andi". A name without titles is
 * unchanged.
 */
function withoutTitles(word: string): string {
  const bare = word.replace(/^[("'“‘]+|[,;:)"'”’]+$/gu, "");
  if (isListed(TITLES, plain(bare))) return "";
  const pieces = bare.split(".");
  const isTitled = pieces.length > 1 && isListed(TITLES, plain(pieces[0] ?? ""));
  const left = isTitled ? pieces.filter((piece) => !isListed(TITLES, plain(piece))).join(".") : bare;
  return letterCount(left) > 1 ? left.replace(/\.+$/u, "") : left;
}

/**
 * Returns a short name whole, otherwise its first two words, and more if these end with a title or an
 * initial.
 */
function shortened(words: readonly string[]): string {
  const whole = words.join(" ");
  if (whole.length <= SHORT) return whole;
  let end = 2;
  while (end < words.length && letterCount(withoutTitles(words[end - 1] ?? "")) < 2) end += 1;
  return words.slice(0, end).join(" ");
}

function letterCount(word: string): number {
  return [...word].filter((character) => LETTER.test(character)).length;
}

function plain(word: string): string {
  return word.replace(/\./g, "").toLowerCase();
}

/** Per person: each change may rewrite the name on hundreds of cards. */
export const PROFILE_CHANGES_AN_HOUR = 30;

export const SOCIAL_NETWORKS = [
  { name: "facebook", label: "Facebook" },
  { name: "twitter", label: "Twitter" },
  { name: "instagram", label: "Instagram" },
  { name: "linkedin", label: "LinkedIn" },
] as const;

type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]["name"];
export type SocialLinks = Partial<Record<SocialNetwork, string>>;

export type ProfileDraft = {
  fullName: string;
  bio: string;
  location: string;
  placeCode: string | null;
  contactEmail: string;
  phone: string;
  website: string;
  skills: string[];
  socialLinks: SocialLinks;
};

export const MAX_BIO = 500;
export const MAX_SKILLS = 20;
export const MAX_SKILL_LENGTH = 40;

export function parseSkills(typed: string): string[] {
  const skills = new Map<string, string>();
  for (const part of typed.split(/[,\r\n]/)) {
    const skill = cleanLine(part);
    if (skill && !skills.has(skill.toLowerCase())) skills.set(skill.toLowerCase(), skill);
  }
  return [...skills.values()];
}

export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes(".") && username === "" && password === "";
}

export function bareAddress(url: string): string {
  return url.replace(/^https?:\/\//i, "").replace(/\/$/, "");
}

/** ms since the last use. */
export const SESSION_LASTS = 24 * HOUR;
export const REMEMBERED_LASTS = 30 * DAY;

export const KNOWN_DEVICE_LASTS = 365 * DAY;
