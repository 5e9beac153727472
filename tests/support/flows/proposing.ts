import { and, eq } from "drizzle-orm";
import { listings } from "~/database/schema/listings";
import { proposals } from "~/database/schema/orders";
import { sendProposal } from "~/proposals/commands.server";
import type { TestPerson, World } from "../world";

export const OFFER = "Saya bisa mulai Senin, alat saya bawa sendiri.";

export function proposalFields(changes: Record<string, string> = {}): Record<string, string> {
  return { formId: crypto.randomUUID(), message: OFFER, price: "1.400.000", days: "3", ...changes };
}

/** Returns the wanted listing's id. */
export function postWanted(
  world: World,
  buyer: TestPerson,
  fields: Parameters<World["listing"]>[1] = {},
): Promise<string> {
  return world.listing(buyer, {
    kind: "wanted",
    title: "Cat ulang dua kamar tidur",
    description: "Dua kamar ukuran tiga kali tiga meter, cat sudah tersedia.",
    category: "Rumah Tangga",
    price: 1_500_000,
    ...fields,
  });
}

/** Returns the proposal's id. */
export async function propose(
  world: World,
  proposer: TestPerson,
  wantedId: string,
  changes: { message?: string; price?: number | null; days?: number | null } = {},
): Promise<string> {
  const sent = await sendProposal(world.context(), {
    message: OFFER,
    price: 1_400_000,
    days: 3,
    ...changes,
    wantedId,
    proposer,
    formId: crypto.randomUUID(),
  });
  if (!sent.ok) throw new Error(`no proposal: ${sent.reason}`);
  return (await readProposal(world, wantedId, proposer)).id;
}

export async function readProposal(world: World, wantedId: string, proposer: TestPerson) {
  const [row] = await world
    .context()
    .db.select()
    .from(proposals)
    .where(and(eq(proposals.wantedId, wantedId), eq(proposals.proposerId, proposer.id)));
  if (!row) throw new Error("no such proposal");
  return row;
}

/** The stored number, and the counted one. */
export async function openProposals(world: World, wantedId: string) {
  const { db } = world.context();
  const [kept] = await db.select({ count: listings.proposalCount }).from(listings).where(eq(listings.id, wantedId));
  const counted = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.wantedId, wantedId), eq(proposals.status, "open")));
  return { kept: kept?.count, counted: counted.length };
}
