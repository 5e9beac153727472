import { PURPOSE } from "./filters-asked";
import { areRelated, FOR, isCountry, isForBusiness } from "./qualifiers";
import type { QueryPartRole } from "./search";
import { CATEGORY_KEYS, concepts, widerConcepts } from "./words/concepts";
import { roleOf, type Segment } from "./words/meanings";
import { wordsOf } from "./words/query-words";
import { NOT, stem, tokensOf } from "./words/stems";
import type { Vocabulary } from "./words/vocabulary";

/**
 * The words above which a text is read as a message to a person. Most words of a message do not matter for the search.
 */
const MAX_SEARCH_WORDS = 16;

export function isMessage(text: string): boolean {
  return wordsOf(text).length > MAX_SEARCH_WORDS;
}

/** The words above which only the essentials of a sentence are searched, because it mentions irrelevant things. */
export const MAX_PHRASE_WORDS = 9;

/** Words before the thing that is wanted: "saya butuh", "mau pesan", "cari tukang". */
const SEEKING = new Set(
  `butuh perlu cari mencari nyari pesan order minta mau ingin pengen tolong bantu bantuin jasa tukang guru penyedia bikin
  buatkan membutuhkan memerlukan need looking want order hire book`.split(/\s+/),
);
const SELF = new Set(["saya", "kami", "aku", "gue", "ane", "pemilik", "panitia"]);
const MAX_WORDS_BETWEEN = 4;
/** Matches text before something that the price includes: "sudah sama supir". */
const INCLUDED = /(?:^| )(?:termasuk|include|including|sudah (?:sama|dengan|plus))(?: [^ ]+){0,3}$/;
const CONTENT = new Set(["isinya", "berisi", "temanya", "gambarnya"]);

const WEIGH = {
  words: [0, 1, 1.8, 2.4, 2.8],
  sought: 0.8,
  done: 0.4,
  early: 0.3,
  again: 0.6,
  listed: 0.3,
  writer: 1.5,
  included: 1,
  /** The factor of a thing that the work is for or shows. */
  purpose: 1.5,
  /** The weights of a problem by its number of words. A name of as many words is clearer. */
  needs: [0, 1.3, 2.1, 2.1, 2.1],
  /**
   * The factor of a kind: "Inggris" specifies "terjemahan" next to it. Without another thing it is the thing itself.
   */
  kind: 0.9,
};
const MAX_PARTS_OF_KIND = { related: 2, others: 1, settings: 2 };
/** Words for people and places around the job, which occur in messages of every kind. */
const SURROUNDINGS = new Set([
  "anak",
  "keluarga",
  "rumah",
  "kos",
  "kantor",
  "sekolah",
  "sd",
  "smp",
  "sma",
  "kuliah",
  "motor",
]);
const MAX_NEXT_DISTANCE = 3;

type EssentialPart = { segment: Segment; role: QueryPartRole | null };

/**
 * Picks what a message asks for: its main thing, the way to do it, related things and the occasion. `role` is set if it
 * differs from the word's own role. `words` maps each position to its word. Returns null without a thing.
 */
export function essentialParts(
  segments: readonly Segment[],
  words: ReadonlyMap<number, string>,
  known: Vocabulary,
): EssentialPart[] | null {
  const things = segments.filter(isThing);
  if (things.length === 0) return null;
  const last = Math.max(...segments.map(startOf), 1);
  const purpose = purposeStart(things, words);
  const worth = new Map(
    things.map((segment) => [segment, worthOf(segment, { segments, words, known, last, purpose })]),
  );
  const own = (segment: Segment) => worth.get(segment) ?? 0;
  const whole = (segment: Segment) =>
    own(segment) + WEIGH.again * sum(things.filter((other) => other !== segment && isAlike(segment, other)).map(own));
  const main = namedBest(
    things,
    best(things, (one) => whole(one) * 10 + own(one)),
  );
  const others = distinctThings(things, main).sort((a, b) => whole(b) - whole(a));
  const related = others.filter((one) => isAlike(main, one)).slice(0, MAX_PARTS_OF_KIND.related);
  const beside = others
    .filter((one) => !isAlike(main, one) && own(one) >= own(main) / 2 && roleOf(one.meanings) === "topic")
    .slice(0, MAX_PARTS_OF_KIND.others);
  const settings = segments
    .filter((segment) => segment.meanings.length > 0 && roleOf(segment.meanings) === "setting")
    .filter((segment) => !keysOf(segment).every((key) => SURROUNDINGS.has(key)) || isAlike(main, segment))
    .slice(0, MAX_PARTS_OF_KIND.settings);
  const doing = segments.filter(
    (segment) =>
      segment.meanings.length > 0 &&
      roleOf(segment.meanings) === "doing" &&
      distance(segment, main) <= MAX_NEXT_DISTANCE,
  );
  const which = segments.filter(
    (segment) =>
      segment.meanings.length > 0 &&
      roleOf(segment.meanings) === "kind" &&
      segment !== main &&
      distance(segment, main) <= MAX_NEXT_DISTANCE,
  );
  const kept = new Map<Segment, QueryPartRole | null>([
    ...[...related, ...beside].map((segment): [Segment, QueryPartRole] => [segment, "setting"]),
    ...[main, ...settings, ...doing.slice(0, 1), ...which.slice(0, 1)].map((segment): [Segment, null] => [
      segment,
      null,
    ]),
  ]);
  return segments.flatMap((segment) => {
    const role = kept.get(segment);
    return role === undefined ? [] : [{ segment, role }];
  });
}

