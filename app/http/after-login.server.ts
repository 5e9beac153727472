import { type AppLoadContext, createCookie, redirect } from "@remix-run/cloudflare";
import { SUSPENDED_PATH } from "~/copy/report/moderation-notifications";
import type { SessionUser } from "~/db/account/sessions.server";
import { withReturn } from "~/domain/core/return-path";
import { findAccount } from "./viewer.server";

/** Seconds. */
const KEPT = 30 * 60;
const cookie = createCookie("after-login", { httpOnly: true, sameSite: "lax", path: "/", maxAge: KEPT });

/** Leads to login and on to `path`, which asks `pressedBefore`: a link alone must not do anything. */
export async function requireUserFor(
  context: AppLoadContext,
  request: Request,
  path: string,
  prompt: { message: string },
): Promise<SessionUser> {
  const user = await findAccount(context, request);
  if (user?.suspended) throw redirect(SUSPENDED_PATH, 303);
  if (user) return user;
  const secure = context.env.appOrigin.startsWith("https:");
  context.outgoing.append("Set-Cookie", await cookie.serialize(path, { secure }));
  throw await context.toasts.redirectWithError(withReturn("/login", path), prompt, { status: 303 });
}

/** Once, and only who pressed the button in this browser and has signed in since. */
export async function pressedBefore(
  context: AppLoadContext,
  request: Request,
  path: string,
): Promise<SessionUser | null> {
  const pressed: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  if (pressed !== path) return null;
  const user = await findAccount(context, request);
  if (!user || user.suspended) return null;
  context.outgoing.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  return user;
}
