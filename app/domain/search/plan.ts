import { type Alternative, headsOf, type Part, type Understanding } from "./understanding";

/** `stricter`: what an earlier tier holds; much quicker to leave out than that whole tier. */
export type Tier = { expression: string; stricter?: string };

const MAX_ALTERNATIVES = 12;
const TERMS = /^[\p{L}\p{N}]+$/u;

/** At most three, each at least as wide as the one before. Unknown words are asked all together: chance must not find. */
export function searchPlan({ parts, nonsense }: Understanding): Tier[] {
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
    { expression: overText(all(wide, "whole"), "OR"), stricter: overText(things, "AND") },
  ]);
}

/** Drops near alternatives from a part, so that near results cannot push exact ones off the first page. */
function withoutNear(part: Part): Part {
  return { ...part, alternatives: part.alternatives.filter(({ near }) => !near) };
}

function together(tiers: readonly Tier[]): Tier[] {
  const first = (tier: Tier) => tiers.findIndex(({ expression }) => expression === tier.expression);
  return tiers.filter((tier, at) => tier.expression !== "" && first(tier) === at);
}

type Length = "whole" | "brief";

function all(parts: readonly Part[], length: Length): string[] {
  return [...new Set(parts.map((part) => either(part, length)))].filter((part) => part !== "");
}

function overText(parts: readonly string[], operator: string): string {
  return parts.length > 0 ? `{title words} : (${[...new Set(parts)].join(` ${operator} `)})` : "";
}

function either({ alternatives, prefix }: Part, length: Length): string {
  const options = widest(
    alternatives.slice(0, MAX_ALTERNATIVES).filter(({ often }) => length === "whole" || !often),
  )
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

// In quotes, or FTS5 reads "or" and "near" as operators.
function quoted(term: string): string {
  return `"${term}"`;
}
