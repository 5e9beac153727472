import { DAY } from "../core/dates";
import { CONFUSABLES } from "./confusables";
import { holdsAddress } from "./web-address";

/** Where a name that imitates JasaWarga or its staff was refused. */
export const NAME_SURFACES = ["signup", "profile", "title", "holder"] as const;
export type NameSurface = (typeof NAME_SURFACES)[number];

/** ms. */
export const REFUSED_NAMES_KEPT = 90 * DAY;

/** Characters that stand in for letters inside a word, as in "J4s4W@rga" or "Adm!n". */
const STAND_INS: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  6: "g",
  7: "t",
  9: "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
};

const OUR_NAME = folded("jasawarga");

/** Roles that no person and no business is called by, also beside other words. Written without spaces. */
const ROLES = new Set(
  (
    "admin admins adminpusat administrator administrators superadmin sysadmin moderator moderators operator " +
    "petugas petugasnya verifikasi verifikator verification cs customerservice customercare customersupport customerservis " +
    "helpdesk callcenter callcentre contactcenter contactcentre customerrelation customerrelations customerassistance " +
    "layananpelanggan layanankonsumen layananpengguna layanannasabah layananklien layanancustomer " +
    "pelayananpelanggan pelayanankonsumen pelayananpengguna pelayanannasabah pelayananklien pelayanancustomer timjw layananjw " +
    "pusatbantuan pusatresolusi noreply postmaster webmaster mailerdaemon techsupport technicalsupport itsupport livechat " +
    "timverif timfraud timpembayaran disputecenter disputecentre akunterverifikasi konfirmasipembayaran pemberitahuansistem pusatlayanan"
  )
    .split(" ")
    .map(folded),
);

/** Roles only when the name has no other word: "Keamanan" and "Tim Resmi", not "Keamanan Garuda". */
const ROLES_ALONE = new Set(
  (
    "keamanan security bantuan support resmi official staf staff sistem system pengaduan sengketa notifikasi notification " +
    "mediator akun account pengelola pembayaran payment escrow rekber refund moderasi root bot trust safety kepatuhan compliance " +
    "keuangan finance penarikan resolusi pusatinformasi pemilik owner founder"
  )
    .split(" ")
    .map(folded),
);

/** Words that add nothing to a role. */
const BESIDE_ROLES = new Set(
  (
    "tim team layanan pusat center centre digital online jam indonesia nasional kami anda pelanggan info informasi divisi bagian " +
    "departemen dept kepala panel dana transaksi platform marketplace user pengguna help care service dan and the id app mimin jw nasabah konsumen klien pelayanan"
  )
    .split(" ")
    .map(folded),
);

/** Longest name that is examined, in characters; forms refuse longer ones anyway. */
const EXAMINED = 400;

/** Returns whether a person's name imitates JasaWarga or its staff, or contains a web or email address. */
export function isMisleadingName(name: string): boolean {
  return hasOurName(name) || hasRole(name) || holdsAddress(plainText(name));
}

/** Returns whether a text contains "JasaWarga" or something that looks like it. */
export function hasOurName(text: string): boolean {
  return readings(text).some((words) => {
    const compact = words.join("");
    const starts = new Set<number>();
    const ends = new Set<number>();
    let at = 0;
    for (const word of words) {
      if (word.includes(OUR_NAME)) return true;
      starts.add(at);
      at += word.length;
      ends.add(at);
    }
    for (let found = compact.indexOf(OUR_NAME); found >= 0; found = compact.indexOf(OUR_NAME, found + 1)) {
      if (starts.has(found) && ends.has(found + OUR_NAME.length)) return true;
    }
    return false;
  });
}

/** Returns whether a name is that of staff: "Petugas Verifikasi", "Customer Service", "Keamanan". */
export function hasRole(name: string): boolean {
  return readings(name).some((words) => {
    const runs = words.flatMap((_, from) =>
      // The longest role has four words when its letters are split once.
      [1, 2, 3, 4].map((length) => words.slice(from, from + length)),
    );
    // Two initials are no "CS".
    if (runs.some((run) => (run.length === 1 || run.join("").length > 3) && isRole(run.join(""))))
      return true;
    return isRoleAlone(words);
  });
}

/** Roles of at least this many letters are recognised with one slip. Shorter ones are too close to people's names. */
const LONG_ROLE = 7;
const LONG_ROLES = [...ROLES].filter((role) => role.length >= LONG_ROLE);

