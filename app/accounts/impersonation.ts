import type { NAME_SURFACES } from "~/database/stored-values";
import { DAY } from "~/platform/dates";
import { areOneSlipApart } from "~/platform/strings";
import { hasWebAddress, MAX_EXAMINED, plainDots, plainText, titleHoldsAddress } from "./contact-details";
import {
  ADDRESSED_MEMBERS,
  AFTER_ORDINARY,
  BEFORE_A_CHANNEL,
  BESIDE_INITIALS,
  BESIDE_ROLES,
  BETWEEN_ROLE_AND_NAME,
  BUSINESS_WORDS,
  DOMAIN_ENDINGS,
  ENTRUSTED_OBJECTS,
  ESCROWS,
  EXPERIENCE_WORDS,
  FIRST_WORDS,
  FIRST_WORDS_APART,
  folded,
  GIVEN_NAMES,
  GLUED,
  INSTITUTIONS,
  MAKING_WORDS,
  MEMBER_WORDS,
  NEAR_ROLES,
  NO_SERVICE,
  NOT_TITLE_ROLES,
  OCCUPATIONS,
  OFFICIAL_CLAIMS,
  OFFICIAL_THINGS,
  ORDINARY_JOBS,
  OTHER_PLATFORMS,
  OTHER_WORK,
  OWNED_OBJECTS,
  ROLES,
  ROLES_ALONE,
  ROLES_TO_MENTION,
  SECOND_WORDS,
  SHOP_WORDS,
  SPEAKERS,
  STAFF_ACTS,
  STAFF_BEFORE,
  STAFF_MATTERS,
  STAFF_OBJECTS,
  STAFF_SUBJECTS,
  STAFF_TOPICS,
  STAFF_UNITS,
  WEAK_ROLES,
  WORK_TOPICS,
} from "./impersonation-words";
import { toLatin } from "./look-alikes";

export type NameSurface = (typeof NAME_SURFACES)[number];

export const REFUSED_NAME_RETENTION = 90 * DAY;

/** Characters that replace letters inside a word, as in "J4s4W@rga" or "Adm!n". */
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

/** Matches check marks and shields, as in "Sari ☑️". */
const BADGE = /[\u2611\u2705\u2713\u2714\u221A\u237B\u{1F5F8}\u{1F5F9}\u{1F6E1}\u{1FBB1}]/u;

export function isMisleadingName(name: string): boolean {
  return BADGE.test(name) || imitatesOurName(name) || hasRole(name) || hasWebAddress(plainText(plainDots(name)));
}

/**
 * Returns whether a text contains our name, or a misspelling of it by one letter ("JasaWaga") with only words of staff
 * beside it.
 */
export function imitatesOurName(text: string): boolean {
  return (
    hasOurName(text) ||
    TRANSLITERATED.test(text.toLowerCase()) ||
    [text, mirrored(text)].some(hasOurNameWithSigns) ||
    hasOurName(mirrored(text)) ||
    readings(text).some(isOurNameWithSlip)
  );
}

const TRANSLITERATED = /д?жаса[\s-]?варга|ясаварга|ジャサ[・\s]?ワルガ|자사\s?와르가|جاسا\s?وارغا|جاسا\s?وارجا/u;

/** Reverses the text, as in "agraWasaJ". An "M" that is upside down is a "W". */
function mirrored(text: string): string {
  return [...text.slice(0, MAX_EXAMINED)].reverse().join("").replace(/m/gi, "w");
}

const MAX_SIGNS = 4;
/** Signs that join or list words. At the start they do not replace a letter. */
const LIST_SIGN = /[,.:&+#*•·/–—-]/u;
const CLOSING: Record<string, string> = { "(": ")", "[": "]", "{": "}", "<": ">", "«": "»", "“": "”", "‘": "’" };

/**
 * A character of a typed text. `letters` are the Latin letters it looks like. `isSign` is true for everything but ASCII
 * letters and spaces.
 */
type Glyph = { typed: string; letters: string; isSign: boolean };

function glyphsOf(text: string): Glyph[] {
  const plain = text
    .slice(0, MAX_EXAMINED)
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "");
  return [...plain].map((typed) => ({
    typed,
    letters: (STAND_INS[typed] ?? toLatin(typed)).toLowerCase().replaceAll("q", "g"),
    isSign: !/[a-z\s]/i.test(typed),
  }));
}

