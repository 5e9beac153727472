import type { InferInsertModel } from "drizzle-orm";
import { proposalDeclined, proposalSent } from "~/copy/proposal/notifications";
import type { services } from "~/db/schema/listings";
import type { proposals as proposalTable } from "~/db/schema/proposals";
import type { users } from "~/db/schema/users";
import { DAY, HOUR } from "~/domain/core/dates";
import type { Told } from "./notification-rows";
import type { Story } from "./order-life";
import { tellAcceptance } from "./proposal-story";
import { proposals } from "./proposals";
import { wanted as requests } from "./wanted";

type User = InferInsertModel<typeof users>;
type Listing = InferInsertModel<typeof services>;
type Row = InferInsertModel<typeof proposalTable>;

/** Proposals with what was told of them; counts the open ones on their request. */
export function proposalRows(
  user: (slug: string) => User,
  listing: (slug: string) => Listing,
  now: number,
): { rows: Row[]; told: Told[]; stories: Story[] } {
  const told: Told[] = [];
  const stories: Story[] = [];
  const rows = proposals.map((proposal): Row => {
    const wanted = listing(proposal.wanted);
    const proposer = user(proposal.proposer);
    const id = crypto.randomUUID();
    const createdAt = Math.round(now - proposal.daysAgo * DAY);
    const story =
      proposal.status === "accepted"
        ? tellAcceptance(proposal, { wanted, client: user(clientOf(proposal.wanted)), proposer }, now)
        : null;
    if (story) stories.push(story);
    const settledAt =
      story?.order.createdAt ?? (proposal.status === "open" ? createdAt : createdAt + 4 * HOUR);
    const names = {
      id,
      wantedId: wanted.id,
      wantedTitle: wanted.title,
      clientId: wanted.userId,
      proposerId: proposer.id,
      proposerName: proposer.fullName,
    };
    if (proposal.status === "open") {
      wanted.proposalCount = (wanted.proposalCount ?? 0) + 1;
      told.push({ ...proposalSent(names, "first", proposal, createdAt), at: createdAt });
    }
    if (proposal.status === "declined")
      told.push({ ...proposalDeclined(names, proposal.reason), at: settledAt });
    return {
      id,
      serviceId: wanted.id,
      userId: proposer.id,
      clientId: wanted.userId,
      message: proposal.message,
      price: proposal.price,
      days: proposal.days,
      status: proposal.status,
      declineReason: proposal.status === "declined" ? proposal.reason : "",
      requestId: id,
      createdAt,
      updatedAt: settledAt,
      orderId: story?.order.id ?? null,
    };
  });
  return { rows, told, stories };
}

function clientOf(wanted: string): string {
  return requests.find(({ slug }) => slug === wanted)?.client ?? "";
}
