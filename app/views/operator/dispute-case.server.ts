import { dayAndMonth, leftText, shortMoment } from "~/copy/core/days";
import { formatRevisions } from "~/copy/listing/package";
import {
  revisionsUsed,
  ruleWithin,
  saidAfter,
  sideFigures,
  silentUntil,
  VISIT_OUTCOMES,
} from "~/copy/operator/disputes";
import { staffEventSentence } from "~/copy/order/history";
import { actorName, eventNote, notesTitle, orderedAs } from "~/copy/order/labels";
import { orderRefusalSentence } from "~/copy/order/refusals";
import { placeText, shortWhenText } from "~/copy/visit/time";
import { toPosting } from "~/db/money/ledger.server";
import type { DisputeCase, DisputeState } from "~/db/order/disputes.server";
import { formatDateTime, formatTime } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { inEscrow } from "~/domain/money/balances";
import { needsSecondPerson } from "~/domain/money/manual-payout";
import { type Dispute, type DisputeStatement, disputeOf } from "~/domain/order/dispute";
import { workDueAt } from "~/domain/order/escrow";
import { agreedPrice, type Order, otherSide, pricedTotal, type Side, sideOf } from "~/domain/order/order";
import { type People, peopleOf } from "~/domain/order/people";
import { isDueForRuling, standingRuling } from "~/domain/order/ruling";
import { zoneAt } from "~/domain/place/zone";
import { spanOf, visitOutcome } from "~/domain/visit/visit";
import { disputeView } from "../order/dispute.server";
import { filesOf, stepsOf } from "../order/history.server";

export function disputeCaseView(found: DisputeCase, operatorId: string, now: number) {
  const { order, events, ledgerEntries, files } = found;
  const people = peopleOf(order);
  const fileHref = (key: string) => `/operator/disputes/${order.id}/files/${key}`;
  const dispute = disputeOf(order, events);
  if (!dispute) return null;
  const { offer, end } = disputeView(dispute, { order, names: people });
  const ruling = rulingState(found, people, operatorId, now);
  return {
    id: order.id,
    title: order.title,
    status: order.status,
    phase: order.phase,
    people,
    due: ruling.open ? rulingDue(order, now) : null,
    sides: sidesOf(found, dispute, { people, fileHref, now }),
    offer,
    end,
    ruling,
    conversation: conversationOf(found),
    facts: agreedAndHappened(found, now),
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

/** "18 Nov, 03.50" */
const momentText = (at: number) => `${dayAndMonth(at, "WIB")}, ${formatTime(at).slice(0, 5)}`;

function rulingDue({ rulingDueAt }: Order, now: number) {
  if (rulingDueAt === null) return null;
  const until = { at: rulingDueAt, wholeDay: false };
  return {
    left: ruleWithin(leftText(until, now, "WIB")),
    at: `${shortMoment(until, "WIB")} WIB`,
    late: rulingDueAt < now,
  };
}

/** Whoever brought the problem up, then the other side, which may have kept silent. */
function sidesOf(
  { order, events, files, totals }: DisputeCase,
  { opened, answer }: Dispute,
  { people, fileHref, now }: { people: People; fileHref(key: string): string; now: number },
) {
  const delivery = events.filter(({ kind, at }) => kind === "delivered" && at <= opened.at).at(-1);
  const shown = (side: Side) => {
    const personId = side === "buyer" ? order.buyerId : order.sellerId;
    const figures = totals.find((one) => one.personId === personId) ?? { bought: 0, soldCompleted: 0 };
    return { side, personId, name: people[side], figures: sideFigures(side, figures) };
  };
  const statement = (said: DisputeStatement, after: string) => ({
    at: said.at,
    when: momentText(said.at),
    after,
    quote: said.reason,
    files: filesOf(files, said.version, fileHref),
  });
  const second = shown(otherSide(opened.by));
  const { answerDueAt } = order;
  return [
    {
      ...shown(opened.by),
      said: statement(opened, saidAfter("opened", delivery ? opened.at - delivery.at : null)),
      silence: null,
    },
    {
      ...second,
      said: answer && statement(answer, saidAfter("answered", answer.at - opened.at)),
      silence:
        answer || answerDueAt === null ? null : silentUntil(momentText(answerDueAt), now > answerDueAt),
    },
  ];
}

/** Also what another operator has proposed already. */
export function rulingState(
  { order, proposed, ruledOnVersion }: Pick<DisputeState, "order" | "proposed" | "ruledOnVersion">,
  people: People,
  operatorId: string,
  now: number,
) {
  const own = sideOf(order, operatorId) !== null;
  const standing = own ? null : standingRuling(order, proposed, ruledOnVersion);
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
      when: momentText(createdAt),
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

/** Of work on site: when both were to meet, and what came of it. */
function visitFacts({ events, visit }: DisputeCase, now: number) {
  if (visit === null) return [];
  const { agreed, placeCode } = visit;
  const zone = zoneAt(placeCode);
  // An order keeps its first delivery; a revision may have agreed on another visit and delivered again.
  const lastDelivery = events.filter(({ kind }) => kind === "delivered").at(-1);
  const outcome = visitOutcome(agreed && spanOf(agreed, zone), lastDelivery?.at ?? null, now);
  const when = agreed ? shortWhenText({ day: agreed.day, slots: [agreed.slot] }, zone) : "Belum ada";
  return [
    { label: `Kunjungan, ${placeText(placeCode)}`, value: when },
    {
      label: "Terlaksana",
      value: VISIT_OUTCOMES[outcome],
      late: outcome === "unfollowed" || outcome === "unagreed",
    },
  ];
}

function agreedAndHappened(found: DisputeCase, now: number) {
  const { order, events, files } = found;
  const due = workDueAt(order);
  const day = (at: number) => dayAndMonth(at, "WIB");
  const asked = events.filter(({ kind }) => kind === "revision_requested").length;
  const delivered = files.filter(({ purpose }) => purpose === "delivery").length;
  const late = due !== null && order.deliveredAt !== null && order.deliveredAt > due;
  return [
    {
      label: orderedAs(order),
      value: `${order.quantity} × ${formatRupiah(agreedPrice(order))}${order.package ? `, ${formatRevisions(order.package.revisions).toLowerCase()}` : ""}`,
    },
    {
      label: "Tenggat, lalu diserahkan",
      value: `${due === null ? "Tanpa tenggat" : day(due)}, lalu ${order.deliveredAt === null ? "belum" : day(order.deliveredAt)}`,
      late,
    },
    ...visitFacts(found, now),
    { label: "Revisi terpakai", value: revisionsUsed(asked, order.revisionsLeft) },
    {
      label: "Berkas diserahkan",
      value: delivered === 0 ? "Tidak ada" : `${delivered} berkas`,
      folded: delivered > 0,
    },
  ];
}
