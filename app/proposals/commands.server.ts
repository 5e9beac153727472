import { countAttempt } from "~/database/attempt-counters.server";
import { type BatchStatement, isBlocked, MAX_TRIES, newId, retryAfterConflict } from "~/database/statements.server";
import { quoteLine } from "~/notifications/line-text";
import { notifyIfAny, sendOutbox } from "~/notifications/send-outbox.server";
import { mailWording } from "~/notifications/text";
import { type OrderEvent, withWishedVisit } from "~/orders/lifecycle";
import { openProposalOrder, type ProposalTerms, proposalTerms } from "~/orders/opening";
import { requirementsText, type TermsChange } from "~/orders/opening-text";
import { type OrderOfForm, selectOrderOfForm } from "~/orders/queries.server";
import { coveringVisit, isAfterDeadline } from "~/orders/rules/visits";
import type { Context } from "~/platform/context.server";
import { LISTS_CACHE_TAG, personCacheTag } from "~/platform/edge-cache.server";
import { type Ok, type Outcome, ok, type Refused, refused } from "~/platform/outcome";
import { shortened } from "~/platform/strings";
import { insertVisit } from "~/visits/queries.server";
import { placesOfWanted } from "~/visits/visit";
import { type AskedVisit, isSameVisit, readVisit, type VisitFaults } from "~/visits/wished-visit";
import {
  proposalDeclinedNotification,
  proposalSentNotification,
  proposalWithdrawnNotification,
  type WantedEnd,
  wantedChangedNotification,
  wantedClosedNotification,
} from "./notification-text";
import {
  ACCEPTANCES_AN_HOUR,
  type AcceptingRefusal,
  decideDeclining,
  decideSending,
  decideWithdrawing,
  PROPOSALS_AN_HOUR,
  type ProposalNotSent,
  type ProposalSendMode,
  type ProposalText,
  type SettlingRefusal,
} from "./proposal";
import {
  countTryAndFindWanted,
  endProposal,
  findOwnProposal,
  findProposalToAccept,
  findReceivedProposal,
  listOpenProposers,
  type ProposalToAccept,
  type ReceivedProposalKey,
  writeAcceptedProposal as write,
  writeProposal,
} from "./queries.server";
import { changedProposal } from "./text";

type Notifier = Pick<Context, "db" | "env" | "now">;

/** Notifies people who proposed. Returns no statements if the request was closed before or is another user's. */
export async function notifyProposers(
  context: Notifier,
  { id, userId }: { id: string; userId: string },
  how: WantedEnd,
): Promise<BatchStatement[]> {
  return notifyEach(context, await listOpenProposers(context.db, { wantedId: id, buyerId: userId }), how);
}

export async function notifyOfChange(
  context: Notifier,
  { id, userId }: { id: string; userId: string },
): Promise<BatchStatement[]> {
  const proposers = await listOpenProposers(context.db, { wantedId: id, buyerId: userId });
  return proposers.flatMap((proposer) => {
    const facts = { ...proposer, wantedTitle: quoteLine(proposer.wantedTitle, "user"), wantedId: id };
    return notifyIfAny(context, wantedChangedNotification(facts));
  });
}

type Proposer = Omit<Awaited<ReturnType<typeof listOpenProposers>>[number], "updatedAt">;

function notifyEach(context: Notifier, proposers: readonly Proposer[], how: WantedEnd): BatchStatement[] {
  return proposers.flatMap((proposer) => {
    const facts = { ...proposer, wantedTitle: quoteLine(proposer.wantedTitle, "user") };
    return notifyIfAny(context, wantedClosedNotification(facts, how, context.now));
  });
}

type NotAccepted =
  | Refused<AcceptingRefusal | "no_proposal" | "changed_meanwhile" | "too_many">
  | (Refused<"terms_changed"> & { changed: TermsChange })
  | (Refused<"accepted_otherwise" | "cancelled_since"> & { orderId: string })
  | (Refused<"bad_visit"> & { faults: VisitFaults });

/** An acceptance. `shown` is the proposal as the page showed it, or null if that is unreadable. */
type Acceptance = ReceivedProposalKey & {
  buyer: { id: string; name: string };
  closes: boolean;
  shown: ProposalTerms | null;
  visit: AskedVisit;
};

const MAX_NOTES = 2_000;

