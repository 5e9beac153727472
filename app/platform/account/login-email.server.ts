import { createCookie } from "@remix-run/cloudflare";

/** Not in an address, where it would stay in histories and logs. With script the login page's data lies at another path. */
const cookie = createCookie("login-email", { httpOnly: true, sameSite: "lax", path: "/" });

/** `mailed`: a link was sent there and has yet to be opened. */
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
