import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ExecutionContext } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import { insertSession } from "~/accounts/session-queries.server";
import { listings } from "~/database/schema/listings";
import { users } from "~/database/schema/users";
import { newId } from "~/database/statements.server";
import { withTimeLimit } from "~/platform/calls.server";
import { type Context, createContext } from "~/platform/context.server";
import { type Bindings, type Env, readEnv } from "~/platform/env.server";
import { FORM_OWNER } from "~/platform/forms";
import { maintainIndex } from "~/search/jobs.server";
import { listedTerms } from "~/search/rank";
import { listingLocation } from "~/search/search";
import { DEVELOPMENT_KEYS, type RunningStandIn, startStandIn } from "../../e2e/midtrans/server";
import { type Database, startBindings } from "./bindings";
import { openCaches, visiting } from "./edge-cache";
import { neverToBeLogged } from "./logs";

/** Said for all worlds of a soak: their search index has a database of its own. */
export const OWN_INDEX = process.env.TEST_INDEX === "own";

export const ORIGIN = "http://localhost:8787";

export type TestPerson = {
  id: string;
  name: string;
  email: string;
  /** `name=value`, ready for a Cookie header */
  cookie: string;
  /** As operations get them. */
};

export type World = Awaited<ReturnType<typeof startWorld>>;

type Server = {
  fetch(request: Request, bindings: Bindings, ctx: ExecutionContext): Promise<Response>;
  scheduled(controller: unknown, bindings: Bindings, ctx: ExecutionContext): Promise<void>;
};

type Visit = {
  method?: string;
  as?: TestPerson;
  cookie?: string;
  form?: Record<string, string> | URLSearchParams | FormData;
  /** The account that the form's page was rendered for, if not the one that is signed in; null: a page without a mark. */
  formOf?: TestPerson | null;
  headers?: Record<string, string>;
  body?: BodyInit;
  /** Under which host the client calls us, if not ours. */
  host?: string;
};

/**
 * The built server over real local bindings, with the payment stand-in beside it, in one process. People are put
 * in directly, already signed in; what signing up does has its own tests. Rows that the database reads are counted in the
 * runtime's own alone.
 */
