import type { InferInsertModel } from "drizzle-orm";
import type { listings } from "~/database/schema/listings";
import type { proposals as proposalTable } from "~/database/schema/orders";
import type { users } from "~/database/schema/users";
import { newId } from "~/database/statements.server";
import { quoteLine } from "~/notifications/line-text";
import { DAY, HOUR } from "~/platform/dates";
import { proposalDeclinedNotification, proposalSentNotification } from "~/proposals/notification-text";
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
