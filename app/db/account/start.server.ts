import { and, eq } from "drizzle-orm";
import { sellerAccount } from "~/domain/money/ledger";
import { isOpenPayout } from "~/domain/money/manual-payout";
import type { CalendarDay } from "~/domain/visit/calendar";
import type { Database } from "../core/connection.server";
import { isOffer, isOpenListing, isWanted, newestListingsFirst } from "../listing/cards.server";
import { selectLastConversations } from "../message/conversations.server";
import { selectBalance } from "../money/ledger-entries.server";
import { selectNewestWithdrawals } from "../money/withdrawals.server";
import { selectMissingAccounts, selectWaiting } from "../order/waiting.server";
import { listings } from "../schema/listings";
import { personTotals } from "../schema/totals";
import { users } from "../schema/users";
import { selectBought, selectRunning, selectVisits, VISITS_SHOWN } from "./start-rows.server";

const CONVERSATIONS = 3;
const REQUESTS = 3;
const OFFERS = 20;

export type StartRead = Awaited<ReturnType<typeof readStart>>;

export async function readStart(
  db: Database,
  { userId, now, from, to }: { userId: string; now: number; from: CalendarDay; to: CalendarDay },
) {
  const [
    buyer,
    seller,
    refunds,
    visits,
    running,
    bought,
    conversations,
    requests,
    offers,
    [account],
    [totals],
    [own],
    [withdrawal],
  ] = await db.batch([
    selectWaiting(db, "buyer", userId, now),
    selectWaiting(db, "seller", userId, now),
    selectMissingAccounts(db, userId),
    selectVisits(db, userId, { from, to }),
    selectRunning(db, userId),
    selectBought(db, userId),
    selectLastConversations(db, userId, CONVERSATIONS),
    // Rides on services_owner_open, as the next.
    db
      .select({ id: listings.id, title: listings.title, proposals: listings.proposalCount })
      .from(listings)
      .where(and(eq(listings.ownerId, userId), isWanted, isOpenListing))
      .orderBy(...newestListingsFirst)
      .limit(REQUESTS),
    db
      .select({ id: listings.id, title: listings.title, coverUrl: listings.coverUrl })
      .from(listings)
      .where(and(eq(listings.ownerId, userId), isOffer, isOpenListing))
      .orderBy(...newestListingsFirst)
      .limit(OFFERS),
    selectBalance(db, sellerAccount(userId)),
    db.select().from(personTotals).where(eq(personTotals.userId, userId)),
    db.select({ pictureUrl: users.pictureUrl }).from(users).where(eq(users.id, userId)),
    selectNewestWithdrawals(db, userId, 1),
  ]);
  return {
    waiting: { buyer, seller, refunds },
    visits: visits.slice(0, VISITS_SHOWN),
    moreVisits: visits.length > VISITS_SHOWN,
    running,
    bought,
    conversations,
    requests,
    offers,
    balance: account?.balance ?? 0,
    totals: totals ?? null,
    withdrawing: withdrawal !== undefined && isOpenPayout(withdrawal),
    faceless: own?.pictureUrl === null,
  };
}
