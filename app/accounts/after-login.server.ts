import { type AppLoadContext, createCookie, redirect } from "@remix-run/cloudflare";
import { AGREEMENT_PATH, FORM_OWNER_FIELD, SUSPENDED_PATH } from "~/accounts/login-prompt-text";
import { SECOND_STEP_LASTS, selectCurrentConsents } from "~/accounts/login-queries.server";
import { type CurrentTexts, owedConsents } from "~/accounts/personal-data";
import type { SessionUser } from "~/accounts/session-queries.server";
import { FRESH_DOCUMENT } from "~/platform/documents.server";
import { readForm } from "~/platform/forms/requests.server";
import { withReturnPath } from "~/platform/forms/return-path";
import { isToken } from "~/platform/secrets.server";
import { forgetLoginEmail } from "./sessions.server";
import { type AdmissionRule, authorize, getAccount } from "./viewer.server";

async function afterAgreement(
  { db, now }: AppLoadContext,
  { userId, texts, to }: { userId: string; texts: CurrentTexts; to: string },
): Promise<string> {
  const agreed = await selectCurrentConsents(db, userId);
  return owedConsents(texts, agreed, now).length > 0 ? withReturnPath(AGREEMENT_PATH, to) : to;
}

const COOKIE_SECONDS = 30 * 60;
/** A form of a visitor. `owner` is its mark, null on a page for visitors. */
type PressedForm = { path: string; owner: string | null };
const cookie = createCookie("after-login", { httpOnly: true, sameSite: "lax", path: "/", maxAge: COOKIE_SECONDS });

/** Redirects to login and then to `path`, where a user must press the button again (`userWhoPressedBeforeLogin`). */
export async function requireUserFor(
  context: AppLoadContext,
  request: Request,
  path: string,
  prompt: { message: string },
): Promise<SessionUser> {
  const admit: AdmissionRule["admit"] = async (user) => {
    if (user?.suspended) throw redirect(SUSPENDED_PATH, 303);
    return user ?? askToLogIn(context, request, path, prompt);
  };
  return authorize(context, request, { rights: "user", admit });
}

async function askToLogIn(
  context: AppLoadContext,
  request: Request,
  path: string,
  prompt: { message: string },
): Promise<never> {
  const secure = context.env.appOrigin.startsWith("https:");
  const owner = (await readForm(request)).get(FORM_OWNER_FIELD);
  context.outgoing.append("Set-Cookie", await cookie.serialize({ path, owner }, { secure }));
  throw await context.toasts.redirectWithInfo(withReturnPath("/login", path), prompt, { status: 303 });
}

/** Returns the user once, if they pressed the button in this browser and signed in as its account. */
export async function userWhoPressedBeforeLogin(
  context: AppLoadContext,
  request: Request,
  path: string,
): Promise<SessionUser | null> {
  const pressed: Partial<PressedForm> | null = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  if (pressed?.path !== path) return null;
  const user = await getAccount(context, request);
  if (!user || user.suspended) return null;
  const { owner } = pressed;
  if (typeof owner === "string" && !(await context.formOwners.isMarkOf(owner, user.id))) return null;
  context.outgoing.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  return user;
}

export async function readBrowser({ knownDevices, sessions }: AppLoadContext, request: Request) {
  return {
    device: request.headers.get("User-Agent") ?? "",
    knownDevice: await knownDevices.read(request),
    previous: await sessions.claim(request),
  };
}

/** The token of a login at its second step. Only its hash is stored, so the cookie needs no signature. */
const pendingCookie = createCookie("pending-login", { httpOnly: true, sameSite: "lax", path: "/login" });

export function rememberPendingLogin(token: string, secure: boolean): Promise<string> {
  return pendingCookie.serialize(token, { secure, maxAge: SECOND_STEP_LASTS / 1000 });
}

export async function readPendingLogin(request: Request): Promise<string | null> {
  const token: unknown = await pendingCookie.parse(request.headers.get("Cookie")).catch(() => null);
  return typeof token === "string" && isToken(token) ? token : null;
}

export function forgetPendingLogin(secure: boolean): Promise<string> {
  return pendingCookie.serialize("", { secure, maxAge: 0 });
}

type LoggedIn = { userId: string; cookies: readonly string[]; suspended: boolean };

export async function completeLogin(
  context: AppLoadContext,
  { userId, cookies, suspended }: LoggedIn,
  { texts, back, toast }: { texts: CurrentTexts; back: string | null; toast: { message: string; description: string } },
) {
  const forgotten = await forgetLoginEmail(context.env.appOrigin.startsWith("https:"));
  for (const cookie of [...cookies, forgotten]) context.outgoing.append("Set-Cookie", cookie);
  const to = suspended ? SUSPENDED_PATH : await afterAgreement(context, { userId, texts, to: back ?? "/" });
  return context.toasts.redirectWithSuccess(to, toast, { status: 303, headers: FRESH_DOCUMENT });
}