/** Returns whether signs or foreign letters replace up to 4 letters of our name: "]asaWarga", "丁asaWarga", "J☆s☆Warga". */
function hasOurNameWithSigns(text: string): boolean {
  const glyphs = glyphsOf(text);
  const failed = new Set<string>();
  return glyphs.some((glyph, start) => {
    if (glyph.isSign) {
      if (/\s/.test(glyphs[start + 1]?.typed ?? " ")) return false;
    } else if (glyph.letters !== "j" || /[a-z]/i.test(glyphs[start - 1]?.typed ?? "")) return false;
    const end = findEndOfName(glyphs, { at: start, letter: 0, signs: 0 }, failed);
    if (end === null) return false;
    if (!glyph.isSign || glyph.letters === "j") return true;
    // This is a list or a bracket around the ordinary words "asa warga".
    const isOneWord = !glyphs.slice(start, end).some(({ typed }) => /\s/.test(typed));
    if (LIST_SIGN.test(glyph.typed)) return isOneWord && !/[a-z\d]/i.test(glyphs[start - 1]?.typed ?? "");
    const closing = /["'`]/.test(glyph.typed) ? glyph.typed : CLOSING[glyph.typed];
    return closing === undefined || glyphs[end]?.typed !== closing;
  });
}

/** A position in a text and in our name. The letters before `letter` are found, `signs` of them as signs. */
type Progress = { at: number; letter: number; signs: number };

/** Returns the place after our name, or null. `failed` has the progress from which nothing was found before. */
function findEndOfName(glyphs: readonly Glyph[], { at, letter, signs }: Progress, failed: Set<string>): number | null {
  if (letter === OUR_NAME.length) return signs > 0 ? at : null;
  const glyph = glyphs[at];
  const key = `${at} ${letter} ${signs}`;
  if (glyph === undefined || signs > MAX_SIGNS || failed.has(key)) return null;
  const steps: Progress[] = [];
  if (glyph.letters === OUR_NAME[letter]) steps.push({ at: at + 1, letter: letter + 1, signs });
  const isRepeated = letter > 0 && glyph.letters === OUR_NAME[letter - 1];
  if (isRepeated || /\s/.test(glyph.typed) || (glyph.isSign && letter > 0)) steps.push({ at: at + 1, letter, signs });
  // One letter may be drawn with up to three signs, as in "(_asaWarga". A digit only replaces a letter that it looks like.
  for (let next = at; next < at + 3 && isDrawing(glyphs[next]); next += 1)
    steps.push({ at: next + 1, letter: letter + 1, signs: signs + 1 });
  for (const step of steps) {
    const end = findEndOfName(glyphs, step, failed);
    if (end !== null) return end;
  }
  failed.add(key);
  return null;
}

function isDrawing(glyph: Glyph | undefined): boolean {
  return glyph?.isSign === true && !/\d/.test(glyph.typed);
}

function isOurNameWithSlip(words: readonly string[]): boolean {
  return words.some((_, at) =>
    [1, 2, 3].some((count) => {
      const run = words.slice(at, at + count);
      const others = [...words.slice(0, at), ...words.slice(at + count)];
      return (
        run.length === count && isNearOurName(run.join("")) && !isOrdinaryName(run) && others.every(isWithoutService)
      );
    }),
  );
}

/** Returns whether a word is our name with one slip, or without some of its vowels: "JsWarga". */
function isNearOurName(word: string): boolean {
  return areOneSlipApart(word, OUR_NAME) || word.replaceAll("a", "") === OUR_NAME.replaceAll("a", "");
}

/** Returns whether the words are an ordinary name of two words, also written as one: "Jasa Marga", "Jasamarga". */
function isOrdinaryName(words: readonly string[]): boolean {
  const [first = "", second] = words;
  if (second !== undefined)
    return words.length === 2 && (FIRST_WORDS.has(first) || FIRST_WORDS_APART.has(first)) && SECOND_WORDS.has(second);
  return [...FIRST_WORDS].some((start) => first.startsWith(start) && SECOND_WORDS.has(first.slice(start.length)));
}

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

/** Matches the two ordinary words in plain letters with a space between, but not "JasaWarga" or "J4sa Warga". */
const ORDINARY_WORDS =
  /(?<![\p{L}\p{M}\p{N}\p{Cf}@#_.-])[Jj][Aa][Ss][Aa]\s*[,;:&+]?\s+\(?[Ww][Aa][Rr][Gg][Aa](?![\p{L}\p{M}\p{N}\p{Cf}_]|\s*[®™©✓✔☑✅])/gu;
const ORDINARY_WORDS_MARK = "xjwx";

export function isMisleadingTitle(title: string): boolean {
  return titleHoldsAddress(title) || titleUsesOurName(title) || posesAsStaff(title);
}

/**
 * Returns whether a title imitates our name. It may contain the ordinary words "jasa warga" ("Jasa warga sekitar") if it also
 * names a service and no word claims to be the platform.
 */
export function titleUsesOurName(title: string): boolean {
  if (!hasOurName(title)) return imitatesOurName(title);
  const marked = title.slice(0, MAX_EXAMINED).replace(ORDINARY_WORDS, ` ${ORDINARY_WORDS_MARK} `);
  if (imitatesOurName(marked)) return true;
  return readings(marked).some(
    (words) =>
      words.every(isWithoutService) ||
      words.some(
        (word, at) => isClaim(word, words[at - 1]) || (word === ORDINARY_WORDS_MARK && isClaimedAt(words, at)),
      ),
  );
}

function isWithoutService(word: string): boolean {
  return (
    word === ORDINARY_WORDS_MARK ||
    !/[a-z]/.test(word) ||
    OFFICIAL_CLAIMS.includes(word) ||
    [ROLES, ROLES_ALONE, BESIDE_ROLES, NO_SERVICE].some((words) => words.has(word))
  );
}

function isClaim(word: string, before: string | undefined): boolean {
  if (word === "resmi") return before === undefined || !OFFICIAL_THINGS.has(before);
  return OFFICIAL_CLAIMS.some(
    (claim) => word === claim || (word.length >= MIN_LONG_ROLE_LENGTH && areOneSlipApart(word, claim)),
  );
}

function isClaimedAt(words: readonly string[], at: number): boolean {
  const rest = words.slice(at + 1);
  if (DOMAIN_ENDINGS.has(rest[0] ?? "")) return true;
  for (let end = at; end > 0; end -= 1) {
    const last = words[end - 1] ?? "";
    const isStaff = [1, 2, 3].some((length) => isRole(words.slice(Math.max(0, end - length), end).join("")));
    if (isStaff || STAFF_BEFORE.has(last)) return true;
    if (!BESIDE_ROLES.has(last) && !ROLES_ALONE.has(last)) break;
  }
  const role = [1, 2, 3].find((length) => isRole(rest.slice(0, length).join("")));
  if (role === undefined) return false;
  return !(OCCUPATIONS.has(rest[0] ?? "") && rest.slice(role).some((word) => !isWithoutService(word)));
}

function isOtherPlatform(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (!OTHER_PLATFORMS.has(word) || BEFORE_A_CHANNEL.has(words[at - 1] ?? "")) return false;
  return AFTER_ORDINARY[word]?.has(words[at + 1] ?? "") ?? true;
}

/** Returns whether a title offers the work of a clerk of a shop or a school, and not of our staff. */
function isOtherWork(words: readonly string[]): boolean {
  if (words.some((word) => OTHER_WORK.has(word))) return true;
  const isEntrusted = words.some((word) => ENTRUSTED_OBJECTS.has(word));
  const hasStaffAct = words.some((word) => STAFF_ACTS.has(word));
  return words.some((word) => SHOP_WORDS.has(word)) && !(isEntrusted && hasStaffAct);
}

/**
 * Returns whether a title pretends to be from our staff. It then has a role together with a matter of our staff ("CS resmi
 * pencairan saldo") or with our initials ("Admin JW"), or only such words ("Petugas Verifikasi"). "Admin toko online" is
 * accepted.
 */
export function posesAsStaff(title: string): boolean {
  const all = readings(title);
  const isElsewhere = all.some((words) => words.some((_, at) => isOtherPlatform(words, at)));
  return all.some(
    (words) =>
      claimsOurInitials(words) ||
      isSpokenForUs(words) ||
      isStaffAlone(words) ||
      offersEscrow(words) ||
      (hasTitleRole(words) ? handlesStaffMatter(words, isElsewhere) : !isElsewhere && addressesMember(words)),
  );
}

function isStrongRole(words: readonly string[], at: number): boolean {
  return [1, 2, 3].some((length) => {
    const run = words.slice(at, at + length);
    const joined = run.join("");
    return (
      run.length === length && (length === 1 || joined.length > 3) && isRoleOf(run) && !NOT_TITLE_ROLES.has(joined)
    );
  });
}

function isTitleClaim(words: readonly string[], at: number): boolean {
  return isClaim(words[at] ?? "", words[at - 1]);
}

function hasTitleRole(words: readonly string[]): boolean {
  return words.some((word, at) => WEAK_ROLES.has(word) || isStrongRole(words, at) || isTitleClaim(words, at));
}

function claimsOurInitials(typed: readonly string[]): boolean {
  const words = withInitialsJoined(typed);
  return words.some((word, at) => {
    if (word !== "jw") return false;
    const isOurs = areOurInitials(words, at);
    const beside = [words[at - 1] ?? "", words[at + 1] ?? ""];
    return (
      words.some((_, other) => isStrongRole(words, other) || isTitleClaim(words, other)) ||
      (isOurs && beside.some((near) => WEAK_ROLES.has(near) || STAFF_UNITS.has(near) || DOMAIN_ENDINGS.has(near))) ||
      words.some((other) => STAFF_MATTERS.has(other) || OWNED_OBJECTS.has(other)) ||
      words.every((other) => BESIDE_INITIALS.has(other) || isWithoutService(other))
    );
  });
}

/** Returns whether "jw" at a place means us: "Tim JW". In "Tim JW Teknik" it begins the name of a business. */
function areOurInitials(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  return words[at] === "jw" && (next === undefined || BESIDE_INITIALS.has(next) || isWithoutService(next));
}

/** Returns whether a title is about a matter of our staff. `isElsewhere`: it names another platform or an authority. */
function handlesStaffMatter(words: readonly string[], isElsewhere: boolean): boolean {
  const isClaimed = words.some((_, at) => isTitleClaim(words, at));
  if (!isClaimed && isElsewhere) return false;
  const isEntrusted = isClaimed || words.some((word) => ENTRUSTED_OBJECTS.has(word));
  const isOurs = isOwned(words, MEMBER_WORDS) || (isStaffAct(words) && words.some((word) => MEMBER_WORDS.has(word)));
  if (isEntrusted && (isOurs || addressesMember(words))) return true;
  if (!isClaimed && isOtherWork(words)) return false;
  const isStrong = isClaimed || words.some((word, at) => isStrongRole(words, at) && !STAFF_ACTS.has(word));
  const isMatter = isOwned(words, ADDRESSED_MEMBERS) || words.some((word) => STAFF_MATTERS.has(word));
  return isOurs || isStaffAct(words) || (isStrong && isMatter);
}

function isStaffAct(words: readonly string[]): boolean {
  return words.some((word) => STAFF_ACTS.has(word)) && words.some((word) => STAFF_OBJECTS.has(word));
}

function isOwned(words: readonly string[], owners: ReadonlySet<string>): boolean {
  const isOwner = (at: number) => owners.has(words[at] ?? "");
  return words.some((word, at) => OWNED_OBJECTS.has(word) && (isOwner(at - 1) || isOwner(at + 1)));
}

function addressesMember(words: readonly string[]): boolean {
  const hasAct = words.some((word) => STAFF_ACTS.has(word));
  const isOfMember = words.some((word) => MEMBER_WORDS.has(word)) && words.some((word) => ENTRUSTED_OBJECTS.has(word));
  return hasAct && (isOwned(words, ADDRESSED_MEMBERS) || isOfMember);
}

function offersEscrow(words: readonly string[]): boolean {
  const isEscrow = withRolesJoined(words).some((word) => ESCROWS.has(word));
  return isEscrow && !words.some((word) => MAKING_WORDS.has(word));
}

function isStaffAlone(typed: readonly string[]): boolean {
  const words = withRolesJoined(typed);
  const isPlainWord = typed.length === 1 && !ESCROWS.has(typed[0] ?? "");
  if (isPlainWord || words.some((word) => WORK_TOPICS.has(word)) || !isRoleAlone(words)) return false;
  const isOther = isOtherWork(words);
  return words.some((word, at) => (STAFF_TOPICS.has(word) && !isOther) || isTitleClaim(words, at));
}

function withRolesJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2].find((count) => ROLES.has(words.slice(at, at + count).join(""))) ?? 1;
    joined.push(words.slice(at, at + length).join(""));
    at += length;
  }
  return joined;
}
const MAX_PART_LENGTH = 300;
const PART_OVERLAP_LENGTH = 100;

