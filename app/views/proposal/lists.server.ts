import { responseTime } from "~/copy/account/seller-statistics";
import { formatRelative } from "~/copy/core/relative-dates";
import { HIDDEN_TITLES } from "~/copy/listing/labels";
import { meritsText } from "~/copy/proposal/labels";
import type { listReceivedProposals, listSentProposals } from "~/db/proposal/pages.server";
import { sellerRating } from "~/domain/account/seller-statistics";
import { formatDate, type Zone } from "~/domain/core/dates";
import { listHref } from "~/domain/core/list-href";
import { formatRupiah, PLATFORM_FEE_PERCENT } from "~/domain/core/money";
import { placeOf } from "~/domain/place/place";
import { meritsOf } from "~/domain/proposal/merits";
import { isOutdated, type ReceivedStatus, receivedPath, shownStatus } from "~/domain/proposal/proposal";
import { PROPOSAL_SORTS, type ProposalSort, readProposalSort } from "~/domain/proposal/sort";

type Reading = { now: number; zone: Zone };

export function readReceivedQuery(params: URLSearchParams) {
  const asked = params.get("status");
  const status: ReceivedStatus = Object.entries(STATUSES).find(([word]) => word === asked)?.[1] ?? "open";
  const sort: ProposalSort = status === "open" ? readProposalSort(params.get("sort")) : "terbaru";
  return { status, sort, after: params.get("after") };
}

export function receivedProposalsView(
  { wanted, page, range }: NonNullable<Awaited<ReturnType<typeof listReceivedProposals>>>,
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
      terms: `Anggaran Anda ${formatRupiah(wanted.price)}${wanted.deadline === null ? "" : ` · sampai ${formatDate(wanted.deadline)}`}`,
    },
    status,
    sort,
    proposals: page.items.map(
      ({ updatedAt, ratingSum, ratingCount, responseMinutes, rating, placeCode, ...proposal }) => ({
        ...proposal,
        merits: status === "open" ? meritsText(meritsOf({ ...proposal, rating }, range)) : "",
        answers: responseTime(responseMinutes),
        from: placeOf(placeCode ?? "")?.name ?? null,
        rating: sellerRating({ ratingSum, ratingCount }),
        ratingCount,
        outdated: status === "open" && isOutdated({ updatedAt }, wanted),
        sent: formatRelative(updatedAt, now, zone),
      }),
    ),
    first: after === null ? null : address(null),
    next: page.after && address(page.after),
  };
}

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
    sort: word || sort === PROPOSAL_SORTS[0] ? null : sort,
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
    proposals: page.items.map(
      ({ createdAt, updatedAt, contentChangedAt, status, chosen, feePercent, ...proposal }) => ({
        ...proposal,
        wantedTitle: proposal.wantedTitle ?? HIDDEN_TITLES.wanted,
        outdated: status === "open" && isOutdated({ updatedAt }, { contentChangedAt }),
        feePercent: feePercent ?? PLATFORM_FEE_PERCENT,
        status: shownStatus(status, { open: proposal.requestOpen, chosen }),
        sent: formatRelative(createdAt, now, zone),
      }),
    ),
    first: after === null ? null : list,
    next: page.after && `${list}?after=${page.after}`,
  };
}
