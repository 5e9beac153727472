import type { DataRequestKind } from "~/accounts/personal-data";
import type { findDataRequest, listOpenDataRequests } from "~/accounts/personal-data-queries.server";
import { REQUEST_LABELS, REQUEST_STATUS_LABELS } from "~/accounts/text";
import { formatRevisions } from "~/listings/own-text";
import { type Dispute, type DisputeStage, type DisputeStatement, disputeOf } from "~/orders/dispute";
import { staffEventSentence } from "~/orders/event-text";
import { actorName, eventNote, notesTitle, orderedAs } from "~/orders/label-text";
import type { ListedDisputeRow, listDisputes } from "~/orders/list-queries.server";
import { escrowOf } from "~/orders/money-text";
import {
  agreedPrice,
  type Order,
  otherSide,
  type People,
  peopleOf,
  type Side,
  sideOf,
  workDueAt,
} from "~/orders/order";
import { disputeView, filesOf, stepsOf } from "~/orders/page-data.server";
import type { DisputeCase, DisputeState } from "~/orders/page-queries.server";
import { currentTotal } from "~/orders/parts";
import { currentRuling, isDueForRuling } from "~/orders/ruling";
import { findingChoices } from "~/orders/status-text";
import { orderRefusalSentence } from "~/orders/text";
import { zoneAt } from "~/places/place";
import { ageText, dayAndMonth, leftText, shortMoment } from "~/platform/date-text";
import { DAY, formatDateTime, formatShortDate, formatTime, HOUR } from "~/platform/dates";
import { formatRupiah, needsSecondPerson } from "~/platform/money";
import { COUNT_CAP, cappedCountText, readNewestKey } from "~/platform/paging";
import { isolated } from "~/platform/strings";
import { placeText, shortWhenText } from "~/visits/time-text";
import { spanOf, visitOutcome } from "~/visits/visit";
import { type OperatorTask, TASK_GROUPS, TASK_PATHS } from "./operator";
import type { readOperatorSummary } from "./queries.server";
import {
  awaitsAnswer,
  disputeEvidence,
  revisionsUsed,
  ruleWithin,
  saidAfter,
  sideFigures,
  silentUntil,
  TASK_LABELS,
  VISIT_OUTCOMES,
} from "./text";

type OpenDataRequestRow = Awaited<ReturnType<typeof listOpenDataRequests>>[number];

const SOON_WINDOW = 24 * HOUR;

/** Notes by kind. The system answers every kind except corrections. */
const NOTES: Record<DataRequestKind, string> = {
  access: "Dibuat sistem",
  correction: "Perlu dijawab",
  restriction: "Dijalankan sistem",
  deletion: "Dijalankan sistem",
};

export function openDataRequestRow(row: OpenDataRequestRow, now: number) {
  const left = row.dueAt - now;
  const hours = Math.floor(Math.abs(left) / HOUR);
  const tone = left < 0 ? ("late" as const) : left < SOON_WINDOW ? ("due" as const) : ("calm" as const);
  return {
    ...dataRequestRow(row),
    due: left < 0 ? `Terlambat ${hours} jam` : `${hours} jam lagi`,
    at: `${formatShortDate(row.dueAt)}, ${formatTime(row.dueAt)}`,
    tone,
  };
}

export function closedDataRequestRow(row: OpenDataRequestRow) {
  return { ...dataRequestRow(row), due: formatDateTime(row.closedAt ?? row.createdAt), tone: "calm" as const };
}

function dataRequestRow({ id, kind, status, personName }: OpenDataRequestRow) {
  return {
    key: id,
    href: `/operator/data/${id}`,
    title: `${REQUEST_LABELS[kind]}: ${isolated(personName)}`,
    note: NOTES[kind],
    amount: null,
    count: REQUEST_STATUS_LABELS[status],
  };
}

type DataRequestRows = NonNullable<Awaited<ReturnType<typeof findDataRequest>>>;

export function dataRequestView({
  kind,
  status,
  words,
  answer,
  createdAt,
  dueAt,
  closedAt,
  userId,
  personName,
}: DataRequestRows) {
  return {
    title: `${REQUEST_LABELS[kind]}: ${isolated(personName)}`,
    person: { id: userId, name: personName },
    status: REQUEST_STATUS_LABELS[status],
    answerable: kind === "correction" && status === "open",
    note: NOTES[kind],
    words,
    answer,
    asked: formatDateTime(createdAt),
    due: formatDateTime(dueAt),
    closed: closedAt === null ? null : formatDateTime(closedAt),
  };
}

