import { AsyncLocalStorage } from "node:async_hooks";
import type { Ran } from "./local-bindings";

/** What one request does: in which cache, which public rows it writes, which tags it purges. */
type Watched = { cache: Cache | undefined; wrote: string[]; purged: string[] };

const requests = new AsyncLocalStorage<Watched>();

/** The runtime's `caches` as the server finds it: each request meets the one of its place, or one that keeps nothing. */
const caches = {
  default: {
    match: async (request: Request) => requests.getStore()?.cache?.match(request),
    async put(request: Request, response: Response) {
      const watched = requests.getStore();
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/.purged/")) watched?.purged.push(pathname);
      await (watched?.cache ? watched.cache.put(request, response) : response.arrayBuffer());
    },
    delete: async (request: Request) => (await requests.getStore()?.cache?.delete(request)) ?? false,
  },
};

/** Gives the server its `caches`; from then on `visiting` says which one it meets. */
export function openCaches(): void {
  Object.assign(globalThis, { caches });
}

/** Lets the server work, and fails when that changes what visitors see while no tag is purged. */
export async function visiting<Result>(
  cache: Cache | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const watched: Watched = { cache, wrote: [], purged: [] };
  const result = await requests.run(watched, work);
  if (watched.wrote.length > 0 && watched.purged.length === 0)
    throw new Error(`what visitors see was changed, and nothing purged: ${watched.wrote.join("; ")}`);
  return result;
}

/** What a test does on its own in the middle of a request, which is not to be blamed for it. */
export function apart<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  // Awaited in here: a query begins only when somebody waits for it.
  return requests.exit(async () => await work());
}

/** To be told of every statement that the server's requests run. */
export function noteWrite({ sql, changes }: Ran): void {
  if (changes > 0 && changesPages(sql)) requests.getStore()?.wrote.push(sql);
}

/**
 * Columns that no visitor's page shows, or none where a minute matters: figures that fall as days pass, and when
 * somebody was last here. Any other counts as public, a new one too.
 */
const UNSEEN: Record<string, readonly string[]> = {
  services: ["popularity", "popularity_at", "proposal_count"],
  service_assets: [],
  reviews: [],
  users: [
    "email",
    "email_verified_at",
    "last_active_at",
    "operator_since",
    "password_hash",
    "suspended_reason",
  ],
};

/** New people, reviews and pictures are pending first; a listing is there at once. */
function changesPages(sql: string): boolean {
  if (sql.startsWith('insert into "services"')) return true;
  const table = /^update "(\w+)" set/.exec(sql)?.[1] ?? "";
  const unseen = UNSEEN[table];
  if (!unseen) return false;
  const columns = [...sql.matchAll(/(?<!\.)"(\w+)" = /g)].map(([, column = ""]) => column);
  return columns.some((column) => !unseen.includes(column));
}
