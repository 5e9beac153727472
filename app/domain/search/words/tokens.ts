import { CHAT_WORDS, FILLERS } from "./fillers";
import { stem } from "./stem";

/** `at`: its place among the words of the whole text. */
export type Token = { word: string; root: string; at: number };

/** As listings and queries are read: chat words as they are meant, "foto2" as "foto". */
export function tokensOf(words: readonly string[], from = 0, rootOf = stem): Token[] {
  return words.map((typed, n) => {
    const single = /^([a-z]{3,})2(?:an|nya)?$/.exec(typed)?.[1] ?? typed;
    const word = CHAT_WORDS.get(single) ?? single;
    return { word, root: rootOf(word), at: from + n };
  });
}

export function withoutFillers(tokens: readonly Token[]): Token[] {
  const telling = tokens.filter(({ word }) => !FILLERS.has(word));
  return telling.filter((token, at) => at === 0 || token.root !== telling[at - 1]?.root);
}
