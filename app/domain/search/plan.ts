import { headsOf, type Part, type Understanding } from "./understanding";

/** A full-text expression over the columns title and words; strict first. */
export type Tier = { expression: string };

const MAX_ALTERNATIVES = 12;
const TERMS = /^[\p{L}\p{N}]+$/u;

/**
 * At most three, each at least as wide as the one before; none when no words are asked for. Words that nobody knows are
 * asked as they are typed and all together: a listing of today may hold them, chance must not.
 */
export function searchPlan({ parts, nonsense }: Understanding): Tier[] {
  const asking = parts.filter(({ telling }) => telling > 0);
  if (asking.length === 0) return [];
  if (nonsense) return [all(asking)].filter((one) => one !== "").map((expression) => ({ expression }));
  const heads = headsOf(asking);
  const words = asking.filter(({ role, prefix }) => role === "word" || prefix);
  const tiers = [all(asking), all(heads), any([...new Set([...heads, ...words])])];
  return [...new Set(tiers)].filter((expression) => expression !== "").map((expression) => ({ expression }));
}

function all(parts: readonly Part[]): string {
  return overText(parts.map(either), "AND");
}

function any(parts: readonly Part[]): string {
  return overText(parts.map(either), "OR");
}

function overText(parts: readonly string[], operator: string): string {
  const asked = parts.filter((part) => part !== "");
  return asked.length > 0 ? `{title words} : (${asked.join(` ${operator} `)})` : "";
}

function either({ alternatives, prefix }: Part): string {
  const options = alternatives
    .slice(0, MAX_ALTERNATIVES)
    .map(({ all: terms, because }) => {
      const asked = terms.filter((term) => TERMS.test(term)).map(quoted);
      if (asked.length === 0) return "";
      if (prefix && because === "typed") asked[asked.length - 1] += "*";
      return asked.length > 1 ? `(${asked.join(" AND ")})` : asked.join("");
    })
    .filter((option) => option !== "");
  return options.length > 1 ? `(${options.join(" OR ")})` : options.join("");
}

// In quotes, or FTS5 reads "or" and "near" as operators.
function quoted(term: string): string {
  return `"${term}"`;
}