/**
 * Returns the first sentence of a text about a person that claims to be our staff, or null. The text may mention
 * JasaWarga: "Sudah 2 tahun di JasaWarga".
 */
export function staffClaimIn(text: string): string | null {
  const parts = text.split(/[\n;!?•|]+|\.(?=\s|$)/u).flatMap(sentenceParts);
  return parts.find((part) => BADGE_CLAIM.test(part) || claimsStaff(part)) ?? null;
}

function sentenceParts(sentence: string): string[] {
  const parts: string[] = [];
  for (
    let from = 0;
    from === 0 || from + PART_OVERLAP_LENGTH < sentence.length;
    from += MAX_PART_LENGTH - PART_OVERLAP_LENGTH
  )
    parts.push(sentence.slice(from, from + MAX_PART_LENGTH).trim());
  return parts.filter((part) => part !== "");
}

/** Matches a check mark beside a claim: "✅ Terverifikasi". A list may have check marks too. */
const BADGE_CLAIM = new RegExp(
  `(?:${BADGE.source}\\uFE0F?\\s*(?:akun\\s+)?(?:ter)?(?:verif|resmi|official)|(?:verified|terverifikasi|resmi|official)\\s*${BADGE.source})`,
  "iu",
);

function claimsStaff(sentence: string): boolean {
  const all = readings(sentence);
  const isElsewhere = all.some((words) =>
    words.some((word, at) => isOtherPlatform(words, at) || EXPERIENCE_WORDS.has(word)),
  );
  return all.some(
    (words) =>
      isStaffAlone(words) ||
      speaksForUs(words) ||
      (words.some((_, at) => isStrongRole(words, at) || isTitleClaim(words, at)) &&
        words.some((word) => ENTRUSTED_OBJECTS.has(word)) &&
        handlesStaffMatter(words, isElsewhere)),
  );
}

