import { type Alternative, headsOf, type QueryPart, type Understanding, withoutNear } from "./search";

/**
 * A tier. `stricter` is what an earlier tier contains, and cheaper to exclude than the whole tier. `isLoose`: most of
 * its listings match a part only.
 */
export type SearchTier = { expression: string; stricter?: string; isLoose?: true };

const MAX_ALTERNATIVES = 12;

const TERMS = /^[\p{L}\p{N}]+$/u;

/**
 * Returns at most three tiers, each at least as wide as the one before. Unknown words must all occur, to avoid chance
 * results.
 */
export function searchPlan({ parts, nonsense }: Understanding): SearchTier[] {
  const asking = parts.filter(({ telling }) => telling > 0);
  if (asking.length === 0) return [];
  if (nonsense) return together([{ expression: overText(all(asking, "whole"), "AND") }]);
  const heads = headsOf(asking);
  const words = asking.filter(({ role, prefix }) => role === "word" || prefix);
  const needed = asking.filter((part) => heads.includes(part) || part.required).map(withoutNear);
  const things = all(needed, needed.length > 1 ? "brief" : "whole");
  const others = all(
    asking.filter((part) => !heads.includes(part) && !part.required),
    "brief",
  );
  const wide = [...new Set([...heads, ...words])];
  return together([
    { expression: overText([...things, ...others], "AND") },
    { expression: overText(things, "AND"), stricter: overText(others, "AND") },
    { expression: overText(all(wide, "whole"), "OR"), stricter: overText(things, "AND"), isLoose: true },
  ]);
}

/** Drops near alternatives from a part, so that near results cannot displace exact ones from the first page. */
function together(tiers: readonly SearchTier[]): SearchTier[] {
  const first = (tier: SearchTier) => tiers.findIndex(({ expression }) => expression === tier.expression);
  return tiers.filter((tier, at) => tier.expression !== "" && first(tier) === at);
}

type Length = "whole" | "brief";

function all(parts: readonly QueryPart[], length: Length): string[] {
  return [...new Set(parts.map((part) => either(part, length)))].filter((part) => part !== "");
}

function overText(parts: readonly string[], operator: string): string {
  return parts.length > 0 ? `{title words} : (${[...new Set(parts)].join(` ${operator} `)})` : "";
}

function either({ alternatives, prefix }: QueryPart, length: Length): string {
  const options = widest(alternatives.slice(0, MAX_ALTERNATIVES).filter(({ often }) => length === "whole" || !often))
    .map(({ all: terms, because }) => {
      const asked = terms.filter((term) => TERMS.test(term)).map(quoted);
      if (asked.length === 0) return "";
      if (prefix && because === "typed") asked[asked.length - 1] += "*";
      return asked.length > 1 ? `(${asked.join(" AND ")})` : asked.join("");
    })
    .filter((option) => option !== "");
  return options.length > 1 ? `(${options.join(" OR ")})` : options.join("");
}

function widest(alternatives: readonly Alternative[]): Alternative[] {
  const isWider = (one: Alternative, other: Alternative) =>
    one.all.length < other.all.length && one.all.every((term) => other.all.includes(term));
  return alternatives.filter((one) => !alternatives.some((other) => isWider(other, one)));
}

// The term is quoted, or FTS5 would read "or" and "near" as operators.
function quoted(term: string): string {
  return `"${term}"`;
}