export function disputeCaseView(found: DisputeCase, operatorId: string, now: number) {
  const { order, events, files } = found;
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
    sides: disputeSides(found, dispute, { people, fileHref, now }),
    offer,
    end,
    ruling,
    conversation: conversationView(found),
    facts: agreedAndHappened(found, now),
    escrow: escrowOf(order),
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

/** Returns the side that opened the dispute first, and then the other side, which may not have answered. */
function disputeSides(
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
    quote: said.reason || staffEventSentence(said.kind),
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
      silence: answer || answerDueAt === null ? null : silentUntil(momentText(answerDueAt), now > answerDueAt),
    },
  ];
}

/** Returns the state of a ruling, even one that another operator has proposed. */
function rulingState(
  { order, proposed, ruledOnVersion }: Pick<DisputeState, "order" | "proposed" | "ruledOnVersion">,
  people: People,
  operatorId: string,
  now: number,
) {
  const own = sideOf(order, operatorId) !== null;
  const currentProposal = own ? null : currentRuling(order, proposed, ruledOnVersion);
  return {
    version: order.version,
    open: isDueForRuling(order, now) && !own,
    why: own ? orderRefusalSentence("own_order") : waiting(order, people),
    two: needsSecondPerson(currentTotal(order)),
    findings: findingChoices(order, now),
    proposed: currentProposal && { ...currentProposal, mine: currentProposal.operatorId === operatorId },
  };
}

function waiting({ phase, disputedBy, answerDueAt }: Order, people: People): string | null {
  if (phase !== "disputed" || disputedBy === null || answerDueAt === null) return null;
  return `${people[otherSide(disputedBy)]} diminta menanggapi sampai ${formatDateTime(answerDueAt)}. Sebelum itu, atau sebelum ada tanggapannya, sengketa ini belum bisa diputuskan.`;
}

