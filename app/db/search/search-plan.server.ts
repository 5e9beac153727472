import { anywhereNear, type GroupName, type PlaceGroupTags } from "~/domain/search/place-groups";
import type { Tier } from "~/domain/search/plan";
import type { Question, SearchFilters } from "~/domain/search/question";
import { OFFERS_ALONE, type SearchSort } from "~/domain/search/search";
import { readSearchKey, type SearchKey } from "~/domain/search/search-key";
import { hasFilters, walkExpression } from "../core/match-expression.server";
import { type Batch, holdsOffersOnly, type Walk } from "./hits.server";

export type SearchPlanned = Walk & {
  names: readonly GroupName[];
  /** Null: shown as they are read. */
  ranked: { walksPerTier: number } | null;
  scored: boolean;
};

const EVERYWHERE: PlaceGroupTags = { name: "all", any: [], not: [] };

export function planOf(question: Question): SearchPlanned | null {
  if (question.sort === "relevan") return rankedPlan(question, question.groups);
  return question.sort === "terdekat" ? nearestPlan(question) : orderedPlan(question);
}

function rankedPlan(
  { filters, tiers, after }: Question,
  groups: readonly PlaceGroupTags[],
): SearchPlanned | null {
  if (tiers === null) return null;
  const sort = filters.kind === "wanted" ? "terbaru" : "relevan";
  const offersOnly = holdsOffersOnly(sort);
  const wide: readonly (Tier | undefined)[] = tiers.length > 0 ? tiers : [undefined];
  const walks = wide.flatMap((tier) =>
    groups.map((group) => ({
      name: group.name,
      expression: walkExpression(filters, group, { tier, apart: true, offersOnly }),
    })),
  );
  return {
    batches: walks.map(({ expression }) => ({ expression })),
    names: walks.map(({ name }) => name),
    sort,
    from: keyWithin(after, walks.length),
    ranked: { walksPerTier: groups.length },
    scored: tiers.length > 0,
  };
}

function orderedPlan({ filters, tiers, groups, sort, after }: Question): SearchPlanned | null {
  if (tiers === null) return null;
  const group = anywhereNear(groups);
  const expressions = widestTwo(tiers).map((tier) =>
    walkExpression(filters, group, { tier, offersOnly: holdsOffersOnly(sort) }),
  );
  const batches = stepwise(expressions);
  return {
    ...{ batches, names: batches.map(() => group.name), sort },
    ...{ from: keyWithin(after, batches.length), ranked: null, scored: tiers.length > 0 },
  };
}

/** One list as well, ring by ring, in each the likelier first; if nothing names the thing itself, what comes near it. */
function nearestPlan({ filters, tiers, rings, after }: Question): SearchPlanned | null {
  if (tiers === null) return null;
  const sort = filters.kind === "wanted" ? "terbaru" : "terdekat";
  const offersOnly = holdsOffersOnly(sort);
  const wide = widestTwo(tiers);
  const walk = (group: PlaceGroupTags, tier: Tier | undefined) =>
    walkExpression(filters, group, { tier, offersOnly });
  const from = keyWithin(after, wide.length * rings.length);
  // Whoever is past the first page of the wider has found nothing by the narrower.
  const settled = from !== null && from.batch >= rings.length;
  const batches = wide.flatMap((tier, at) =>
    rings.map((ring): Batch => {
      const expression = walk(ring, tier);
      return at === 0 || settled
        ? { expression }
        : { expression, onlyIfEmpty: walk(anywhereNear(rings), wide[0]) };
    }),
  );
  return {
    ...{ batches, names: batches.map(() => "all" as const), sort },
    ...{ from, ranked: null, scored: tiers.length > 0 },
  };
}

export function besidePlan(question: Question): SearchPlanned | null {
  if (!question.beside) return null;
  const mode = question.filters.mode === "online" ? "online" : null;
  const filters: SearchFilters = { ...question.filters, kind: "wanted", ...OFFERS_ALONE, mode };
  return rankedPlan({ ...question, filters, after: null }, [anywhereNear(question.groups)]);
}

const UNFILTERED: SearchFilters = {
  ...{ kind: "offer", category: null, minPrice: null, maxPrice: null, rating: null, days: null },
  ...{ startsIn: null, mode: null },
};

/** Without any filter, walked only where nothing at all passes them. */
export function nearlyPlan({ understanding, filters, tiers, after }: Question): SearchPlanned | null {
  const filtered = hasFilters(filters) || filters.kind !== UNFILTERED.kind;
  const widest = tiers?.at(-1);
  if (!tiers || !widest || !filtered || after !== null || understanding.price) return null;
  const walk = (asked: SearchFilters, tier: Tier | undefined) =>
    walkExpression(asked, EVERYWHERE, { tier, offersOnly: holdsOffersOnly("relevan") });
  const [first] = widestTwo(tiers);
  const batches = [{ expression: walk(UNFILTERED, first), onlyIfEmpty: walk(filters, widest) }];
  return {
    ...{ batches, names: ["all"], sort: "relevan", from: null },
    ...{ ranked: { walksPerTier: 1 }, scored: true },
  };
}

function widestTwo(tiers: readonly Tier[]): (Tier | undefined)[] {
  return tiers.length > 0 ? tiers.slice(-2) : [undefined];
}

function stepwise(expressions: readonly string[]): Batch[] {
  return expressions.map((expression, at) => {
    const narrower = expressions[at - 1];
    return narrower === undefined ? { expression } : { expression, onlyIfEmpty: narrower };
  });
}

/** A key of another search, with more batches than this one, means the first page. */
function keyWithin(after: string | null, batches: number): SearchKey | null {
  const key = readSearchKey(after);
  return key && (key.batch < batches || key.left.length > 0) ? key : null;
}

/** A search whose page shows something if any listing has all of its words, in its place or coming to it. */
export function answerExpression(question: Question): string | null {
  const { filters, tiers, groups } = question;
  if (tiers === null) return null;
  const there = groups.filter(({ name }) => name !== "near" && name !== "beyond");
  return walkExpression(filters, anywhereNear(there), {
    tier: tiers[0],
    offersOnly: holdsOffersOnly(answerSort(filters)),
  });
}

export function answerSort({ kind }: Pick<SearchFilters, "kind">): SearchSort {
  return kind === "offer" ? "relevan" : "terbaru";
}

/** All that was asked for and nothing wider, in the place or coming to it. Null: nothing can be found. */
export function strictExpression({ filters, tiers, groups }: Question): string | null {
  if (tiers === null) return null;
  const walk = { tier: tiers[0], offersOnly: holdsOffersOnly("terbaru") };
  return walkExpression(filters, anywhereNear(groups), walk);
}
