import { placeNames } from "../../place/names";
import { concepts } from "./concepts";

const SHORTEST = 4;
const LONGEST_WORD = 12;
/** So many more names must hold one word than the next that is shortened alike. */
const CLEARLY = 2;
const LEAST_NAMES = 2;

let bySkeleton: ReadonlyMap<string, readonly string[]> | undefined;
/** A word without some of its vowels keeps at least these consonants. */
const LEAST_CONSONANTS = 2;

/** Words of the concepts that are written so when some of their vowels are left out: "kyu" may be "kayu". */
export function fullForms(word: string): readonly string[] {
  if (!/^[a-z]{2,10}$/.test(word)) return [];
  const skeleton = withoutVowels(word);
  if (skeleton.length < LEAST_CONSONANTS) return [];
  bySkeleton ??= makeSkeletons();
  return (bySkeleton.get(skeleton) ?? []).filter((full) => isShortOf(word, full));
}

function makeSkeletons(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { names, role } of concepts().values()) {
    if (role === "brand") continue;
    for (const word of names.flatMap((name) => name.split(" "))) {
      const skeleton = withoutVowels(word);
      if (seen.has(word) || skeleton === word || word.length > LONGEST_WORD || !/^[a-z]+$/.test(word))
        continue;
      seen.add(word);
      found.set(skeleton, [...(found.get(skeleton) ?? []), word]);
    }
  }
  return found;
}

const withoutVowels = (word: string) => word.replace(/[aeiou]/g, "");

/** All letters of `word` come in `full` in their order, and both begin alike. */
function isShortOf(word: string, full: string): boolean {
  if (full.length <= word.length || full[0] !== word[0]) return false;
  let at = 0;
  for (const letter of full) if (letter === word[at]) at += 1;
  return at === word.length;
}

let made: ReadonlyMap<string, string> | undefined;

/** Words of the concepts by their consonants: "pndhn" is "pindahan". Undefined where several are shortened alike. */
export function unabbreviated(word: string): string | undefined {
  if (word.length < SHORTEST || !/^[bcdfghjklmnpqrstvwxyz]+$/.test(word)) return undefined;
  made ??= makeTable();
  return made.get(word);
}

function makeTable(): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { names, role } of concepts().values()) {
    if (role === "brand") continue;
    for (const name of names)
      for (const word of name.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const likely = new Map<string, { word: string; count: number; next: number }>();
  for (const [word, count] of counts) {
    const key = word.replace(/[aeiou]/g, "");
    if (key.length < SHORTEST || key === word || word.length > LONGEST_WORD || !/^[a-z]+$/.test(word))
      continue;
    const old = likely.get(key);
    if (!old || count > old.count) likely.set(key, { word, count, next: old?.count ?? 0 });
    else likely.set(key, { ...old, next: Math.max(old.next, count) });
  }
  const clear = [...likely].filter(([key, { count, next }]) => {
    return !counts.has(key) && !placeNames().has(key) && count >= Math.max(LEAST_NAMES, CLEARLY * next);
  });
  return new Map(clear.map(([key, { word }]) => [key, word]));
}
