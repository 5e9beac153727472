import { unabbreviated } from "./abbreviated";
import { CHAT_WORDS, FILLERS, PIECES } from "./fillers";
import { stem } from "./stem";

export type Token = { word: string; root: string; at: number };

export function tokensOf(words: readonly string[], from = 0, rootOf = stem): Token[] {
  return words.map((typed, n) => {
    const single = /^([a-z]{3,})2(?:an|nya)?$/.exec(typed)?.[1] ?? typed;
    const word =
      isUnitAt(words, n) || isBrandAt(words, n)
        ? typed
        : (CHAT_WORDS.get(single) ?? unabbreviated(single) ?? single);
    return { word, root: rootOf(word), at: from + n };
  });
}

const AMOUNT = /^(?:\d+|satu|dua|tiga|empat|lima|setengah|seperempat|kapasitas|ac)$/;

/** "1 pk" is a unit, "bayar pk gopay" is "pakai". */
function isUnitAt(words: readonly string[], at: number): boolean {
  if (!PIECES.has(words[at] ?? "")) return false;
  return words.length === 1 || AMOUNT.test(words[at - 1] ?? "") || /^\d+$/.test(words[at + 1] ?? "");
}

const DEVICES = new Set(["tv", "ac", "kulkas", "cuci", "hp", "led", "monitor"]);

/** "servis tv lg" is a brand, "lg cari tukang" is "lagi". */
function isBrandAt(words: readonly string[], at: number): boolean {
  return words[at] === "lg" && [words[at - 1], words[at + 1]].some((word) => DEVICES.has(word ?? ""));
}

const NOT = "tidak";

/** "dingin ga dingin" says of one thing that it is not: the rest of the phrase stands beside the denial. */
function withoutDoubt(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ root }, at) => {
    const [no, again] = tokens.slice(at + 1, at + 3);
    return !(no?.word === NOT && again?.root === root);
  });
}

/** `kept`: positions of fillers that belong to a name, as in "jasa titip". */
export function withoutFillers(tokens: readonly Token[], kept?: ReadonlySet<number>): Token[] {
  const telling = withoutDoubt(tokens.filter(({ word, at }) => kept?.has(at) || !FILLERS.has(word)));
  return telling.filter((token, at) => at === 0 || token.root !== telling[at - 1]?.root);
}