export async function acceptProposal(
  context: Context,
  { buyer, closes, shown, visit: asked, ...received }: Acceptance,
): Promise<Ok<string> | NotAccepted> {
  const { db, now, env } = context;
  return retryAfterConflict(MAX_TRIES, async () => {
    const count = countAttempt(db, `acceptance:${received.buyerId}`, ACCEPTANCES_AN_HOUR, now);
    const { proposal, others, availability, inTime } = await findProposalToAccept(db, received, count, {
      now,
      wished: asked.day,
    });
    if (!proposal) return refused("no_proposal");
    if (proposal.orderId !== null)
      return answerRepeat(context, proposal, proposal.orderId, { closes, shown, visit: asked });

    const opened = openProposalOrder(newId(), proposal, now);
    if (!opened.ok) return opened;
    if (!inTime) return refused("too_many");
    const changed = changedProposal(shown, proposalTerms(proposal, now), asked.mode === "at_seller");
    if (changed) return { ...refused("terms_changed"), changed };
    const visit = readVisit(placesOfWanted(proposal), availability, asked, now);
    if (!visit.ok) return { ...refused("bad_visit"), faults: visit.faults };
    if (visit.value && isAfterDeadline(opened.value.order.deadline, visit.value))
      return { ...refused("bad_visit"), faults: { day: "after_deadline" } };
    const order = coveringVisit(opened.value.order, visit.value);
    const accepted = withAgreement(opened.value.event, closes, shown);
    const event = withWishedVisit(accepted, visit.value);
    const { name } = buyer;
    const losing = others.map((other) => ({ ...other, wantedTitle: proposal.wantedTitle }));
    if (closes) context.purge(LISTS_CACHE_TAG, personCacheTag(received.buyerId));
    const written = await write(db, proposal, { order, event }, toNewOrder(proposal, name), {
      closes,
      now,
      wording: mailWording(env.appOrigin),
      alongside: [
        ...(closes ? notifyEach(context, losing, "given") : []),
        ...(visit.value ? insertVisit(db, order, visit.value, now) : []),
      ],
    }).catch(whenBlocked);
    if (written === "blocked") return refused(written);
    if (!written) return null;
    context.defer(sendOutbox(context));
    return ok(order.id);
  });
}

function whenBlocked(error: unknown): "blocked" {
  if (isBlocked(error)) return "blocked";
  throw error;
}

/** Compares a repeated acceptance with what the first one agreed to. */
async function answerRepeat(
  { db, now }: Pick<Context, "db" | "now">,
  proposal: ProposalToAccept,
  orderId: string,
  { closes, shown, visit }: Pick<Acceptance, "closes" | "shown" | "visit">,
): Promise<Ok<string> | Extract<NotAccepted, { orderId: string }>> {
  const [made] = await selectOrderOfForm(db, proposal.buyerId, orderFormId(proposal));
  // The form's id in the order is deleted long after the order's end.
  if (!made) return ok(orderId);
  const isSame =
    shown !== null &&
    shown.price === proposal.price &&
    shown.days === proposal.days &&
    isSameAgreement(made, closes, shown) &&
    isSameVisit(made, visit, placesOfWanted(proposal), now);
  if (!isSame) return { ...refused("accepted_otherwise"), orderId };
  return made.status === "cancelled" ? { ...refused("cancelled_since"), orderId } : ok(orderId);
}

/** Stores the agreement with the order, because the buyer can close or change the request afterwards. */
function withAgreement<Kind extends string>(
  event: OrderEvent<Kind>,
  closes: boolean,
  shown: ProposalTerms | null,
): OrderEvent<Kind> {
  return { ...event, detail: { ...event.detail, ...agreement(closes, shown) } };
}

const agreement = (closes: boolean, shown: ProposalTerms | null) => ({
  closes: closes ? 1 : 0,
  shownDeadline: shown?.deadline ?? null,
  shownPlace: shown?.sellerPlace ?? null,
  shownChange: shown?.changedAt ?? null,
});

/** Compares agreements. Orders from before a value was stored count as the same. */
function isSameAgreement(
  { placed }: Pick<OrderOfForm, "placed">,
  closes: boolean,
  shown: ProposalTerms | null,
): boolean {
  return Object.entries(agreement(closes, shown)).every(
    ([name, value]) => placed?.[name] === undefined || placed[name] === value,
  );
}

/** Returns a request id, which allows one order per proposal. The ids of forms have another format. */
const orderFormId = ({ id }: Pick<ProposalToAccept, "id">) => `proposal:${id}`;

function toNewOrder(proposal: ProposalToAccept, buyerName: string) {
  const { wantedTitle, description, requirements, additionalInfo, message, proposerName } = proposal;
  return {
    kind: "proposal" as const,
    packageId: null,
    package: null,
    title: wantedTitle,
    buyerName,
    sellerName: proposerName,
    requirements: requirementsText({
      title: wantedTitle,
      description,
      requirements,
      additionalInfo,
    }),
    notes: shortened(message, MAX_NOTES),
    formId: orderFormId(proposal),
  };
}

