import { AsyncLocalStorage } from "node:async_hooks";
import type { Ran } from "./local-bindings";

type Watched = { cache: Cache | undefined; wrote: string[]; purged: string[] };

const requests = new AsyncLocalStorage<Watched>();

/** Replaces the runtime's `caches`. Each request uses the cache of its location, or none. */
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

export function installCaches(): void {
  Object.assign(globalThis, { caches });
}

/** Runs `work` and throws if it changes public rows without purging a tag. */
export async function watchRequest<Result>(cache: Cache | undefined, work: () => Promise<Result>): Promise<Result> {
  const watched: Watched = { cache, wrote: [], purged: [] };
  const result = await requests.run(watched, work);
  if (watched.wrote.length > 0 && watched.purged.length === 0)
    throw new Error(`a public page changed without a purge: ${watched.wrote.join("; ")}`);
  return result;
}

export function outsideRequest<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  // Await inside `exit`: Drizzle runs a query only when it is awaited.
  return requests.exit(async () => await work());
}

export function recordWrite({ sql, changes }: Ran): void {
  if (changes > 0 && changesPages(sql)) requests.getStore()?.wrote.push(sql);
}

/** Columns that no public page shows exactly. All others count as public, new ones too. */
const PRIVATE_COLUMNS: Record<string, readonly string[]> = {
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
    "two_steps_since",
  ],
};

/** New accounts, reviews and pictures are not public at first. A new listing is. */
function changesPages(sql: string): boolean {
  if (sql.startsWith('insert into "services"')) return true;
  const table = /^update "(\w+)" set/.exec(sql)?.[1] ?? "";
  const unseen = PRIVATE_COLUMNS[table];
  if (!unseen) return false;
  const columns = [...sql.matchAll(/(?<!\.)"(\w+)" = /g)].map(([, column = ""]) => column);
  return columns.some((column) => !unseen.includes(column));
}
