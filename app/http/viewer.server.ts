import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { SESSION_ENDED_PATH } from "~/copy/account/session-ended";
import { SUSPENDED_PATH } from "~/copy/report/moderation-notifications";
import {
  findSessionUser,
  findSessionUserAlone,
  type SessionUser,
  touchSession,
} from "~/db/account/sessions.server";
import { databaseSaid } from "~/db/core/connection.server";
import type { Viewer } from "~/domain/account/person";
import { HOUR, type Zone } from "~/domain/core/dates";
import { mailedReturn, returnPath, withReturn } from "~/domain/core/return-path";
import { zoneAt } from "~/domain/place/zone";
import { type AppSession, longestSession, sessionLifetime } from "~/platform/account/sessions.server";
import { rememberedPlace } from "~/platform/core/visitor-cookies.server";
import { readForm, sentForm } from "./form.server";
import { typedTexts } from "./unsent-form.server";

// A request reads its session once, however many loaders ask.
const sessions = new WeakMap<AppLoadContext, Promise<AppSession>>();
const users = new WeakMap<AppLoadContext, Promise<Reader | null>>();
const readings = new WeakMap<AppLoadContext, Promise<void>>();

/**
 * Somebody signed in, with the zone they read times in: of their profile's place, or else of the remembered one. What
 * visitors read too, from one copy for all, keeps WIB.
 */
export type Reader = SessionUser & { zone: Zone };

export function sessionOf(context: AppLoadContext, request: Request): Promise<AppSession> {
  const known = sessions.get(context) ?? context.sessions.read(request);
  sessions.set(context, known);
  return known;
}

