import type { World } from "./world";

export const PASSWORD = "Melati#2026";

/** What the signup form sends when all is well. */
export function signupFields(email: string, changes: Record<string, string> = {}): Record<string, string> {
  return {
    fullName: "Sari Dewi",
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreeToTerms: "on",
    ...changes,
  };
}

export const freshEmail = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@contoh.id`;

/** The `name=value` pairs a response sets, ready for a Cookie header; cleared ones left out. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

/** What the next page says to somebody who follows a redirect. */
export async function followed(world: World, response: Response): Promise<string> {
  const next = await world.fetch(response.headers.get("Location") ?? "", { cookie: cookiesOf(response) });
  return next.text();
}

/** The tokens of the verification links posted to an address, oldest first. */
export function postedTokens(world: World, email: string): string[] {
  return world.postbox.sent.flatMap(({ to, text }) => {
    const token = /verify-email\?token=([\w-]+)/.exec(text)?.[1];
    return to === email && token ? [token] : [];
  });
}

export async function signUp(
  world: World,
  email: string,
  changes?: Record<string, string>,
): Promise<Response> {
  const response = await world.fetch("/signup", { form: signupFields(email, changes) });
  await world.settled();
  return response;
}

/** An account that may sign in with `PASSWORD`. */
export async function verifiedAccount(world: World, name: string): Promise<string> {
  const email = freshEmail(name);
  await signUp(world, email);
  await world.fetch("/verify-email", { form: { token: postedTokens(world, email)[0] ?? "" } });
  return email;
}
