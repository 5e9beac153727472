import { areRelated } from "../qualifiers";
import { widerConcepts } from "./concepts";
import { isConceptWord, isNamePhrase, meaningsOf, ownedName, roleOf, type Segment, segmentsOf } from "./meanings";
import { fullForms, stem, stemCandidates, type Token, tokensOf, withoutFillers } from "./stems";
import { inOneSound, namesInPhrases, namesWithOtherVowels, type Vocabulary } from "./vocabulary";
import { COMMON_WORDS, KNOWN_THINGS } from "./word-lists";

const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORDS = 20;
const MIN_CORRECTED_LENGTH = 4;
/** The maximum number of readings of a word alone, and the most that are tested together with its neighbours. */
const MAX_READINGS = 3;
const MAX_READINGS_IN_PHRASES = 12;
const MIN_KNOWN_COUNT = 3;

/** Titles before a person's name: "pak rusdi". */
const TITLES_OF_PEOPLE = new Set(
  "pak bapak bu ibu mas mbak mba kak bang abang ustadz ustaz ustadzah haji hj om tante koh ci cak gus nyai kyai kiai mr mrs miss".split(
    " ",
  ),
);
const BRANDS = new Set(
  `daikin panasonic sharp lg samsung polytron gree midea toshiba electrolux sanken honda yamaha suzuki kawasaki toyota
  daihatsu mitsubishi nissan mazda bmw mercedes isuzu hyundai wuling asus acer lenovo dell msi apple oppo vivo xiaomi
  realme infinix redmi iphone huawei nokia advan tecno itel poco canon epson nikon sony fujifilm brother shimizu sanyo
  hp haier hisense changhong aqua tcl yanmar kubota`.split(/\s+/),
);

function isKnown({ word, root }: Token, known: Vocabulary): boolean {
  return root !== word || known.isSpelt(word);
}

/**
 * Corrects misspelt words. A word of the language is never replaced, unless other vowels make a name with its
 * neighbour.
 */
export function corrected(clauses: readonly Token[][], known: Vocabulary): Map<string, string> | null {
  const found = new Map<string, string>();
  for (const clause of clauses) {
    for (const token of clause.slice(0, MAX_WORDS)) {
      const full = isShortened(token, known) ? fullReading(token, clause, known) : undefined;
      if (full !== undefined) found.set(token.word, full);
      if (full !== undefined || token.word.length < MIN_CORRECTED_LENGTH) continue;
      const reading = isKnown(token, known)
        ? readingOfListed(token, clause, known)
        : (parted(token.word, known) ?? readingAmong(token, clause, known));
      if (reading !== undefined) found.set(token.word, reading);
    }
  }
  return found.size > 0 ? found : null;
}

/** The minimum number of consonants of a clear form. Shorter forms fit many words, so a neighbour must decide. */
const MIN_CLEAR_CONSONANTS = 4;

function isShortened({ word, root }: Token, known: Vocabulary): boolean {
  const isBare = word.length <= MIN_CORRECTED_LENGTH && !/[aeiou].*[aeiou]/.test(word);
  return root === word && !known.has(word) && (isBare || !(known.isSpelt(word) || isDerived(word, known)));
}

/**
 * Returns the one full form of a shortened word that makes a known phrase with a neighbour. For a longer word, returns
 * its only full form. The neighbour may be shortened as well: "nsi ktk" is "nasi kotak".
 */
function fullReading(token: Token, clause: readonly Token[], known: Vocabulary): string | undefined {
  const forms = [...fullForms(token.word)].sort((a, b) => known.count(b) - known.count(a));
  if (forms.length === 0) return undefined;
  const wordsAt = (at: number) => {
    const word = clause.find((one) => one.at === at)?.word ?? "";
    return word === "" ? [] : [word, ...fullForms(word)];
  };
  const [before, after] = [wordsAt(token.at - 1), wordsAt(token.at + 1)];
  const isName = (form: string) =>
    before.some((word) => isNamePhrase([word, form])) || after.some((word) => isNamePhrase([form, word]));
  const named = forms.find((form) => isPhrase(form, token, clause)) ?? forms.find(isName);
  const consonants = token.word.replace(/[aeiou]/g, "").length;
  const isClear = forms.length === 1 && consonants >= MIN_CLEAR_CONSONANTS;
  return named ?? (isClear && !inOneSound(token.word).some(isConceptWord) ? forms[0] : undefined);
}