/** Prefers a narrower thing of the same kind, then its plainest word: "listrik" before "stop kontak". */
function namedBest(things: readonly Segment[], main: Segment): Segment {
  const [key = ""] = keysOf(main);
  const same = things.filter((segment) => keysOf(segment).includes(key));
  const plainest =
    same.find(({ tokens }) => tokens.map(({ word }) => word).join("") === key) ??
    same.find(({ tokens: [first] }) => first?.root === stem(key)) ??
    same.find(({ tokens }) => tokens.some(({ word }) => word === key));
  const narrower = [...things.filter((one) => !isNeed(one)), ...things.filter(isNeed)].find(
    (segment) =>
      !keysOf(segment).includes(key) &&
      keysOf(segment).some((one) => widerConcepts(one).has(key) && concepts().get(one)?.role === "topic"),
  );
  // A repeated thing is more significant than a complaint.
  const isRepeated = (segment: Segment) => things.filter((other) => sharesKey(segment, other)).length > 1;
  const called = isNeed(main)
    ? things.find(
        (segment) => !isNeed(segment) && !sharesKey(main, segment) && isAlike(main, segment) && isRepeated(segment),
      )
    : undefined;
  // The clause "tidak turun airnya" does not name its thing, which another clause may do.
  const isUnnamed = isNeed(main) && main.tokens[0]?.word === NOT;
  const thing = isUnnamed ? same.find((segment) => !isNeed(segment)) : undefined;
  // The problem "percikan api" belongs to "listrik", which is the plainer name.
  const wider = isNeed(main) ? things.find((segment) => isPlainName(segment, key)) : undefined;
  return narrower ?? called ?? plainest ?? wider ?? thing ?? main;
}

function isPlainName(segment: Segment, key: string): boolean {
  const [own = ""] = keysOf(segment);
  const isNamed = segment.tokens.every(({ word }) => word === own) && !isNeed(segment);
  return isNamed && own !== key && !CATEGORY_KEYS.has(own) && widerConcepts(key).has(own);
}

function isNeed({ meanings }: Segment): boolean {
  return meanings.every(({ weight }) => weight < 1);
}

type Around = {
  segments: readonly Segment[];
  words: ReadonlyMap<number, string>;
  known: Vocabulary;
  last: number;
  purpose: number;
};

/** Returns where the purpose or the content of the work starts: "website buat klinik, isinya jadwal dokter". */
function purposeStart(things: readonly Segment[], words: ReadonlyMap<number, string>): number {
  const first = Math.min(...things.map(startOf));
  const content = [...words].flatMap(([at, word]) => (at > first && CONTENT.has(word) ? [at] : []));
  const end = things.filter(({ meanings }) => isForBusiness(meanings)).map(endOf)[0];
  const purpose =
    end === undefined
      ? []
      : Array.from({ length: MAX_WORDS_BETWEEN }, (_, n) => end + 1 + n).filter((at) => FOR.has(words.get(at) ?? ""));
  return Math.min(...content, ...purpose);
}

function wordsBefore(at: number, words: ReadonlyMap<number, string>): string {
  const before: string[] = [];
  for (let n = at - 1; n >= at - MAX_WORDS_BETWEEN - 1 && words.has(n); n -= 1) before.unshift(words.get(n) ?? "");
  return before.join(" ");
}

function isSoughtAt(at: number, words: ReadonlyMap<number, string>, from = 0): boolean {
  return Array.from({ length: MAX_WORDS_BETWEEN }, (_, n) => at - 1 - n).some(
    (before) => before >= from && SEEKING.has(words.get(before) ?? ""),
  );
}