export async function startWorld(
  options: { variables?: Record<string, string>; database?: Database; ownIndex?: boolean } = {},
) {
  const built = "../../build/index.js";
  const server = ((await import(/* @vite-ignore */ built)) as { default: Server }).default;

  openCaches();
  let place: string | null = null;
  const atPlace = <Result>(work: () => Promise<Result>) =>
    visiting(place === null ? undefined : world.cacheAt(place), work);

  const waiting: Promise<unknown>[] = [];
  const ctx = {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work.catch(() => undefined)),
    passThroughOnException() {},
  } as unknown as ExecutionContext;

  // The gateway calls the app's webhook over real HTTP.
  const door = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request = new Request(`${ORIGIN}${incoming.url}`, {
      method: incoming.method ?? "GET",
      headers: incoming.headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const response = await atPlace(() => server.fetch(request, world.bindings, ctx));
    outgoing.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()));
  });
  // As the stand-in's own: whoever calls ends the connection.
  door.keepAliveTimeout = 0;
  await new Promise<void>((ready) => door.listen(0, "127.0.0.1", ready));
  const webhook = `http://127.0.0.1:${(door.address() as AddressInfo).port}/webhooks/midtrans`;
  const gateway: RunningStandIn = await startStandIn({
    port: 0,
    ...DEVELOPMENT_KEYS,
    notificationUrl: webhook,
    quiet: true,
  });

  const world = await startBindings(
    {
      ENVIRONMENT: "development",
      APP_ORIGIN: ORIGIN,
      SESSION_SECRET: "development-session-secret-that-everyone-may-know",
      MIDTRANS_APP_URL: gateway.url,
      MIDTRANS_API_URL: gateway.url,
      MIDTRANS_SERVER_KEY: DEVELOPMENT_KEYS.serverKey,
      MIDTRANS_CLIENT_KEY: DEVELOPMENT_KEYS.clientKey,
      MIDTRANS_MERCHANT_ID: DEVELOPMENT_KEYS.merchantId,
      CARD_HOLD_DAYS: "30",
      MAIL_FROM: "JasaWarga <no-reply@jasawarga.test>",
      ...options.variables,
    },
    { database: options.database, ownIndex: options.ownIndex ?? OWN_INDEX },
  );

  /** The context operations get; `now` in UTC ms. */
  const context = (now = Date.now()): Context =>
    createContext(world.bindings, environment(world.bindings), {
      now,
      defer: (work) => void waiting.push(work.catch(() => undefined)),
    });

  /** What tests put in themselves is told to the index at once, also while a test has the app's database fail. */
  const whole = { ...world.bindings };
  const indexed = async () => {
    const own = createContext(whole, environment(whole), {
      now: Date.now(),
      defer: (work) => void waiting.push(work.catch(() => undefined)),
    });
    while (await maintainIndex(own));
  };
  // A world that asks for such an index tells it itself.
  const isKept = OWN_INDEX && options.ownIndex === undefined;
  if (world.bindings.SEARCH) await indexed();

  /** Returns the mark that forms carry on a page rendered for this person. */
  const formOwner = ({ id }: { id: string }) => context().formOwners.mark(id);

  /** The form as it is sent from a page that is rendered for its owner. */
  const ownedForm = async (sent: NonNullable<Visit["form"]>, owner: { id: string }) => {
    const form = sent instanceof FormData ? new FormData() : new URLSearchParams();
    const fields = isPlain(sent) ? Object.entries(sent) : [...sent];
    if (!fields.some(([name]) => name === FORM_OWNER)) form.append(FORM_OWNER, await formOwner(owner));
    for (const [name, value] of fields) form.append(name, value as string);
    return form;
  };

  const signedIn = async (headers: Headers) => {
    const claim = await context().sessions.claim(new Request(ORIGIN, { headers }));
    return claim && { id: claim.userId };
  };

  /** Builds the body of a form. It carries its sender's mark unless the test names another person. */
  const bodyOf = async ({ form, formOf }: Visit, headers: Headers) => {
    if (!form) return undefined;
    const owner = formOf === undefined ? await signedIn(headers) : formOf;
    if (owner) return ownedForm(form, owner);
    return isPlain(form) ? new URLSearchParams(form) : form;
  };

  return {
    indexed,
    bindings: world.bindings,
    backups: world.backups,
    postbox: world.postbox,
    kv: world.kv,
    writes: world.writes,
    gateway,
    serverKey: DEVELOPMENT_KEYS.serverKey,
    context,
    formOwner,
    ownedForm,

    /** A request as a browser of this origin would make it. Redirects are not followed. */
    async fetch(path: string, visit: Visit = {}): Promise<Response> {
      const method = visit.method ?? (visit.form || visit.body ? "POST" : "GET");
      const headers = new Headers(visit.headers);
      // Remix compares the origin with it; a request that never saw a wire has none.
      const url = new URL(`${ORIGIN}${path}`);
      if (visit.host) url.host = visit.host;
      headers.set("Host", url.host);
      const cookies = [visit.as?.cookie, visit.cookie].filter(Boolean).join("; ");
      if (cookies) headers.set("Cookie", cookies);
      if (method !== "GET" && method !== "HEAD" && !headers.has("Origin")) headers.set("Origin", ORIGIN);
      if (headers.get("Origin") === "none") headers.delete("Origin");
      const body = visit.body ?? (await bodyOf(visit, headers));
      const request = new Request(url, {
        ...{ method, headers, duplex: "half" },
        ...(body === undefined ? {} : { body }),
      } as RequestInit);
      if (isKept) await indexed();
      return atPlace(() => server.fetch(request, world.bindings, ctx));
    },

    /** From here on requests reach the server in this place, with a cache of its own; null: in one that keeps nothing. */
    moveTo(next: string | null): void {
      place = next;
    },

    /** Runs the scheduler's work, as the cron trigger does. */
    async tick(): Promise<void> {
      await atPlace(() => server.scheduled({}, world.bindings, ctx));
      await Promise.all(waiting.splice(0));
    },

    /** Waits for what was deferred past a response. */
    async settled(): Promise<void> {
      while (waiting.length > 0) await Promise.all(waiting.splice(0));
    },

    /** Forgets what was deferred, as when the machine dies: nobody waits for it any more. */
    abandon(): void {
      waiting.splice(0);
    },

    /** Somebody with a verified account, signed in. */
    async person(name: string, id = newId()): Promise<TestPerson> {
      const { db, sessions, now } = context();
      const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}.${id.slice(0, 8)}@contoh.id`;
      await db.insert(users).values({
        id,
        email,
        passwordHash: "no password fits this",
        fullName: name,
        location: "Jakarta Selatan",
        verifiedAt: now,
        createdAt: now,
        lastActiveAt: now,
      });
      const opened = await sessions.open({ userId: id, name, email, pictureUrl: null, remember: false });
      await insertSession(db, {
        id: await sessions.idOf(opened.token),
        of: { id, passwordHash: "no password fits this", operatorSince: null },
        device: "test",
        now,
        expiresAt: now + 86_400_000,
      });
      neverToBeLogged(name, email, opened.token, opened.cookie.split(";", 1)[0] ?? "");
      return { id, name, email, cookie: opened.cookie.split(";", 1)[0] ?? "" };
    },

    /** A listing of somebody's, as if it had been made with the form. Gives its id. */
    async listing(owner: TestPerson, fields: Partial<typeof listings.$inferInsert> = {}): Promise<string> {
      const { db, now } = context();
      const id = fields.id ?? newId();
      const texts = {
        kind: "offer" as const,
        title: "Desain logo dan identitas merek untuk UMKM",
        description: "Saya bantu dari obrolan pertama sampai file siap cetak.",
        category: "Desain Grafis",
        location: "Jakarta Selatan",
        sellerName: owner.name,
        ...fields,
      };
      const listing = { ...listingLocation(texts.location), ...texts };
      await db.insert(listings).values({
        id,
        ownerId: owner.id,
        price: 350_000,
        deliveryTime: "3-5 hari",
        requestId: crypto.randomUUID(),
        createdAt: now,
        updatedAt: now,
        sellerRatingSum: sql`(select rating_sum from users where id = ${owner.id})`,
        sellerRatingCount: sql`(select rating_count from users where id = ${owner.id})`,
        ...listing,
        ...listedTerms(listing),
        ...fields,
      });
      return id;
    },

    async stop(): Promise<void> {
      // Some tests have work that never ends; the runtime cuts that off too.
      await withTimeLimit(2_000, Promise.all(waiting.splice(0)), []);
      await gateway.close();
      await new Promise((closed) => door.close(closed));
      await world.stop();
    },
  };
}

function environment(bindings: Bindings): Env {
  const reading = readEnv(bindings);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  return reading.env;
}

function isPlain(form: Visit["form"]): form is Record<string, string> {
  return form !== undefined && !(form instanceof URLSearchParams) && !(form instanceof FormData);
}
