import { createCookie, createSession, createSessionStorage, type Session } from "@remix-run/cloudflare";
import { REMEMBERED_LASTS, SESSION_LASTS } from "~/domain/account/session";
import { isId } from "~/domain/core/text";
import { log } from "../core/log.server";
import type { Secrets } from "../core/secrets.server";
import { digest, isToken, randomToken } from "./tokens.server";

/** The record in KV: what the top bar shows, so that a document needs no query. */
type SessionData = {
  userId: string;
  name: string;
  email: string;
  pictureUrl: string | null;
  unreadMessages?: number;
  unreadNotifications?: number;
  waitingOrders?: number;
  operator?: boolean;
  remember: boolean;
};

export type AppSession = Session<SessionData>;

/** Whom a signed cookie names. Only the row in D1 says whether that still counts. */
export type Claim = { sessionId: string; rowId: string; userId: string };

const REMEMBERED = REMEMBERED_LASTS / 1000;
const PASSING = SESSION_LASTS / 1000;

/** In seconds since signing in, however often it is used: a stolen session ends too. */
export function longestSession(remember: boolean): number {
  return remember ? 3 * REMEMBERED : 7 * PASSING;
}

/** In seconds since its last use. */
export function sessionLifetime(remember: boolean): number {
  return remember ? REMEMBERED : PASSING;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Not Remix's KV storage: short ids, and a parallel commit revives a signed-out session. Updates never create. */
export function createSessions(kv: KVNamespace, options: { secrets: Secrets; secure: boolean }) {
  const cookie = createCookie(options.secure ? "__Host-session" : "__session", {
    secrets: [...options.secrets],
    httpOnly: true,
    secure: options.secure,
    sameSite: "lax",
    path: "/",
  });
  const recordOf = (rowId: string) => `session:${rowId}`;
  const key = async (token: string) => recordOf(await digest(token));

  const storage = createSessionStorage<SessionData>({
    cookie,
    async createData(data) {
      // The person is part of what the row's key is made of: another one's id would name no row.
      const id = `${randomToken()}.${data.userId}`;
      await kv.put(await key(id), JSON.stringify(data), {
        expirationTtl: sessionLifetime(data.remember === true),
      });
      return id;
    },
    async readData(token) {
      const at = await key(token);
      return await kv.get<SessionData>(at, "json").catch((error: unknown) => {
        log("error", "session_not_read", { error });
        throw error;
      });
    },
    async updateData(token, data) {
      const at = await key(token);
      if ((await kv.get(at)) === null) return;
      await kv.put(at, JSON.stringify(data), { expirationTtl: sessionLifetime(data.remember === true) });
    },
    async deleteData(token) {
      await kv.delete(await key(token));
    },
  });

  async function idIn(request: Request): Promise<string | null> {
    try {
      const id: unknown = await cookie.parse(request.headers.get("Cookie"));
      if (typeof id !== "string") return null;
      const [token = "", userId, ...more] = id.split(".");
      return isToken(token) && isId(userId) && more.length === 0 ? id : null;
    } catch {
      return null;
    }
  }

  return {
    cookieName: cookie.name,
    rowId: digest,
    async ask(): Promise<void> {
      await kv.get(recordOf("none"));
    },
    /** Without asking KV. The token's form counts too: other cookies bear the same signature. */
    async isSigned(request: Request): Promise<boolean> {
      const cookies = request.headers.get("Cookie") ?? "";
      const sent = cookies.split(";").filter((pair) => pair.split("=", 1)[0]?.trim() === cookie.name);
      return sent.length === 1 && (await idIn(request)) !== null;
    },
    async claim(request: Request): Promise<Claim | null> {
      const sessionId = await idIn(request);
      const userId = sessionId?.split(".")[1];
      return sessionId && userId ? { sessionId, rowId: await digest(sessionId), userId } : null;
    },
    async read(request: Request): Promise<AppSession> {
      try {
        return await storage.getSession(request.headers.get("Cookie"));
      } catch {
        return await storage.getSession();
      }
    },
    async open(data: SessionData): Promise<{ token: string; cookie: string }> {
      const session = createSession<SessionData>(data);
      const header = await storage.commitSession(session, data.remember ? { maxAge: REMEMBERED } : undefined);
      // Remix gives a new session its id only inside the cookie, so it is read back from there.
      const token: unknown = await cookie.parse(header.split(";", 1)[0] ?? "");
      return { token: String(token), cookie: header };
    },
    async renew(session: AppSession): Promise<string> {
      return storage.commitSession(session, session.get("remember") ? { maxAge: REMEMBERED } : undefined);
    },
    async forget(rowIds: string[]): Promise<void> {
      await Promise.all(rowIds.map((id) => kv.delete(recordOf(id))));
    },
    /** A record that KV does not delete is logged only; the browser's cookie is cleared in any case. */
    async close({ id }: Pick<AppSession, "id">): Promise<string> {
      await kv
        .delete(await key(id))
        .catch((error: unknown) => log("error", "session_record_not_deleted", { error }));
      return cookie.serialize("", { maxAge: 0, expires: new Date(0) });
    },
  };
}
