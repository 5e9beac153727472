import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Asking, Viewer } from "~/domain/account/person";
import type { AppSession } from "~/platform/account/sessions.server";
import { log } from "~/platform/core/log.server";

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
