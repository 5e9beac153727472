import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import {
  LOGIN_FIRST,
  SESSION_ENDED_PATH,
  SUSPENDED_PATH,
  TWO_STEPS_FIRST,
  TWO_STEPS_PATH,
} from "~/accounts/login-prompt-text";
import type { Viewer } from "~/accounts/person";
import {
  abortUnlessAdmitted,
  findSessionUser,
  findSessionUserAlone,
  recordUse,
  type SessionScope,
  type SessionUser,
  selectSessionUser,
  toSessionUser,
  touchSession,
} from "~/accounts/session-queries.server";
import { isNotAdmitted, readAtLeast } from "~/database/connection.server";
import { type BatchStatement, type PageQuery, readPage } from "~/database/statements.server";
import { zoneAt } from "~/places/place";
import { HOUR, MINUTE, type Zone } from "~/platform/dates";
import { notFound } from "~/platform/errors.server";
import { chosenFileNames, readForm, typedTexts, unsentFields } from "~/platform/forms/requests.server";
import { mailedReturn, returnPath, withReturnPath } from "~/platform/forms/return-path";
import { log } from "~/platform/log.server";
import { RefusedForm } from "~/platform/request-guard.server";
import { rememberedPlace } from "~/platform/visitor-cookies.server";
import { type AppSession, longestSession, type SessionClaim, sessionLifetime } from "./sessions.server";

/** A user with a zone, that of the profile's place or of the remembered one. Public texts stay in WIB. */
export type Reader = SessionUser & { zone: Zone };

export type RequestSession = {
  /** The user. Null until the session query is sent. */
  user: Promise<Reader | null> | null;
  /** Reads the session again after a write was refused, and throws the response for its user. */
  recheck: (() => Promise<unknown>) | null;
};

/** Returns the user, even a suspended one. The session's row decides, because cookie and KV record may outlive it. */
export function getAccount(context: AppLoadContext, request: Request): Promise<Reader | null> {
  const user = context.session.user ?? lookUp(context, request);
  user.catch(unshared);
  context.session.user = user;
  return user;
}

/** Ignores the failure of the shared promise, which the loader that reads the user reports. */
const unshared = () => undefined;

export async function getUser(context: AppLoadContext, request: Request): Promise<Reader | null> {
  const user = await getAccount(context, request);
  return user?.suspended ? null : user;
}

type LoginPrompt = { message: string; description?: string };

/** A rule of access. `admit` returns the user who may continue, and throws the response for anybody else. */
export type AdmissionRule = { rights: SessionScope; admit(found: Reader | null): Promise<Reader> };

/** Redirects visitors to login and back, and suspended users to the page about the suspension. */
export function requireUser(
  context: AppLoadContext,
  request: Request,
  prompt: LoginPrompt = LOGIN_FIRST,
): Promise<Reader> {
  return authorize(context, request, { rights: "user", admit: admitUser(context, request, prompt) });
}

export function requireAccount(
  context: AppLoadContext,
  request: Request,
  prompt: LoginPrompt = LOGIN_FIRST,
): Promise<Reader> {
  return authorize(context, request, { rights: "account", admit: admitAccount(context, request, prompt) });
}

/** Returns the operator. Other members get a 404. */
export function requireOperator(context: AppLoadContext, request: Request): Promise<Reader> {
  const admit: AdmissionRule["admit"] = async (found) => {
    const user = await admitUser(context, request, LOGIN_FIRST)(found);
    if (user.lacksTwoSteps)
      throw await context.toasts.redirectWithInfo(TWO_STEPS_PATH, TWO_STEPS_FIRST, { status: 303 });
    return user.operator ? user : notFound();
  };
  return authorize(context, request, { rights: "operator", admit });
}

/** Admits a user. From then on each write of the request also checks session and rights. */
export async function authorize(context: AppLoadContext, request: Request, gate: AdmissionRule): Promise<Reader> {
  const user = await gate.admit(await getAccount(context, request));
  const claim = await context.sessions.claim(request);
  if (claim) guardWrites(context, request, claim, gate);
  return user;
}

