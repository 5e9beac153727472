import type { InferInsertModel } from "drizzle-orm";
import type { listings } from "~/database/schema/listings";
import { newId } from "~/database/statements.server";
import { openProposalOrder } from "~/orders/opening";
import { requirementsText } from "~/orders/opening-text";
import { DAY } from "~/platform/dates";

import { Life, type OrderScenario, type ScenarioPerson } from "./order-life";
import type { DemoProposal } from "./types";

type Accepted = Extract<DemoProposal, { status: "accepted" }>;
type Cast = {
  wanted: InferInsertModel<typeof listings> & { id: string };
  buyer: ScenarioPerson;
  proposer: ScenarioPerson;
};

export function playAcceptance(proposal: Accepted, { wanted, buyer, proposer }: Cast, now: number): OrderScenario {
  const slug = `${proposal.wanted} ${proposal.proposer}`;
  const at = (daysAgo: number) => Math.round(now - daysAgo * DAY);
  const { price, days, message, paid } = proposal;
  const opened = openProposalOrder(
    newId(),
    {
      status: "open",
      price,
      days,
      proposerId: proposer.id,
      suspendedAt: null,
      wantedId: wanted.id,
      buyerId: buyer.id,
      wantedStatus: "active",
      updatedAt: at(proposal.daysAgo),
      contentChangedAt: wanted.contentChangedAt ?? 0,
      deadline: wanted.deadline ?? null,
    },
    at(proposal.accepted),
  );
  if (!opened.ok) throw new Error(`${slug}: ${opened.reason}`);
  const life = new Life(slug, opened.value, { buyer: buyer, seller: proposer }, wanted.title, at);
  if (paid !== undefined) {
    life.pays(at(paid));
    life.applySteps(proposal.steps ?? []);
  }
  const requirements = requirementsText({
    title: wanted.title,
    description: wanted.description,
    requirements: wanted.requirements ?? [],
    additionalInfo: wanted.additionalInfo ?? [],
  });
  return life.scenario({ kind: "proposal", packageId: null, package: null, requirements, notes: message }, now);
}
