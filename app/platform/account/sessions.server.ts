import { createCookie, createSession, createSessionStorage, type Session } from "@remix-run/cloudflare";
import { REMEMBERED_LASTS, SESSION_LASTS } from "~/domain/account/session";
import { digest, isToken, randomToken } from "./tokens.server";

/** What the top bar shows of a signed-in person; a copy, so that a document asks the database nothing. */
export type SessionData = {
  userId: string;
  name: string;
  email: string;
  pictureUrl: string | null;
  /** As of signing in or the last app page. */
  unreadMessages?: number;
  unreadNotifications?: number;
  operator?: boolean;
  /** Keep the cookie after the browser closes. */
  remember: boolean;
};

export type AppSession = Session<SessionData>;

const REMEMBERED = REMEMBERED_LASTS / 1000;
const PASSING = SESSION_LASTS / 1000;

/** However often it is used, a session ends so long after signing in: a stolen one does too. In seconds. */
export function longestSession(remember: boolean): number {
  return remember ? 3 * REMEMBERED : 7 * PASSING;
}

/** How long a session lives after its last use, in seconds. */
export function sessionLifetime(remember: boolean): number {
  return remember ? REMEMBERED : PASSING;
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Cookie sessions with their record in KV. The cookie carries a signed 256-bit token; the record lies under the
 * token's SHA-256. Not Remix's own KV storage: its ids are short and a parallel commit revives a session that has
 * been signed out, so here an update never creates.
 */
export function createSessions(kv: KVNamespace, options: { secret: string; secure: boolean }) {
  const cookie = createCookie(options.secure ? "__Host-session" : "__session", {
    secrets: [options.secret],
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
      const token = randomToken();
      await kv.put(await key(token), JSON.stringify(data), {
        expirationTtl: sessionLifetime(data.remember === true),
      });
      return token;
    },
    async readData(token) {
      const at = await key(token);
      return await kv.get<SessionData>(at, "json").catch((error: unknown) => {
        // To whoever reads, this is a visitor; that it is a fault of ours stands here alone.
        console.error("session not read", error);
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

  return {
    cookieName: cookie.name,
    /** The id under which a session's row lies in the database. */
    rowId: digest,
    /**
     * Whether one session cookie came along and we signed it: what can be told without asking KV if that session lives.
     * Other cookies bear the same signature, but none holds such a token.
     */
    async isSigned(request: Request): Promise<boolean> {
      const cookies = request.headers.get("Cookie") ?? "";
      const sent = cookies.split(";").filter((pair) => pair.split("=", 1)[0]?.trim() === cookie.name);
      if (sent.length !== 1) return false;
      try {
        const token: unknown = await cookie.parse(cookies);
        return typeof token === "string" && isToken(token);
      } catch {
        return false;
      }
    },
    /** The session behind a request's cookie. A cookie that cannot be read is an anonymous visitor. */
    async read(request: Request): Promise<AppSession> {
      try {
        return await storage.getSession(request.headers.get("Cookie"));
      } catch {
        return await storage.getSession();
      }
    },
    /** A new session under a new token, with the cookie that carries it. */
    async open(data: SessionData): Promise<{ token: string; cookie: string }> {
      const session = createSession<SessionData>(data);
      const header = await storage.commitSession(session, data.remember ? { maxAge: REMEMBERED } : undefined);
      // Remix gives a new session its id only inside the cookie, so it is read back from there.
      const token: unknown = await cookie.parse(header.split(";", 1)[0] ?? "");
      return { token: String(token), cookie: header };
    },
    /** Writes changed data to a living session, and sends the cookie's time on. */
    async renew(session: AppSession): Promise<string> {
      return storage.commitSession(session, session.get("remember") ? { maxAge: REMEMBERED } : undefined);
    },
    /** Takes away the records of sessions whose rows are gone, so that documents stop greeting by them. */
    async forget(rowIds: string[]): Promise<void> {
      await Promise.all(rowIds.map((id) => kv.delete(recordOf(id))));
    },
    /** The record goes if KV lets it; the cookie that clears the browser's comes back in any case. */
    async close(session: AppSession): Promise<string> {
      try {
        return await storage.destroySession(session);
      } catch (error) {
        console.error("session record not deleted", error);
        return cookie.serialize("", { maxAge: 0, expires: new Date(0) });
      }
    },
  };
}
