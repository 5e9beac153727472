import type { InferInsertModel } from "drizzle-orm";
import type { operatorActions } from "~/database/schema/operators";
import type { reviews as reviewTable } from "~/database/schema/orders";
import { newId } from "~/database/statements.server";
import { DAY, HOUR } from "~/platform/dates";
import { REVIEW_WRITING_WINDOW } from "~/reviews/review";
import { demoConversations } from "../conversations";
import { offers } from "../offers";
import { operatorActionRows } from "../operator-actions";
import type { OrderScenario } from "../order-life";
import { playScenario } from "../order-story";
import { orders } from "../orders";
import type { DemoFile } from "../picture";
import { reviews } from "../reviews";
import type { DemoReview } from "../types";
import { type ConversationRows, conversationRows } from "./conversation-rows";
import { gatewayRows } from "./gateway-rows";
import { keptRows } from "./kept-rows";
import { type Asset, type Listing, listingRows } from "./listing-rows";
import { notificationRows } from "./notification-rows";
import { type PeopleRows, peopleRows, type User } from "./people-rows";
import { personalRows } from "./personal-rows";
import { proposalRows, reachRows } from "./proposal-rows";
import { hiddenReview, reportRows } from "./report-rows";
import { withdrawalRows } from "./withdrawal-rows";

type Review = InferInsertModel<typeof reviewTable>;
type Act = InferInsertModel<typeof operatorActions>;

type DemoRows = {
  users: User[];
  hours: PeopleRows["hours"];
  listings: Listing[];
  assets: Asset[];
  pictures: DemoFile[];
  scenarios: OrderScenario[];
  reviews: Review[];
  proposals: ReturnType<typeof proposalRows>["rows"];
  rounds: ReturnType<typeof reachRows>["rounds"];
  recipients: ReturnType<typeof reachRows>["recipients"];
  notifications: ReturnType<typeof notificationRows>;
  conversations: ConversationRows[];
  withdrawals: Pick<ReturnType<typeof withdrawalRows>, "rows" | "postings">;
  reports: ReturnType<typeof reportRows>["rows"];
  acts: Act[];
  kept: ReturnType<typeof keptRows>;
  personal: ReturnType<typeof personalRows>;
  told: ReturnType<typeof gatewayRows>;
};