function readingAmong(token: Token, clause: readonly Token[], known: Vocabulary): string | undefined {
  if (isNamed(token, clause) || isDerived(token.word, known)) return undefined;
  const likely = known.near(token.word).filter((near) => isLikely(near, token.word, known));
  const things = likely.filter((near) => !namesNothing(near));
  return fitting([...things, ...likely.filter(namesNothing)], token, clause) ?? nameAmong(token, clause);
}

/** Returns whether it is the name of a person or a model: "pak rusdi", "oppo reno". */
function isNamed({ at: own }: Token, clause: readonly Token[]): boolean {
  const before = clause.find(({ at }) => at === own - 1)?.word ?? "";
  return TITLES_OF_PEOPLE.has(before) || BRANDS.has(before);
}

/**
 * Returns the reading of a listed word: "tukang kayo" is "tukang kayu", although "kayo" is a word of the language. For
 * a longer word such a reading is offered instead: "cat tembak".
 */
function readingOfListed(token: Token, clause: readonly Token[], known: Vocabulary): string | undefined {
  const { word, root } = token;
  if (word.length > MIN_CORRECTED_LENGTH || root !== word || known.has(word) || isNamed(token, clause))
    return undefined;
  const names = namesWithOtherVowels(word).filter((name) => isNameWith(name, token, clause));
  return names.length === 1 ? names[0] : undefined;
}

/** Returns the only name that the typing errors explain: "tukang lesteng" is "tukang ledeng". */
function nameAmong(token: Token, clause: readonly Token[]): string | undefined {
  const names = namesInPhrases(token.word).filter((name) => isNameWith(name, token, clause));
  return names.length === 1 ? names[0] : undefined;
}

function isNameWith(name: string, { at }: Token, clause: readonly Token[]): boolean {
  const wordAt = (place: number) => clause.find((one) => one.at === place)?.word ?? "";
  return isNamePhrase([wordAt(at - 1), name]) || isNamePhrase([name, wordAt(at + 1)]);
}

/** The words up to which corrections are offered, because nobody rereads a longer search. */
const MAX_WORDS_OFFERED = 10;

/**
 * Returns another reading of a correctly spelt word, if it makes a known phrase with its neighbours and the word itself
 * makes none: "rias pengantar" may be "rias pengantin". It is offered and not applied. Null if there is none.
 */
export function offeredReading(clauses: readonly Token[][], known: Vocabulary): Map<string, string> | null {
  if (clauses.flat().length > MAX_WORDS_OFFERED) return null;
  for (const clause of clauses) {
    const alone = segmentsOf(withoutFillers(clause)).filter(({ tokens }) => tokens.length === 1);
    for (const token of clause) {
      const own = alone.find(({ tokens }) => tokens[0]?.at === token.at);
      // The phrase "pesta kebun" is a party, although "peta kebun" is a name too.
      const isThing = own && own.meanings.length > 0 && roleOf(own.meanings) !== "doing";
      if (token.word.length < MIN_CORRECTED_LENGTH || !own || isThing) continue;
      const phrases = known
        .near(token.word)
        .filter((reading) => isPhrase(reading, token, clause) && !hasSameMeaning(reading, token, clause));
      if (phrases[0] !== undefined) return new Map([[token.word, phrases[0]]]);
    }
  }
  return null;
}

/**
 * Returns true if both match the same: "kran" already matches "keran", so a question about the spelling would find the
 * same offers.
 */
function hasSameMeaning(reading: string, token: Token, clause: readonly Token[]): boolean {
  const keysIn = (tokens: readonly Token[]) =>
    segmentsOf(withoutFillers(tokens)).flatMap(({ meanings }) => meanings.map(({ key }) => key));
  const own = new Set(meaningsOf([token]).map(({ key }) => key));
  if (meaningsOf(tokensOf([reading])).some(({ key }) => own.has(key))) return true;
  // The word "bocore" is "bocor" with a suffix, but "tembak" and "tembok" are different words.
  if (!reading.startsWith(token.word)) return false;
  const read = clause.map((one) => (one === token ? { ...one, word: reading, root: stem(reading) } : one));
  const before = new Set(keysIn(clause));
  return keysIn(read).every((key) => before.has(key));
}

function isPhrase(reading: string, token: Token, clause: readonly Token[]): boolean {
  const tokens = clause.map((one) => (one === token ? { ...one, word: reading, root: stem(reading) } : one));
  return segmentsOf(withoutFillers(tokens)).some(
    (segment) =>
      segment.meanings.length > 0 && segment.tokens.length > 1 && segment.tokens.some(({ at }) => at === token.at),
  );
}

