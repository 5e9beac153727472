import { neighbours } from "../place/neighbours";
import { placeOf } from "../place/place";
import type { Candidate, PlaceGroup } from "./rank";
import type { Part, Understanding } from "./understanding";
import { concepts } from "./words/concepts";
import { wordsOf } from "./words/query-words";

export type Why = {
  word: string | null;
  place: "serves" | "beside" | null;
  from: string | null;
};

export function whyFound(
  { parts, place }: Understanding,
  listing: Candidate,
  group: PlaceGroup | "near",
): Why {
  const terms = new Set(`${listing.title} ${listing.words}`.split(" "));
  const asked = parts.filter(({ role }) => role === "topic" || role === "must" || role === "word");
  const own = asked.some(({ alternatives }) =>
    alternatives.some(({ because, all }) => because !== "concept" && all.every((term) => terms.has(term))),
  );
  const word = own ? null : firstOf(asked.map((part) => nameWithin(part, terms)));
  const stands = listing.place === null ? null : placeOf(listing.place);
  if (group === "serves") return { word, place: "serves", from: stands?.name ?? null };
  const beside =
    group === "near" &&
    stands !== null &&
    (place?.places ?? []).some(({ code }) => neighbours(code).some((near) => near.code === stands.code));
  return { word, place: beside ? "beside" : null, from: null };
}

function firstOf(names: readonly (string | null)[]): string | null {
  return names.find((name) => name !== null) ?? null;
}

/** A name of what was asked that stands in the listing, of narrower things too: best one word, which surely does. */
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
    (best, name) => (best === null || isPlainer(name, best) ? name : best),
    null,
  );
}

function isPlainer(name: string, best: string): boolean {
  const fewer = wordsOf(best).length - wordsOf(name).length;
  return fewer === 0 ? name.length > best.length : fewer > 0;
}
