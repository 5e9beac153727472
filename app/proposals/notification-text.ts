import { quoteLine, titled } from "~/notifications/line-text";
import type { NotificationDraft, Quote } from "~/notifications/notification";
import { DAY, formatDate } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { excerpt, withFullStop } from "~/platform/strings";
import { type ProposalSendMode, type ProposalText, receivedPath } from "./proposal";
import { termsLine } from "./text";

type ProposalNotificationFacts = {
  id: string;
  wantedId: string;
  wantedTitle: Quote;
  buyerId: string;
  proposerId: string;
  proposerName: Quote;
};

const PREVIEW_LENGTH = 160;

const SENT: Record<ProposalSendMode, (name: string) => string> = {
  first: (name) => `Penawaran baru dari ${name}`,
  change: (name) => `${name} mengubah penawarannya`,
  again: (name) => `${name} mengirim penawarannya lagi`,
};

/** The notification of a proposal. Its key contains the day, so that repeats notify the buyer once a day. */
export function proposalSentNotification(
  facts: ProposalNotificationFacts,
  sending: ProposalSendMode,
  text: Pick<ProposalText, "price" | "days"> & { message: Quote },
  now: number,
): NotificationDraft {
  const price = text.price === null ? "" : formatRupiah(text.price);
  return {
    ...toBuyer(facts, sending, now),
    ...titled(SENT[sending](facts.proposerName.text), facts.wantedTitle.text, price),
    body: `Untuk “${facts.wantedTitle.text}”: ${termsLine(text)}. ${excerpt(text.message.text, PREVIEW_LENGTH)}`,
    quotes: [text.message],
  };
}

export function proposalWithdrawnNotification(facts: ProposalNotificationFacts, now: number): NotificationDraft {
  return {
    ...toBuyer(facts, "withdrawn", now),
    ...titled(`${facts.proposerName.text} menarik penawarannya`, facts.wantedTitle.text),
    body: withFullStop(`Untuk “${facts.wantedTitle.text}”`),
    quotes: [],
  };
}

function toBuyer({ id, buyerId, wantedId }: ProposalNotificationFacts, event: string, now: number) {
  return {
    userId: buyerId,
    kind: "proposal" as const,
    cause: `proposal:${id}:${event}:${Math.floor(now / DAY)}`,
    href: receivedPath(wantedId),
  };
}

/** The end of a request. given: the buyer accepted another proposal. */
export type WantedEnd = "closed" | "deleted" | "given";

const REOPENED = "Bila permintaannya dibuka lagi, penawaran Anda masih berlaku.";

const ENDS: Record<WantedEnd, { title: string; body: string }> = {
  closed: { title: "Permintaan ditutup pemiliknya", body: `Penawaran Anda tidak perlu ditarik. ${REOPENED}` },
  deleted: {
    title: "Permintaan dihapus pemiliknya",
    body: "Penawaran Anda tidak perlu ditarik, dan tidak ada yang perlu Anda lakukan.",
  },
  given: {
    title: "Permintaan ini sudah menemukan penjual",
    body: `Pembeli memilih penawaran lain, jadi permintaannya ditutup. Terima kasih sudah menawarkan. ${REOPENED}`,
  },
};

export function wantedClosedNotification(
  facts: { id: string; proposerId: string; wantedTitle: Quote },
  how: WantedEnd,
  now: number,
): NotificationDraft {
  const { title, body } = ENDS[how];
  return {
    userId: facts.proposerId,
    kind: "proposal",
    cause: `proposal:${facts.id}:${how}:${Math.floor(now / DAY)}`,
    ...titled(title, facts.wantedTitle.text),
    body: `Tentang “${facts.wantedTitle.text}”. ${body}`,
    quotes: [facts.wantedTitle],
    href: "/dashboard/proposals",
  };
}

