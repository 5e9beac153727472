import { responseTime, sellerRating } from "~/accounts/text";
import type { PageOf } from "~/database/statements.server";
import { HIDDEN_TITLES } from "~/listings/text";
import { deadlineAhead, openProposalOrder, proposalTerms } from "~/orders/opening";
import { placeOf } from "~/places/place";
import { formatRelative } from "~/platform/date-text";
import { DAY, formatDate, type Zone } from "~/platform/dates";
import { formatRupiah, PLATFORM_FEE_PERCENT } from "~/platform/money";
import { ok } from "~/platform/outcome";
import { listHref } from "~/platform/paging";
import { briefVisitView } from "~/visits/page-data.server";
import {
  isOutdated,
  PROPOSAL_SORTS,
  type ProposalSort,
  proposalMerits,
  type ReceivedStatus,
  readProposalSort,
  receivedPath,
  shownStatus,
} from "./proposal";
import type { findProposalToShow, selectReceivedProposals, selectSentProposals } from "./queries.server";
import { meritsText, proposalTimeText, reachView } from "./text";

type ProposalRows = NonNullable<Awaited<ReturnType<typeof findProposalToShow>>>;

export function acceptanceView({ proposal, availability, addresses }: ProposalRows, now: number) {
  const { id, wantedId, wantedTitle, proposerName, days, message } = proposal;
  const opened = openProposalOrder(id, proposal, now);
  if (!opened.ok) return opened;
  const terms = proposalTerms(proposal, now);
  const wished = deadlineAhead(proposal, now);
  const late = wished !== null && days !== null && now + days * DAY > wished;
  return ok({
    wantedId,
    wantedTitle,
    message,
    proposer: { name: proposerName, pictureUrl: proposal.proposerPicture },
    terms,
    time: proposalTimeText(terms),
    passed: late ? formatDate(wished) : null,
    visit: briefVisitView(proposal, availability, addresses, now),
  });
}

type ReaderTime = { now: number; zone: Zone };

export function readReceivedQuery(params: URLSearchParams) {
  const asked = params.get("status");
  const status: ReceivedStatus = Object.entries(STATUSES).find(([word]) => word === asked)?.[1] ?? "open";
  const sort: ProposalSort = status === "open" ? readProposalSort(params.get("sort")) : "terbaru";
  return { status, sort, after: params.get("after") };
}

export function receivedProposalsView(
  { wanted, page, range, decided, reach }: NonNullable<PageOf<typeof selectReceivedProposals>>,
  { id, status, sort, after }: { id: string } & ReturnType<typeof readReceivedQuery>,
  { now, zone }: ReaderTime,
) {
  const address = (key: string | null) => receivedAddress(id, { status, sort, after: key });
  const decision = (of: "accepted" | "declined") => decided.find(({ decision }) => decision === of);
  const accepted = decision("accepted");
  return {
    decided: {
      accepted: accepted
        ? { count: accepted.count, name: accepted.name, orderId: accepted.orderId }
        : { count: 0, name: "", orderId: null },
      declined: decision("declined")?.count ?? 0,
    },
    wanted: {
      id,
      title: wanted.title,
      open: wanted.status === "active",
      openProposals: wanted.openProposals,
      terms: `Anggaran Anda ${formatRupiah(wanted.price)}${wanted.deadline === null ? "" : ` · sampai ${formatDate(wanted.deadline)}`}`,
    },
    reach: status === "open" ? reachView(reach) : null,
    status,
    sort,
    proposals: page.items.map(
      ({ updatedAt, ratingSum, ratingCount, responseMinutes, rating, placeCode, ...proposal }) => ({
        ...proposal,
        merits: status === "open" ? meritsText(proposalMerits({ ...proposal, rating }, range)) : "",
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
  page: PageOf<typeof selectSentProposals>,
  after: string | null,
  { now, zone }: ReaderTime,
) {
  const list = "/dashboard/proposals";
  return {
    proposals: page.items.map(
      ({ createdAt, updatedAt, contentChangedAt, status, chosen, feePercent, ...proposal }) => ({
        ...proposal,
        wantedTitle: proposal.wantedTitle ?? HIDDEN_TITLES.wanted,
        outdated: status === "open" && isOutdated({ updatedAt }, { contentChangedAt }),
        feePercent: feePercent ?? PLATFORM_FEE_PERCENT,
        status: shownStatus(status, { open: proposal.wantedOpen, chosen }),
        sent: formatRelative(createdAt, now, zone),
      }),
    ),
    first: after === null ? null : list,
    next: page.after && `${list}?after=${page.after}`,
  };
}
