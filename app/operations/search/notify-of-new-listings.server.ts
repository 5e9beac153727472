import { wordingFor } from "~/copy/notification/wording";
import { newListingsNotification } from "~/copy/search/saved";
import { notify } from "~/db/notification/notifications.server";
import { listNewHits, newHitsExpression } from "~/db/search/new-hits.server";
import { type DueSearch, listDueSearches, markLookedFor } from "~/db/search/saved.server";
import { LOOKED_FOR_EVERY, oneOfEachSeller, readSavedSearch } from "~/domain/search/saved";
import type { Search } from "~/domain/search/search";
import type { Vocabulary } from "~/domain/search/words/vocabulary";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import { newTurn } from "../core/take-turns.server";

/** In one batch: each costs a walk of the index. */
const BATCH = 40;
const HITS = 24;

type Asked = DueSearch & { search: Search; expression: string; after: number };

/** Looks once a day for what is new for each saved search; the longest waiting first, so that runs go on where the last ended. */
export async function notifyOfNewListings(
  context: Pick<Context, "db" | "indexDb" | "env" | "now" | "vocabulary">,
  turn = newTurn(),
): Promise<boolean> {
  const { db, env, now } = context;
  const { due: all, newest } = await listDueSearches(context, now - LOOKED_FOR_EVERY, BATCH);
  const due = all.filter(({ id }) => !turn.tried.has(id));
  if (due.length === 0) return false;
  const vocabulary = await context.vocabulary();
  const suspended = due.filter((search) => search.suspended).map(({ id }) => id);
  const asked = due.flatMap((search) => (search.suspended ? [] : askedOf(search, vocabulary)));
  const listed = await listNewHits(context, asked, HITS);
  // Beyond the newest some may be missing there yet: all of those have their turn later.
  const hits = context.indexDb ? listed.map((one) => one.filter(({ seq }) => seq <= newest)) : listed;
  const found = asked.flatMap((search, at) => {
    const [first, ...others] = hits[at] ?? [];
    return first ? [{ ...search, hits: [first, ...others] as const }] : [];
  });
  const withHits = new Map(found.map((search) => [search.id, search]));
  const nothing = due.filter((search) => !search.suspended && !withHits.has(search.id)).map(({ id }) => id);
  // Their turn passes as everybody's, or they would stand before all others in every run.
  if (suspended.length > 0) await markLookedFor(db, suspended, { now });
  if (nothing.length > 0) await markLookedFor(db, nothing, { seenSeq: newest, now });
  const options = { now, wording: wordingFor(env.appOrigin) };
  await forEachDue("notify of new listings", {
    ...{ turn, batch: BATCH },
    list: async () => [...withHits.values()],
    async work({ id, userId, search, after, hits }) {
      const titles = oneOfEachSeller(hits).map(({ title }) => title);
      const draft = newListingsNotification({
        userId,
        search,
        titles,
        notification: { searchId: id, after },
      });
      // A hit may be newer than the newest was when the walk began.
      const seenSeq = Math.max(newest, hits[0].seq);
      await db.batch([markLookedFor(db, [id], { seenSeq, now }), ...notify(db, draft, options)]);
    },
  });
  return all.length === BATCH;
}

function askedOf(due: DueSearch, vocabulary: Vocabulary): Asked[] {
  const read = readSavedSearch(due.query);
  const expression = read && newHitsExpression(read.search, vocabulary);
  return read && expression !== null ? [{ ...due, search: read.search, expression, after: due.seenSeq }] : [];
}
