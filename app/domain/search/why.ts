import { concepts } from "./concepts";
import { wordsOf } from "./query-words";
import type { Candidate, PlaceGroup } from "./rank";
import type { Part, Understanding } from "./understanding";

/** Why a listing is found, where its own words do not say so. `word` stands in it; `place`: how far it is. */
export type Why = { word: string | null; place: Exclude<PlaceGroup, "here" | "online"> | null };

export function whyFound({ parts, place }: Understanding, listing: Candidate, group: PlaceGroup): Why {
  const terms = new Set(`${listing.title} ${listing.words}`.split(" "));
  const asked = parts.filter(({ role }) => role === "topic" || role === "must" || role === "word");
  const own = asked.some(({ alternatives }) =>
    alternatives.some(({ because, all }) => because !== "concept" && all.every((term) => terms.has(term))),
  );
  const word = own ? null : firstOf(asked.map((part) => nameWithin(part, terms)));
  const distant = place !== null && group !== "here" && group !== "online" ? group : null;
  return { word, place: distant };
}

function firstOf(names: readonly (string | null)[]): string | null {
  return names.find((name) => name !== null) ?? null;
}

/** The longest name of what was asked that stands in the listing, of narrower things too. */
function nameWithin(part: Part, terms: ReadonlySet<string>): string | null {
  const keys = part.alternatives
    .filter(({ because }) => because === "concept")
    .flatMap(({ all }) => all)
    .filter((term) => terms.has(term))
    .map((term) => term.replace(/^x[kc]/, ""));
  const found = [...concepts().values()]
    .filter(({ key, wider }) => keys.includes(key) || wider.some((one) => keys.includes(one)))
    .flatMap(({ names, needs }) => [...names, ...needs])
    .filter((name) => wordsOf(name).every((word) => terms.has(word)));
  return found.reduce<string | null>(
    (best, name) => (best === null || name.length > best.length ? name : best),
    null,
  );
}
