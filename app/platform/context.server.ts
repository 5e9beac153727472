import { createCookieSessionStorage } from "@remix-run/cloudflare";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { createLimits } from "~/accounts/login.server";
import { createKnownDevices, createSessions } from "~/accounts/sessions.server";
import type { RequestSession } from "~/accounts/viewer.server";
import {
  type Connection,
  connect,
  connectRequest,
  type Database,
  type DatabaseMeter,
  type RetryTime,
} from "~/database/connection.server";
import type { Vocabulary } from "~/search/words/vocabulary";
import type { Bindings, Env } from "./env.server";
import { createGateways, createPayoutProviders } from "./gateways/gateways.server";
import { log } from "./log.server";
import { createPictures } from "./pictures.server";
import type { RefusedForm } from "./request-guard.server";
import type { Policy } from "./response.server";
import { createFormOwners, createPasswords, createUnsubscribeLinks, randomToken, type Secrets } from "./secrets.server";
import {
  createArchive,
  createBackups,
  createConversationArchive,
  createDataExports,
  createFiles,
} from "./storage.server";

export function createToasts(options: { secrets: Secrets; secure: boolean }) {
  const cookieName = options.secure ? "__Host-toast" : "toast";
  const storage = createCookieSessionStorage({
    cookie: {
      name: cookieName,
      secrets: [...options.secrets],
      httpOnly: true,
      secure: options.secure,
      sameSite: "lax",
      path: "/",
      maxAge: 300,
    },
  });
  return {
    cookieName,
    ...createToastUtilsWithCustomSession(storage),
    /** Returns the header that clears a shown toast, because a request with the cookie skips the edge cache. */
    async clearingCookie(): Promise<string> {
      return storage.destroySession(await storage.getSession());
    },
  };
}

export type Context = ReturnType<typeof createServices> &
  Connection & {
    /** UTC ms. For a form it is the time when the whole body had arrived, so read it after the body. */
    now: number;
    nonce: string;
    /** The separate database of the listing index, or null. It lags anyway, so any replica is fine. */
    indexDb: Database | null;
    indexWriter: Database | null;
    meter: DatabaseMeter;
    /** The database for work after the response. Nobody waits for its trips, so they are not counted. */
    deferredDb: Database;
    session: RequestSession;
    vocabulary(): Promise<Vocabulary>;
    outgoing: Headers;
    policy: Policy;
    refusedForm: RefusedForm | null;
    /** True if a script reads the answer instead of a browser window. */
    isForScript: boolean;
    /** True if a script submits the form from its page, which keeps the form and shows a refusal beside it. */
    keepsForm: boolean;
    defer(work: Promise<unknown>): void;
    /** Runs a step of the scheduler after the response, by its name. */
    runSoon?(step: string): void;
    mailsByItself?: boolean;
    /** Purges copies before the response. Call it before the write, which may succeed even if its response is lost. */
    purge(...tags: string[]): void;
    purged: ReadonlySet<string>;
    purgeNow(...tags: string[]): Promise<void>;
  };

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends Context {}
}

const services = new WeakMap<Bindings, ReturnType<typeof createServices>>();

function createServices(bindings: Bindings, env: Env) {
  const { sessionSecrets: secrets, appOrigin } = env;
  const secure = appOrigin.startsWith("https:");
  const unsubscribeLinks = createUnsubscribeLinks({ secrets, appOrigin });
  return {
    env,
    sessions: createSessions(bindings.SESSIONS, { secrets, secure }),
    knownDevices: createKnownDevices({ secrets, secure }),
    formOwners: createFormOwners({ secrets }),
    passwords: createPasswords(bindings.ARGON2),
    pictures: createPictures(bindings.PICTURES, bindings.IMAGES),
    /** Loads the code at the first call, because few requests need it. */
    shareImages: async () => (await import("./share-images.server")).createShareImages(bindings),
    files: createFiles(bindings.FILES),
    backups: createBackups(bindings.BACKUPS),
    dataExports: createDataExports(bindings.FILES),
    archive: createArchive(bindings.FILES),
    conversationArchive: createConversationArchive(bindings.FILES),
    /** Loads the code at the first call, because only deferred work and jobs send mail and push messages. */
    channels: async () => (await import("./channels.server")).createChannels(bindings, env, unsubscribeLinks),
    unsubscribeLinks,
    gateways: createGateways(env.payments),
    payouts: createPayoutProviders(env.payouts),
    limits: createLimits({ login: bindings.LOGIN_LIMIT }),
    toasts: createToasts({ secrets, secure }),
  };
}

export function createContext(
  bindings: Bindings,
  env: Env,
  request: {
    now: number;
    defer(work: Promise<unknown>): void;
    patience?: RetryTime;
    bookmark?: string | null;
    forget?(tags: readonly string[]): Promise<void>;
  },
): Context {
  const meter: DatabaseMeter = { trips: 0, rows: 0, ms: 0 };
  const own = services.get(bindings) ?? createServices(bindings, env);
  services.set(bindings, own);
  const purged = new Set<string>();
  const { patience, bookmark = null } = request;
  const connection = connectRequest(bindings.DB, { meter, ...(patience && { patience }), bookmark });
  const { db } = connection;
  const deferredDb = connect(bindings.DB, { trips: 0, rows: 0, ms: 0 });
  const index = (beginning: "anywhere" | "primary") => {
    if (!bindings.SEARCH) return null;
    const asked = connectRequest(bindings.SEARCH, { meter, ...(patience && { patience }) });
    if (beginning === "anywhere") asked.replicas.fromAnywhere();
    return asked.db;
  };
  const defer = (work: Promise<unknown>) =>
    request.defer(work.catch((error: unknown) => log("error", "deferred_work_failed", { error })));
  return {
    ...own,
    now: request.now,
    nonce: randomToken(),
    ...connection,
    indexDb: index("anywhere"),
    indexWriter: index("primary"),
    meter,
    deferredDb,
    session: { user: null, recheck: null },
    outgoing: new Headers(),
    policy: { kind: "none" },
    refusedForm: null,
    isForScript: false,
    keepsForm: false,
    vocabulary: async () => {
      const { readVocabulary } = await import("~/search/index-queries.server");
      return readVocabulary(bindings.DB, {
        db,
        now: request.now,
        renewLater: (renew) => defer(renew(deferredDb)),
      });
    },
    defer,
    purge: (...tags) => {
      for (const tag of tags) purged.add(tag);
    },
    purged,
    purgeNow: async (...tags) => request.forget?.(tags),
  };
}
