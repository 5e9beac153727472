import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { LOGIN_FIRST, SESSION_ENDED_PATH } from "~/accounts/login-text";
import type { Asking, Viewer } from "~/accounts/person";
import {
  abortUnlessAdmitted,
  findSessionUser,
  findSessionUserAlone,
  type Rights,
  type SessionUser,
  touchSession,
} from "~/accounts/session-queries.server";
import { SUSPENDED_PATH } from "~/moderation/notification-text";
import { zoneAt } from "~/places/place";
import type { RouteModule } from "./answered-faults.server";
import { HOUR, type Zone } from "./dates";
import { notFound } from "./errors.server";
import { readForm, typedTexts } from "./form-requests.server";
import { mailedReturn, returnPath, withReturn } from "./forms";
import { log } from "./log.server";
import type { PageHandle } from "./pages";
import {
  type AppSession,
  type Claim,
  longestSession,
  rememberedPlace,
  sessionLifetime,
} from "./sessions.server";

const waiting = new WeakMap<Request, () => Promise<unknown>>();

/** However the loader or action ends; a rejection is the answer instead. */
export function confirmBeforeAnswer(request: Request, confirm: () => Promise<unknown>): void {
  waiting.set(request, confirm);
}

export function confirmed(request: Request): Promise<unknown> | undefined {
  return waiting.get(request)?.();
}

/** Documents are read from any replica of the database; who asks for the reader's rights turns to the primary for all. */
export function withConfirmedReader(route: RouteModule): RouteModule {
  const { loader, action, handle } = route;
  const isDocument = (handle as PageHandle | undefined)?.page === "document";
  const module = { ...route };
  if (loader) {
    module.loader = (args: LoaderFunctionArgs) => {
      if (isDocument) args.context.replicas.fromAnywhere();
      return confirmedAfter(args.request, async () => loader(args));
    };
  }
  if (action) {
    module.action = (args: ActionFunctionArgs) => confirmedAfter(args.request, async () => action(args));
  }
  return module;
}

async function confirmedAfter<Answer>(request: Request, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } finally {
    // Its refusal stands before whatever the work has thrown.
    await confirmed(request);
  }
}

const sessions = new WeakMap<AppLoadContext, Promise<AppSession>>();
const writing = new WeakMap<AppLoadContext, Promise<void>>();

export function sessionRecordOf(context: AppLoadContext, request: Request): Promise<AppSession> {
  const known = sessions.get(context) ?? context.sessions.read(request);
  sessions.set(context, known);
  return known;
}

export async function viewerByRecord(context: AppLoadContext, request: Request): Promise<Viewer | null> {
  const session = await sessionRecordOf(context, request);
  const id = session.get("userId");
  if (!id) return null;
  return {
    id,
    name: session.get("name") ?? "",
    email: session.get("email") ?? "",
    pictureUrl: session.get("pictureUrl") ?? null,
    unreadMessages: session.get("unreadMessages") ?? 0,
    unreadNotifications: session.get("unreadNotifications") ?? 0,
    waitingOrders: session.get("waitingOrders") ?? 0,
    operator: session.get("operator") ?? false,
  };
}

/** With the address as the record has it, an hour old at most, so that a password's tries count in the trip that asks who it is. */
export async function withRememberedEmail<Known extends { email: string }>(
  context: AppLoadContext,
  request: Request,
  asking: Asking<Known>,
): Promise<Asking<Known> & { email: string }> {
  const record = await sessionRecordOf(context, request).catch(() => null);
  const remembered = record?.get("userId") === asking.id ? record.get("email") : undefined;
  return { ...asking, email: remembered ?? (await asking.reader()).email };
}

export function freshenRecord(context: AppLoadContext, request: Request, user: Omit<Viewer, "id">): void {
  context.defer(
    inTurn(context, async () => {
      const session = await sessionRecordOf(context, request);
      if (session.get("userId") && setRecord(session, user)) await context.sessions.renew(session);
    }),
  );
}

/** Awaited, so that the next page reads the new record. */
export function renameViewer(
  context: AppLoadContext,
  request: Request,
  changed: { name: string; pictureUrl?: string | undefined },
): Promise<void> {
  return inTurn(context, async () => {
    const session = await sessionRecordOf(context, request);
    // A record that cannot be read would be made anew, under a key that no cookie names.
    if (!session.get("userId")) return;
    session.set("name", changed.name);
    if (changed.pictureUrl !== undefined) session.set("pictureUrl", changed.pictureUrl);
    await context.sessions.renew(session);
  });
}

