import { RESTRICTED_LISTING, RESTRICTION_BEGUN, RESTRICTION_LIFTED } from "~/copy/account/my-data";
import { endRestriction, writeRestriction } from "~/db/account/restriction.server";
import { CATEGORIES } from "~/domain/listing/category";
import { categoryCacheTag, LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";

type Restricting = Pick<Context, "db" | "now" | "purge">;

/** Takes effect at once, for as long as the person wishes. */
export async function restrictAccount(context: Restricting, userId: string): Promise<void> {
  purgePagesOf(context, userId);
  const said = { reason: RESTRICTED_LISTING, words: RESTRICTION_BEGUN };
  await writeRestriction(context.db, userId, said, context.now);
}

export async function liftRestriction(context: Restricting, userId: string): Promise<void> {
  purgePagesOf(context, userId);
  await endRestriction(context.db, userId, RESTRICTION_LIFTED, context.now);
}

function purgePagesOf({ purge }: Restricting, userId: string): void {
  purge(LISTS, personCacheTag(userId), ...CATEGORIES.map(({ name }) => categoryCacheTag(name)));
}
