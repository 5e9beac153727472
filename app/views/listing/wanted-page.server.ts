import type { findWantedPage } from "~/db/listing/detail.server";
import { formatRelative } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { standingOf } from "../../http/proposal.server";
import { parseRichText } from "../core/rich-text.server";

type WantedPage = NonNullable<Awaited<ReturnType<typeof findWantedPage>>>;

/** A wanted request as its page shows it to somebody, or to a visitor; `now` in UTC ms. */
export function wantedPageView(
  { own, wanted: found, ...rest }: WantedPage,
  { viewerId, now, appOrigin }: { viewerId: string | null; now: number; appOrigin: string },
) {
  const { description, userId: clientId, openProposals, ...wanted } = found;
  return {
    ...rest,
    wanted,
    clientId,
    standing: standingOf({ own, clientId, openProposals, wantedId: wanted.id }, viewerId, now),
    lastActive: formatRelative(rest.client.lastActiveAt, now),
    tree: description.trim() === "" ? null : parseRichText(description),
    share: {
      title: wanted.title,
      description: `Dicari: ${wanted.title}, di ${wanted.location}. Anggaran ${formatRupiah(wanted.price)}.`,
      url: `${appOrigin}/wanted/${wanted.id}`,
    },
  };
}