function speaksForUs(typed: readonly string[]): boolean {
  const words = withOurNameJoined(withInitialsJoined(typed));
  return words.some((word, at) => {
    if (!word.includes(OUR_NAME) && !areOurInitials(words, at)) return false;
    let before = at;
    while (before > 0 && isBetween(words, before - 1)) before -= 1;
    const starts = [at - 1, at - 2, at - 3, before - 1, before - 2, before - 3];
    const isSpeaker = starts.some((start) => start >= 0 && [at, before].some((end) => isSpeakerIn(words, start, end)));
    const [next = ""] = words.slice(at + 1);
    return isSpeaker || SPEAKERS.has(next) || isTitleClaim(words, at + 1) || isSpeakerIn(words, at + 1, at + 3);
  });
}

/** Returns whether a role precedes our name: "Tim keamanan Jasa Warga". A role after it is a service. */
function isSpokenForUs(typed: readonly string[]): boolean {
  const words = withOurNameJoined(typed);
  return words.some(
    (word, at) =>
      at > 0 &&
      word.includes(OUR_NAME) &&
      [1, 2, 3].some((length) => at >= length && isSpeakerIn(words, at - length, at)),
  );
}

function isBetween(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const isMatter = [BETWEEN_ROLE_AND_NAME, STAFF_ACTS, STAFF_OBJECTS, ROLES_TO_MENTION].some((known) =>
    known.has(word),
  );
  return isMatter && !isTitleClaim(words, at);
}

