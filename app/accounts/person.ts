import type { CONSENT_FORMS, CONSENT_PURPOSES } from "~/database/stored-values";
import { DAY, HOUR } from "~/platform/dates";
import { cleanLine, isolated, withoutIsolation } from "~/platform/strings";

/** own_suspension: the reader suspended the person, and a colleague can decide. alone: no colleague can. */
const APPEAL_CONFLICTS = ["free", "own_order", "own_suspension", "alone"] as const;
export type AppealConflict = (typeof APPEAL_CONFLICTS)[number];

export function isBarred(conflict: AppealConflict): conflict is "own_order" | "own_suspension" {
  return conflict === "own_order" || conflict === "own_suspension";
}
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
export type ConsentForm = (typeof CONSENT_FORMS)[number];

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

// This lists code point ranges, because the file also runs in browsers without \p{L}.
const LETTER =
  /(?![\uFE00-\uFE0F])[^\s!-/:-@[-`{-\u00BF\u2000-\u2BFF\u3000-\u303F\u{1F000}-\u{1FAFF}\u{E0000}-\u{E0FFF}]/u;

export function initials(name: string): string {
  const words = name.normalize("NFC").split(/\s+/u);
  // Every page's script contains this function, so its list of titles is shorter than that of `nameParts`.
  const names = withoutDegrees(words)
    .flatMap((word) => (isListed(TITLES, bare(word)) ? [] : word.split(".")))
    .filter((word) => LETTER.test(word) && !isListed(TITLES, bare(word)));
  const letters = (names.length > 0 ? names : words)
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

/** Titles before a name, without dots. A title alone is not used as a name. */
const TITLES =
  "prof professor assoc associate asst assistant dr dring drg drh dra drs ec ir dipl dipling apt ns ners bd bdn ar adv cand yth ym alm almh almarhum almarhumah  h hj haji hajah hajjah kh kyh khr kiai kyai ust usth ustz ustad ustadz ustaz " +
  "ustadzah ustazah syekh syeikh syaikh tgk tgh tgkh tgb  pdt pdm pdp pendeta rev pastor mgr rm rp rd fr br sr  r ra rr rh krt krmt krmh krat krht krh kra kray kph kpa kpaa kgph kgpa kgpaa gph gpa gbph gkr gray graj brm bra bray bph rng rngt " +
  "tn tuan ny nyonya nn nona sdr saudara sdri saudari mr mrs ms miss mister sir";
const RANKS =
  "pratu praka kld kls klk kelasi kopral kopda koptu kopka sersan serda sertu serka serma pelda peltu letnan letda lettu  lt kapten kapt capt captain letkol kol kolonel brigjen mayjen letjen jend jenderal jendral laksma laksda laksdya marsma " +
  "marsda marsdya  bharada bharatu bharaka abripda abriptu abrip bripda briptu brigadir brigpol bripka aipda aiptu ipda iptu akp kompol akbp  kombes kombespol brigjenpol irjen irjenpol komjen komjenpol inspektur komisaris";
/** Branches and grades, which are titles only after a rank. */
const AFTER_RANKS =
  "inf kav art arm arh czi cpl chb cba cke cpm caj cku ckm chk laut marinir mar pas pnb nav lek tek kal kes adm sus pom psk pol polisi  purn purnawirawan satu dua kepala muda madya pertama utama besar mayor";
/** Titles that are also given names. They count as titles before two or more words, as in "Habib Ali Alatas". */
const TITLES_BEFORE_TWO = "habib raden buya mayor tubagus tb laksamana marsekal";
/** Titles that count only after "Raden", because three-word names with these words are common. */
const TITLES_AFTER_RADEN = "ajeng roro ayu mas nganten panji";

/** Forms of address, particles and abbreviations that stay with the name after them: "Pak Budi", "Moh Yusuf". */
const WITH_THE_NEXT =
  "pak bpk bp bapak bapa bu ibu bunda ayah mama mamah mami papi papa papah abah abi ummi umi ambu emak mak mamak pakde pakdhe bude budhe paklik bulik oma opa  mas mbak mba mbakyu yu kak kaka kakak dik dek adik adek bang abang kang akang teh " +
  "teteh neng aa ceu mang mamang cak ning gus lora mpok bli mbok gung daeng bro sis  uda uni ajo datuk dato datin om oom tante paman bibi ko koh kokoh engkoh koko ci cik cici cece ce enci encik acek bung eyang mbah nenek kakek wak uwak inang " +
  "amang opung ompung  romo bhikkhu bhikkhuni biksu biksuni bhiksu bhiksuni bhante bante samanera pandita pedanda pinandita jero jro suster bruder frater guru ki nyi nyai empu mpu pangeran gusti puang karaeng  dokter bidan mantri coach chef " +
  "madam madame tengku teungku teuku cut nyak prada  al el abu ibnu bin binti de da di van von der den la wa le st md moh muh much moch mohd muhd mhd mochd abd";
const PAIRS = /^(?:[LW]a Ode|Ida (?:Bagus|Ayu|Pedanda)|Anak Agung|Tan Sri|Dat(?:uk|o) Se?ri)$/i;

const BUSINESSES =
  "studio toko bengkel warung kedai salon klinik rumah dapur griya galeri katering percetakan konveksi jasa tim cv pt ud fa koperasi yayasan apotek kios butik bimbel laundry";

/** The lists are texts instead of sets, so that the build can leave them out of pages that use none of them. */
function isListed(words: string, word: string): boolean {
  return ` ${words} `.includes(` ${word.replace(/[.-]/g, "").toLowerCase()} `);
}

const DEGREES =
  /^(?:SE|SH|ST|SP|SS|SPd|SPdI|SKom|SSos|SIP|SIKom|SPsi|SFarm|SKM|SKed|SKep|SAg|SHut|SPt|SPi|SSn|SStat|AMd|MM|MH|MT|MA|MSi|MPd|MKom|MSc|MBA|MKes|MHum|MAg|PhD|BA|BSc)\.?$/;
const DOTTED_DEGREE = /^(?:[A-Za-z]{1,5}\.)+[A-Za-z]{0,6}\.?$/;
const DEGREE_BEFORE =
  /^(?:[SM]\.(?:Tr|PdI?|I?\.?Kom|SosI?|Hum|Ag|Ke[bdps]|Farm|Psi|Si|Sc|Hut|P[ti]|Sn|Stat|Ak|Ars|Gz)|A\.Md|Sp\.[A-Z]{1,3})(?:\.(?:Ke[bps]|Kom|Gz|Ak|Ns|Apt|[A-Z]))*\.?$/;

const BRACKETS = /[([][^)\]]*[)\]]?/g;
const FORCES = /\bTNI(?:[- ]A[UDL])?\b\.?|\bAjun (?=Komisaris|Inspektur)|\bLaut [A-Z]\b\.?/gi;
const HONORARY = /\b(Drs?|Prof|Professor|Dipl)\.?[ -]?(?:h\.? ?c|em(?:er(?:itus)?)?|ing)\b\.?/gi;
/** Matches titles spelled as letters, as in "R. A. Kartini" and "R.Ngt. Dewi". */
const NOBILITY = /(^|[a-z]{2}\. ?)R(?:\. ?| )(?:[AM](?:\.[AMP])?|Ngt|Ay|Aj|Rr)(?:\. ?| )(?=\S\S)/i;

/** The maximum number of characters of a name that is used whole in a sentence. */
const SHORT = 20;

/**
 * Returns the name for sentences: the first name without titles and degrees ("Dr. H. Joko Susilo, M.M."
 * becomes Joko), with a form of address if typed ("Ibu Sri"). Returns the whole name if nothing else is left.
 */
export function firstName(name: string): string {
  return isolated(spokenName(withoutIsolation(name)));
}

function spokenName(name: string): string {
  const whole = displayName(name).split(/\s+/u);
  if (isListed(BUSINESSES, whole[0] ?? "")) return shortened(whole);
  const { before, names } = nameParts(whole.join(" "));
  if (names.every((word) => letterCount(word) < 2)) return shortened(whole);
  if (isAbbreviated(names)) return shortened([...before, ...names], before.length);
  return [...before, bare(names[0] ?? "").replace(/\.+$/u, "")].join(" ");
}

/** Returns the words of a name without titles and degrees. The words of `before` stay with the first name. */
function nameParts(name: string): { before: string[]; names: string[] } {
  const open = name.replace(BRACKETS, " ");
  const plain = (LETTER.test(open) ? open : name).replace(FORCES, " ").replace(HONORARY, "$1. ").trim();
  const words = withoutDegrees(plain.replace(NOBILITY, "$1").split(/\s+/u).flatMap(splitTitles));
  const before: string[] = [];
  let [isAfterRank, isAfterRaden] = [false, false];
  for (let at = 0; at < words.length; at += 1) {
    const word = bare(words[at] ?? "");
    const rest = words.slice(at + 1);
    // A word in capitals after a rank is a branch: "Letkol CHB Agus".
    const isBranch = isListed(AFTER_RANKS, word) || (/^[A-Z]{2,3}\.?$/.test(word) && /[a-z]/.test(rest.join("")));
    const isTitle =
      isListed(`${TITLES} ${RANKS}`, word) ||
      (isAfterRank && isBranch) ||
      (rest.length > 1 && isListed(TITLES_BEFORE_TWO, word)) ||
      // Balinese names begin with I or Ni, so the next word is the name that people use.
      (rest.length > 0 && (DEGREE_BEFORE.test(word) || /^(?:I|Ni)$/i.test(word))) ||
      (rest.length > 0 && isAfterRaden && isListed(TITLES_AFTER_RADEN, word));
    if (isTitle) {
      isAfterRank ||= isListed(RANKS, word) || /^(?:mayor|laksamana|marsekal)$/i.test(word);
      isAfterRaden ||= isListed("raden", word);
      continue;
    }
    const isPair = [`${word} ${rest[0]}`, `${before.at(-1)} ${word}`].some((two) => PAIRS.test(two));
    const staysWithNext = isPair || isListed(`${WITH_THE_NEXT} ${TITLES_BEFORE_TWO}`, word);
    if (rest.length === 0 || !staysWithNext) return { before, names: words.slice(at) };
    before.push(word);
  }
  return { before, names: [] };
}

/** Splits titles from the name that follows without a space: "Drs.H.Ahmad" becomes "Drs.", "H." and "Ahmad". */
function splitTitles(word: string): string[] {
  const [title = "", ...pieces] = word.split(".");
  const isWhole = pieces.length === 0 || isListed(TITLES, word);
  if (isWhole || !isListed(`${TITLES} ${RANKS} ${AFTER_RANKS}`, bare(title))) return [word];
  return [`${title}.`, ...splitTitles(pieces.join("."))].filter((piece) => LETTER.test(piece));
}

function isAbbreviated(names: readonly string[]): boolean {
  const [first = "", ...rest] = names;
  if (letterCount(first) < 2) return true;
  if (rest.length === 0) return false;
  const isCapital = /^[A-Z]{2,4}[a-z]?$/.test(first) && /[a-z]/.test(rest.join(""));
  return first.endsWith(".") || isCapital || /^[b-df-hj-np-tv-xz]{2,4}$/i.test(first);
}

function withoutDegrees(words: readonly string[]): string[] {
  const comma = words.findIndex((word) => word.includes(",", 1));
  const before = comma < 0 ? [...words] : words.slice(0, comma + 1);
  const last = before.at(-1)?.split(",", 1)[0] ?? "";
  const named = [...before.slice(0, -1), last];
  while (DEGREES.test(named.at(-1) ?? "") || DOTTED_DEGREE.test(named.at(-1) ?? "")) named.pop();
  return named.filter((word) => LETTER.test(word));
}

function bare(word: string): string {
  return word.replace(/^["'“‘]+|[,;:)"'”’]+$/gu, "");
}

/**
 * Returns a short name whole. Otherwise returns the words up to the second after the first `before` ones. Further words
 * follow while the last one is a title or an initial.
 */
function shortened(words: readonly string[], before = 0): string {
  const whole = words.join(" ");
  if (whole.length <= SHORT) return whole;
  let end = before + 2;
  while (end < words.length && (letterCount(words[end - 1] ?? "") < 2 || isListed(TITLES, words[end - 1] ?? "")))
    end += 1;
  return words.slice(0, end).join(" ");
}

function letterCount(word: string): number {
  return [...word].filter((character) => LETTER.test(character)).length;
}

/** The changes of a person in an hour. Each may rewrite the name on hundreds of cards. */
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

/**
 * Returns the address in ASCII, with a host such as "xn--80ak6aa92e.com", so that letters of other scripts cannot look like
 * another host. Returns "" if the text is not the address of a page. A plain address is returned as typed.
 */
export function asciiAddress(url: string): string {
  try {
    const { protocol, host, href } = new URL(url);
    if (!/^https?:$/.test(protocol)) return "";
    const [, typed = ""] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
    return typed.toLowerCase() === host && /^[!-~]+$/.test(url) ? url : href;
  } catch {
    return "";
  }
}

export function bareAddress(url: string): string {
  return asciiAddress(url)
    .replace(/^https?:\/\//i, "")
    .replace(/\/$/, "");
}

/** ms since the last use after which a session ends. */
export const SESSION_LASTS = 24 * HOUR;
export const REMEMBERED_LASTS = 30 * DAY;

export const KNOWN_DEVICE_LASTS = 365 * DAY;
