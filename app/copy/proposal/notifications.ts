import { DAY } from "~/domain/core/dates";
import { closed, excerpt } from "~/domain/core/text";
import type { NotificationDraft } from "~/domain/notification/notification";
import { type ProposalSendMode, type ProposalText, receivedPath } from "~/domain/proposal/proposal";
import { termsLine } from "./labels";

type ProposalNotificationFacts = {
  id: string;
  wantedId: string;
  wantedTitle: string;
  buyerId: string;
  proposerId: string;
  proposerName: string;
};

/** Characters of a message. */
const GLANCE = 160;

const SENT: Record<ProposalSendMode, (name: string) => string> = {
  first: (name) => `Penawaran baru dari ${name}`,
  change: (name) => `${name} mengubah penawarannya`,
  again: (name) => `${name} mengirim penawarannya lagi`,
};

/** To the client. Keyed by day: sending ten times notifies once a day. */
export function proposalSentNotification(
  told: ProposalNotificationFacts,
  sending: ProposalSendMode,
  text: ProposalText,
  now: number,
): NotificationDraft {
  return {
    ...toClient(told, sending, now),
    title: SENT[sending](told.proposerName),
    body: `Untuk “${told.wantedTitle}”: ${termsLine(text)}. ${excerpt(text.message, GLANCE)}`,
  };
}

export function proposalWithdrawnNotification(
  told: ProposalNotificationFacts,
  now: number,
): NotificationDraft {
  return {
    ...toClient(told, "withdrawn", now),
    title: `${told.proposerName} menarik penawarannya`,
    body: closed(`Untuk “${told.wantedTitle}”`),
  };
}

function toClient({ id, buyerId, wantedId }: ProposalNotificationFacts, event: string, now: number) {
  return {
    userId: buyerId,
    kind: "proposal" as const,
    cause: `proposal:${id}:${event}:${Math.floor(now / DAY)}`,
    href: receivedPath(wantedId),
  };
}

/** `given`: closed because the client accepted another proposal. */
export type WantedEnd = "closed" | "deleted" | "given";

const REOPENED = "Bila permintaannya dibuka lagi, penawaran Anda masih berlaku.";

const ENDS: Record<WantedEnd, { verb: string; body: string }> = {
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

/** To each whose proposal is open. Keyed by day. */
export function wantedClosedNotification(
  told: { id: string; proposerId: string; wantedTitle: string },
  how: WantedEnd,
  now: number,
): NotificationDraft {
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

export function proposalDeclinedNotification(
  told: Pick<ProposalNotificationFacts, "id" | "proposerId" | "wantedTitle">,
  reason: string,
): NotificationDraft {
  return {
    userId: told.proposerId,
    kind: "proposal",
    cause: `proposal:${told.id}:declined`,
    title: `Penawaran Anda untuk “${told.wantedTitle}” ditolak`,
    body: `Alasan klien: ${closed(reason)}`,
    href: "/dashboard/proposals",
  };
}
