import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ExecutionContext } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import { FORM_OWNER_FIELD } from "~/accounts/login-prompt-text";
import { insertSession } from "~/accounts/session-queries.server";
import { listings } from "~/database/schema/listings";
import { users } from "~/database/schema/users";
import { newId } from "~/database/statements.server";
import { withTimeLimit } from "~/platform/calls.server";
import { type Context, createContext } from "~/platform/context.server";
import { type Bindings, type Env, readEnv } from "~/platform/env.server";
import { listedTerms } from "~/search/index-terms";
import { maintainIndex } from "~/search/jobs.server";
import { listingLocation } from "~/search/search";
import { DEVELOPMENT_KEYS, type RunningStandIn, startStandIn } from "../../e2e/midtrans/server";
import { type Database, startBindings } from "./bindings";
import { installCaches, watchRequest } from "./edge-cache";
import { addLogSecrets } from "./logs";

/** A soak sets this for all worlds: the search index has its own database. */
export const OWN_INDEX = process.env.TEST_INDEX === "own";

export const ORIGIN = "http://localhost:8787";

export type TestPerson = {
  id: string;
  name: string;
  email: string;
  cookie: string;
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
  /** By default the signed-in account. Null for a page without an owner mark. */
  formOf?: TestPerson | null;
  headers?: Record<string, string>;
  body?: BodyInit;
  host?: string;
};

/**
 * Starts the built server with local bindings and the payment stand-in, in one process. People are inserted directly
 * and already signed in. Only the runtime's database counts rows read.
 */
export async function startWorld(
  options: { variables?: Record<string, string>; database?: Database; ownIndex?: boolean } = {},
) {
  const built = "../../build/index.js";
  const server = ((await import(/* @vite-ignore */ built)) as { default: Server }).default;

  installCaches();
  let place: string | null = null;
  const atPlace = <Result>(work: () => Promise<Result>) =>
    watchRequest(place === null ? undefined : world.cacheAt(place), work);

  const waiting: Promise<unknown>[] = [];
  const ctx = {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work.catch(() => undefined)),
    passThroughOnException() {},
  } as unknown as ExecutionContext;

  const door = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request = new Request(`${ORIGIN}${incoming.url}`, {
      method: incoming.method ?? "GET",
      headers: incoming.headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const response = await atPlace(() => server.fetch(request, bindings(), ctx));
    outgoing.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()));
  });
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

  // The app keeps services per object, so a replaced binding needs a new object.
  let current = { ...world.bindings };
  const bindings = (): Bindings => {
    if (Object.entries(world.bindings).some(([name, binding]) => current[name] !== binding))
      current = { ...world.bindings };
    return current;
  };

  const context = (now = Date.now()): Context =>
    createContext(bindings(), environment(bindings()), {
      now,
      defer: (work) => void waiting.push(work.catch(() => undefined)),
    });

  /**
   * Updates the search index with rows that tests insert. A test may break the app's database, so it uses the original
   * one.
   */
  const whole = { ...world.bindings };
  const indexed = async () => {
    const own = createContext(whole, environment(whole), {
      now: Date.now(),
      defer: (work) => void waiting.push(work.catch(() => undefined)),
    });
    while (await maintainIndex(own));
  };
  const isKept = OWN_INDEX && options.ownIndex === undefined;
  if (world.bindings.SEARCH) await indexed();

  const formOwner = ({ id }: { id: string }) => context().formOwners.mark(id);

  const ownedForm = async (sent: NonNullable<Visit["form"]>, owner: { id: string }) => {
    const form = sent instanceof FormData ? new FormData() : new URLSearchParams();
    const fields = isPlain(sent) ? Object.entries(sent) : [...sent];
    if (!fields.some(([name]) => name === FORM_OWNER_FIELD)) form.append(FORM_OWNER_FIELD, await formOwner(owner));
    for (const [name, value] of fields) form.append(name, value as string);
    return form;
  };

  const signedIn = async (headers: Headers) => {
    const claim = await context().sessions.claim(new Request(ORIGIN, { headers }));
    return claim && { id: claim.userId };
  };

  /** Adds the sender's mark unless the test names another person. */
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

    /** Does not follow redirects. */
    async fetch(path: string, visit: Visit = {}): Promise<Response> {
      const method = visit.method ?? (visit.form || visit.body ? "POST" : "GET");
      const headers = new Headers(visit.headers);
      // Remix compares it with the origin. A request without a network has no Host header.
      const url = new URL(`${ORIGIN}${path}`);
      if (visit.host) url.host = visit.host;
      headers.set("Host", url.host);
      const cookies = [visit.as?.cookie, visit.cookie].filter(Boolean).join("; ");
      if (cookies) headers.set("Cookie", cookies);
      if (method !== "GET" && method !== "HEAD" && !headers.has("Origin")) headers.set("Origin", ORIGIN);
      if (headers.get("Origin") === "none") headers.delete("Origin");
      const body = visit.body ?? (await bodyOf(visit, headers));
      const request = new Request(url, {
        method,
        headers,
        duplex: "half",
        ...(body === undefined ? {} : { body }),
      } as RequestInit);
      if (isKept) await indexed();
      return atPlace(() => server.fetch(request, bindings(), ctx));
    },

    /** Sets the location of later requests, which has its own cache. Null disables the cache. */
    moveTo(next: string | null): void {
      place = next;
    },

    async tick(): Promise<void> {
      await atPlace(() => server.scheduled({}, bindings(), ctx));
      await Promise.all(waiting.splice(0));
    },

    async settled(): Promise<void> {
      while (waiting.length > 0) await Promise.all(waiting.splice(0));
    },

    /** Drops deferred work, as if the machine had crashed. */
    abandon(): void {
      waiting.splice(0);
    },

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
      addLogSecrets(name, email, opened.token, opened.cookie.split(";", 1)[0] ?? "");
      return { id, name, email, cookie: opened.cookie.split(";", 1)[0] ?? "" };
    },

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
        formId: crypto.randomUUID(),
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
      // Some tests defer work that never ends. Stop waiting after two seconds.
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