/** A query of a page. `userId` is the cookie's. `writes` is false while the database refuses writes. */
type Select<Page> = (userId: string, writes: boolean) => PageQuery<Page>;

/** Reads page and session in one trip. Returns the page only to a valid session, else redirects. */
export function readAsUser<Page>(
  context: AppLoadContext,
  request: Request,
  prompt: LoginPrompt,
  select: Select<Page>,
): Promise<{ user: Reader; page: Page }> {
  const admit = admitUser(context, request, prompt);
  return readAuthorized(context, request, { rights: "user", admit }, select);
}

export function readAsAccount<Page>(
  context: AppLoadContext,
  request: Request,
  prompt: LoginPrompt,
  select: Select<Page>,
): Promise<{ user: Reader; page: Page }> {
  const admit = admitAccount(context, request, prompt);
  return readAuthorized(context, request, { rights: "account", admit }, select);
}

export async function readAsVisitor<Page>(
  context: AppLoadContext,
  request: Request,
  select: (userId: string | null) => PageQuery<Page>,
): Promise<{ user: Reader | null; page: Page }> {
  const { user, page } = await readTogether(context, request, select, null);
  return { user, page: page?.() ?? (await readPage(context.db, select(user?.id ?? null))) };
}

/** Reads page and session like `readAsUser`, for other rights or another response. */
export async function readAuthorized<Page>(
  context: AppLoadContext,
  request: Request,
  gate: AdmissionRule,
  select: Select<Page>,
): Promise<{ user: Reader; page: Page }> {
  const read = await readTogether(context, request, (userId) => select(userId, true), gate);
  const user = await gate.admit(read.user);
  if (read.page) return { user, page: read.page() };
  const page = await readAtLeast((writes) => readPage(context.db, select(user.id, writes)));
  return { user, page };
}

type ReaderWithPage<Page> = { user: Reader | null; page: (() => Page) | null };

/** Reads both. `page` is null without a valid session, if the session is known, or if the batch failed. */
async function readTogether<Page>(
  context: AppLoadContext,
  request: Request,
  select: (userId: string) => PageQuery<Page>,
  gate: AdmissionRule | null,
): Promise<ReaderWithPage<Page>> {
  const known = context.session.user;
  const reading = known ? known.then((user) => ({ user, page: null })) : readClaimed(context, request, select, gate);
  // This is set before anything is awaited, so that the other loaders of the request find it.
  context.session.user = reading.then(({ user }) => user);
  context.session.user.catch(unshared);
  return reading;
}

async function readClaimed<Page>(
  context: AppLoadContext,
  request: Request,
  select: (userId: string) => PageQuery<Page>,
  gate: AdmissionRule | null,
): Promise<ReaderWithPage<Page>> {
  const claim = await context.sessions.claim(request);
  if (!claim) return { user: null, page: null };
  if (gate) guardWrites(context, request, claim, gate);
  context.replicas.fromPrimary();
  const { db, now } = context;
  const { statements, toPage } = select(claim.userId);
  let rows: readonly unknown[];
  let session: Awaited<ReturnType<typeof selectSessionUser>>;
  try {
    // The session comes last, so that its counts are those after the page's own writes.
    const together = [...statements, selectSessionUser(db, claim.sessionId, now)] as const;
    rows = await db.batch(together as unknown as [BatchStatement]);
    session = rows[statements.length] as typeof session;
  } catch {
    // The batch failed. A read of the session alone shows whether the session or the page is the cause.
    return { user: await findClaimed(context, request, claim), page: null };
  }
  const user = await verified(context, request, claim, toSessionUser(session));
  return { user, page: user && (() => toPage(rows)) };
}

function guardWrites(
  context: AppLoadContext,
  request: Request,
  claim: SessionClaim,
  { rights, admit }: AdmissionRule,
): void {
  const { sessionId, userId } = claim;
  context.guardWrites(() => abortUnlessAdmitted(context.db, { sessionId, userId, now: context.now }, rights));
  context.session.recheck = async () => {
    context.session.user = null;
    await admit(await getAccount(context, request));
  };
}

