import type { PageOf } from "~/database/statements.server";
import { dayAndMonth } from "~/platform/date-text";
import { DAY, type Zone } from "~/platform/dates";
import { readListSort, readValueKey } from "~/platform/paging";
import { OWN_PARTS, type OwnListFilter, ownListPath, readOwnPart } from "./listing";
import type { selectOwnWanted } from "./own-queries.server";
import { OWN_PART_LABELS } from "./own-text";
import type { FavouriteRow, selectOwnListings } from "./queries.server";
import { HIDDEN_TITLES } from "./text";

/** Returns a favourite's view. A hidden listing shows neither content nor seller, even to a person who saved it. */
export function favouriteView({ hidden, coverUrl, sellerPicture: _, ...row }: FavouriteRow) {
  const picture = row.open ? coverUrl : null;
  const shown = hidden ? { title: HIDDEN_TITLES.offer, sellerName: "" } : {};
  return { ...row, picture, ...shown };
}

export function readOwnListQuery(params: URLSearchParams) {
  const edge = { after: readValueKey(params.get("after")), before: readValueKey(params.get("before")) };
  const unreadable = (params.has("after") && edge.after === null) || (params.has("before") && edge.before === null);
  if (unreadable) return null;
  return { part: readOwnPart(params.get("status")), sort: readListSort(params.get("sort")), edge };
}

type OwnRow = PageOf<typeof selectOwnListings>["listings"][number];

export function ownOffersView(
  { listings, newer, older, counts, more }: PageOf<typeof selectOwnListings>,
  part: OwnListFilter,
) {
  const path = ownListPath("offer");
  const some = OWN_PARTS.filter((one) => counts[one] > 0 || one === part);
  const chips = some.map((one) => ({
    text: OWN_PART_LABELS[one],
    count: more ? `${counts[one]}+` : String(counts[one]),
    href: one === "all" ? path : `${path}?status=${one}`,
    current: one === part,
  }));
  return {
    listings: listings.map((row) => ({ ...shownColumns(row), until: null, proposals: null })),
    newer,
    older,
    part,
    /** With "all" and one other part, both lists would be equal. */
    chips: chips.length > 2 || part !== "all" ? chips : [],
  };
}

export function ownWantedView({ listings, decided, ...page }: PageOf<typeof selectOwnWanted>, zone: Zone, now: number) {
  return {
    ...page,
    part: "all" as const,
    chips: [],
    listings: listings.map((row) => {
      const received = row.proposalCount + (decided.count.get(row.id) ?? 0);
      return {
        ...shownColumns(row),
        until: row.deadline === null ? null : dayAndMonth(row.deadline, zone),
        proposals: {
          received: decided.isPartial ? `${received}+` : `${received}`,
          fresh: now - row.createdAt < DAY,
          waiting: row.status === "active" ? row.proposalCount : 0,
        },
      };
    }),
  };
}

function shownColumns({ proposalCount: _, deadline: _deadline, createdAt: _createdAt, ...shown }: OwnRow) {
  return shown;
}