function isSpeakerIn(words: readonly string[], start: number, end: number): boolean {
  const run = words.slice(start, end);
  const joined = run.join("");
  if (run.length === 1 && (SPEAKERS.has(joined) || isTitleClaim(words, start))) return true;
  return isStrongRole(run, 0) && isRole(joined) && !ROLES_TO_MENTION.has(joined);
}

function withOurNameJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [2, 3, 4].find((count) => words.slice(at, at + count).join("") === OUR_NAME) ?? 1;
    joined.push(words.slice(at, at + length).join(""));
    at += length;
  }
  return joined;
}

export function isMisleadingSkill(skill: string): boolean {
  return titleUsesOurName(skill) || posesAsStaff(skill) || staffClaimIn(skill) !== null;
}

function hasRole(name: string): boolean {
  return readings(name).some((words) => {
    const runs = words.flatMap((_, from) => [1, 2, 3, 4].map((length) => words.slice(from, from + length)));
    const named = runs.filter((run) => run.length === 1 || run.join("").length > 3);
    if (named.some(isRoleOf)) return true;
    if (named.map((run) => run.join("")).some((run) => INSTITUTIONS.has(run) || isRoleWithInitials(run))) return true;
    return isRoleAlone(words) || isRoleAlone(withInitialsJoined(words));
  });
}

