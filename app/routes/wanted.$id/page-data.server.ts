import { RESTRICTED_LISTING } from "~/accounts/text";
import type { PageOf } from "~/database/statements.server";
import { isOnOffer } from "~/listings/listing";
import type { selectWantedPage } from "~/listings/page-queries.server";
import { postedText } from "~/listings/text";
import { formatRelative } from "~/platform/date-text";
import type { Zone } from "~/platform/dates";
import { formatAmount, formatRupiah, PLATFORM_FEE_PERCENT } from "~/platform/money";
import { isolated } from "~/platform/strings";
import { parseRichText } from "~/platform/text-pages.server";
import { isOutdated, shownStatus } from "~/proposals/proposal";
import type { OwnProposal } from "~/proposals/queries.server";

type WantedPage = NonNullable<PageOf<typeof selectWantedPage>>;

type Viewing = { id: string; zone: Zone };

export function wantedPageView(
  { own, wanted: found, ...rest }: WantedPage,
  { viewer, now, appOrigin }: { viewer: Viewing | null; now: number; appOrigin: string },
) {
  const { description, userId: buyerId, openProposals, decidedProposals, contentChangedAt } = found;
  const wanted = wantedFacts(found, viewer?.id === buyerId);
  return {
    ...rest,
    wanted,
    posted: postedText(rest.posted),
    buyerId,
    standing: standingOf(
      {
        ...{ own, buyerId, openProposals, decidedProposals, contentChangedAt, wantedId: wanted.id },
        requestOpen: found.status === "active" && found.deletedAt === null,
      },
      viewer,
      now,
    ),
    lastActive: formatRelative(rest.client.lastActiveAt, now),
    open: isOnOffer(found),
    paused: found.hiddenReason === RESTRICTED_LISTING,
    tree: description.trim() === "" ? null : parseRichText(description),
    share: {
      title: wanted.title,
      description: `Dicari: ${isolated(wanted.title)}, di ${wanted.location}. Anggaran ${formatRupiah(wanted.price)}.`,
      url: `${appOrigin}/wanted/${wanted.id}`,
    },
  };
}

/** Lists each field, because the browser receives them. Only the owner gets the reason for hiding. */
function wantedFacts(found: WantedPage["wanted"], mine: boolean) {
  const { id, title, category, location, price, deadline, createdAt } = found;
  const { requirements, additionalInfo } = found;
  return {
    ...{ id, title, category, location, price, deadline, createdAt, requirements, additionalInfo },
    hiddenReason: mine ? found.hiddenReason : "",
  };
}

function standingOf(
  page: {
    own: OwnProposal | null;
    buyerId: string;
    openProposals: number;
    decidedProposals: number;
    contentChangedAt: number;
    wantedId: string;
    requestOpen: boolean;
  },
  viewer: Viewing | null,
  now: number,
) {
  const { own, buyerId, openProposals, decidedProposals, contentChangedAt, wantedId, requestOpen } = page;
  if (viewer === null) {
    return {
      kind: "visitor" as const,
      login: `/login?redirectTo=${encodeURIComponent(`/wanted/${wantedId}`)}`,
    };
  }
  if (viewer.id === buyerId) return { kind: "client" as const, openProposals, decidedProposals };
  return {
    kind: "proposer" as const,
    requestId: crypto.randomUUID(),
    seen: contentChangedAt,
    own: own && {
      ...own,
      shown: shownStatus(own.status, { open: requestOpen, chosen: own.chosen === 1 }),
      feePercent: own.feePercent ?? PLATFORM_FEE_PERCENT,
      outdated: own.status === "open" && isOutdated(own, { contentChangedAt }),
      sent: formatRelative(own.updatedAt, now, viewer.zone),
      texts: {
        message: own.message,
        price: own.price === null ? "" : formatAmount(own.price),
        days: own.days === null ? "" : String(own.days),
      },
    },
  };
}