export async function declineProposal(
  context: Context,
  asked: { id: string; wantedId: string; buyerId: string },
  reason: string,
): Promise<Outcome<"declined", ProposalAnswerError>> {
  const { db, now } = context;
  return retryAfterConflict(2, async () => {
    const proposal = await findReceivedProposal(db, asked);
    if (!proposal) return refused("no_proposal");
    const decided = decideDeclining(proposal.status);
    if (!decided.ok) return decided;
    if (decided.value === "done") return proposal.declineReason === reason ? ok("declined") : refused("declined");
    const end = { status: "declined" as const, declineReason: reason };
    const writer = proposal.buyerIsKnown ? "known" : "stranger";
    const facts = { ...proposal, wantedTitle: quoteLine(proposal.wantedTitle, writer) };
    const alongside = notifyIfAny(context, proposalDeclinedNotification(facts, quoteLine(reason, writer)));
    if (!(await endProposal(db, proposal, end, { now, alongside }))) return null;
    context.defer(sendOutbox(context));
    return ok("declined");
  });
}

type ProposalToSend = ProposalText & {
  wantedId: string;
  proposer: { id: string; name: string };
  formId: string;
  /** UTC ms of the request's last change that the page showed. Null if missing. */
  seen?: number | null;
  /** The `updatedAt` of the proposal that the page showed, 0 without a proposal. Null if missing. */
  version?: number | null;
};

export async function sendProposal(
  context: Context,
  { wantedId, proposer, formId, seen = null, version = null, ...text }: ProposalToSend,
): Promise<Outcome<ProposalSendMode, ProposalNotSent>> {
  const { db, now } = context;
  return retryAfterConflict(MAX_TRIES, async () => {
    const count = countAttempt(db, `proposal:${proposer.id}`, PROPOSALS_AN_HOUR, now);
    const found = await countTryAndFindWanted(db, wantedId, proposer.id, count);
    if (!found) return refused("no_wanted");
    const { earlier, wantedTitle, buyerId, contentChangedAt } = found;
    // The same form was sent twice. It must not restore a withdrawn proposal.
    if (earlier?.formId === formId) {
      if (earlier.status !== "open") return refused("changed_meanwhile");
      return isSameText(earlier, text) ? ok("first") : refused("sent_otherwise");
    }

    const decided = decideSending(found, proposer.id, earlier?.status ?? null);
    if (!decided.ok) return decided;
    // An older form must not restore a replaced or withdrawn proposal.
    if (version !== null && version !== (earlier?.updatedAt ?? 0))
      return earlier?.status === "open" && isSameText(earlier, text) ? ok("first") : refused("changed_meanwhile");
    if (seen !== null && seen < contentChangedAt) return refused("wanted_changed");
    if (!found.inTime) return refused("too_many");
    const id = earlier?.id ?? newId();
    const writer = found.proposerIsKnown ? "known" : "stranger";
    const facts = {
      id,
      wantedId,
      wantedTitle: quoteLine(wantedTitle, "known"),
      buyerId,
      proposerId: proposer.id,
      proposerName: quoteLine(proposer.name, writer),
    };
    const quoted = { ...text, message: quoteLine(text.message, writer) };
    const notification = proposalSentNotification(facts, decided.value, quoted, now);
    const written = await writeProposal(
      db,
      { ...text, id, wantedId, buyerId, proposerId: proposer.id, formId, contentChangedAt },
      decided.value,
      { now, alongside: notifyIfAny(context, notification) },
    ).catch(whenBlocked);
    if (written === "blocked") return refused(written);
    if (!written) return null;
    context.defer(sendOutbox(context));
    return decided;
  });
}

function isSameText(one: ProposalText, other: ProposalText): boolean {
  return one.message === other.message && one.price === other.price && one.days === other.days;
}

type ProposalAnswerError = SettlingRefusal | "no_proposal" | "changed_meanwhile";

export async function withdrawProposal(
  context: Context,
  id: string,
  proposerId: string,
): Promise<Outcome<"withdrawn", ProposalAnswerError>> {
  const { db, now } = context;
  return retryAfterConflict(2, async () => {
    const proposal = await findOwnProposal(db, id, proposerId);
    if (!proposal) return refused("no_proposal");
    const decided = decideWithdrawing(proposal.status);
    if (!decided.ok) return decided;
    if (decided.value === "done") return ok("withdrawn");
    const facts = {
      ...proposal,
      wantedTitle: quoteLine(proposal.wantedTitle, "known"),
      proposerName: quoteLine(proposal.proposerName, "user"),
    };
    const alongside = notifyIfAny(context, proposalWithdrawnNotification(facts, now));
    if (!(await endProposal(db, proposal, { status: "withdrawn" }, { now, alongside }))) return null;
    context.defer(sendOutbox(context));
    return ok("withdrawn");
  });
}
