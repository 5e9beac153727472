import { notify } from "~/notifications/queries.server";
import { quote } from "~/notifications/quote-text";
import { wordingFor } from "~/notifications/text";
import { otherSide, peopleOf } from "~/orders/order";
import type { Context } from "~/platform/context.server";
import { LISTS, personCacheTag } from "~/platform/edge-cache.server";
import { listReviewsDue, publishReviews } from "./queries.server";
import {
  ownReviewPublishedNotification,
  type ReviewNotificationFacts,
  reviewPublishedNotification,
} from "./text";

const BATCH = 20;

export async function publishDueReviews(
  { db, now, env, purge }: Pick<Context, "db" | "now" | "env" | "purge">,
  batch = BATCH,
): Promise<boolean> {
  const due = await listReviewsDue(db, now, batch);
  const options = { now, wording: wordingFor(env.appOrigin) };
  const notifications = due.flatMap((review) => {
    const people = peopleOf(review);
    const facts: ReviewNotificationFacts = {
      ...review,
      orderTitle: quote(review.orderTitle, "known"),
      authorName: quote(people[review.side], "known"),
      subjectName: quote(people[otherSide(review.side)], "known"),
    };
    // Its author knows the content, so no mail is sent.
    const [toAuthor] = notify(db, ownReviewPublishedNotification(facts), options);
    return [...notify(db, reviewPublishedNotification(facts), options), toAuthor];
  });
  if (due.length > 0) purge(LISTS, ...due.map(({ subjectId }) => personCacheTag(subjectId)));
  await publishReviews(
    db,
    due.map(({ reviewId }) => reviewId),
    now,
    notifications,
  );
  return due.length === batch;
}
