import { ROOTS, WHOLE_WORDS } from "./roots";

/** The last three are Sundanese and Javanese for "kan". */
const SUFFIXES = ["nya", "kan", "in", "an", "i", "ku", "mu", "keun", "no", "ke"];
const MIN_ROOT = 3;
const MAX_CUTS = 4;

/** Prefix, and what the root may have lost to it ("menulis" is "tulis", "nyuci" is "cuci" or "suci"). */
const PREFIXES: readonly (readonly [string, readonly string[]])[] = [
  ["memper", [""]],
  ["diper", [""]],
  ["menge", [""]],
  ["penge", [""]],
  ["meny", ["s", "c"]],
  ["peny", ["s", "c"]],
  ["meng", ["", "k"]],
  ["peng", ["", "k"]],
  ["mem", ["", "p", "f"]],
  ["pem", ["", "p", "f"]],
  ["men", ["", "t"]],
  ["pen", ["", "t"]],
  ["me", [""]],
  ["pe", [""]],
  ["per", [""]],
  ["ber", [""]],
  ["be", [""]],
  ["ter", [""]],
  ["ke", [""]],
  ["se", [""]],
  ["di", [""]],
  ["nge", [""]],
  ["ng", ["", "k"]],
  ["ny", ["s", "c"]],
  ["n", ["t", ""]],
  ["m", ["p", "f", ""]],
];

const BY_FIRST: Record<string, (typeof PREFIXES)[number][]> = {};
for (const one of PREFIXES) {
  const first = one[0].charAt(0);
  BY_FIRST[first] = [...(BY_FIRST[first] ?? []), one];
}

/** After another prefix: "mem-ber-sih", "di-per-baik". */
const INNER = new Set(["ber", "per", "ter", "ke"]);

export function stemCandidates(word: string): string[] {
  if (!/^[a-z]{4,24}$/.test(word)) return [];
  const found = new Set<string>();
  let cut: Cut[] = [{ root: word, isInner: false }];
  for (let depth = 0; depth < MAX_CUTS && cut.length > 0; depth += 1) {
    cut = cut.flatMap(oneCut).filter(({ root }) => root.length >= MIN_ROOT && !found.has(root));
    for (const { root } of cut) found.add(root);
  }
  // Spoken Indonesian says e for the last a: "anter", "seneng".
  for (const root of [word, ...found]) {
    const formal = root.replace(/e([^aeiou]*)$/, "a$1");
    if (formal !== root && formal.length > MIN_ROOT) found.add(formal);
  }
  found.delete(word);
  return [...found];
}

type Cut = { root: string; isInner: boolean };

function oneCut({ root, isInner }: Cut): Cut[] {
  const cut: Cut[] = [];
  for (const suffix of SUFFIXES) {
    if (root.endsWith(suffix)) cut.push({ root: root.slice(0, -suffix.length), isInner });
  }
  for (const [prefix, lost] of BY_FIRST[root[0] ?? ""] ?? []) {
    if (!root.startsWith(prefix) || (isInner && !INNER.has(prefix))) continue;
    for (const letter of lost) cut.push({ root: letter + root.slice(prefix.length), isInner: true });
  }
  return cut;
}

export function stem(word: string): string {
  if (ROOTS.has(word) || WHOLE_WORDS.has(word)) return word;
  const roots = stemCandidates(word).filter((candidate) => ROOTS.has(candidate));
  // The longest: "mengemas" comes from "kemas", not from "emas".
  return roots.reduce((best, root) => (root.length > best.length ? root : best), roots[0] ?? word);
}
