import type { AppLoadContext } from "@remix-run/cloudflare";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import type { SessionUser } from "~/db/account/sessions.server";
import { notFound } from "./errors.server";
import { findUser, requireUser } from "./viewer.server";

/** 404 for everybody who is not staff. */
export async function requireOperator(context: AppLoadContext, request: Request): Promise<SessionUser> {
  const user = await requireUser(context, request, LOGIN_FIRST);
  return user.operator ? user : notFound();
}

/** For the layout: no redirect to login, each page does that itself. */
export async function onlyOperators(context: AppLoadContext, request: Request): Promise<void> {
  const user = await findUser(context, request);
  if (!user?.operator) notFound();
}
