import { createCookie } from "@remix-run/cloudflare";

/** From sign-up to the login page alone; in an address it would stay in histories and logs. */
const cookie = createCookie("login-email", { httpOnly: true, sameSite: "lax", path: "/login", maxAge: 900 });

export function rememberLoginEmail(email: string, secure: boolean): Promise<string> {
  return cookie.serialize(email, { secure });
}

/** Null where nobody has signed up here in the last quarter of an hour. */
export async function readLoginEmail(request: Request): Promise<string | null> {
  const email: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  return typeof email === "string" && email.length <= 254 ? email : null;
}
