import { createCookie } from "@remix-run/cloudflare";
import { KNOWN_DEVICE_LASTS } from "~/domain/account/session";
import type { Secrets } from "../core/secrets.server";
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
export function createKnownDevices(options: { secrets: Secrets; secure: boolean }) {
  // A signature covers the value alone: with one secret, another cookie's value could be sent under this name.
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
