import { formatRevisions } from "~/copy/listing/package";
import { staffEventSentence } from "~/copy/order/history";
import { actorName, eventNote, notesTitle, orderedAs } from "~/copy/order/labels";
import { orderRefusalSentence } from "~/copy/order/refusals";
import { toPosting } from "~/db/money/ledger.server";
import type { DisputeCase, DisputeState } from "~/db/order/disputes.server";
import { formatDate, formatDateTime } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { inEscrow } from "~/domain/money/ledger";
import { needsSecondPerson } from "~/domain/money/manual-payout";
import { disputeOf } from "~/domain/order/dispute";
import { workDueAt } from "~/domain/order/escrow";
import { agreedPrice, type Order, otherSide, pricedTotal, sideOf } from "~/domain/order/order";
import { type People, peopleOf } from "~/domain/order/people";
import { isDueForRuling, standingRuling } from "~/domain/order/ruling";
import { disputeView } from "./dispute.server";
import { filesOf, stepsOf } from "./history.server";

export function disputeCaseView(found: DisputeCase, operatorId: string, now: number) {
  const { order, events, ledgerEntries, files } = found;
  const people = peopleOf(order);
  const fileHref = (key: string) => `/operator/disputes/${order.id}/files/${key}`;
  const dispute = disputeOf(order, events);
  if (!dispute) return null;
  return {
    id: order.id,
    title: order.title,
    status: order.status,
    phase: order.phase,
    people,
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    dispute: disputeView(dispute, { order, files, now, zone: "WIB", names: people, fileHref }),
    ruling: rulingState(found, people, operatorId, now),
    conversation: conversationOf(found),
    rows: promises(found),
    money: {
      total: pricedTotal(order),
      feePercent: order.feePercent,
      inEscrow: inEscrow(ledgerEntries.map(toPosting), order.id),
    },
    requirements: order.requirements,
    notes: order.notes,
    notesTitle: notesTitle(order),
    steps: stepsOf(events, {
      title: staffEventSentence,
      who: ({ actor, detail }) => [
        actor === "buyer" || actor === "seller" ? people[actor] : actorName(actor, "buyer", people),
        eventNote({ ...detail, reason: null }),
      ],
      quote: true,
      files: (version) => filesOf(files, version, fileHref),
    }),
  };
}

/** Also what another operator has proposed already. */
export function rulingState(
  { order, proposed, ground }: Pick<DisputeState, "order" | "proposed" | "ground">,
  people: People,
  operatorId: string,
  now: number,
) {
  const own = sideOf(order, operatorId) !== null;
  const standing = own ? null : standingRuling(order, proposed, ground);
  return {
    version: order.version,
    open: isDueForRuling(order, now) && !own,
    why: own ? orderRefusalSentence("own_order") : waiting(order, people),
    two: needsSecondPerson(pricedTotal(order)),
    proposed: standing && { ...standing, mine: standing.operatorId === operatorId },
  };
}

function waiting({ phase, disputedBy, answerDueAt }: Order, people: People): string | null {
  if (phase !== "disputed" || disputedBy === null || answerDueAt === null) return null;
  return `${people[otherSide(disputedBy)]} diminta menanggapi sampai ${formatDateTime(answerDueAt)}. Sebelum itu, atau sebelum ada tanggapannya, sengketa ini belum bisa diputuskan.`;
}

function conversationOf({ order, messages, pictures, more }: DisputeCase) {
  return {
    more,
    messages: messages.map(({ seq, messageId, senderId, body, createdAt }) => ({
      seq,
      id: messageId,
      mine: senderId === order.sellerId,
      body,
      at: createdAt,
      pictures: pictures
        .filter((picture) => picture.messageId === messageId)
        .map(({ key, width, height }) => ({
          url: `/operator/disputes/${order.id}/pictures/${key}`,
          width,
          height,
        })),
      contactHints: null,
    })),
  };
}

function promises({ order }: DisputeCase) {
  const due = workDueAt(order);
  const moment = (at: number | null) => (at === null ? "Belum" : formatDateTime(at));
  return [
    { label: "Paket", value: orderedAs(order) },
    { label: "Jumlah", value: String(order.quantity) },
    { label: "Harga satuan", value: formatRupiah(agreedPrice(order)) },
    ...(order.package
      ? [{ label: "Revisi dijanjikan", value: formatRevisions(order.package.revisions) }]
      : []),
    {
      label: "Sisa revisi",
      value: order.revisionsLeft === null ? "Tidak dibatasi" : String(order.revisionsLeft),
    },
    { label: "Mulai dikerjakan", value: moment(order.startedAt) },
    { label: "Tenggat", value: due === null ? "Tidak ditentukan" : formatDate(due) },
    { label: "Pertama diserahkan", value: moment(order.deliveredAt) },
  ];
}
