import { createCookie, createSession, createSessionStorage, type Session } from "@remix-run/cloudflare";
import { KNOWN_DEVICE_LASTS, REMEMBERED_LASTS, SESSION_LASTS, type Viewer } from "~/accounts/person";
import { barredPrefix } from "~/accounts/personal-data";
import { log } from "~/platform/log.server";
import { digest, isToken, keyedDigest, randomToken, type Secrets } from "~/platform/secrets.server";
import { isId } from "~/platform/strings";

export function barredPrefixes(secrets: Secrets, email: string): Promise<string[]> {
  return Promise.all(secrets.map(async (secret) => barredPrefix(await keyedDigest(`barred-address:${secret}`, email))));
}

export type KnownDevice = { id: string; marks: readonly string[] };

/** An account known to a browser. The hash ties the mark to the password that was entered there. */
type Owner = { id: string; passwordHash: string };

/** The accounts that a browser remembers. The oldest login is dropped. */
const OWNERS = 5;
/** The hex digits of a mark, which has 128 bits. */
const MARK_LENGTH = 32;

/** Recognises browsers of an account, to count their failures separately. Keyed marks reveal no account. */
export function createKnownDevices(options: { secrets: Secrets; secure: boolean }) {
  // A signature covers only the value, so with one secret the value of another cookie would be accepted here.
  const secrets = options.secrets.map((secret) => `known-device:${secret}`);
  const cookie = createCookie(options.secure ? "__Host-device" : "device", {
    secrets,
    httpOnly: true,
    secure: options.secure,
    sameSite: "lax",
    path: "/",
    maxAge: KNOWN_DEVICE_LASTS / 1000,
  });
  const marksOf = (device: string, owner: Owner) =>
    Promise.all(
      secrets.map(async (secret) =>
        (await keyedDigest(secret, [device, owner.id, owner.passwordHash].join("\n"))).slice(0, MARK_LENGTH),
      ),
    );

  return {
    cookieName: cookie.name,
    async read(request: Request): Promise<KnownDevice | null> {
      try {
        const content: unknown = await cookie.parse(request.headers.get("Cookie"));
        return isKnownDevice(content) ? content : null;
      } catch {
        return null;
      }
    },
    async knows(device: KnownDevice, owner: Owner): Promise<boolean> {
      return (await marksOf(device.id, owner)).some((mark) => device.marks.includes(mark));
    },
    async remember(device: KnownDevice | null, owner: Owner): Promise<string> {
      const { id, marks } = device ?? { id: randomToken(), marks: [] };
      const own = await marksOf(id, owner);
      const others = marks.filter((other) => !own.includes(other));
      return cookie.serialize({ id, marks: [...own.slice(0, 1), ...others].slice(0, OWNERS) });
    },
  };
}

function isKnownDevice(content: unknown): content is KnownDevice {
  if (typeof content !== "object" || content === null) return false;
  const { id, marks } = content as Partial<KnownDevice>;
  return typeof id === "string" && Array.isArray(marks);
}

/** Keeps the typed address in a cookie, so that it is not in URLs, histories and logs. */
const cookie = createCookie("login-email", { httpOnly: true, sameSite: "lax", path: "/" });

/** An address. `mailed` means that a link was sent there and is not opened yet. */
type LoginEmail = { email: string; mailed: boolean };

export function rememberLoginEmail(
  remembered: LoginEmail,
  { secure, minutes }: { secure: boolean; minutes: number },
): Promise<string> {
  return cookie.serialize(remembered, { secure, maxAge: minutes * 60 });
}

export function forgetLoginEmail(secure: boolean): Promise<string> {
  return cookie.serialize("", { secure, maxAge: 0 });
}

export async function readLoginEmail(request: Request): Promise<LoginEmail | null> {
  const read: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  if (typeof read !== "object" || read === null) return null;
  const { email, mailed } = read as Partial<Record<keyof LoginEmail, unknown>>;
  return typeof email === "string" && email.length <= 254 ? { email, mailed: mailed === true } : null;
}

/** The data of the top bar in the KV record, so that a document needs no query. */
type SessionData = Pick<Viewer, "name" | "email" | "pictureUrl"> &
  Partial<Omit<Viewer, "id">> & { userId: string; remember: boolean };

export type AppSession = Session<SessionData>;

/** The user in a signed cookie. Only the row in D1 decides whether the session is still valid. */
export type SessionClaim = { token: string; sessionId: string; userId: string };

const REMEMBERED = REMEMBERED_LASTS / 1000;
const PASSING = SESSION_LASTS / 1000;

export function longestSession(remember: boolean): number {
  return remember ? 3 * REMEMBERED : 7 * PASSING;
}

export function sessionLifetime(remember: boolean): number {
  return remember ? REMEMBERED : PASSING;
}

/**
 * Replaces Remix's KV storage, whose ids are short and where a parallel commit revives an ended session. Updates here
 * never create a record.
 */
export function createSessions(kv: KVNamespace, options: { secrets: Secrets; secure: boolean }) {
  const cookie = createCookie(options.secure ? "__Host-session" : "__session", {
    secrets: [...options.secrets],
    httpOnly: true,
    secure: options.secure,
    sameSite: "lax",
    path: "/",
  });
  const sessionKey = (sessionId: string) => `session:${sessionId}`;
  const key = async (token: string) => sessionKey(await digest(token));

  const storage = createSessionStorage<SessionData>({
    cookie,
    async createData(data) {
      // The session id is a digest of token and user id, so another user's id matches no row.
      const token = `${randomToken()}.${data.userId}`;
      await kv.put(await key(token), JSON.stringify(data), {
        expirationTtl: sessionLifetime(data.remember === true),
      });
      return token;
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

  async function tokenIn(request: Request): Promise<string | null> {
    try {
      const token: unknown = await cookie.parse(request.headers.get("Cookie"));
      if (typeof token !== "string") return null;
      const [secret = "", userId, ...more] = token.split(".");
      return isToken(secret) && isId(userId) && more.length === 0 ? token : null;
    } catch {
      return null;
    }
  }

  return {
    cookieName: cookie.name,
    idOf: digest,
    async ask(): Promise<void> {
      await kv.get(sessionKey("none"));
    },
    /** Checks a cookie without KV. Other cookies have the same signature, so it checks the token's form too. */
    async isSigned(request: Request): Promise<boolean> {
      const cookies = request.headers.get("Cookie") ?? "";
      const sent = cookies.split(";").filter((pair) => pair.split("=", 1)[0]?.trim() === cookie.name);
      return sent.length === 1 && (await tokenIn(request)) !== null;
    },
    async claim(request: Request): Promise<SessionClaim | null> {
      const token = await tokenIn(request);
      const userId = token?.split(".")[1];
      return token && userId ? { token, sessionId: await digest(token), userId } : null;
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
      // Remix puts a new session's token only into the cookie, so read it from there.
      const token: unknown = await cookie.parse(header.split(";", 1)[0] ?? "");
      return { token: String(token), cookie: header };
    },
    async renew(session: AppSession): Promise<string> {
      return storage.commitSession(session, session.get("remember") ? { maxAge: REMEMBERED } : undefined);
    },
    async forget(sessionIds: string[]): Promise<void> {
      await Promise.all(sessionIds.map((id) => kv.delete(sessionKey(id))));
    },
    /** Ends a session. A failed delete in KV is only logged, and the browser's cookie is cleared in any case. */
    async close(token: string): Promise<string> {
      await kv
        .delete(await key(token))
        .catch((error: unknown) => log("error", "session_record_not_deleted", { error }));
      return cookie.serialize("", { maxAge: 0, expires: new Date(0) });
    },
  };
}
