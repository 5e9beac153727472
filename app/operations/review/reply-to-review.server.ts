import { wordingFor } from "~/copy/notification/wording";
import { reviewRepliedNotification } from "~/copy/review/notifications";
import { notify } from "~/db/notification/notifications.server";
import { findReviewedOrder, storeReply, whenReplied } from "~/db/order/reviews.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { mayReply, type ReplyRefusal } from "~/domain/review/review";
import { personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";

export async function replyToReview(
  context: Context,
  asked: { orderId: string; reviewId: string; userId: string },
  reply: string,
): Promise<Outcome<"replied", ReplyRefusal>> {
  const { db, now, env } = context;
  const found = await findReviewedOrder(db, asked.orderId, asked.userId);
  const review = found?.written.find(({ id }) => id === asked.reviewId);
  if (!found || !review) return refused("no_review");
  if (review.subjectId === asked.userId && review.reply === reply) return ok("replied");
  const allowed = mayReply(review, asked.userId);
  if (!allowed.ok) return allowed;

  const notification = reviewRepliedNotification(
    {
      reviewId: review.id,
      orderId: asked.orderId,
      orderTitle: found.order.title,
      side: review.side,
      authorId: review.authorId,
      authorName: found.order.buyerName,
      subjectId: review.subjectId,
      subjectName: found.order.sellerName,
    },
    reply,
  );
  const options = { now, wording: wordingFor(env.appOrigin) };
  context.purge(personCacheTag(asked.userId));
  const stored = await storeReply(db, { reviewId: review.id, reply, now }, [
    ...notify(db, notification, options, whenReplied(review.id, reply)),
  ]);
  if (!stored) return refused("already_replied");
  context.defer(sendOutbox(context));
  return ok("replied");
}