/** Counters are computed from the rows. */
export function demoRows(now: number, passwordHash: string): DemoRows {
  const ago = (days: number) => Math.round(now - days * DAY);
  const { bySlug: userBySlug, pictures: portraits, hours } = peopleRows(passwordHash, ago);
  const user = (slug: string) => found(userBySlug.get(slug), slug);
  const usersById = new Map([...userBySlug.values()].map((person) => [person.id, person]));
  const userById = (userId: string) => found(usersById.get(userId), userId);
  const { bySlug: listingBySlug, assets, pictures } = listingRows(user, hours, now);

  const offerBySlug = new Map(offers.map((offer) => [offer.slug, offer]));
  const toldBySlug = new Map(orders.map((told) => [told.slug, told]));
  const reviewsOf = new Map<string, number>();
  for (const { order } of reviews) reviewsOf.set(order, (reviewsOf.get(order) ?? 0) + 1);
  const storyBySlug = new Map<string, OrderScenario>();
  for (const told of orders) {
    const offer = found(offerBySlug.get(told.offer), told.offer);
    const listing = found(listingBySlug.get(offer.slug), offer.slug);
    const scenario = playScenario(
      told,
      { offer, listingId: listing.id, buyer: user(told.buyer), seller: user(offer.seller), person: user },
      now,
    );
    storyBySlug.set(told.slug, scenario);
    if (scenario.order.status === "completed" && !scenario.order.buyerShare)
      countCompletion(listing, user(offer.seller), scenario, now);
  }

  const written = reviews.map((review): Review => {
    const told = found(toldBySlug.get(review.order), review.order);
    const scenario = found(storyBySlug.get(review.order), review.order);
    const listing = found(listingBySlug.get(told.offer), told.offer);
    const buyer = user(told.buyer);
    const seller = userById(listing.ownerId);
    const [author, subject] = review.by === "seller" ? [seller, buyer] : [buyer, seller];
    const at = scenario.order.closedAt ?? now;
    const dueAt = at + REVIEW_WRITING_WINDOW;
    const bothIn = reviewsOf.get(review.order) === 2;
    const publishedAt = bothIn ? at : dueAt <= now ? dueAt : null;
    const hidden = review.by === "seller" ? null : hiddenReview(review.order, now);
    if (publishedAt !== null && !hidden) countReview(review, { listing, subject });
    return {
      id: newId(),
      orderId: scenario.order.id,
      listingId: listing.id,
      authorId: author.id,
      subjectId: subject.id,
      side: review.by ?? "buyer",
      rating: review.stars,
      comment: review.comment,
      authorName: author.fullName,
      authorLocation: author.location ?? "",
      bought: scenario.order.package?.name ?? listing.title,
      createdAt: at,
      publishedAt,
      publishDueAt: dueAt,
      hiddenAt: hidden?.at ?? null,
      reply: review.reply ?? "",
      repliedAt: review.reply && publishedAt !== null ? publishedAt + HOUR : null,
    };
  });

  for (const listing of listingBySlug.values()) copyRating(listing, userById(listing.ownerId));

  const offered = proposalRows(user, (slug) => found(listingBySlug.get(slug), slug), now);
  const paidOut = withdrawalRows(user, now);
  const scenarios = [...storyBySlug.values(), ...offered.scenarios];
  const conversations = demoConversations.map((conversation) => {
    const scenario = storyBySlug.get(conversation.about);
    const listing = listingBySlug.get(conversation.about);
    return conversationRows(conversation, {
      orderId: scenario?.order.id ?? null,
      listingId: found(scenario?.order.listingId ?? listing?.id, conversation.about),
      starterId: user(conversation.starter).id,
      ownerId: found(scenario?.order.sellerId ?? listing?.ownerId, conversation.about),
      now,
    });
  });

  const reported = reportRows(
    {
      userId: (slug) => user(slug).id,
      thing(about) {
        if (about.kind === "person") return { id: user(about.slug).id, title: user(about.slug).fullName };
        if (about.kind === "listing") return found(listingBySlug.get(about.slug), about.slug);
        if (about.kind === "review") {
          const orderId = storyBySlug.get(about.order)?.order.id;
          const row = written.find((review) => review.orderId === orderId && review.side === "buyer");
          return { id: found(row, about.order).id, title: found(row, about.order).authorName };
        }
        const place = demoConversations.findIndex((conversation) => conversation.about === about.conversation);
        const message = found(conversations[place]?.messages[about.line], about.conversation);
        return { id: message.id, title: userById(message.senderId).fullName };
      },
    },
    now,
  );

  return {
    users: [...userBySlug.values()],
    hours,
    // Oldest first, because the search index uses the order of insertion.
    listings: [...listingBySlug.values()].sort((a, b) => a.createdAt - b.createdAt),
    assets,
    pictures: [...portraits, ...pictures, ...conversations.flatMap(({ files }) => files)],
    // Rows are inserted oldest first.
    scenarios: scenarios.sort((a, b) => a.order.createdAt - b.order.createdAt),
    reviews: written,
    proposals: offered.rows,
    ...reachRows([...listingBySlug.values()], offered.rows, userById),
    notifications: notificationRows(scenarios, written, [...offered.told, ...paidOut.told, ...reported.told], now),
    conversations,
    withdrawals: paidOut,
    told: gatewayRows(scenarios),
    reports: reported.rows,
    kept: keptRows(user, (slug) => found(listingBySlug.get(slug), slug), now),
    personal: personalRows([...userBySlug.values()], user("budi-santoso"), now, now - HOUR),
    acts: [...operatorActionRows(user), ...paidOut.acts, ...reported.acts],
  };
}

function countCompletion(listing: Listing, seller: User, { order }: OrderScenario, now: number): void {
  listing.ordersCompleted = (listing.ordersCompleted ?? 0) + 1;
  seller.completedCount = (seller.completedCount ?? 0) + 1;
  const due = (order.startedAt ?? 0) + (order.maxDays ?? 0) * DAY;
  if (order.maxDays === null || (order.closedAt ?? 0) <= due + DAY) seller.onTimeCount = (seller.onTimeCount ?? 0) + 1;
  if ((order.closedAt ?? 0) > now - 30 * DAY) {
    listing.popularity = (listing.popularity ?? 0) + 1;
    listing.popularityAt = now;
  }
}

/** Updates ratings like the trigger, which ignores reviews that are inserted as published. */
function countReview({ by, stars }: DemoReview, { listing, subject }: { listing: Listing; subject: User }): void {
  if (by === "seller") {
    subject.buyerRatingSum = (subject.buyerRatingSum ?? 0) + stars;
    subject.buyerRatingCount = (subject.buyerRatingCount ?? 0) + 1;
    return;
  }
  for (const counted of [listing, subject]) {
    counted.ratingSum = (counted.ratingSum ?? 0) + stars;
    counted.ratingCount = (counted.ratingCount ?? 0) + 1;
  }
  const counter = `rating${stars}` as const;
  listing[counter] = (listing[counter] ?? 0) + 1;
  listing.rating = (listing.ratingSum ?? 0) / (listing.ratingCount ?? 1);
}

function copyRating(listing: Listing, { ratingSum, ratingCount }: User): void {
  listing.sellerRatingSum = ratingSum ?? 0;
  listing.sellerRatingCount = ratingCount ?? 0;
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the demo data names ${name}, which does not exist`);
  return value;
}