/** The notification of a changed request. There is one per saved version of the proposal (`updatedAt`). */
export function wantedChangedNotification(facts: {
  id: string;
  proposerId: string;
  updatedAt: number;
  wantedId: string;
  wantedTitle: Quote;
}): NotificationDraft {
  return {
    userId: facts.proposerId,
    kind: "proposal",
    cause: `proposal:${facts.id}:changed:${facts.updatedAt}`,
    ...titled("Permintaan berubah: periksa penawaran Anda", facts.wantedTitle.text),
    quotes: [facts.wantedTitle],
    body: `Pembeli mengubah “${facts.wantedTitle.text}” setelah Anda mengirim penawaran. Penawaran Anda baru dapat diterima setelah Anda memeriksa dan menyimpannya lagi.`,
    href: `/wanted/${facts.wantedId}#penawaran`,
  };
}

export function proposalDeclinedNotification(
  facts: Pick<ProposalNotificationFacts, "id" | "proposerId" | "wantedTitle">,
  reason: Quote,
): NotificationDraft {
  return {
    userId: facts.proposerId,
    kind: "proposal",
    cause: `proposal:${facts.id}:declined`,
    ...titled("Penawaran Anda ditolak", facts.wantedTitle.text),
    body: `Untuk “${facts.wantedTitle.text}”. Alasan pembeli: ${withFullStop(reason.text)}`,
    quotes: [facts.wantedTitle, reason],
    href: "/dashboard/proposals",
  };
}

type RequestFacts = {
  id: string;
  title: string;
  location: string;
  price: number;
  deadline: number | null;
};

const requestPath = (id: string) => `/wanted/${id}`;

function requestLine({ location, price, deadline }: Omit<RequestFacts, "id" | "title">): string {
  const until = deadline === null ? "" : `, paling lambat ${formatDate(deadline)}`;
  return `${location}, anggaran ${formatRupiah(price)}${until}`;
}

export function requestNotification(sellerId: string, request: RequestFacts): NotificationDraft {
  const title = quoteLine(request.title, "user");
  return {
    userId: sellerId,
    kind: "request",
    cause: `request:${request.id}`,
    ...titled("Permintaan baru di dekat Anda", title.text, formatRupiah(request.price)),
    body: `“${title.text}”: ${requestLine(request)}. Permintaan ini cocok dengan jasa Anda. Kirim penawaran bila Anda dapat mengerjakannya.`,
    quotes: [title],
    href: requestPath(request.id),
  };
}

export function invitationNotification(sellerId: string, request: RequestFacts, buyerName: string): NotificationDraft {
  const [title, name] = [quoteLine(request.title, "user"), quoteLine(buyerName, "user")];
  return {
    userId: sellerId,
    kind: "request",
    cause: `invitation:${request.id}`,
    ...titled(`${name.text} mengundang Anda menawar`, title.text, formatRupiah(request.price)),
    body: `Untuk “${title.text}”: ${requestLine(request)}. Anda bebas menawar atau tidak, dan tidak perlu menjawab bila tidak cocok.`,
    quotes: [title],
    href: requestPath(request.id),
  };
}

/** A notification for the buyer of a request without an answer. It is mailed only if no further seller was notified. */
export function unansweredNotification(buyerId: string, request: RequestFacts, wider: number): NotificationDraft {
  const title = quoteLine(request.title, "known");
  return {
    userId: buyerId,
    kind: "proposal",
    cause: `unanswered:${request.id}`,
    ...(wider > 0
      ? titled("Permintaan dikirim lebih luas", title.text, `${wider} penyedia lagi`)
      : titled("Belum ada yang menawar", title.text, "lengkapi atau undang")),
    body: `Untuk “${title.text}” belum ada penawaran. ${
      wider > 0
        ? `Kami mengabari ${wider} penyedia lagi di kota sekitarnya.`
        : "Foto, ukuran, dan tanggal membantu penyedia menentukan harga. Anda juga dapat mengundang penyedia pilihan Anda."
    }`,
    quotes: [],
    isMailed: wider === 0,
    href: receivedPath(request.id),
  };
}
