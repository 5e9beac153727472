import { responseTime } from "~/copy/account/seller-statistics";
import { formatRelative } from "~/copy/core/relative-dates";
import type { listReceivedProposals, listSentProposals } from "~/db/proposal/pages.server";
import { type SellerStatistics, sellerRating } from "~/domain/account/seller-statistics";
import type { Zone } from "~/domain/core/dates";
import { listHref } from "~/domain/core/list-href";
import { PLATFORM_FEE_PERCENT } from "~/domain/core/money";
import { receivedPath, shownStatus } from "~/domain/proposal/proposal";
import { type ProposalSort, readProposalSort } from "~/domain/proposal/sort";

type Reading = { now: number; zone: Zone };

export function readReceivedQuery(params: URLSearchParams) {
  const asked = params.get("status");
  const status: ReceivedStatus = Object.entries(STATUSES).find(([word]) => word === asked)?.[1] ?? "open";
  const sort: ProposalSort = status === "open" ? readProposalSort(params.get("sort")) : "terbaru";
  return { status, sort, after: params.get("after") };
}

export function receivedProposalsView(
  { wanted, page }: NonNullable<Awaited<ReturnType<typeof listReceivedProposals>>>,
  { id, status, sort, after }: { id: string } & ReturnType<typeof readReceivedQuery>,
  { now, zone }: Reading,
) {
  const address = (key: string | null) => receivedAddress(id, { status, sort, after: key });
  return {
    wanted: {
      id,
      title: wanted.title,
      open: wanted.status === "active",
      openProposals: wanted.openProposals,
    },
    status,
    sort,
    proposals: page.items.map(
      ({ updatedAt, ratingSum, ratingCount, completedCount, responseMinutes, ...proposal }) => ({
        ...proposal,
        record: recordOf({ completedCount, responseMinutes }),
        rating: sellerRating({ ratingSum, ratingCount }),
        ratingCount,
        sent: formatRelative(updatedAt, now, zone),
      }),
    ),
    first: after === null ? null : address(null),
    next: page.after && address(page.after),
  };
}

function recordOf({
  completedCount,
  responseMinutes,
}: Pick<SellerStatistics, "completedCount" | "responseMinutes">) {
  const answers = responseTime(responseMinutes);
  return [
    completedCount > 0 && `${completedCount} pesanan selesai`,
    answers && `biasanya membalas ${answers}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

type ReceivedStatus = "open" | "declined" | "accepted";

const STATUSES: Record<string, Exclude<ReceivedStatus, "open">> = {
  ditolak: "declined",
  diterima: "accepted",
};

function receivedAddress(
  id: string,
  { status, sort, after }: { status: string; sort: string; after: string | null },
): string {
  const word = Object.entries(STATUSES).find(([, known]) => known === status)?.[0];
  return listHref(receivedPath(id), {
    status: word,
    sort: word || sort === "terbaru" ? null : sort,
    after,
  });
}

export function sentProposalsView(
  page: Awaited<ReturnType<typeof listSentProposals>>,
  after: string | null,
  { now, zone }: Reading,
) {
  const list = "/dashboard/proposals";
  return {
    proposals: page.items.map(({ createdAt, status, feePercent, ...proposal }) => ({
      ...proposal,
      feePercent: feePercent ?? PLATFORM_FEE_PERCENT,
      status: shownStatus(status, proposal.requestOpen),
      sent: formatRelative(createdAt, now, zone),
    })),
    first: after === null ? null : list,
    next: page.after && `${list}?after=${page.after}`,
  };
}
