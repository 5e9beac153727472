import type { AppLoadContext } from "@remix-run/cloudflare";
import { FORM_OWNER } from "~/domain/core/form-owner";
import { readForm } from "./form.server";
import { findAccount, type Reader } from "./viewer.server";

/** A form that another account than the signed-in `reader` should have sent. `owner` is null without a mark. */
export type StrayForm = { form: FormData; owner: string | null; reader: Reader };

/** Mark for the forms of the page that is rendered; null for a visitor. Reads the cookie alone. */
export async function formOwnerOf(context: AppLoadContext, request: Request): Promise<string | null> {
  const claim = await context.sessions.claim(request);
  return claim && context.formOwners.mark(claim.userId);
}

/**
 * Returns the form if its page was rendered for another account, or without a mark and marks are required. Returns null
 * for visitors and ended sessions, whom the action itself sends to the login page.
 */
export async function findStrayForm(
  context: AppLoadContext,
  request: Request,
  { requiresMark }: { requiresMark: boolean },
): Promise<StrayForm | null> {
  const claim = await context.sessions.claim(request);
  if (!claim) return null;
  const form = await readForm(request);
  const sent = form.get(FORM_OWNER);
  const owner = typeof sent === "string" ? sent : null;
  if (owner === null && !requiresMark) return null;
  if (owner !== null && (await context.formOwners.isMarkOf(owner, claim.userId))) return null;
  const reader = await findAccount(context, request);
  return reader && { form, owner, reader };
}
