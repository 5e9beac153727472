import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SessionUser } from "~/db/sessions.server";
import { notFound } from "./errors.server";
import { requireUser } from "./viewer.server";

/** Somebody who works for the house. For everybody else these pages do not exist. */
export async function requireOperator(context: AppLoadContext, request: Request): Promise<SessionUser> {
  const user = await requireUser(context, request, { message: "Anda harus login terlebih dahulu" });
  return user.operator ? user : notFound();
}