/** As `touch` says of its row. Nothing happens while its record cannot be read. Gives the cookie with its new age. */
export async function prolong(
  context: AppLoadContext,
  request: Request,
  touch: (remember: boolean) => Promise<unknown>,
): Promise<string | null> {
  try {
    const session = await sessionRecordOf(context, request);
    if (!session.get("userId")) return null;
    const cookie = await context.sessions.renew(session);
    context.defer(touch(session.get("remember") === true));
    return cookie;
  } catch (error) {
    log("error", "session_not_prolonged", { error });
    return null;
  }
}

/** A fault is only logged: the next app page updates the record. */
function inTurn(context: AppLoadContext, write: () => Promise<void>): Promise<void> {
  const before = writing.get(context) ?? Promise.resolve();
  const turn = before
    .then(write)
    .catch((error: unknown) => log("error", "session_record_not_written", { error }));
  writing.set(context, turn);
  return turn;
}

function setRecord(session: AppSession, user: Omit<Viewer, "id">): boolean {
  const { name, email, pictureUrl, unreadMessages, unreadNotifications, operator } = user;
  const waitingOrders = user.waitingOrders ?? 0;
  const same =
    session.get("name") === name &&
    session.get("email") === email &&
    (session.get("pictureUrl") ?? null) === pictureUrl &&
    (session.get("unreadMessages") ?? 0) === unreadMessages &&
    (session.get("unreadNotifications") ?? 0) === unreadNotifications &&
    (session.get("waitingOrders") ?? 0) === waitingOrders &&
    (session.get("operator") ?? false) === operator;
  if (same) return false;
  session.set("name", name);
  session.set("email", email);
  session.set("pictureUrl", pictureUrl);
  session.set("unreadMessages", unreadMessages);
  session.set("unreadNotifications", unreadNotifications);
  session.set("waitingOrders", waitingOrders);
  session.set("operator", operator);
  return true;
}

const users = new WeakMap<AppLoadContext, Promise<Reader | null>>();
const readings = new WeakMap<AppLoadContext, Promise<{ unreadMessages?: number }>>();

/** Times in the zone of their profile's place, or of the remembered one. What visitors read too keeps WIB. */
export type Reader = SessionUser & { zone: Zone };

/** For the top bar: never a permission. */
export async function viewerOf(context: AppLoadContext, request: Request): Promise<Viewer | null> {
  // Loaders start together, so the page's own has asked by the next step; a failure is that loader's to report.
  await Promise.resolve();
  const reader = await users.get(context)?.catch(() => undefined);
  if (reader === null) return null;
  if (!reader) return viewerByRecord(context, request);
  const { id, name, email, pictureUrl, unreadNotifications, waitingOrders, operator } = reader;
  const { unreadMessages } = { ...reader, ...(await readings.get(context)) };
  return { id, name, email, pictureUrl, unreadMessages, unreadNotifications, waitingOrders, operator };
}

/** The database is asked only about whom the top bar already takes for them. */
export async function isReader(context: AppLoadContext, request: Request, userId: string): Promise<boolean> {
  if ((await viewerOf(context, request))?.id !== userId) return false;
  return (await findUser(context, request))?.id === userId;
}

/** Also suspended. By the session's row: the cookie and the record in KV may outlast it. */
export async function findAccount(context: AppLoadContext, request: Request): Promise<Reader | null> {
  const known = users.get(context) ?? lookUp(context, request);
  users.set(context, known);
  // Where the same loader expects them already, the question may wait for what it asks next: for this.
  await confirmed(request);
  return known;
}

/** `read` is not called for a visitor. Call it before the first await, or the top bar asks for itself. */
export function findAccountWith(
  context: AppLoadContext,
  request: Request,
  read: (sessionId: string, userId: string) => Promise<SessionUser | null>,
): Promise<Reader | null> {
  const reading = lookUp(context, request, read);
  users.set(context, reading);
  return reading;
}

/** For visitors `read` gets null. */
export async function readWithAccount<Read extends { user: SessionUser | null }>(
  context: AppLoadContext,
  request: Request,
  read: (reader: { sessionId: string; userId: string } | null) => Promise<Read>,
): Promise<Read> {
  const reading: { own?: Promise<Read> } = {};
  await findAccountWith(context, request, async (sessionId, userId) => {
    reading.own = read({ sessionId, userId });
    return (await reading.own).user;
  });
  return reading.own ?? read(null);
}

/** Not the suspended. Asking for one route's data skips its layout's check, so each loader and action asks. */
export async function findUser(context: AppLoadContext, request: Request): Promise<Reader | null> {
  const user = await findAccount(context, request);
  return user?.suspended ? null : user;
}

type LoginPrompt = { message: string; description?: string };

