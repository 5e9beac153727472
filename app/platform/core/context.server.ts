import {
  type Connection,
  connect,
  connectAdmitting,
  type Database,
  type Meter,
  type Patience,
} from "~/db/core/connection.server";
import { readWordCounts } from "~/db/search/vocabulary.server";
import type { Vocabulary } from "~/domain/search/words/vocabulary";
import { createFormOwners, type FormOwners } from "../account/form-owners.server";
import { createKnownDevices, type KnownDevices } from "../account/known-devices.server";
import { createLimits, type Limits } from "../account/limits.server";
import { createPasswords, type Passwords } from "../account/passwords.server";
import { createSessions, type Sessions } from "../account/sessions.server";
import { randomToken } from "../account/tokens.server";
import { createUnsubscribeLinks, type UnsubscribeLinks } from "../account/unsubscribe-links.server";
import { createGateways, type PaymentGateways } from "../payments/gateways.server";
import { createPayoutProviders, type PayoutProviders } from "../payouts/providers.server";
import { type Archive, createArchive } from "./archive.server";
import { type Backups, createBackups } from "./backups.server";
import { type ConversationArchive, createConversationArchive } from "./conversation-archive.server";
import { createDataExports, type DataExports } from "./data-exports.server";
import type { Bindings, Env } from "./env.server";
import { createFiles, type Files } from "./files.server";
import { log } from "./log.server";
import { createMailer, type Mailer } from "./mail.server";
import { createPictures, type Pictures } from "./pictures.server";
import type { Policy } from "./policy.server";
import { createToasts, type Toasts } from "./toasts.server";
import { vocabularyOf } from "./vocabularies.server";

export type Context = {
  env: Env;
  /** UTC ms. Rules take it as a parameter. Of a form it is the time when the whole body arrived: read it after the body. */
  now: number;
  nonce: string;
  db: Database;
  admissionDb: Connection["admissionDb"];
  admission: Connection["admission"];
  statementOf: Connection["statementOf"];
  replicas: Connection["replicas"];
  /** The listing index, where it has a database of its own: any replica, since it comes after `db` anyway. */
  indexDb: Database | null;
  indexWriter: Database | null;
  meter: Meter;
  /** For work after the response: nobody waits for its trips, so they are not counted. */
  deferredDb: Database;
  sessions: Sessions;
  knownDevices: KnownDevices;
  formOwners: FormOwners;
  passwords: Passwords;
  pictures: Pictures;
  files: Files;
  backups: Backups;
  dataExports: DataExports;
  archive: Archive;
  conversationArchive: ConversationArchive;
  mailer: Mailer;
  unsubscribeLinks: UnsubscribeLinks;
  gateways: PaymentGateways;
  payouts: PayoutProviders;
  limits: Limits;
  toasts: Toasts;
  vocabulary(): Promise<Vocabulary>;
  outgoing: Headers;
  policy: Policy;
  defer(work: Promise<unknown>): void;
  /** Whoever works with this context sends what mail it leads to, so that nothing else need. */
  mailsByItself?: boolean;
  /** Takes effect before the response. Call it before the change: that may stand although its answer was lost. */
  purge(...tags: string[]): void;
  purged: ReadonlySet<string>;
  purgeNow(...tags: string[]): Promise<void>;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends Context {}
}

let shared: { module: WebAssembly.Module; passwords: Passwords } | undefined;

export function createContext(
  bindings: Bindings,
  env: Env,
  request: {
    now: number;
    defer(work: Promise<unknown>): void;
    patience?: Patience;
    bookmark?: string | null;
    forget?(tags: readonly string[]): Promise<void>;
  },
): Context {
  const meter: Meter = { trips: 0, rows: 0, ms: 0 };
  // The instantiated module outlives a request: making it anew would cost each login some milliseconds.
  if (shared?.module !== bindings.ARGON2) {
    shared = { module: bindings.ARGON2, passwords: createPasswords(bindings.ARGON2) };
  }
  const secure = env.appOrigin.startsWith("https:");
  const purged = new Set<string>();
  const { patience, bookmark = null } = request;
  const connection = connectAdmitting(bindings.DB, { meter, ...(patience && { patience }), bookmark });
  const { db } = connection;
  const deferredDb = connect(bindings.DB, { trips: 0, rows: 0, ms: 0 });
  const index = (beginning: "anywhere" | "primary") => {
    if (!bindings.SEARCH) return null;
    const asked = connectAdmitting(bindings.SEARCH, { meter, ...(patience && { patience }) });
    if (beginning === "anywhere") asked.replicas.fromAnywhere();
    return asked.db;
  };
  const unsubscribeLinks = createUnsubscribeLinks({ secrets: env.sessionSecrets, appOrigin: env.appOrigin });
  const defer = (work: Promise<unknown>) =>
    request.defer(work.catch((error: unknown) => log("error", "deferred_work_failed", { error })));
  return {
    env,
    now: request.now,
    nonce: randomToken(),
    ...connection,
    indexDb: index("anywhere"),
    indexWriter: index("primary"),
    meter,
    deferredDb,
    sessions: createSessions(bindings.SESSIONS, { secrets: env.sessionSecrets, secure }),
    knownDevices: createKnownDevices({ secrets: env.sessionSecrets, secure }),
    formOwners: createFormOwners({ secrets: env.sessionSecrets }),
    passwords: shared.passwords,
    pictures: createPictures(bindings.PICTURES, bindings.IMAGES),
    files: createFiles(bindings.FILES),
    backups: createBackups(bindings.BACKUPS),
    dataExports: createDataExports(bindings.FILES),
    archive: createArchive(bindings.FILES),
    conversationArchive: createConversationArchive(bindings.FILES),
    mailer: createMailer(bindings.MAIL, { from: env.mailFrom, unsubscribeLinks }),
    unsubscribeLinks,
    gateways: createGateways(env.payments),
    payouts: createPayoutProviders(env.payouts),
    limits: createLimits({ login: bindings.LOGIN_LIMIT }),
    toasts: createToasts({ secrets: env.sessionSecrets, secure }),
    outgoing: new Headers(),
    policy: { kind: "none" },
    vocabulary: () =>
      vocabularyOf(bindings.DB, {
        now: request.now,
        first: () => readWordCounts(db),
        later: (renew) => defer(renew(() => readWordCounts(deferredDb))),
      }),
    defer,
    purge: (...tags) => {
      for (const tag of tags) purged.add(tag);
    },
    purged,
    purgeNow: async (...tags) => request.forget?.(tags),
  };
}
