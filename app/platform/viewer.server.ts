// The user of a request: top bar, session check, permissions, and the extension of sessions.

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
import { chosenFileNames, readForm, typedTexts } from "./form-requests.server";
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

/** Runs before the loader or action answers, also if it throws. A rejection replaces the answer. */
export function confirmBeforeAnswer(request: Request, confirm: () => Promise<unknown>): void {
  waiting.set(request, confirm);
}

export function confirmed(request: Request): Promise<unknown> | undefined {
  return waiting.get(request)?.();
}

/** Documents read from any replica. Checking the reader's rights switches the request to the primary. */
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
    // The refusal takes precedence over an error of the loader or action.
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

/**
 * Adds the email address, at most an hour old, so that counting password tries shares the trip that checks
 * the session.
 */
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
    // An unreadable record would be created under a key that no cookie contains.
    if (!session.get("userId")) return;
    session.set("name", changed.name);
    if (changed.pictureUrl !== undefined) session.set("pictureUrl", changed.pictureUrl);
    await context.sessions.renew(session);
  });
}

/**
 * Extends the session like `touch` does for its row. Does nothing while the record is unreadable. Returns the
 * cookie with its new age.
 */
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

/** An error is only logged, because the next app page updates the record. */
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

/** Times use the zone of the profile's place or of the remembered one. Public texts stay in WIB. */
export type Reader = SessionUser & { zone: Zone };

/** Only for the top bar, never for permissions. */
export async function viewerOf(context: AppLoadContext, request: Request): Promise<Viewer | null> {
  // Loaders start together, so the page's own loader has queried by the next step. It reports its own
  // failures.
  await Promise.resolve();
  const reader = await users.get(context)?.catch(() => undefined);
  if (reader === null) return null;
  if (!reader) return viewerByRecord(context, request);
  const { id, name, email, pictureUrl, unreadNotifications, waitingOrders, operator } = reader;
  const { unreadMessages } = { ...reader, ...(await readings.get(context)) };
  return { id, name, email, pictureUrl, unreadMessages, unreadNotifications, waitingOrders, operator };
}

/** Queries the database only if the cookie already belongs to this user. */
export async function isReader(context: AppLoadContext, request: Request, userId: string): Promise<boolean> {
  if ((await viewerOf(context, request))?.id !== userId) return false;
  return (await findUser(context, request))?.id === userId;
}

/** Includes suspended users. Uses the session's row, because cookie and KV record may outlive it. */
export async function findAccount(context: AppLoadContext, request: Request): Promise<Reader | null> {
  const known = users.get(context) ?? lookUp(context, request);
  users.set(context, known);
  // If this loader already expects the user, the session query may be waiting for its next trip.
  await confirmed(request);
  return known;
}

/**
 * `read` is not called for visitors. Call it before the first await, or the top bar runs a query of its own.
 */
export function findAccountWith(
  context: AppLoadContext,
  request: Request,
  read: (sessionId: string, userId: string) => Promise<SessionUser | null>,
): Promise<Reader | null> {
  const reading = lookUp(context, request, read);
  users.set(context, reading);
  return reading;
}

/** `read` gets null for visitors. */
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

/**
 * Excludes suspended users. A data request for one route skips its layout's loader, so each loader and action
 * checks.
 */
export async function findUser(context: AppLoadContext, request: Request): Promise<Reader | null> {
  const user = await findAccount(context, request);
  return user?.suspended ? null : user;
}

type LoginPrompt = { message: string; description?: string };

/** Redirects visitors to login and back, and suspended users to the page about the suspension. */
export async function requireUser(
  context: AppLoadContext,
  request: Request,
  toast: LoginPrompt,
): Promise<Reader> {
  return admitted(context, request, admitUser(context, request, toast), "user");
}

/** Includes suspended users, who must still reach their money. */
export async function requireAccount(
  context: AppLoadContext,
  request: Request,
  toast: LoginPrompt,
): Promise<Reader> {
  return admitted(context, request, admitAccount(context, request, toast), "account");
}

/**
 * Returns without waiting: the next query of `context.db` includes the session check. Other side effects must
 * wait for `reader()`.
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

/** `id` comes from the cookie and is unverified until the database has answered. */
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

/** Call it before the first await. `admit` throws for users who may not continue or lack `rights`. */
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

/** For public pages. `findUser` then knows the user. */
export async function expectAnybody(context: AppLoadContext, request: Request): Promise<string | null> {
  if (users.has(context)) return (await findAccount(context, request))?.id ?? null;
  const { claimed } = askAlong(context, request, async (found) => found, "account");
  return (await claimed)?.userId ?? null;
}

/** Waits for the session check. Later writes of this request are refused if its result changes. */
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
 * Adds a check of session and rights to every writing batch. The user may sign out, be suspended or close the
 * account after the first check. `refused` throws the refusal again after a batch failed on it.
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
  // A form's address is also its page, so GET works after login. An overlong query would exceed the header
  // limit.
  const query = url.search.length > 1_000 ? "" : url.search;
  const back = url.pathname.replace(/\.data$/, "") + query;
  if (request.method === "POST" && (await hasContent(request))) {
    // The browser resends the form there. Its files need the cookie of the ended session.
    context.outgoing.delete("Set-Cookie");
    return redirect(withReturn(SESSION_ENDED_PATH, back), 307);
  }
  return context.toasts.redirectWithError(withReturn("/login", back), toast, { status: 303 });
}

/** Returns whether the form has typed text or chosen files, which the page of an ended session shows. */
async function hasContent(request: Request): Promise<boolean> {
  const form = await readForm(request).catch(() => null);
  return form !== null && (typedTexts(form).length > 0 || chosenFileNames(form).length > 0);
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
    // The session ended elsewhere, so its KV record must not count any longer.
    context.outgoing.append("Set-Cookie", await context.sessions.close({ id: sessionId }));
    // Another person may use this browser now, so its Back button must not show cached pages.
    context.outgoing.set("Clear-Site-Data", '"cache"');
    return null;
  }
  // A page that reads messages changes the counts and updates the record itself.
  if (!readings.has(context)) freshenRecord(context, request, user);
  // Sessions are extended by use, at most hourly, so that reads do not become writes.
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
    // Session and counts could not be read together; the page continues without the counts.
    log("error", "session_check_apart", { error });
    return findSessionUserAlone(admissionDb, sessionId, now);
  });
}

/** Call it before the first await, or the top bar counts too early. */
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

/** Returns a path of this host, or home. */
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
  // Loaders start together: by the next step the page's own loader has queried.
  await Promise.resolve();
  const user = await findUser(context, request);
  if (!user?.operator) notFound();
}
