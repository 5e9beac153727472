import { createCookie } from "@remix-run/cloudflare";
import { KNOWN_DEVICE_LASTS } from "~/domain/account/session";
import { keyedDigest, randomToken } from "./tokens.server";

export type KnownDevice = { id: string; marks: readonly string[] };

/** The hash ties the mark to the password that was given there. */
type Owner = { id: string; passwordHash: string };

/** People share a browser; whoever signed in longest ago makes room. */
const OWNERS = 5;
/** 128 bits, in hex. */
const MARK_LENGTH = 32;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** Sets a known browser's failures apart. Keyed marks: no name can be read from them, no account tried out. */
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
    async read(request: Request): Promise<KnownDevice | null> {
      try {
        const content: unknown = await cookie.parse(request.headers.get("Cookie"));
        return isKnownDevice(content) ? content : null;
      } catch {
        return null;
      }
    },
    async knows(device: KnownDevice, owner: Owner): Promise<boolean> {
      return device.marks.includes(await markOf(device.id, owner));
    },
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
