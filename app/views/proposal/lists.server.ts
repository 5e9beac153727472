import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { shownStatus } from "~/copy/proposal/labels";
import { listReceivedProposals, listSentProposals } from "~/db/proposal/pages.server";
import { responseTime, type SellerRecord, sellerRating } from "~/domain/account/seller-statistics";
import { formatRelative } from "~/domain/core/dates";
import { isId } from "~/domain/core/text";
import { receivedPath } from "~/domain/proposal/proposal";
import { readProposalSort } from "~/domain/proposal/sort";
import { notFound } from "../../http/errors.server";
import { LOGIN_TO_SEE_PROPOSALS } from "../../http/proposal.server";
import { requireUser } from "../../http/viewer.server";

/** The proposals for one of the client's own requests, as the address asks for them. */
export async function readReceived({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  const { id } = params;
  if (!isId(id)) notFound();
  const query = new URL(request.url).searchParams;
  const asked = query.get("status");
  const status: Decision = Object.entries(STATUSES).find(([word]) => word === asked)?.[1] ?? "open";
  const sort = status === "open" ? readProposalSort(query.get("sort")) : "terbaru";
  const after = query.get("after");
  const found = await listReceivedProposals(context.db, {
    wantedId: id,
    clientId: user.id,
    status,
    sort,
    after,
  });
  if (!found) notFound();
  const { wanted, page } = found;
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
        sent: formatRelative(updatedAt, context.now),
      }),
    ),
    first: after === null ? null : address(null),
    next: page.after && address(page.after),
  };
}

/** What else one decides by: how much they have done, and how soon they answer. */
function recordOf({
  completedCount,
  responseMinutes,
}: Pick<SellerRecord, "completedCount" | "responseMinutes">) {
  const answers = responseTime(responseMinutes);
  return [
    completedCount > 0 && `${completedCount} pesanan selesai`,
    answers && `biasanya membalas ${answers}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

type Decision = "open" | "declined" | "accepted";

/** By the word in the address. */
const STATUSES: Record<string, Exclude<Decision, "open">> = { ditolak: "declined", diterima: "accepted" };

function receivedAddress(
  id: string,
  { status, sort, after }: { status: string; sort: string; after: string | null },
): string {
  const query = new URLSearchParams();
  const word = Object.entries(STATUSES).find(([, known]) => known === status)?.[0];
  if (word) query.set("status", word);
  else if (sort !== "terbaru") query.set("sort", sort);
  if (after) query.set("after", after);
  return `${receivedPath(id)}${query.size > 0 ? `?${query}` : ""}`;
}

/** One's own proposals, whatever became of them. */
export async function readSent({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  const after = new URL(request.url).searchParams.get("after");
  const page = await listSentProposals(context.db, { proposerId: user.id, after });
  const list = "/dashboard/proposals";
  return {
    proposals: page.items.map(({ createdAt, status, ...proposal }) => ({
      ...proposal,
      status: shownStatus(status, proposal.requestOpen),
      sent: formatRelative(createdAt, context.now),
    })),
    first: after === null ? null : list,
    next: page.after && `${list}?after=${page.after}`,
  };
}
