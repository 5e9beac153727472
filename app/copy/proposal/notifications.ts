import { DAY } from "~/domain/core/dates";
import { closed, excerpt } from "~/domain/core/text";
import type { Notice } from "~/domain/notification/notification";
import { type ProposalText, receivedPath, type Sending } from "~/domain/proposal/proposal";
import { termsLine } from "./labels";

type Told = {
  id: string;
  wantedId: string;
  wantedTitle: string;
  clientId: string;
  proposerId: string;
  proposerName: string;
};

/** As much of a message as shows what it is about; the rest stands on the page. */
const GLANCE = 160;

const SENT: Record<Sending, (name: string) => string> = {
  first: (name) => `Penawaran baru dari ${name}`,
  change: (name) => `${name} mengubah penawarannya`,
  again: (name) => `${name} mengirim penawarannya lagi`,
};

/** To the client. Whoever changes or withdraws and sends ten times a day tells of it once a day. */
export function proposalSent(told: Told, sending: Sending, text: ProposalText, now: number): Notice {
  return {
    ...toClient(told, sending, now),
    title: SENT[sending](told.proposerName),
    body: `Untuk “${told.wantedTitle}”: ${termsLine(text)}. ${excerpt(text.message, GLANCE)}`,
  };
}

/** To the client, who may be just about to decide. */
export function proposalWithdrawn(told: Told, now: number): Notice {
  return {
    ...toClient(told, "withdrawn", now),
    title: `${told.proposerName} menarik penawarannya`,
    body: closed(`Untuk “${told.wantedTitle}”`),
  };
}

function toClient({ id, clientId, wantedId }: Told, event: string, now: number) {
  return {
    userId: clientId,
    kind: "proposal" as const,
    cause: `proposal:${id}:${event}:${Math.floor(now / DAY)}`,
    href: receivedPath(wantedId),
  };
}

/** How a request stops taking proposals; given is closed because the client has taken somebody else's. */
export type RequestEnd = "closed" | "deleted" | "given";

const REOPENED = "Bila permintaannya dibuka lagi, penawaran Anda masih berlaku.";

const ENDS: Record<RequestEnd, { verb: string; body: string }> = {
  closed: { verb: "ditutup pemiliknya", body: `Penawaran Anda tidak perlu ditarik. ${REOPENED}` },
  deleted: {
    verb: "dihapus pemiliknya",
    body: "Penawaran Anda tidak perlu ditarik, dan tidak ada yang perlu Anda lakukan.",
  },
  given: {
    verb: "sudah mendapat orangnya",
    body: `Klien memilih penawaran lain, jadi permintaannya ditutup. Terima kasih sudah menawarkan. ${REOPENED}`,
  },
};

/** To each whose proposal is still open, when the request takes none any more. Closed again, once a day. */
export function requestClosed(
  told: { id: string; proposerId: string; wantedTitle: string },
  how: RequestEnd,
  now: number,
): Notice {
  const { verb, body } = ENDS[how];
  return {
    userId: told.proposerId,
    kind: "proposal",
    cause: `proposal:${told.id}:${how}:${Math.floor(now / DAY)}`,
    title: `Permintaan “${told.wantedTitle}” ${verb}`,
    body,
    href: "/dashboard/proposals",
  };
}

/** To the proposer, with the client's reason. */
export function proposalDeclined(
  told: Pick<Told, "id" | "proposerId" | "wantedTitle">,
  reason: string,
): Notice {
  return {
    userId: told.proposerId,
    kind: "proposal",
    cause: `proposal:${told.id}:declined`,
    title: `Penawaran Anda untuk “${told.wantedTitle}” ditolak`,
    body: `Alasan klien: ${closed(reason)}`,
    href: "/dashboard/proposals",
  };
}
