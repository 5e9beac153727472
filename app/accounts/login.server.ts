import type { AppLoadContext } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { countAttempt } from "~/database/attempt-counters.server";
import { log } from "~/platform/log.server";

export function authenticateForm<Verdict>(
  url: string,
  fields: Record<string, string>,
  verify: (form: FormData) => Promise<Verdict>,
): Promise<Verdict> {
  const strategy = new FormStrategy<Verdict>(({ form }) => verify(form));
  // The strategy reads a body without limits, so it gets a new body with the checked fields.
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  return new Authenticator<Verdict>().use(strategy, "form").authenticate("form", request);
}

/** Creates the fast limits, which count per location. The database counts limits that must hold everywhere. */
export function createLimits(bindings: { login: RateLimit }) {
  const allows = async (what: string, address: string, account: string) =>
    (await bindings.login.limit({ key: `${what}:${address}:${account}` })).success;
  return {
    /** Allows 10 tries a minute per network address (or known device) and account, like the limits below. */
    allowsLogin: (place: string, account: string) => allows("login", place, account),
    allowsRecheck: (address: string, userId: string) => allows("recheck", address, userId),
    allowsSignup: (address: string, account: string) => allows("signup", address, account),
    allowsResend: (address: string, account: string) => allows("resend", address, account),
    allowsReset: (address: string, account: string) => allows("reset", address, account),
  };
}

export const LIMIT_SECONDS = 60;

/** The tries of a network address in an hour. Mobile carriers share addresses, so this only stops bots. */
export const ADDRESS_TRIES_AN_HOUR = 200;

/** Returns the network address. It trusts no other header. An IPv6 address counts by its /64, that of a household. */
export function clientAddress(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "local";
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::", 2);
  const groups = head.split(":");
  if (tail !== undefined) while (groups.length < 4) groups.push("0");
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** Counts the form of a visitor with files. Returns false above the hourly limit, and while it cannot count. */
export async function countUnsignedForm(
  { db, now }: Pick<AppLoadContext, "db" | "now">,
  request: Request,
): Promise<boolean> {
  try {
    const key = `unsigned-form:${clientAddress(request)}`;
    return (await countAttempt(db, key, ADDRESS_TRIES_AN_HOUR, now)).length > 0;
  } catch (error) {
    log("error", "database_out", { error });
    return false;
  }
}
