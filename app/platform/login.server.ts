import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";

export function createAuthenticator<Verdict>(
  form: FormData,
  verify: (form: FormData, request: Request) => Promise<Verdict>,
) {
  const strategy = new FormStrategy<Verdict>(({ form, request }) => verify(form, request));
  // The library would read the body a second time and without limits.
  strategy.authenticate = (request) => verify(form, request);
  const authenticator = new Authenticator<Verdict>().use(strategy, "form");
  return {
    /** The library copies the request, which workerd refuses after the body was read. */
    authenticate: ({ url, headers }: Request) =>
      authenticator.authenticate("form", new Request(url, { headers })),
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** Fast limits per location. Limits that must hold everywhere are counted in the database. */
export function createLimits(bindings: { login: RateLimit }) {
  const allows = async (what: string, address: string, account: string) =>
    (await bindings.login.limit({ key: `${what}:${address}:${account}` })).success;
  return {
    /** 10 tries a minute per network address (or known device) and account, like the limits below. */
    allowsLogin: (place: string, account: string) => allows("login", place, account),
    allowsRecheck: (address: string, userId: string) => allows("recheck", address, userId),
    allowsSignup: (address: string, account: string) => allows("signup", address, account),
    allowsResend: (address: string, account: string) => allows("resend", address, account),
    allowsReset: (address: string, account: string) => allows("reset", address, account),
  };
}

export const LIMIT_SECONDS = 60;

/** Mobile carriers put many people behind one address, so this only stops bots. */
export const ADDRESS_TRIES_AN_HOUR = 200;

/** Trusts no other header. An IPv6 address counts by its /64, which one household owns. */
export function clientAddress(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "local";
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::", 2);
  const groups = head.split(":");
  if (tail !== undefined) while (groups.length < 4) groups.push("0");
  return `${groups.slice(0, 4).join(":")}::/64`;
}
