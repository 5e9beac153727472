import { titled } from "~/notifications/line-text";
import type { NotificationDraft } from "~/notifications/notification";
import { DAY } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { closed, excerpt, isolated } from "~/platform/strings";
import { type ProposalSendMode, type ProposalText, receivedPath } from "./proposal";
import { termsLine } from "./text";

type ProposalNotificationFacts = {
  id: string;
  wantedId: string;
  wantedTitle: string;
  buyerId: string;
  proposerId: string;
  proposerName: string;
};

const GLANCE = 160;

const SENT: Record<ProposalSendMode, (name: string) => string> = {
  first: (name) => `Penawaran baru dari ${isolated(name)}`,
  change: (name) => `${isolated(name)} mengubah penawarannya`,
  again: (name) => `${isolated(name)} mengirim penawarannya lagi`,
};

/** Sent to the client, keyed by day, so that repeats notify once a day. */
export function proposalSentNotification(
  facts: ProposalNotificationFacts,
  sending: ProposalSendMode,
  text: ProposalText,
  now: number,
): NotificationDraft {
  const price = text.price === null ? "" : formatRupiah(text.price);
  return {
    ...toClient(facts, sending, now),
    ...titled(SENT[sending](facts.proposerName), facts.wantedTitle, price),
    body: `Untuk “${isolated(facts.wantedTitle)}”: ${termsLine(text)}. ${excerpt(text.message, GLANCE)}`,
  };
}

export function proposalWithdrawnNotification(
  facts: ProposalNotificationFacts,
  now: number,
): NotificationDraft {
  return {
    ...toClient(facts, "withdrawn", now),
    ...titled(`${isolated(facts.proposerName)} menarik penawarannya`, facts.wantedTitle),
    body: closed(`Untuk “${isolated(facts.wantedTitle)}”`),
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

const ENDS: Record<WantedEnd, { title: string; body: string }> = {
  closed: { title: "Permintaan ditutup pemiliknya", body: `Penawaran Anda tidak perlu ditarik. ${REOPENED}` },
  deleted: {
    title: "Permintaan dihapus pemiliknya",
    body: "Penawaran Anda tidak perlu ditarik, dan tidak ada yang perlu Anda lakukan.",
  },
  given: {
    title: "Permintaan sudah mendapat orangnya",
    body: `Pembeli memilih penawaran lain, jadi permintaannya ditutup. Terima kasih sudah menawarkan. ${REOPENED}`,
  },
};

/** Sent to each author of an open proposal, keyed by day. */
export function wantedClosedNotification(
  facts: { id: string; proposerId: string; wantedTitle: string },
  how: WantedEnd,
  now: number,
): NotificationDraft {
  const { title, body } = ENDS[how];
  return {
    userId: facts.proposerId,
    kind: "proposal",
    cause: `proposal:${facts.id}:${how}:${Math.floor(now / DAY)}`,
    ...titled(title, facts.wantedTitle),
    body: `Tentang “${isolated(facts.wantedTitle)}”. ${body}`,
    href: "/dashboard/proposals",
  };
}

/** Once per saved version of the proposal: `updatedAt`, UTC ms. */
export function wantedChangedNotification(facts: {
  id: string;
  proposerId: string;
  updatedAt: number;
  wantedId: string;
  wantedTitle: string;
}): NotificationDraft {
  return {
    userId: facts.proposerId,
    kind: "proposal",
    cause: `proposal:${facts.id}:changed:${facts.updatedAt}`,
    ...titled("Permintaan berubah: periksa penawaran Anda", facts.wantedTitle),
    body: `Pembeli mengubah “${isolated(facts.wantedTitle)}” setelah Anda mengirim penawaran. Penawaran Anda baru dapat diterima setelah Anda memeriksa dan menyimpannya lagi.`,
    href: `/wanted/${facts.wantedId}#penawaran`,
  };
}

export function proposalDeclinedNotification(
  facts: Pick<ProposalNotificationFacts, "id" | "proposerId" | "wantedTitle">,
  reason: string,
): NotificationDraft {
  return {
    userId: facts.proposerId,
    kind: "proposal",
    cause: `proposal:${facts.id}:declined`,
    ...titled("Penawaran Anda ditolak", facts.wantedTitle),
    body: `Untuk “${isolated(facts.wantedTitle)}”. Alasan pembeli: ${closed(reason)}`,
    href: "/dashboard/proposals",
  };
}
