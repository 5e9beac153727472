import { COMMON_WORDS, KNOWN_THINGS } from "./common-words";
import { isConceptWord, ownedName, segmentsOf } from "./meanings";
import { stemCandidates } from "./stem";
import { type Token, tokensOf, withoutFillers } from "./tokens";
import type { Vocabulary } from "./vocabulary";

const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORDS = 20;
const MIN_CORRECTED = 4;
const MAX_READINGS = 3;
const MUCH_MORE = 3;

function isKnown({ word, root }: Token, known: Vocabulary): boolean {
  return root !== word || known.has(word);
}

export function corrected(clauses: readonly Token[][], known: Vocabulary): Map<string, string> | null {
  const found = new Map<string, string>();
  for (const token of clauses.flat().slice(0, MAX_WORDS)) {
    if (token.word.length < MIN_CORRECTED || isKnown(token, known)) continue;
    const likely = isDerived(token.word, known)
      ? []
      : known.near(token.word).filter((near) => isLikely(near, token.word, known));
    const likeliest = parted(token.word, known) ?? fitting(likely.slice(0, MAX_READINGS), token, clauses);
    if (likeliest !== undefined) found.set(token.word, likeliest);
  }
  return found.size > 0 ? found : null;
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

/** Of several readings that which names most together with its neighbours; of equals the likeliest. */
function fitting(likely: readonly string[], token: Token, clauses: readonly Token[][]): string | undefined {
  const clause = clauses.find((tokens) => tokens.includes(token)) ?? [];
  const lengths = likely.map((reading) => {
    const tokens = clause.map((one) => (one === token ? { ...one, word: reading, root: reading } : one));
    const around = segmentsOf(withoutFillers(tokens)).find((segment) =>
      segment.tokens.some(({ at }) => at === token.at),
    );
    return around && around.meanings.length > 0 ? around.tokens.length : 0;
  });
  return likely[lengths.indexOf(Math.max(...lengths))];
}

/** A word with affixes that nobody wrote down is a word, and no misspelling of another. */
function isDerived(word: string, known: Vocabulary): boolean {
  if (ownedName(word) !== undefined) return true;
  return stemCandidates(word).some(
    (one) => one.length >= MIN_CORRECTED && (isConceptWord(one) || known.count(one) > 0),
  );
}

/** The beginning is seldom misspelt; and nothing is gained by a word that names nothing. */
function isLikely(near: string, word: string, known: Vocabulary): boolean {
  const namesNothing = COMMON_WORDS.has(near) || KNOWN_THINGS.has(near);
  if (known.count(near) === 0 && namesNothing && !isConceptWord(near)) return false;
  const beginsAlike = near[0] === word[0] || (near[0] === word[1] && near[1] === word[0]);
  return beginsAlike || isConceptWord(near) || known.count(near) >= MUCH_MORE;
}

/** "cuciac" is "cuci ac": both halves name something, and together they name a thing. */
function parted(word: string, known: Vocabulary): string | undefined {
  for (let at = 2; at <= word.length - 2; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (!halves.every((half) => known.has(half))) continue;
    const segments = segmentsOf(tokensOf(halves));
    if (segments.length === 1 && (segments[0]?.meanings.length ?? 0) > 0) return halves.join(" ");
  }
  return undefined;
}
