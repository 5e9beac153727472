import { eq } from "drizzle-orm";
import { insertConsents } from "~/accounts/login-queries.server";
import { versionsInForce } from "~/accounts/personal-data";
import { TEXT_VERSIONS } from "~/content/text-versions";
import { outbox, users } from "~/database/schema/users";
import type { TestPerson, World } from "../world";

export const PASSWORD = "Melati#2026";

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

export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

export async function followed(world: World, response: Response): Promise<string> {
  const next = await world.fetch(response.headers.get("Location") ?? "", { cookie: cookiesOf(response) });
  return next.text();
}

/** Oldest first. */
export function postedTokens(world: World, email: string, page = "verify-email"): string[] {
  return world.postbox.sent.flatMap(({ to, text }) => {
    const token = text.split(`/${page}?token=`)[1]?.match(/^[\w-]+/)?.[0];
    return to === email && token ? [token] : [];
  });
}

/** Oldest first. */
export function postedSubjects(world: World, email: string): string[] {
  return world.postbox.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
}

export async function signUpRequest(world: World, email: string, changes?: Record<string, string>): Promise<Response> {
  const response = await world.fetch("/signup", { form: signupFields(email, changes) });
  await world.settled();
  return response;
}

/** Not signed in. Returns the email address. */
export async function verifiedAccount(world: World, name: string): Promise<string> {
  const email = freshEmail(name);
  await signUpRequest(world, email);
  const cookie = cookiesOf(await verify(world, postedTokens(world, email)[0] ?? ""));
  await world.fetch("/logout", { form: {}, cookie });
  return email;
}

export function verify(world: World, token: string, password = PASSWORD): Promise<Response> {
  const form = { password };
  return world.fetch(`/verify-email?token=${encodeURIComponent(token)}`, { form, headers: elsewhere() });
}

let hash: Promise<string> | undefined;

/** People of a world have no valid password. */
export async function knowPassword(world: World, { id }: { id: string }): Promise<void> {
  const { db, passwords, now } = world.context();
  hash ??= passwords.hash(PASSWORD);
  const passwordHash = await hash;
  await db.batch([
    db.update(users).set({ passwordHash }).where(eq(users.id, id)),
    insertConsents(db, { userId: id, versions: versionsInForce(TEXT_VERSIONS, now), form: "signup" }, now),
  ]);
}

let callers = 0;
/** A new IP address avoids rate limits. */
export const elsewhere = () => ({
  "CF-Connecting-IP": `10.2.${Math.floor(callers / 250)}.${(callers++ % 250) + 1}`,
});

export function logInRequest(
  world: World,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
): Promise<Response> {
  return world.fetch("/login", { form: { email, password }, headers: { ...elsewhere(), ...headers } });
}

export async function isSignedIn(world: World, cookie: string): Promise<boolean> {
  return (await world.fetch("/dashboard/services", { cookie })).status === 200;
}

/** Includes unsent mails. Line breaks of the body become spaces. */
export async function mailOf(world: World, { email }: TestPerson) {
  const rows = await world.context().db.select().from(outbox).where(eq(outbox.recipient, email));
  return rows.map(({ subject, body }) => ({ subject, body: body.replace(/\s+/g, " ") }));
}
