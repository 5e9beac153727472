import { concepts } from "./concepts";
import type { Concept } from "./lines";
import { meaningsOf, roleOf, type Segment, segmentsOf } from "./meanings";
import { type Token, tokensOf } from "./tokens";

const MOST_WORDS = 3;
/** "a52", "y12s", "11", "125cc": which model, and no word of its own. */
const MODEL = /^(?:\d{1,5}[a-z]{0,3}|[a-z]{1,3}\d{1,4}[a-z]{0,2})$/;
const MODEL_WORDS = new Set([
  ...[
    "pro",
    "max",
    "plus",
    "ultra",
    "lite",
    "mini",
    "prime",
    "neo",
    "note",
    "seri",
    "series",
    "gen",
    "fe",
    "x",
    "xs",
    "xr",
    "se",
  ],
]);
/** "foto pakai iphone": with what, not on what. */
const WITH = new Set(["pakai", "dari", "lewat", "via", "dengan", "using", "from"]);

/** `rest`: the clauses without brands and models; a device that only its brand names stands in its stead. */
export function takeBrands(clauses: readonly Token[][]): { rest: Token[][]; brands: Segment[] } {
  const found = clauses.map(brandsIn);
  if (found.every((runs) => runs.length === 0)) return { rest: [...clauses], brands: [] };
  const plain = clauses.map((clause, at) =>
    clause.filter((token) => !found[at]?.some(({ tokens }) => tokens.includes(token))),
  );
  const named = new Set(plain.flat().map(({ word }) => word));
  let namesThing = plain.flatMap(segmentsOf).some(({ meanings }) => isThing(meanings));
  const rest = clauses.map((clause, at) =>
    clause.flatMap((token, n): Token[] => {
      const run = found[at]?.find(({ tokens }) => tokens.includes(token));
      if (run === undefined) return [token];
      if (run.tokens[0] !== token || WITH.has(clause[n - 1]?.word ?? "")) return [];
      const { own, other } = devicesOf(run);
      const isNamed = [...own, ...other].some(({ names }) => names.some((name) => named.has(name)));
      const device = isNamed ? undefined : (own[0] ?? (namesThing ? undefined : other[0]));
      const name = device && ownName(device);
      if (name === undefined) return [];
      named.add(name);
      namesThing = true;
      return tokensOf([name], token.at);
    }),
  );
  return { rest, brands: found.flat() };
}

function isThing(meanings: Segment["meanings"]): boolean {
  return meanings.length > 0 && ["must", "topic", "kind"].includes(roleOf(meanings));
}

/** `own`: what the brand makes; `other`: what it may be, the likeliest first. */
function devicesOf({ meanings }: Segment): { own: Concept[]; other: Concept[] } {
  const brands = meanings.flatMap(({ key }) => concepts().get(key) ?? []);
  const devices = (keys: readonly string[]) => keys.flatMap((key) => concepts().get(key) ?? []);
  return {
    own: devices(brands.flatMap(({ wider }) => wider)),
    other: devices(brands.flatMap(({ near }) => near)),
  };
}

function ownName({ key, names }: Concept): string | undefined {
  return names.includes(key) ? key : names.find((one) => !one.includes(" "));
}

function brandsIn(clause: readonly Token[]): Segment[] {
  const runs: Segment[] = [];
  for (let at = 0; at < clause.length; ) {
    const length = [...Array(MOST_WORDS).keys()]
      .map((n) => MOST_WORDS - n)
      .find((one) => at + one <= clause.length && areBrand(clause.slice(at, at + one)));
    if (length === undefined) {
      at += 1;
      continue;
    }
    let end = at + length;
    while (end < clause.length && isModel(clause[end])) end += 1;
    const tokens = clause.slice(at, end);
    runs.push({ tokens, meanings: meaningsOf(clause.slice(at, at + length)) });
    at = end;
  }
  return runs;
}

function areBrand(tokens: readonly Token[]): boolean {
  const meanings = meaningsOf(tokens);
  return meanings.length > 0 && meanings.every(({ key }) => concepts().get(key)?.role === "brand");
}

function isModel(token: Token | undefined): boolean {
  return token !== undefined && (MODEL.test(token.word) || MODEL_WORDS.has(token.word));
}
