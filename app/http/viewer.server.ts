import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { SUSPENDED_PATH } from "~/copy/report/moderation-notifications";
import {
  findSessionUser,
  findSessionUserAlone,
  type SessionUser,
  touchSession,
} from "~/db/account/sessions.server";
import { databaseSaid } from "~/db/core/connection.server";
import type { Viewer } from "~/domain/account/person";
import { HOUR } from "~/domain/core/dates";
import { type AppSession, longestSession, sessionLifetime } from "~/platform/account/sessions.server";

// A request reads its session once, however many loaders ask.
const sessions = new WeakMap<AppLoadContext, Promise<AppSession>>();
const users = new WeakMap<AppLoadContext, Promise<SessionUser | null>>();
const readings = new WeakMap<AppLoadContext, Promise<void>>();

export function sessionOf(context: AppLoadContext, request: Request): Promise<AppSession> {
  const known = sessions.get(context) ?? context.sessions.read(request);
  sessions.set(context, known);
  return known;
}

/**
 * Whom the top bar greets, from the session's own copy: good for documents, never a permission. Where the page's own
 * loader is asking the database anyway, its answer is waited for, so that an app's counts are of this moment.
 */
export async function viewerOf(context: AppLoadContext, request: Request): Promise<Viewer | null> {
  const session = await sessionOf(context, request);
  // Loaders start together, so by now the page's own has asked; if it failed, that is its page's to tell.
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
    operator: session.get("operator") ?? false,
  };
}

/**
 * Whether the reader is this person, as the session's copy says; `surely` also as the database does, for what nobody
 * else may see.
 */
export async function isReader(
  context: AppLoadContext,
  request: Request,
  userId: string,
  surely: boolean,
): Promise<boolean> {
  if ((await viewerOf(context, request))?.id !== userId) return false;
  return !surely || (await findUser(context, request))?.id === userId;
}

/** The person behind the session, suspended or not, checked against the database: KV may show one that has ended. */
export function findAccount(context: AppLoadContext, request: Request): Promise<SessionUser | null> {
  const known = users.get(context) ?? lookUp(context, request);
  users.set(context, known);
  return known;
}

/**
 * The signed-in person; one who is suspended is nobody here. Every app loader and action calls this itself, since a
 * layout's check can be skipped by asking for one route's data.
 */
export async function findUser(context: AppLoadContext, request: Request): Promise<SessionUser | null> {
  const user = await findAccount(context, request);
  return user?.suspended ? null : user;
}

type LoginPrompt = { message: string; description?: string };

/**
 * Like `findUser`; a visitor is led to the login page with these words, and back here afterwards. Who is suspended is
 * led to the page that says so.
 */
export async function requireUser(
  context: AppLoadContext,
  request: Request,
  toast: LoginPrompt,
): Promise<SessionUser> {
  const user = await requireAccount(context, request, toast);
  if (user.suspended) throw redirect(SUSPENDED_PATH, 303);
  return user;
}

/**
 * Like `requireUser`, but suspended people may come in too: for what shows one's own money and orders, and for the
 * ways to get that money. Nobody's money is kept because they are suspended.
 */
export async function requireAccount(
  context: AppLoadContext,
  request: Request,
  toast: LoginPrompt,
): Promise<SessionUser> {
  const user = await findAccount(context, request);
  if (user) return user;
  throw await toLogin(context, request, toast);
}

async function toLogin(context: AppLoadContext, request: Request, toast: LoginPrompt): Promise<Response> {
  const url = new URL(request.url);
  // After signing in a GET of this page makes sense; the page a form was posted to is the same address.
  // A query beyond any of ours is left behind: encoded once more it would burst the response's headers.
  const query = url.search.length > 1_000 ? "" : url.search;
  const back = url.pathname.replace(/\.data$/, "") + query;
  return context.toasts.redirectWithError(`/login?redirectTo=${encodeURIComponent(back)}`, toast, {
    status: 303,
  });
}

async function lookUp(context: AppLoadContext, request: Request): Promise<SessionUser | null> {
  const session = await sessionOf(context, request);
  if (!session.id || !session.get("userId")) return null;
  const id = await context.sessions.rowId(session.id);
  const user = await findSessionUser(context.db, id, context.now).catch((error: unknown) => {
    // Who somebody is and what waits for them could not be told in one; the page goes on without the second.
    console.error("session check", databaseSaid(error));
    return findSessionUserAlone(context.db, id, context.now);
  });
  if (!user) {
    // Ended elsewhere: the copy in KV must not greet anybody any longer.
    context.outgoing.append("Set-Cookie", await context.sessions.close(session));
    return null;
  }
  // A page that reads messages is about to change what this says, and brings the copy up to date itself.
  if (!readings.has(context)) freshenCopy(context, session, user);
  // Sessions roll on use; an hour's grain keeps reads from becoming writes.
  if (context.now - user.sessionUsedAt > HOUR) {
    const remember = session.get("remember") === true;
    const idle = context.now + sessionLifetime(remember) * 1000;
    const end = user.sessionBegunAt + longestSession(remember) * 1000;
    context.defer(touchSession(context.deferredDb, id, { now: context.now, expiresAt: Math.min(idle, end) }));
    context.outgoing.append("Set-Cookie", await context.sessions.renew(session));
  }
  return user;
}

/**
 * For a loader that reads messages, and by that makes them read: the top bar of the same page waits for it and counts
 * what is unread afterwards. To be called before the loader's first await, or the top bar is already gone.
 */
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

/** What the session's own copy says of its person follows what was changed, here or on another device. */
export function freshenCopy(context: AppLoadContext, session: AppSession, user: Omit<Viewer, "id">): void {
  const { name, email, pictureUrl, unreadMessages, unreadNotifications, operator } = user;
  const same =
    session.get("name") === name &&
    session.get("email") === email &&
    (session.get("pictureUrl") ?? null) === pictureUrl &&
    (session.get("unreadMessages") ?? 0) === unreadMessages &&
    (session.get("unreadNotifications") ?? 0) === unreadNotifications &&
    (session.get("operator") ?? false) === operator;
  if (same) return;
  session.set("name", name);
  session.set("email", email);
  session.set("pictureUrl", pictureUrl);
  session.set("unreadMessages", unreadMessages);
  session.set("unreadNotifications", unreadNotifications);
  session.set("operator", operator);
  // The cookie stays as it is. A copy that could not be written now will be on the next page.
  context.defer(context.sessions.renew(session));
}

/** The session's own copy after its person changed it, written before the next page asks for it. */
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
    // What was saved is saved: the next app page brings the copy up to date.
    console.error("session copy not written", error);
  }
}

/** Where to go after signing in: a path of this host, or home. */
export function safeRedirect(context: AppLoadContext, target: string | null): string {
  if (!target || !URL.canParse(target, context.env.appOrigin)) return "/";
  const url = new URL(target, context.env.appOrigin);
  if (url.origin !== context.env.appOrigin) return "/";
  // "/.//elsewhere" resolves to the path "//elsewhere", which a browser takes for another host.
  return url.pathname.replace(/^\/+/, "/") + url.search;
}

/** Where somebody was going when they were asked to sign in. */
export function redirectTarget(request: Request): string | null {
  return new URL(request.url).searchParams.get("redirectTo");
}

/** Whether the reader folded the rail: a cookie that the page's script writes, kept for seven days. */
export function isSidebarFolded(request: Request): boolean {
  return /(?:^|;\s*)sidebar=folded(?:;|$)/.test(request.headers.get("Cookie") ?? "");
}

export function alreadySignedIn(): Response {
  return redirect("/", 303);
}