/** Visitors go to login and back; suspended people to the page that says so. */
export async function requireUser(
  context: AppLoadContext,
  request: Request,
  toast: LoginPrompt,
): Promise<Reader> {
  return admitted(context, request, admitUser(context, request, toast), "user");
}

/** Suspended people too: nobody's money is kept because they are suspended. */
export async function requireAccount(
  context: AppLoadContext,
  request: Request,
  toast: LoginPrompt,
): Promise<Reader> {
  return admitted(context, request, admitAccount(context, request, toast), "account");
}

/**
 * Does not wait: the next thing asked of `context.db` takes the question along. What else reaches outside waits for
 * `reader()`.
 */
export function expectUser(context: AppLoadContext, request: Request, toast: LoginPrompt): Promise<Expected> {
  return expectWith(context, request, admitUser(context, request, toast), "user");
}

export function expectAccount(
  context: AppLoadContext,
  request: Request,
  toast: LoginPrompt,
): Promise<Expected> {
  return expectWith(context, request, admitAccount(context, request, toast), "account");
}

export type Admit = (found: Reader | null) => Promise<Reader>;

/** `id` is the cookie's word until the database has said something. */
export type Expected = Asking<Reader>;

export function admitUser(context: AppLoadContext, request: Request, toast: LoginPrompt): Admit {
  return async (found) => {
    const user = await admitAccount(context, request, toast)(found);
    if (user.suspended) throw redirect(SUSPENDED_PATH, 303);
    return user;
  };
}

function admitAccount(context: AppLoadContext, request: Request, toast: LoginPrompt): Admit {
  return async (found) => {
    if (found) return found;
    throw await toLogin(context, request, toast);
  };
}

/** Call it before the first await. `admit` throws for all who may not go on or lack `rights`. */
export async function expectWith(
  context: AppLoadContext,
  request: Request,
  admit: Admit,
  rights: Rights,
): Promise<Expected> {
  if (users.has(context)) {
    const reader = await admitted(context, request, admit, rights);
    return { id: reader.id, reader: async () => reader };
  }
  const { claimed, verdict, reader } = askAlong(context, request, admit, rights);
  const claim = await claimed;
  return claim ? { id: claim.userId, reader } : { id: (await verdict).id, reader };
}

/** For pages that visitors read too; `findUser` then knows who it is. */
export async function expectAnybody(context: AppLoadContext, request: Request): Promise<string | null> {
  if (users.has(context)) return (await findAccount(context, request))?.id ?? null;
  const { claimed } = askAlong(context, request, async (found) => found, "account");
  return (await claimed)?.userId ?? null;
}

/** Waits for the database to say who asks. Later writes of this request are refused if that changes. */
export async function admitted(
  context: AppLoadContext,
  request: Request,
  admit: Admit,
  rights: Rights,
): Promise<Reader> {
  const reader = await admit(await findAccount(context, request));
  const { guard, refused } = guardOf(context, request, admit, rights);
  context.admission.guard(guard);
  confirmBeforeAnswer(request, refused);
  return reader;
}

/**
 * Puts a check of session and rights into every batch that writes. Somebody may sign out, be suspended or close the account
 * between the first check and the write. `refused` throws the refusal again, once there was one.
 */
function guardOf(
  context: AppLoadContext,
  request: Request,
  admit: (found: Reader | null) => Promise<unknown>,
  rights: Rights,
) {
  const { db, statementOf } = context;
  const claimed = context.sessions.claim(request);
  let refusal: Promise<unknown> | undefined;
  const guard = {
    async condition() {
      const claim = await claimed;
      if (!claim) return null;
      const { rowId: sessionId, userId } = claim;
      return statementOf(abortUnlessAdmitted(db, { sessionId, userId, now: context.now }, rights));
    },
    recheck() {
      const found = lookUp(context, request);
      users.set(context, found);
      refusal = found.then(admit);
      return refusal;
    },
  };
  return { guard, refused: async () => refusal };
}

function askAlong<Admitted>(
  context: AppLoadContext,
  request: Request,
  admit: (found: Reader | null) => Promise<Admitted>,
  rights: Rights,
) {
  const { admission } = context;
  const claimed = context.sessions.claim(request);
  const found = claimed.then(
    (claim) => claim && findClaimed(context, request, claim, (rowId) => find(context, rowId)),
  );
  users.set(context, found);
  const verdict = found.then(admit);
  const { guard, refused } = guardOf(context, request, admit, rights);
  admission.close(verdict, guard);
  const reader = async () => {
    await admission.leave();
    await refused();
    return verdict;
  };
  confirmBeforeAnswer(request, reader);
  return { claimed, verdict, reader };
}

