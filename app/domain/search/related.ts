import { headsOf, type Understanding } from "./understanding";
import { CATEGORY_KEYS, conceptKey, concepts } from "./words/concepts";
import type { Concept } from "./words/lines";
import { wordsOf } from "./words/query-words";
import { isWritten, type Vocabulary } from "./words/vocabulary";

const MOST = 5;
const PROBLEMS = 2;
const FIRST_NAMES = 3;
const WORKER = "tukang ";
/** A wider concept of more than these says little of what its narrower ones have in common. */
const FAMILY = 12;

/** Not what shares a wider concept: beside "pijat" stood "eyang". */
export function relatedSearches({ parts }: Pick<Understanding, "parts">, known: Vocabulary): string[] {
  const asked = new Set(parts.flatMap(({ typed }) => wordsOf(typed)));
  const own = headsOf(parts.filter(({ telling }) => telling > 0)).flatMap(({ alternatives }) => {
    const meant = alternatives.filter(({ all }) => all.some((term) => conceptOf(term).length > 0));
    const most = Math.max(0, ...meant.map(({ weight }) => weight));
    return meant.filter(({ weight }) => weight === most).flatMap(({ all }) => all.flatMap(conceptOf));
  });
  const keys = new Set(own.map(({ key }) => key));
  const topics = [...concepts().values()].filter(
    ({ key, role }) => role === "topic" && !keys.has(key) && !CATEGORY_KEYS.has(key),
  );
  const near = topics.filter(
    ({ key, near: others }) =>
      own.some((one) => one.near.includes(key) || one.beside.includes(key)) ||
      others.some((one) => keys.has(one)),
  );
  const narrower = [...keys].flatMap((key) => {
    const within = topics.filter(({ wider }) => wider.includes(key));
    return within.length <= FAMILY ? within : [];
  });
  const names = [
    ...own.flatMap(({ needs }) =>
      needs.filter((need) => need.includes(" ") && isWritten(need, known)).slice(0, PROBLEMS),
    ),
    ...[...near, ...narrower].flatMap((one) => nameOf(one, known, asked) ?? []),
  ];
  const others = names.filter((name) => !wordsOf(name).every((word) => asked.has(word)));
  return [...new Set(others)].slice(0, MOST);
}

/** The thing's own name, who does it, or what it is first called: later names may be of kin ("kompor listrik"). */
function nameOf({ key, names }: Concept, known: Vocabulary, asked: ReadonlySet<string>): string | undefined {
  const own = names.filter((name) => name.replaceAll(" ", "") === key);
  const workers = names.filter((name) => name.startsWith(WORKER));
  return [...own, ...workers, ...names.slice(0, FIRST_NAMES)].find(
    (name) => isWritten(name, known) && !wordsOf(name).every((word) => asked.has(word)),
  );
}

function conceptOf(term: string): Concept[] {
  const found = concepts().get(conceptKey(term));
  return found?.role === "topic" ? [found] : [];
}