function worthOf(segment: Segment, { segments, words, known, last, purpose }: Around): number {
  const at = startOf(segment);
  const sought = isSoughtAt(at, words);
  const isPurpose = at > purpose && !isForBusiness(segment.meanings) && !isSoughtAt(at, words, purpose);
  const done = segments.some(
    (one) => one.meanings.length > 0 && roleOf(one.meanings) === "doing" && distance(one, segment) <= 1,
  );
  // The clause "saya guru SD" describes the writer.
  const isWriter = SELF.has(words.get(at - 1) ?? "");
  const isIncluded = INCLUDED.test(wordsBefore(at, words));
  const listed = segment.tokens.every(({ word, root }) => known.count(word) > 0 || known.count(root) > 0);
  return (
    ((isNeed(segment) ? WEIGH.needs : WEIGH.words)[segment.tokens.length] ?? 1) +
    (sought ? WEIGH.sought : 0) +
    (done ? WEIGH.done : 0) +
    (listed ? WEIGH.listed : 0) -
    (isWriter ? WEIGH.writer : 0) -
    (isIncluded ? WEIGH.included : 0) -
    (isPurpose ? WEIGH.purpose : 0) -
    (isKind(segment) ? WEIGH.kind : 0) +
    WEIGH.early * (1 - at / last)
  );
}

function isThing({ meanings }: Segment): boolean {
  const role = meanings.length > 0 ? roleOf(meanings) : null;
  const isAnyLanguage = meanings.every(({ key }) => key === "bahasaasing");
  return (role === "topic" && !isAnyLanguage) || role === "must" || role === "kind";
}

function isKind({ meanings }: Segment): boolean {
  return roleOf(meanings) === "kind";
}

function isAlike(one: Segment, other: Segment): boolean {
  if (areRelated(one, other)) return true;
  const kinds = new Set(keysOf(one).flatMap((key) => [...widerConcepts(key)].filter(isNarrow)));
  return keysOf(other).some((key) => [...widerConcepts(key)].some((wider) => kinds.has(wider)));
}

const isNarrow = (key: string) => !CATEGORY_KEYS.has(key) && concepts().get(key)?.role === "topic";

function distinctThings(things: readonly Segment[], main: Segment): Segment[] {
  const seen = new Set(keysOf(main));
  return things.filter((segment) => {
    const fresh = segment !== main && !keysOf(segment).some((key) => seen.has(key));
    if (fresh) for (const key of keysOf(segment)) seen.add(key);
    return fresh;
  });
}

const sharesKey = (one: Segment, other: Segment) => keysOf(one).some((key) => keysOf(other).includes(key));
const keysOf = ({ meanings }: Segment) => meanings.map(({ key }) => key);
const startOf = ({ tokens }: Segment) => tokens[0]?.at ?? 0;
const endOf = ({ tokens }: Segment) => tokens.at(-1)?.at ?? 0;
const distance = (one: Segment, other: Segment) =>
  startOf(one) < startOf(other) ? startOf(other) - endOf(one) : startOf(one) - endOf(other);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function best(segments: readonly Segment[], value: (segment: Segment) => number): Segment {
  return segments.reduce((most, one) => (value(one) > value(most) ? one : most));
}

const MAX_TITLE_LENGTH = 60;
const MIN_TITLE_LENGTH = 9;
const JOINTS =
  /(?:\s+(?:yang|dan|di|ke|dari|untuk|dengan|oleh|atau|karena|kalau|kira|supaya|agar|tapi|the|and|of|for|to|in|saya|kami|saat|ketika|hanya|sudah|pada|buat))+$/i;

export function titleIn(message: string, thing: string): string | null {
  const [first = ""] = thing.split(" ");
  for (const clause of message.split(/[.,;:!?\n]+(?=\s|$)/)) {
    const words = clause.trim().split(/\s+/);
    const at = words.findIndex((word) => isWord(word, first));
    if (at < 0) continue;
    const title = withinLength(words.slice(at)).replace(JOINTS, "");
    if (title.length >= MIN_TITLE_LENGTH && title.includes(" ")) return title.charAt(0).toUpperCase() + title.slice(1);
  }
  return null;
}

function isWord(word: string, wanted: string): boolean {
  return tokensOf(wordsOf(word)).some((token) => token.word === wanted || token.root === stem(wanted));
}

function withinLength(words: readonly string[]): string {
  let title = "";
  for (const word of words) {
    if (`${title} ${word}`.length > MAX_TITLE_LENGTH) break;
    title = title === "" ? word : `${title} ${word}`;
  }
  return title;
}

/**
 * Returns the essentials as a separate search, so that a sentence finds what its parts find. It starts with the main
 * thing.
 */
export function textOf(essentials: readonly EssentialPart[], words: ReadonlyMap<number, string>): string {
  const isBeside = ({ segment, role }: EssentialPart) => role !== null || isCountry(segment, words);
  return [...essentials.filter((one) => !isBeside(one)), ...essentials.filter(isBeside)]
    .map((one) => {
      const typed = one.segment.tokens.map(({ word }) => word).join(" ");
      return isBeside(one) ? [PURPOSE, typed].join(" ") : typed;
    })
    .join("; ");
}
