import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { OwnProposal } from "~/db/proposal/pages.server";
import { formatRelative } from "~/domain/core/dates";
import { formatAmount } from "~/domain/core/money";
import { isId } from "~/domain/core/text";
import { notFound } from "./errors.server";
import { requireUser } from "./viewer.server";

/** What a visitor is told on the way to the login page. */
export const LOGIN_TO_PROPOSE = {
  message: "Anda harus login",
  description: "Silakan login terlebih dahulu untuk mengirim penawaran",
};
export const LOGIN_TO_SEE_PROPOSALS = { message: "Anda harus login untuk melihat penawaran" };

export const CHANGED_MEANWHILE = "Penawaran ini baru saja berubah. Periksa keadaannya, lalu coba lagi.";

/** Who looks at a request, and what they may do about it. */
export function standingOf(
  page: { own: OwnProposal | null; clientId: string; openProposals: number; wantedId: string },
  viewerId: string | null,
  now: number,
) {
  const { own, clientId, openProposals, wantedId } = page;
  if (viewerId === null) {
    return {
      kind: "visitor" as const,
      login: `/login?redirectTo=${encodeURIComponent(`/wanted/${wantedId}`)}`,
    };
  }
  if (viewerId === clientId) return { kind: "client" as const, openProposals };
  return {
    kind: "proposer" as const,
    requestId: crypto.randomUUID(),
    own: own && {
      ...own,
      sent: formatRelative(own.updatedAt, now),
      texts: {
        message: own.message,
        price: own.price === null ? "" : formatAmount(own.price),
        days: own.days === null ? "" : String(own.days),
      },
    },
  };
}

/** Back to a page, with why it could not be done. */
export function notDone(context: AppLoadContext, path: string, message: string, description: string) {
  return context.toasts.redirectWithError(path, { message, description }, { status: 303 });
}

/** The proposal that the address names, for the client it was sent to. */
export async function receivedBy({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  const { id, pid } = params;
  if (!isId(id) || !isId(pid)) notFound();
  return { user, received: { id: pid, wantedId: id, clientId: user.id } };
}
