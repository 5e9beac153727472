import type { InferInsertModel } from "drizzle-orm";
import type { listings } from "~/database/schema/listings";
import type { proposals as proposalTable } from "~/database/schema/orders";
import type { users } from "~/database/schema/users";
import { newId } from "~/database/statements.server";
import { quoteLine } from "~/notifications/line-text";
import { DAY, HOUR } from "~/platform/dates";
import { proposalDeclinedNotification, proposalSentNotification } from "~/proposals/notification-text";
import { MAX_RECIPIENTS, usualMinutes } from "~/proposals/reach";
import type { OrderScenario } from "../order-life";
import { playAcceptance } from "../proposal-story";
import { proposals } from "../proposals";
import { wanted as requests } from "../wanted";
import type { NotificationFacts } from "./notification-rows";

type User = InferInsertModel<typeof users>;
type Listing = InferInsertModel<typeof listings>;
type Row = InferInsertModel<typeof proposalTable>;

/** Updates the number of open proposals on each request. */
export function proposalRows(
  user: (slug: string) => User,
  listing: (slug: string) => Listing,
  now: number,
): { rows: Row[]; told: NotificationFacts[]; scenarios: OrderScenario[] } {
  const told: NotificationFacts[] = [];
  const scenarios: OrderScenario[] = [];
  const rows = proposals.map((proposal): Row => {
    const wanted = listing(proposal.wanted);
    const proposer = user(proposal.proposer);
    const id = newId();
    const createdAt = Math.round(now - proposal.daysAgo * DAY);
    const scenario =
      proposal.status === "accepted"
        ? playAcceptance(proposal, { wanted, buyer: user(buyerOf(proposal.wanted)), proposer }, now)
        : null;
    if (scenario) scenarios.push(scenario);
    const settledAt = scenario?.order.createdAt ?? (proposal.status === "open" ? createdAt : createdAt + 4 * HOUR);
    const names = {
      id,
      wantedId: wanted.id,
      wantedTitle: quoteLine(wanted.title, "user"),
      buyerId: wanted.ownerId,
      proposerId: proposer.id,
      proposerName: quoteLine(proposer.fullName, "user"),
    };
    const quoted = { ...proposal, message: quoteLine(proposal.message, "user") };
    if (proposal.status === "open") {
      wanted.proposalCount = (wanted.proposalCount ?? 0) + 1;
      told.push({ ...proposalSentNotification(names, "first", quoted, createdAt), at: createdAt });
    }
    if (proposal.status === "declined")
      told.push({ ...proposalDeclinedNotification(names, quoteLine(proposal.reason, "user")), at: settledAt });
    return {
      id,
      wantedId: wanted.id,
      proposerId: proposer.id,
      buyerId: wanted.ownerId,
      message: proposal.message,
      price: proposal.price,
      days: proposal.days,
      status: proposal.status,
      declineReason: proposal.status === "declined" ? proposal.reason : "",
      formId: id,
      createdAt,
      updatedAt: settledAt,
      orderId: scenario?.order.id ?? null,
    };
  });
  return { rows, told, scenarios };
}

function buyerOf(wanted: string): string {
  return requests.find(({ slug }) => slug === wanted)?.buyer ?? "";
}

/** Returns a finished first round of each open request. Its recipients sell in the same category and province. */
export function reachRows(listings: readonly Listing[], offered: readonly Row[], person: (id: string) => User) {
  const province = (code?: string | null) => code?.slice(0, 2);
  const isOpen = (listing: Listing) => (listing.status ?? "active") === "active";
  const recipients = listings
    .filter((request) => request.kind === "wanted" && isOpen(request))
    .flatMap((request) => {
      const proposers = offered.flatMap(({ wantedId, proposerId }) => (wantedId === request.id ? [proposerId] : []));
      const sellers = listings.filter(
        (offer) =>
          offer.kind === "offer" &&
          isOpen(offer) &&
          offer.category === request.category &&
          province(offer.placeCode) === province(request.placeCode),
      );
      return [...new Set(sellers.map(({ ownerId }) => ownerId))]
        .filter((sellerId) => sellerId !== request.ownerId && !proposers.includes(sellerId))
        .slice(0, MAX_RECIPIENTS)
        .map((sellerId) => ({ wantedId: request.id, sellerId, reason: "near" as const, createdAt: request.createdAt }));
    });
  const rounds = [...new Set(recipients.map(({ wantedId }) => wantedId))].map((wantedId) => {
    const own = recipients.filter((one) => one.wantedId === wantedId);
    const measured = own.map(({ sellerId }) => ({ responseMinutes: person(sellerId).responseMinutes ?? null }));
    return { wantedId, round: 2, dueAt: null, near: own.length, responseMinutes: usualMinutes(measured) };
  });
  return { rounds, recipients };
}