/** Returns the response for a user whose session ended before the write, otherwise the error. */
export async function responseForRefusedWrite(context: AppLoadContext, error: unknown): Promise<unknown> {
  if (!isNotAdmitted(error)) return error;
  try {
    await context.session.recheck?.();
    return error;
  } catch (refusal) {
    return refusal;
  }
}

function admitUser(context: AppLoadContext, request: Request, prompt: LoginPrompt): AdmissionRule["admit"] {
  return async (found) => {
    const user = await admitAccount(context, request, prompt)(found);
    if (user.suspended) throw await toSuspension(request);
    return user;
  };
}

function admitAccount(context: AppLoadContext, request: Request, prompt: LoginPrompt): AdmissionRule["admit"] {
  return async (found) => {
    if (found) return found;
    throw await toLogin(context, request, prompt);
  };
}

/** Redirects a person who was suspended while filling in a form to what they typed, with a link to the reason. */
async function toSuspension(request: Request): Promise<Response | RefusedForm> {
  const keeps = request.method === "POST" && (await hasContent(request));
  return keeps ? new RefusedForm(403, ({ SUSPENDED_REFUSAL }) => SUSPENDED_REFUSAL) : redirect(SUSPENDED_PATH, 303);
}

async function toLogin(
  context: AppLoadContext,
  request: Request,
  prompt: LoginPrompt,
): Promise<Response | RefusedForm> {
  const url = new URL(request.url);
  // A form's address is also its page, so GET works. A long query would exceed the header limit.
  const query = url.search.length > 1_000 ? "" : url.search;
  const back = url.pathname.replace(/\.data$/, "") + query;
  if (request.method === "POST" && (await hasContent(request))) {
    // The browser resends the form there. Its files need the cookie of the ended session.
    context.outgoing.delete("Set-Cookie");
    // The page of an ended session could not send them again.
    if (context.keepsForm && unsentFields(await readForm(request), back) === null)
      return new RefusedForm(401, ({ sessionEndedRefusal }) => sessionEndedRefusal(back));
    return redirect(withReturnPath(SESSION_ENDED_PATH, back), 307);
  }
  return context.toasts.redirectWithInfo(withReturnPath("/login", back), prompt, { status: 303 });
}

/**
 * The page of an ended session shows typed text and chosen files. A form that is too large has its own page, with both.
 */
async function hasContent(request: Request): Promise<boolean> {
  const form = await readForm(request).catch((thrown: unknown) => {
    if (thrown instanceof RefusedForm && thrown.status === 413) throw thrown;
    return null;
  });
  return form !== null && (typedTexts(form).length > 0 || chosenFileNames(form).length > 0);
}

async function lookUp(context: AppLoadContext, request: Request): Promise<Reader | null> {
  const claim = await context.sessions.claim(request);
  return claim && findClaimed(context, request, claim);
}

async function findClaimed(context: AppLoadContext, request: Request, claim: SessionClaim): Promise<Reader | null> {
  const { db, now, replicas } = context;
  replicas.fromPrimary();
  const user = await findSessionUser(db, claim.sessionId, now).catch((error: unknown) => {
    // The session and the counts could not be read together, so the page continues without the counts.
    log("error", "session_read_without_counts", { error });
    return findSessionUserAlone(db, claim.sessionId, now);
  });
  return verified(context, request, claim, user);
}

/** ms between recorded uses. Profiles show the last use in minutes up to an hour, so less would only add writes. */
const USE_RECORDED_EVERY = 10 * MINUTE;

/** Returns null and ends the browser's session unless `user` is the one whom the cookie names. */
async function verified(
  context: AppLoadContext,
  request: Request,
  { token, sessionId, userId }: SessionClaim,
  user: SessionUser | null,
): Promise<Reader | null> {
  if (user?.id !== userId) {
    // The session ended in another place, so its KV record must not count any longer.
    context.outgoing.append("Set-Cookie", await context.sessions.close(token));
    // Another person may use this browser now, so its Back button must not show cached pages.
    context.outgoing.set("Clear-Site-Data", '"cache"');
    return null;
  }
  // Sessions are extended by use, at most hourly, so that reads do not become writes.
  if (context.now - user.sessionUsedAt > HOUR) await extendSession(context, request, sessionId, user);
  const before = context.now - USE_RECORDED_EVERY;
  if (user.lastActiveAt < before) context.defer(recordUse(context.deferredDb, user.id, { now: context.now, before }));
  return { ...user, zone: zoneAt(user.placeCode ?? rememberedPlace(request)) };
}

