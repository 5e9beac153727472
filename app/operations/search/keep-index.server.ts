import { LISTS } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { buildIndex } from "./build-index.server";
import { feedIndex, LISTINGS_A_TURN } from "./feed-index.server";

export async function keepIndex(
  context: Pick<Context, "db" | "indexWriter" | "now" | "purge">,
): Promise<boolean> {
  if (context.indexWriter === null) return false;
  const { now, purge } = context;
  const { fed, since } = await feedIndex(context, now);
  if (fed > 0) purge(LISTS);
  return (await buildIndex(context, { since, now })) || fed === LISTINGS_A_TURN;
}