export function withCorrections(text: string, fixed: ReadonlyMap<string, string>): string {
  return text.replace(WORD, (word) => readingOf(word, fixed) ?? word);
}

export function correctionOf(text: string, fixed: ReadonlyMap<string, string>): { from: string; to: string } {
  const misspelt = [...text.matchAll(WORD)].filter(([word]) => readingOf(word, fixed) !== undefined);
  const last = misspelt.at(-1);
  const from = text.slice(misspelt[0]?.index ?? 0, last ? last.index + last[0].length : undefined);
  return { from: inOneLine(from), to: inOneLine(withCorrections(text, fixed)) };
}

function readingOf(word: string, fixed: ReadonlyMap<string, string>): string | undefined {
  return fixed.get(word) ?? fixed.get(tokensOf([word])[0]?.word ?? "");
}

function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/**
 * Returns the reading that makes a known phrase with its neighbours, otherwise the likeliest one that makes sense with
 * them.
 */
function fitting(likely: readonly string[], token: Token, clause: readonly Token[]): string | undefined {
  const read = likely.slice(0, MAX_READINGS_IN_PHRASES).map((reading) => {
    const tokens = clause.map((one) => (one === token ? { ...one, word: reading, root: stem(reading) } : one));
    const segments = segmentsOf(withoutFillers(tokens));
    const own = segments.find((segment) => segment.tokens.some(({ at }) => at === token.at));
    const length = own && own.meanings.length > 0 ? own.tokens.length : 0;
    return { reading, length, isSense: length > 1 || isSense(own, segments) };
  });
  const longest = (some: typeof read) =>
    some.reduce<(typeof read)[number] | undefined>(
      (best, one) => (best === undefined || one.length > best.length ? one : best),
      undefined,
    );
  const phrase = longest(read.filter(({ length }) => length > 1));
  return (phrase ?? longest(read.slice(0, MAX_READINGS).filter((one) => one.isSense)))?.reading;
}

/** Rejects a thing next to an unrelated thing: "oppo renovasi". */
function isSense(own: Segment | undefined, segments: readonly Segment[]): boolean {
  if (!own || !isTopic(own)) return true;
  const others = segments.filter((segment) => segment !== own && isTopic(segment));
  return others.length === 0 || others.some((other) => areRelated(own, other) || haveCommonKind(own, other));
}

function isTopic({ meanings }: Segment): boolean {
  const role = meanings.length > 0 ? roleOf(meanings) : null;
  return role === "topic" || role === "must";
}

function haveCommonKind(one: Segment, other: Segment): boolean {
  const kinds = ({ meanings }: Segment) => new Set(meanings.flatMap(({ key }) => [...widerConcepts(key)]));
  const own = kinds(one);
  return [...kinds(other)].some((key) => own.has(key));
}

const OWNED = ["nya", "ku", "mu", "lah", "kah"];

/** Returns true for a regular derived form, which is no misspelling. */
function isDerived(word: string, known: Vocabulary): boolean {
  if (
    ownedName(word) !== undefined ||
    OWNED.some((end) => word.endsWith(end) && known.isSpelt(word.slice(0, -end.length)))
  )
    return true;
  return stemCandidates(word).some(
    (one) => one.length >= MIN_CORRECTED_LENGTH && (isConceptWord(one) || known.count(one) > 0),
  );
}

/**
 * Returns true for a likely correction. The start of a word is seldom misspelt, and a word without meaning does not
 * help.
 */
function isLikely(near: string, word: string, known: Vocabulary): boolean {
  if (known.count(near) === 0 && namesNothing(near)) return false;
  const beginsAlike = near[0] === word[0] || (near[0] === word[1] && near[1] === word[0]);
  return beginsAlike || isConceptWord(near) || known.count(near) >= MIN_KNOWN_COUNT;
}

function namesNothing(word: string): boolean {
  return (COMMON_WORDS.has(word) || KNOWN_THINGS.has(word)) && !isConceptWord(word);
}

/** Splits a word: "cuciac" is "cuci ac", because both halves have a meaning, and together they name a thing. */
function parted(word: string, known: Vocabulary): string | undefined {
  for (let at = 2; at <= word.length - 2; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (!halves.every((half) => known.has(half))) continue;
    const segments = segmentsOf(tokensOf(halves));
    if (segments.length === 1 && (segments[0]?.meanings.length ?? 0) > 0) return halves.join(" ");
  }
  return undefined;
}