function isRoleWithInitials(word: string): boolean {
  const role = word.replace(/^jw|jw$/, "");
  return role !== word && [ROLES, ROLES_ALONE, STAFF_UNITS].some((words) => words.has(role));
}

/** Joins "c" and "s", which mean "CS" only in a name without other words: "C.S.", not "C.S. Lewis". Likewise "J.W.". */
function withInitialsJoined(words: readonly string[]): string[] {
  return words
    .join(" ")
    .replace(/\bc s\b|\bj w\b/g, (pair) => pair.replace(" ", ""))
    .split(" ");
}

/**
 * The minimum number of letters of a role that is recognised with one slip. Shorter roles are too close to people's
 * names.
 */
const MIN_LONG_ROLE_LENGTH = 7;
const LONG_ROLES = [...ROLES].filter((role) => role.length >= MIN_LONG_ROLE_LENGTH);

function isRole(word: string): boolean {
  return ROLES.has(word) || (!NEAR_ROLES.has(word) && LONG_ROLES.some((role) => areOneSlipApart(word, role)));
}

function isRoleOf(run: readonly string[]): boolean {
  const joined = run.join("");
  return isRole(joined) || (run.length === 1 && isGluedRole(joined));
}

/** Returns whether a word consists of two words for staff, at least one of them a role: "csresmi", "timverifikasi". */
function isGluedRole(word: string): boolean {
  if (word.length < MIN_LONG_ROLE_LENGTH) return false;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const isRolePart = [one, other].some((part) => ROLES.has(part) || (part.length > 3 && ROLES_ALONE.has(part)));
    if (isRolePart && GLUED.has(one) && GLUED.has(other)) return true;
  }
  return false;
}