async function toLogin(context: AppLoadContext, request: Request, toast: LoginPrompt): Promise<Response> {
  const url = new URL(request.url);
  // A form's address is also its page, so GET works after login. An overlong query would exceed the header limit.
  const query = url.search.length > 1_000 ? "" : url.search;
  const back = url.pathname.replace(/\.data$/, "") + query;
  if (request.method === "POST" && (await hasTypedText(request))) {
    // The browser sends the form there, too; its files pass only with the cookie of the session that ended.
    context.outgoing.delete("Set-Cookie");
    return redirect(withReturn(SESSION_ENDED_PATH, back), 307);
  }
  return context.toasts.redirectWithError(withReturn("/login", back), toast, { status: 303 });
}

async function hasTypedText(request: Request): Promise<boolean> {
  const form = await readForm(request).catch(() => null);
  return form !== null && typedTexts(form).length > 0;
}

async function lookUp(
  context: AppLoadContext,
  request: Request,
  read: (sessionId: string, userId: string) => Promise<SessionUser | null> = (id) => find(context, id),
): Promise<Reader | null> {
  const claim = await context.sessions.claim(request);
  return claim && findClaimed(context, request, claim, read);
}

async function findClaimed(
  context: AppLoadContext,
  request: Request,
  { sessionId, rowId, userId }: Claim,
  read: (sessionId: string, userId: string) => Promise<SessionUser | null>,
): Promise<Reader | null> {
  context.replicas.fromPrimary();
  const user = await read(rowId, userId);
  if (user?.id !== userId) {
    // Ended elsewhere: the record in KV must not count any longer.
    context.outgoing.append("Set-Cookie", await context.sessions.close({ id: sessionId }));
    // Nor what this browser holds for its Back button: somebody else may have it now.
    context.outgoing.set("Clear-Site-Data", '"cache"');
    return null;
  }
  // A page that reads messages changes the counts, and updates the record itself.
  if (!readings.has(context)) freshenRecord(context, request, user);
  // Sessions roll on use; an hour's grain keeps reads from becoming writes.
  if (context.now - user.sessionUsedAt > HOUR) {
    const cookie = await prolong(context, request, (remember) => {
      const idle = context.now + sessionLifetime(remember) * 1000;
      const end = user.sessionBegunAt + longestSession(remember) * 1000;
      return touchSession(context.deferredDb, rowId, { now: context.now, expiresAt: Math.min(idle, end) });
    });
    if (cookie) context.outgoing.append("Set-Cookie", cookie);
  }
  return { ...user, zone: zoneAt(user.placeCode ?? rememberedPlace(request)) };
}

function find({ now, admissionDb }: AppLoadContext, sessionId: string): Promise<SessionUser | null> {
  return findSessionUser(admissionDb, sessionId, now).catch((error: unknown) => {
    // Session and counts could not be read in one; the page goes on without the counts.
    log("error", "session_check_apart", { error });
    return findSessionUserAlone(admissionDb, sessionId, now);
  });
}

/** Call before the first await, or the top bar counts too early. */
export function readingMessages<Read extends { unreadMessages: number }>(
  context: AppLoadContext,
  request: Request,
  reading: Promise<Read>,
): Promise<Read> {
  const freshened = async () => {
    const read = await reading.catch(() => null);
    const user = await users.get(context)?.catch(() => null);
    const unread = read ? { unreadMessages: read.unreadMessages } : {};
    if (user) freshenRecord(context, request, { ...user, ...unread });
    return unread;
  };
  readings.set(context, freshened());
  return reading;
}

/** A path of this host, or home. */
export function safeRedirect(context: AppLoadContext, target: string | null): string {
  return returnPath(context.env.appOrigin, target) ?? "/";
}

export function wayBack(context: AppLoadContext, request: Request): string | null {
  const query = new URL(request.url).searchParams;
  const mailed = query.get("next");
  return returnPath(context.env.appOrigin, mailed === null ? query.get("redirectTo") : mailedReturn(mailed));
}

export function alreadySignedIn(context: AppLoadContext, request: Request): Response {
  return redirect(wayBack(context, request) ?? "/", 303);
}

export function expectOperator(context: AppLoadContext, request: Request): Promise<Expected> {
  const admit: Admit = async (found) => {
    const user = await admitUser(context, request, LOGIN_FIRST)(found);
    return user.operator ? user : notFound();
  };
  return expectWith(context, request, admit, "operator");
}

export async function onlyOperators(context: AppLoadContext, request: Request): Promise<void> {
  // Loaders start together: by the next step the page's own has asked, with what it shows.
  await Promise.resolve();
  const user = await findUser(context, request);
  if (!user?.operator) notFound();
}