function conversationView({ order, messages, pictures, more }: DisputeCase) {
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

function visitFacts({ events, visit }: DisputeCase, now: number): CaseFact[] {
  if (visit === null) return [];
  const { agreed, placeCode } = visit;
  const zone = zoneAt(placeCode);
  // An order stores its first delivery. After a revision there may be another visit and delivery.
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

/** Returns the report that nobody came, its times, and how often each side wrote since the visit began. */
function reportFacts({ order, events, messages, visit }: DisputeCase): CaseFact[] {
  const reported = events.filter(({ kind }) => kind === "seller_reported" || kind === "buyer_reported").at(-1);
  const { visitAt } = order;
  if (!reported || visitAt === null) return [];
  const zone = zoneAt(visit?.placeCode ?? null);
  const time = (at: number) => shortMoment({ at, wholeDay: false }, zone);
  const { until, arrivedAt } = reported.detail;
  // An arrival that the buyer contradicted is only in the event.
  const statedAt = typeof arrivedAt === "number" ? arrivedAt : order.arrivedAt;
  const since = messages.filter(({ createdAt }) => createdAt >= visitAt);
  const written = (userId: string) => {
    const own = since.filter(({ senderId }) => senderId === userId);
    const last = own.at(-1);
    return last ? `${own.length} pesan, terakhir ${time(last.createdAt)}` : "Tidak ada";
  };
  return [
    { label: staffEventSentence(reported.kind), value: `${time(reported.at)} ${zone}` },
    ...(typeof until === "number" ? [{ label: "Dijawab paling lambat", value: `${time(until)} ${zone}` }] : []),
    {
      label: "Berangkat, lalu sampai",
      value: [order.leftAt, statedAt].map((at) => (at === null ? "belum" : time(at))).join(", lalu "),
    },
    { label: "Pesan penjual sejak jadwal dimulai", value: written(order.sellerId) },
    { label: "Pesan pembeli sejak jadwal dimulai", value: written(order.buyerId) },
  ];
}

type CaseFact = { label: string; value: string; late?: boolean; folded?: boolean };

function agreedAndHappened(found: DisputeCase, now: number): CaseFact[] {
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
    ...reportFacts(found),
    { label: "Revisi terpakai", value: revisionsUsed(asked, order.revisionsLeft) },
    {
      label: "Berkas diserahkan",
      value: delivered === 0 ? "Tidak ada" : `${delivered} berkas`,
      folded: delivered > 0,
    },
  ];
}

const ADDRESSES: Record<DisputeStage, string> = {
  ruling: "/operator/disputes",
  answer: "/operator/disputes?tahap=tanggapan",
};

export function readDisputeListQuery(params: URLSearchParams) {
  const stage: DisputeStage = params.get("tahap") === "tanggapan" ? "answer" : "ruling";
  return { stage, after: readNewestKey(params.get("after")) };
}

export function disputeListView(
  { page, counts }: Awaited<ReturnType<typeof listDisputes>>,
  { stage, after }: ReturnType<typeof readDisputeListQuery>,
  now: number,
) {
  const address = ADDRESSES[stage];
  return {
    stage,
    tabs: [
      {
        to: ADDRESSES.ruling,
        text: `Menunggu putusan (${cappedCountText(counts.ruling)})`,
        current: stage === "ruling",
      },
      {
        to: ADDRESSES.answer,
        text: `Menunggu tanggapan (${cappedCountText(counts.answer)})`,
        current: stage === "answer",
      },
    ],
    disputes: page.items.map((item) => listedDispute(item, now)),
    first: after && address,
    next: page.after && `${address}${stage === "ruling" ? "?" : "&"}after=${page.after}`,
  };
}

/** Returns a row of the queue: the deadline of the ruling, or the side that must answer. */
function listedDispute(order: ListedDisputeRow, now: number) {
  const { disputedBy, answerDueAt, rulingDueAt } = order;
  const names = peopleOf(order);
  const rulingIsDue = isDueForRuling(order, now);
  const until = { at: (rulingIsDue ? rulingDueAt : answerDueAt) ?? now, wholeDay: false };
  const left = leftText(until, now, "WIB");
  return {
    key: order.id,
    href: `/operator/disputes/${order.id}`,
    title: order.title,
    note: `${names.buyer} ↔ ${names.seller}`,
    mark: needsSecondPerson(currentTotal(order)) ? "perlu dua operator" : null,
    amount: currentTotal(order),
    due: rulingIsDue || disputedBy === null ? left : awaitsAnswer(names[otherSide(disputedBy)], left),
    at: shortMoment(until, "WIB"),
    tone: !rulingIsDue ? ("calm" as const) : until.at < now ? ("late" as const) : ("due" as const),
    count: disputeEvidence(answerDueAt === null ? 2 : 1, order.evidence),
  };
}

export function rulingView(found: DisputeState, operatorId: string, now: number) {
  const { order } = found;
  const people = peopleOf(order);
  const state = rulingState(found, people, operatorId, now);
  return {
    open: state.open,
    why: state.why,
    id: order.id,
    title: order.title,
    people,
    version: order.version,
    two: state.two,
    proposed: state.proposed,
    findings: state.findings,
    escrow: escrowOf(order),
  };
}

type Summary = Awaited<ReturnType<typeof readOperatorSummary>>;

/** Returns waiting work with deadlines and amounts. `total` is null if there is none. */
export function operatorSummaryView({ acts, disputes, tasks }: Summary, now: number) {
  const open = tasks.filter(({ count }) => count > 0);
  const groupOf = (names: readonly OperatorTask[]) => {
    const group = names.flatMap((name) => open.filter(({ task }) => task === name));
    return {
      note: taskSums(group).note,
      tasks: group.map(({ oldest, ...one }) => {
        const waited = oldest === null ? 0 : now - oldest;
        const { count, more } = taskSums([one]);
        return {
          key: one.task,
          href: TASK_PATHS[one.task],
          title: TASK_LABELS[one.task].title,
          note: TASK_LABELS[one.task].text,
          amount: one.amount > 0 ? one.amount : null,
          more,
          due: ageText(waited),
          tone: waited >= DAY ? ("due" as const) : ("calm" as const),
          count,
        };
      }),
    };
  };
  const ruling = open.find(({ task }) => task === "disputes");
  const oldest = Math.min(...open.flatMap(({ task, oldest: at }) => (task === "disputes" ? [] : (at ?? []))));
  return {
    acts,
    disputes: disputes.map((row) => listedDispute(row, now)),
    disputed: { note: taskSums(ruling ? [ruling] : []).note, more: (ruling?.count ?? 0) > disputes.length },
    money: groupOf(TASK_GROUPS.money),
    others: groupOf(TASK_GROUPS.others),
    total:
      open.length === 0
        ? null
        : {
            ...taskSums(open),
            next: ruling?.oldest == null ? null : leftText({ at: ruling.oldest, wholeDay: false }, now, "WIB"),
            late: ruling?.oldest != null && ruling.oldest < now,
            oldest: Number.isFinite(oldest) ? ageText(now - oldest) : null,
          },
  };
}

/** Formats "103+", "Rp 1.250.000+" (null without money), and both together. Each task counts at most a hundred rows. */
function taskSums(tasks: readonly { count: number; amount: number }[]) {
  const cut = tasks.filter(({ count }) => count > COUNT_CAP);
  const total = tasks.reduce((sum, { count }) => sum + Math.min(count, COUNT_CAP), 0);
  const money = tasks.reduce((sum, { amount }) => sum + amount, 0);
  const count = `${total}${cut.length > 0 ? "+" : ""}`;
  // Tasks without money do not make the amount incomplete.
  const amount = money > 0 ? `${formatRupiah(money)}${cut.some(({ amount }) => amount > 0) ? "+" : ""}` : null;
  return { count, amount, note: amount === null ? count : `${count} · ${amount}`, more: cut.length > 0 };
}