function isRole(word: string): boolean {
  return ROLES.has(word) || LONG_ROLES.some((role) => isOneSlipAway(word, role));
}

/** Returns true when the words differ by one added, missing or changed letter, or by two swapped neighbours. */
function isOneSlipAway(word: string, role: string): boolean {
  const longer = word.length > role.length ? word : role;
  const shorter = word.length > role.length ? role : word;
  if (longer.length - shorter.length > 1) return false;
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at += 1;
  if (longer.length > shorter.length) return longer.slice(at + 1) === shorter.slice(at);
  if (longer.slice(at + 1) === shorter.slice(at + 1)) return true;
  const areSwapped = longer[at] === shorter[at + 1] && longer[at + 1] === shorter[at];
  return areSwapped && longer.slice(at + 2) === shorter.slice(at + 2);
}

/** Returns whether the name consists of nothing but words for staff. Used for holders of bank accounts. */
export function isOnlyRole(name: string): boolean {
  return readings(name).some(isRoleAlone);
}

/** Given names that are roles only beside other words for staff: "Resmi" is a person, "Tim Resmi" is not. */
const GIVEN_NAMES = new Set(["resmi"].map(folded));

function isRoleAlone(words: readonly string[]): boolean {
  const known = words.filter((word) => /[a-z]/.test(word));
  if (known.length === 1 && known.every((word) => GIVEN_NAMES.has(word))) return false;
  return (
    known.some((word) => ROLES_ALONE.has(word) || ROLES.has(word)) &&
    known.every((word) => ROLES_ALONE.has(word) || ROLES.has(word) || BESIDE_ROLES.has(word))
  );
}

/** The words of a text as a reader sees them: once with all digits as letters, once with digits split off. */
function readings(text: string): string[][] {
  const latin = toLatin(text.slice(0, EXAMINED));
  const split = latin.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return [latin, split, split.replace(/\d+(?![a-z])|(?<![a-z\d])\d+/gi, " ")].map((reading) => {
    const words = reading
      .toLowerCase()
      .replace(/(?<=[a-z\d])[@$!|](?=[a-z\d])|[@$](?=[a-z])/g, (sign) => STAND_INS[sign] ?? sign)
      .split(/[^a-z\d]+/)
      .filter(Boolean)
      .map((word) =>
        /[a-z]/.test(word) ? word.replace(/[01345679]/g, (digit) => STAND_INS[digit] ?? digit) : word,
      );
    return joinedLetters(words).map(corrected).map(folded);
  });
}

/** "Costumer", "kustomer" and "servis" are common spellings of "customer" and "service". */
function corrected(word: string): string {
  return word
    .replace(/[ck][ou]s+t[ou]m+[ae]r/, "customer")
    .replace(/^ser[vfp][ie][sc]e?$|(?<=customer)ser[vfp][ie][sc]e?$/, "service");
}

/** Joins three or more letters that stand apart: "A d m i n" is one word. */
function joinedLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && words[end]?.length === 1) end += 1;
    if (end - at >= 3) joined.push(words.slice(at, end).join(""));
    else joined.push(...words.slice(at, Math.max(end, at + 1)));
    at = Math.max(end, at + 1);
  }
  return joined;
}

/** Makes spellings that look alike the same: doubled letters, "l" and "i", "vv" and "w", "rn" and "m", "q" and "g". */
function folded(word: string): string {
  return word
    .replaceAll("vv", "w")
    .replaceAll("rn", "m")
    .replaceAll("l", "i")
    .replaceAll("q", "g")
    .replace(/([a-z])\1+/g, "$1");
}

function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, "");
}

/** Replaces characters of other scripts by the Latin letters they look like, and removes marks and invisible ones. */
function toLatin(text: string): string {
  return [...text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "")].map(latinOf).join("");
}

// Squared and circled letters on a dark ground, and the letters that flags are made of, which NFKD keeps.
const LETTER_BLOCKS = [0x1f150, 0x1f170, 0x1f1e6];

function latinOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const block = LETTER_BLOCKS.find((from) => code >= from && code < from + 26);
  if (block !== undefined) return String.fromCharCode(97 + code - block);
  return CONFUSABLES.get(character) ?? CONFUSABLES.get(character.toLowerCase()) ?? character;
}
