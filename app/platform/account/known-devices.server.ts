import { createCookie } from "@remix-run/cloudflare";
import { KNOWN_DEVICE_LASTS } from "~/domain/account/session";
import { keyedDigest, randomToken } from "./tokens.server";

/** A browser that somebody signed in with, as its cookie says: under which number its failures count, and for whom. */
export type KnownDevice = { id: string; marks: readonly string[] };

/** Whose the browser is; the hash ties it to the password that was given there. */
type Owner = { id: string; passwordHash: string };

/** A household shares a browser; whoever signed in longest ago makes room. */
const OWNERS = 5;
/** 128 bits, in hex. */
const MARK_LENGTH = 32;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * The cookie by which a browser is known again at the login form, signed in or not. It opens nothing: it only sets
 * whoever has it, and gives the password, apart from strangers who fail at the same account. Its marks are keyed digests,
 * so that neither can a name be read from it nor an account tried out on it.
 */
export function createKnownDevices(options: { secret: string; secure: boolean }) {
  // A signature covers the value alone: with one secret, another cookie's value could be sent under this name.
  const secret = `known-device:${options.secret}`;
  const cookie = createCookie(options.secure ? "__Host-device" : "device", {
    secrets: [secret],
    httpOnly: true,
    secure: options.secure,
    sameSite: "lax",
    path: "/",
    maxAge: KNOWN_DEVICE_LASTS / 1000,
  });
  const markOf = async (device: string, owner: Owner) =>
    (await keyedDigest(secret, [device, owner.id, owner.passwordHash].join("\n"))).slice(0, MARK_LENGTH);

  return {
    cookieName: cookie.name,
    /** A cookie that cannot be read is no cookie. */
    async read(request: Request): Promise<KnownDevice | null> {
      try {
        const content: unknown = await cookie.parse(request.headers.get("Cookie"));
        return isKnownDevice(content) ? content : null;
      } catch {
        return null;
      }
    },
    /** Whether this account signed in there with the password it has now. */
    async knows(device: KnownDevice, owner: Owner): Promise<boolean> {
      return device.marks.includes(await markOf(device.id, owner));
    },
    /** The cookie of a browser that has just proven to be this account's; those it was known to before stay. */
    async remember(device: KnownDevice | null, owner: Owner): Promise<string> {
      const { id, marks } = device ?? { id: randomToken(), marks: [] };
      const mark = await markOf(id, owner);
      const others = marks.filter((other) => other !== mark);
      return cookie.serialize({ id, marks: [mark, ...others].slice(0, OWNERS) });
    },
  };
}

function isKnownDevice(content: unknown): content is KnownDevice {
  if (typeof content !== "object" || content === null) return false;
  const { id, marks } = content as Partial<KnownDevice>;
  return typeof id === "string" && Array.isArray(marks);
}
