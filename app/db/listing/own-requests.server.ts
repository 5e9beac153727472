import { and, eq, inArray, sql } from "drizzle-orm";
import { PAGE_SIZE } from "~/domain/core/page-cursor";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { proposals } from "../schema/proposals";
import {
  type OwnedKind,
  type OwnPage,
  type OwnQuery,
  ownPage,
  selectOwn,
  whereAndOrder,
} from "./listings.server";

/** Proposals that were decided and are read for one page: none has more but where hundreds were declined. */
const DECIDED_READ = 120;

/** `decided`: of each request that has some; `most` tells that not all were read. */
type OwnRequests = OwnPage & { decided: { count: Map<string, number>; most: boolean } };

export async function listOwnRequests(
  db: Database,
  userId: string,
  query: OwnQuery = {},
): Promise<OwnRequests> {
  const owner: OwnedKind = { userId, kind: "wanted" };
  const [rows, decided] = await db.batch([selectOwn(db, owner, query), selectDecided(db, owner, query)]);
  const read = decided.reduce((sum, { count }) => sum + count, 0);
  const count = new Map(decided.map((one) => [one.id, one.count]));
  return { ...ownPage(rows, query), decided: { count, most: read > DECIDED_READ } };
}

/** Open ones are counted on the request itself. Rides on proposals_listing. */
function selectDecided(db: Database, owner: OwnedKind, query: OwnQuery) {
  const { own, order } = whereAndOrder(owner, query);
  const page = db
    .select({ id: listings.id })
    .from(listings)
    .where(own)
    .orderBy(...order)
    .limit(PAGE_SIZE)
    .as("page");
  const decided = db
    .select({ id: proposals.wantedId })
    .from(page)
    .innerJoin(
      proposals,
      and(eq(proposals.wantedId, page.id), inArray(proposals.status, ["accepted", "declined"])),
    )
    .limit(DECIDED_READ + 1)
    .as("decided");
  return db
    .select({ id: decided.id, count: sql<number>`count(*)`.as("count") })
    .from(decided)
    .groupBy(decided.id);
}
