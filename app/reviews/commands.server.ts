import { newId } from "~/database/statements.server";
import { storePictures } from "~/listings/commands.server";
import type { RefusedFile } from "~/listings/picture";
import { quoteLine } from "~/notifications/line-text";
import { deleteDonePrompts, notify } from "~/notifications/queries.server";
import { notifyOptions, sendOutbox } from "~/notifications/send-outbox.server";
import { orderPath, otherSide, peopleOf, sideOf } from "~/orders/order";
import {
  findReviewedOrder,
  storeReply,
  storeReview,
  whenHidden,
  whenPublic,
  whenReplied,
} from "~/orders/review-queries.server";
import type { Context } from "~/platform/context.server";
import { LISTS_CACHE_TAG, personCacheTag } from "~/platform/edge-cache.server";
import { type Ok, type Outcome, ok, type Refused, refused } from "~/platform/outcome";
import { countPictures, encodeCounted, fileFault, refusedFile } from "~/platform/picture-uploads.server";
import { listReviewsDue, publishReviewPictures, publishReviews, storePendingPictures } from "./queries.server";
import { canReply, canReview, MAX_REVIEW_PICTURES, type ReplyRefusal, type ReviewRefusal } from "./review";
import {
  ownReviewPublishedNotification,
  type ReviewNotificationFacts,
  reviewPublishedNotification,
  reviewRepliedNotification,
  reviewWrittenNotification,
} from "./text";

export async function replyToReview(
  context: Context,
  asked: { orderId: string; reviewId: string; userId: string },
  reply: string,
): Promise<Outcome<"replied", ReplyRefusal>> {
  const { db, now } = context;
  const found = await findReviewedOrder(db, asked.orderId, asked.userId);
  const review = found?.written.find(({ id }) => id === asked.reviewId);
  if (!found || !review) return refused("no_review");
  if (review.subjectId === asked.userId && review.reply === reply) return ok("replied");
  const allowed = canReply(review, asked.userId);
  if (!allowed.ok) return allowed;

  const notification = reviewRepliedNotification(
    {
      reviewId: review.id,
      orderId: asked.orderId,
      orderTitle: quoteLine(found.order.title, "known"),
      side: review.side,
      authorId: review.authorId,
      authorName: quoteLine(found.order.buyerName, "known"),
      subjectId: review.subjectId,
      subjectName: quoteLine(found.order.sellerName, "known"),
    },
    quoteLine(reply, "known"),
  );
  context.purge(personCacheTag(asked.userId));
  const stored = await storeReply(db, { reviewId: review.id, reply, now }, [
    ...notify(db, notification, notifyOptions(context), whenReplied(review.id, reply)),
  ]);
  if (!stored) return refused("already_replied");
  context.defer(sendOutbox(context));
  return ok("replied");
}

type NotReviewed = Refused<ReviewRefusal | "no_order" | "too_many_pictures" | "lost_picture"> | RefusedFile;

/** Writes a review, which is hidden until the other side has written too or the time is over. */
export async function writeReview(
  context: Context,
  orderId: string,
  userId: string,
  said: { rating: number; comment: string },
  files: File[] = [],
): Promise<Ok<"public" | "hidden"> | NotReviewed> {
  const { db, now } = context;
  const found = await findReviewedOrder(db, orderId, userId);
  const order = found?.order;
  const side = order && sideOf(order, userId);
  if (!found || !order || !side) return refused("no_order");

  const own = found.written.find((review) => review.side === side);
  if (own && own.rating === said.rating && own.comment === said.comment)
    return ok(own.publishedAt === null ? "hidden" : "public");
  const allowed = canReview(order, side, found.written, now);
  if (!allowed.ok) return allowed;

  const reviewId = newId();
  const illustrated = await storeReviewPictures(context, { reviewId, authorId: userId }, files);
  if (!illustrated.ok) return illustrated;
  const people = peopleOf(order);
  const facts: ReviewNotificationFacts = {
    reviewId,
    orderId,
    orderTitle: quoteLine(order.title, "known"),
    side,
    authorId: userId,
    authorName: quoteLine(people[side], "known"),
    subjectId: side === "seller" ? order.buyerId : order.sellerId,
    subjectName: quoteLine(people[otherSide(side)], "known"),
  };
  const options = notifyOptions(context);
  // The second review publishes both.
  context.purge(LISTS_CACHE_TAG, personCacheTag(userId), personCacheTag(facts.subjectId));
  const stored = await storeReview(
    db,
    {
      ...said,
      id: facts.reviewId,
      orderId,
      listingId: order.listingId,
      authorId: userId,
      subjectId: facts.subjectId,
      side,
      bought: order.package?.name ?? order.title,
      createdAt: now,
      publishDueAt: allowed.value,
    },
    [
      publishReviewPictures(db, reviewId),
      deleteDonePrompts(db, { userId, href: `${orderPath(orderId)}/review`, since: order.closedAt ?? 0 }),
      ...notify(db, reviewWrittenNotification(facts, allowed.value), options, whenHidden(facts.reviewId)),
      ...notify(db, reviewPublishedNotification(facts), options, whenPublic(facts.reviewId)),
    ],
  );
  if (!stored) return refused("already_written");
  context.defer(sendOutbox(context));
  return ok(stored.published ? "public" : "hidden");
}

/** Stores photos before their review. The scheduler deletes them if the review is not stored. */
async function storeReviewPictures(
  { db, pictures: store, now }: Pick<Context, "db" | "pictures" | "now">,
  review: { reviewId: string; authorId: string },
  files: File[],
): Promise<Ok<undefined> | Refused<"too_many_pictures" | "lost_picture"> | RefusedFile> {
  if (files.length === 0) return ok(undefined);
  const fault = await fileFault(store, files, MAX_REVIEW_PICTURES);
  if (fault) return refusedFile(fault);
  const [allowed] = await countPictures(db, review.authorId, files.length, now);
  if (!allowed) return refused("too_many_pictures");
  const encoding = await encodeCounted(store, files);
  if (!encoding.ok) return encoding;
  const pictures = encoding.pictures.map((picture, position) => {
    const { width, height } = picture;
    return { picture, row: { key: crypto.randomUUID(), position, width, height } };
  });
  const rows = pictures.map(({ row }) => row);
  await storePendingPictures(db, { ...review, now }, rows);
  const stored = await storePictures(store, "review", pictures);
  return stored.length < pictures.length ? refused("lost_picture") : ok(undefined);
}

const REVIEWS_PER_BATCH = 20;

export async function publishDueReviews(
  { db, now, env, purge }: Pick<Context, "db" | "now" | "env" | "purge">,
  batch = REVIEWS_PER_BATCH,
): Promise<boolean> {
  const due = await listReviewsDue(db, now, batch);
  const options = notifyOptions({ env, now });
  const notifications = due.flatMap((review) => {
    const people = peopleOf(review);
    const facts: ReviewNotificationFacts = {
      ...review,
      orderTitle: quoteLine(review.orderTitle, "known"),
      authorName: quoteLine(people[review.side], "known"),
      subjectName: quoteLine(people[otherSide(review.side)], "known"),
    };
    // The author wrote the review, so no mail is sent.
    const [toAuthor] = notify(db, ownReviewPublishedNotification(facts), options);
    return [...notify(db, reviewPublishedNotification(facts), options), toAuthor];
  });
  if (due.length > 0) purge(LISTS_CACHE_TAG, ...due.map(({ subjectId }) => personCacheTag(subjectId)));
  await publishReviews(
    db,
    due.map(({ reviewId }) => reviewId),
    now,
    notifications,
  );
  return due.length === batch;
}