/** From the session's own copy: never a permission. Waits for the page's database read, so that counts are current. */
export async function viewerOf(context: AppLoadContext, request: Request): Promise<Viewer | null> {
  const session = await sessionOf(context, request);
  // Loaders start together, so the page's own has asked by now; a failure is that loader's to report.
  const asked = users.get(context);
  if (asked && (await asked.catch(() => undefined)) === null) return null;
  await readings.get(context);
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

/** By the session's copy; `surely` by the database too, for what nobody else may see. */
export async function isReader(
  context: AppLoadContext,
  request: Request,
  userId: string,
  surely: boolean,
): Promise<boolean> {
  if ((await viewerOf(context, request))?.id !== userId) return false;
  return !surely || (await findUser(context, request))?.id === userId;
}

/** Also suspended. Checked against the database: KV may hold a session that has ended. */
export function findAccount(context: AppLoadContext, request: Request): Promise<Reader | null> {
  const known = users.get(context) ?? lookUp(context, request);
  users.set(context, known);
  return known;
}

/**
 * For a page that reads the person in one batch with what it shows: `read` gets the session's row and the person whom
 * the copy names, and is not called for a visitor. Call it before the first await, or the top bar asks for itself.
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

/** As `findAccountWith`, where visitors read the page too: for them `read` gets null. */
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

/** Not the suspended. Each loader and action asks for itself: asking for one route's data skips its layout's check. */
export async function findUser(context: AppLoadContext, request: Request): Promise<Reader | null> {
  const user = await findAccount(context, request);
  return user?.suspended ? null : user;
}

type LoginPrompt = { message: string; description?: string };

/** Redirects visitors to login and back, or to where what they typed is kept; suspended people to the page that says so. */
export async function requireUser(
  context: AppLoadContext,
  request: Request,
  toast: LoginPrompt,
): Promise<Reader> {
  const user = await requireAccount(context, request, toast);
  if (user.suspended) throw redirect(SUSPENDED_PATH, 303);
  return user;
}

/** Suspended people too: nobody's money is kept because they are suspended. */
export async function requireAccount(
  context: AppLoadContext,
  request: Request,
  toast: LoginPrompt,
): Promise<Reader> {
  const user = await findAccount(context, request);
  if (user) return user;
  throw await toLogin(context, request, toast);
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
  const form = sentForm(request) ?? (await readForm(request).catch(() => null));
  return form !== null && typedTexts(form).length > 0;
}

async function lookUp(
  context: AppLoadContext,
  request: Request,
  read: (sessionId: string, userId: string) => Promise<SessionUser | null> = (id) => find(context, id),
): Promise<Reader | null> {
  const session = await sessionOf(context, request);
  const userId = session.get("userId");
  if (!session.id || !userId) return null;
  context.copies.fromPrimary();
  const id = await context.sessions.rowId(session.id);
  const user = await read(id, userId);
  if (!user) {
    // Ended elsewhere: the copy in KV must not count any longer.
    context.outgoing.append("Set-Cookie", await context.sessions.close(session));
    return null;
  }
  // A page that reads messages changes the counts, and updates the copy itself.
  if (!readings.has(context)) freshenCopy(context, session, user);
  // Sessions roll on use; an hour's grain keeps reads from becoming writes.
  if (context.now - user.sessionUsedAt > HOUR) {
    const remember = session.get("remember") === true;
    const idle = context.now + sessionLifetime(remember) * 1000;
    const end = user.sessionBegunAt + longestSession(remember) * 1000;
    context.defer(touchSession(context.deferredDb, id, { now: context.now, expiresAt: Math.min(idle, end) }));
    context.outgoing.append("Set-Cookie", await context.sessions.renew(session));
  }
  return { ...user, zone: zoneAt(user.placeCode ?? rememberedPlace(request)) };
}

function find(context: AppLoadContext, sessionId: string): Promise<SessionUser | null> {
  return findSessionUser(context.db, sessionId, context.now).catch((error: unknown) => {
    // Session and counts could not be read in one; the page goes on without the counts.
    console.error("session check", databaseSaid(error));
    return findSessionUserAlone(context.db, sessionId, context.now);
  });
}

/** For loaders that mark messages read; call before the first await, or the top bar counts too early. */
export function readingMessages<Read extends { unreadMessages: number }>(
  context: AppLoadContext,
  request: Request,
  reading: Promise<Read>,
): Promise<Read> {
  const freshened = async () => {
    const read = await reading.catch(() => null);
    const user = await users.get(context)?.catch(() => null);
    if (user) freshenCopy(context, await sessionOf(context, request), { ...user, ...unreadOf(read) });
  };
  readings.set(context, freshened());
  return reading;
}

function unreadOf(read: { unreadMessages: number } | null) {
  return read ? { unreadMessages: read.unreadMessages } : {};
}

export function freshenCopy(context: AppLoadContext, session: AppSession, user: Omit<Viewer, "id">): void {
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
  if (same) return;
  session.set("name", name);
  session.set("email", email);
  session.set("pictureUrl", pictureUrl);
  session.set("unreadMessages", unreadMessages);
  session.set("unreadNotifications", unreadNotifications);
  session.set("waitingOrders", waitingOrders);
  session.set("operator", operator);
  // The cookie stays as it is; a failed write is repeated by the next page.
  context.defer(context.sessions.renew(session));
}

/** Awaited, so that the next page reads the new copy. */
export async function renameViewer(
  context: AppLoadContext,
  request: Request,
  changed: { name: string; pictureUrl?: string | undefined },
): Promise<void> {
  const session = await sessionOf(context, request);
  session.set("name", changed.name);
  if (changed.pictureUrl !== undefined) session.set("pictureUrl", changed.pictureUrl);
  try {
    await context.sessions.renew(session);
  } catch (error) {
    // The change itself is saved; the next app page updates the copy.
    console.error("session copy not written", error);
  }
}

/** A path of this host, or home. */
export function safeRedirect(context: AppLoadContext, target: string | null): string {
  return returnPath(context.env.appOrigin, target) ?? "/";
}

/** Where the reader was going when they were asked to sign in, also if that came by mail. */
export function wayBack(context: AppLoadContext, request: Request): string | null {
  const query = new URL(request.url).searchParams;
  const mailed = query.get("next");
  return returnPath(context.env.appOrigin, mailed === null ? query.get("redirectTo") : mailedReturn(mailed));
}

/** The page's script writes the cookie, for seven days. */
export function isSidebarFolded(request: Request): boolean {
  return /(?:^|;\s*)sidebar=folded(?:;|$)/.test(request.headers.get("Cookie") ?? "");
}

export function alreadySignedIn(context: AppLoadContext, request: Request): Response {
  return redirect(wayBack(context, request) ?? "/", 303);
}
