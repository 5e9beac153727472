import { dayAndMonth } from "~/copy/core/days";
import type { listOwnListings, listOwnRequests } from "~/db/listing/listings.server";
import type { Zone } from "~/domain/core/dates";
import { readListSort } from "~/domain/core/list-sort";
import { readValueKey } from "~/domain/core/page-cursor";

/** Null where the key in the address cannot be read. */
export function readOwnListQuery(params: URLSearchParams) {
  const edge = { after: readValueKey(params.get("after")), before: readValueKey(params.get("before")) };
  const unreadable =
    (params.has("after") && edge.after === null) || (params.has("before") && edge.before === null);
  return unreadable ? null : { sort: readListSort(params.get("sort")), edge };
}

type OwnRow = Awaited<ReturnType<typeof listOwnListings>>["listings"][number];

export function ownOffersView({ listings, ...page }: Awaited<ReturnType<typeof listOwnListings>>) {
  return { ...page, listings: listings.map((row) => ({ ...shared(row), until: null, proposals: null })) };
}

export function ownRequestsView(
  { listings, decided, ...page }: Awaited<ReturnType<typeof listOwnRequests>>,
  zone: Zone,
) {
  return {
    ...page,
    listings: listings.map((row) => {
      const received = row.proposalCount + (decided.count.get(row.id) ?? 0);
      return {
        ...shared(row),
        until: row.deadline === null ? null : dayAndMonth(row.deadline, zone),
        proposals: { received: decided.most ? `${received}+` : `${received}`, waiting: row.proposalCount },
      };
    }),
  };
}

function shared({ id, title, category, price, status, hiddenAt, hiddenReason, ...row }: OwnRow) {
  const { rating, ratingCount, ordersCompleted, coverUrl } = row;
  return {
    ...{ id, title, category, price, status, hiddenAt, hiddenReason },
    ...{ rating, ratingCount, ordersCompleted, coverUrl },
  };
}