/** Extends the row and the cookie. It does nothing while the record cannot be read. */
async function extendSession(
  context: AppLoadContext,
  request: Request,
  sessionId: string,
  { sessionBegunAt }: SessionUser,
): Promise<void> {
  try {
    const record = await context.sessions.read(request);
    if (!record.get("userId")) return;
    context.outgoing.append("Set-Cookie", await context.sessions.renew(record));
    const remember = record.get("remember") === true;
    const idle = context.now + sessionLifetime(remember) * 1000;
    const end = sessionBegunAt + longestSession(remember) * 1000;
    const times = { now: context.now, expiresAt: Math.min(idle, end) };
    context.defer(touchSession(context.deferredDb, sessionId, times));
  } catch (error) {
    log("error", "session_not_extended", { error });
  }
}

/** Returns the data of the top bar, never for permissions. Reads the session's record unless the page reads its row. */
export async function viewerOf(context: AppLoadContext, request: Request): Promise<Viewer | null> {
  // The root loader starts first and waits for the page's session query, which it then shares.
  await Promise.resolve();
  // The page's loader reports its own failure.
  const user = await context.session.user?.catch(() => undefined);
  return user === undefined ? viewerByRecord(context, request) : user && toViewer(user);
}

const toViewer = (user: Viewer): Viewer => {
  const { id, name, email, pictureUrl, unreadMessages, unreadNotifications, waitingOrders, operator } = user;
  return { id, name, email, pictureUrl, unreadMessages, unreadNotifications, waitingOrders, operator };
};

async function viewerByRecord(context: AppLoadContext, request: Request): Promise<Viewer | null> {
  const record = await context.sessions.read(request);
  const id = record.get("userId");
  return id ? { id, ...shownUser(record) } : null;
}

function shownUser(record: AppSession) {
  return {
    name: record.get("name") ?? "",
    email: record.get("email") ?? "",
    pictureUrl: record.get("pictureUrl") ?? null,
    unreadMessages: record.get("unreadMessages") ?? 0,
    unreadNotifications: record.get("unreadNotifications") ?? 0,
    waitingOrders: record.get("waitingOrders") ?? 0,
    operator: record.get("operator") ?? false,
  };
}

/**
 * Updates the session's record with the data of the top bar, if it differs. Runs after each response. An
 * error is only logged, because the next page updates the record.
 */
export async function saveViewer(context: AppLoadContext, request: Request): Promise<void> {
  const user = await context.session.user?.catch(() => null);
  if (!user) return;
  try {
    const record = await context.sessions.read(request);
    // An unreadable record would be created under a key that no cookie contains.
    if (!record.get("userId")) return;
    const { id: _, ...shown } = toViewer(user);
    const stored = shownUser(record);
    const names = Object.keys(stored) as (keyof typeof stored)[];
    if (names.every((name) => stored[name] === shown[name])) return;
    for (const name of names) record.set(name, shown[name]);
    await context.sessions.renew(record);
  } catch (error) {
    log("error", "session_record_not_written", { error });
  }
}

export function safeRedirect(context: AppLoadContext, target: string | null): string {
  return returnPath(context.env.appOrigin, target) ?? "/";
}

export function requestedReturnPath(context: AppLoadContext, request: Request): string | null {
  const query = new URL(request.url).searchParams;
  const mailed = query.get("next");
  return returnPath(context.env.appOrigin, mailed === null ? query.get("redirectTo") : mailedReturn(mailed));
}

export function alreadySignedIn(context: AppLoadContext, request: Request): Response {
  return redirect(requestedReturnPath(context, request) ?? "/", 303);
}

export async function onlyOperators(context: AppLoadContext, request: Request): Promise<void> {
  if (!(await getUser(context, request))?.operator) notFound();
}