/** Returns whether the name consists of nothing but words for staff. Used for holders of bank accounts. */
export function isOnlyRole(name: string): boolean {
  return readings(name).some((words) => {
    const known = words.filter((word) => /[a-z]/.test(word));
    const isGivenName = known.length === 1 && known.every((word) => GIVEN_NAMES.has(word));
    return !isGivenName && [words, withInitialsJoined(words), withRolesJoined(words)].some(isRoleAlone);
  });
}
const LONG_ROLES_ALONE = [...ROLES_ALONE].filter((role) => role.length >= MIN_LONG_ROLE_LENGTH);

function isAloneRole(word: string): boolean {
  const isSlip = !NEAR_ROLES.has(word) && LONG_ROLES_ALONE.some((role) => areOneSlipApart(word, role));
  return ROLES_ALONE.has(word) || ROLES.has(word) || isSlip;
}

function isRoleAlone(words: readonly string[]): boolean {
  let known = words.filter((word) => /[a-z]/.test(word));
  if (known.includes("jw") && known.every((word) => BESIDE_INITIALS.has(word))) return true;
  if (known.some((word) => STAFF_UNITS.has(word)) && known.every((word) => STAFF_UNITS.has(word)))
    return known.join("") !== "tim";
  if (known.some((word) => BUSINESS_WORDS.has(word)))
    known = known.filter((word) => !ORDINARY_JOBS.has(word) || isRole(word));
  const isStaff = known.some((word) => STAFF_UNITS.has(word)) && known.some((word) => STAFF_SUBJECTS.has(word));
  return (isStaff || known.some(isAloneRole)) && known.every((word) => BESIDE_ROLES.has(word) || isAloneRole(word));
}

/** Signs that replace other letters here than in `STAND_INS` or in the table: "War8a", "JʌsʌWʌrgʌ". */
const OTHER_STAND_INS: [pattern: RegExp, letter: string][] = [
  [/(?<=\p{L})8|8(?=\p{L})/gu, "g"],
  [/[ʌɅ∧⋀^]/gu, "a"],
  [/[Ɯɰ]/gu, "w"],
  [/ƃ/gu, "g"],
  [/\\\/\\\//g, "w"],
  [/\/[\\-]?\\/g, "a"],
];

function readings(text: string): string[][] {
  const typed = text.slice(0, MAX_EXAMINED);
  const swapped = OTHER_STAND_INS.reduce((left, [pattern, letter]) => left.replace(pattern, letter), typed);
  const parted = typed.replace(/[@$!|¦]/g, " ");
  return [...new Set([typed, swapped, parted])].flatMap(listReadings);
}

function listReadings(text: string): string[][] {
  const latin = toLatin(text);
  const split = latin.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  const undigited = split.replace(/\d+(?![a-z])|(?<![a-z\d])\d+/gi, " ");
  return [...new Set([latin, split, undigited, latin.replace(/v[^a-z\d]+v/gi, "w")])].map((reading) => {
    const words = reading
      .toLowerCase()
      .replace(/(?<=[a-z\d])[@$!|](?=[a-z\d])|[@$](?=[a-z])|(?<=[a-z])\$/g, (sign) => STAND_INS[sign] ?? sign)
      .split(/[^a-z\d]+/)
      .filter(Boolean)
      .map((word) => (/[a-z]/.test(word) ? word.replace(/[01345679]/g, (digit) => STAND_INS[digit] ?? digit) : word));
    return joinedLetters(words).map(corrected).map(folded);
  });
}

function corrected(word: string): string {
  return word
    .replace(/[ck][oua]s+t[oue]m+[ae]r/, "customer")
    .replace(/^ser[vfp][ie][sc]e?$|(?<=customer)ser[vfp][ie][sc]e?$/, "service");
}

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
