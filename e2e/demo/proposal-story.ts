import type { InferInsertModel } from "drizzle-orm";
import { orderBrief } from "~/copy/order/requirements-text";
import type { services } from "~/db/schema/listings";
import { DAY } from "~/domain/core/dates";
import { openProposalOrder } from "~/domain/order/opening";

import { Life, type Person, type Story } from "./order-life";
import type { DemoProposal } from "./types";

type Accepted = Extract<DemoProposal, { status: "accepted" }>;
type Cast = { wanted: InferInsertModel<typeof services> & { id: string }; client: Person; proposer: Person };

/** What became of a proposal that its client accepted, and who left the request open. */
export function tellAcceptance(proposal: Accepted, { wanted, client, proposer }: Cast, now: number): Story {
  const slug = `${proposal.wanted} ${proposal.proposer}`;
  const at = (daysAgo: number) => Math.round(now - daysAgo * DAY);
  const { price, days, message, paid } = proposal;
  const opened = openProposalOrder(
    crypto.randomUUID(),
    {
      status: "open",
      price,
      days,
      proposerId: proposer.id,
      suspendedAt: null,
      wantedId: wanted.id,
      clientId: client.id,
      wantedStatus: "active",
      deadline: wanted.deadline ?? null,
    },
    at(proposal.accepted),
  );
  if (!opened.ok) throw new Error(`${slug}: ${opened.reason}`);
  const life = new Life(slug, opened.value, { buyer: client, seller: proposer }, wanted.title, at);
  if (paid !== undefined) {
    life.does(life.buyer, { kind: "accept_quote" }, at(paid + 0.01));
    life.pays(paid);
    life.goesOn(proposal.steps ?? []);
  }
  const requirements = orderBrief({
    title: wanted.title,
    description: wanted.description,
    requirements: wanted.requirements ?? [],
    additionalInfo: wanted.additionalInfo ?? [],
  });
  return life.story({ kind: "proposal", packageId: null, package: null, requirements, notes: message }, now);
}
