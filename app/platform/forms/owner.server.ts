import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { ANOTHER_ACCOUNT_PATH, FORM_OWNER_FIELD, MESSAGE_OF_ANOTHER } from "~/accounts/login-prompt-text";
import { getAccount, type Reader } from "~/accounts/viewer.server";
import type { RouteModule } from "~/platform/answered-faults.server";
import { READ_BY_SCRIPTS, readForm, unsentFields } from "./requests.server";
import { withReturnPath } from "./return-path";

type StrayForm = { form: FormData; owner: string | null; reader: Reader };

export async function readFormOwner(context: AppLoadContext, request: Request): Promise<string | null> {
  const claim = await context.sessions.claim(request);
  return claim && context.formOwners.mark(claim.userId);
}

/**
 * Returns the form if its page was rendered for another account, or if a required mark is missing. Returns
 * null for visitors and ended sessions, which the action redirects to login.
 */
async function findStrayForm(
  context: AppLoadContext,
  request: Request,
  { requiresMark }: { requiresMark: boolean },
): Promise<StrayForm | null> {
  const claim = await context.sessions.claim(request);
  if (!claim) return null;
  const form = await readForm(request);
  const sent = form.get(FORM_OWNER_FIELD);
  const owner = typeof sent === "string" ? sent : null;
  if (owner === null && !requiresMark) return null;
  if (owner !== null && (await context.formOwners.isMarkOf(owner, claim.userId))) return null;
  const reader = await getAccount(context, request);
  return reader && { form, owner, reader };
}

/** The actions that accept forms from any page, because they change nothing for the account, with the reason. */
const UNOWNED: Record<string, string> = {
  "routes/another-account": "shows the form that was refused",
  "routes/forgot-password": "the form names the account",
  "routes/login": "the form names the account",
  "routes/reset-password": "the mailed link names the account",
  "routes/session-ended": "shows the form that was refused",
  "routes/signup": "creates an account",
  "routes/unsubscribe.$token": "the signed link names the account",
  "routes/verify-email": "the mailed link names the account",
  "routes/verify-email_.resend": "the form names the account",
  "routes/webhooks.$gateway": "takes no forms",
};

/** The actions that change only the browser's cookies. Pages for visitors link to them without a mark. */
const OF_BROWSERS = new Set(["routes/data-saver", "routes/place"]);

const strayForms = new WeakMap<AppLoadContext, FormData>();

export function strayFormOf(context: AppLoadContext): FormData | undefined {
  return strayForms.get(context);
}

/** Returns 409 without running the action if the form's page was rendered for another account. */
export function withFormOwner(route: RouteModule, id: string): RouteModule {
  const { action } = route;
  if (!action || id in UNOWNED) return route;
  return {
    ...route,
    action: async (args: ActionFunctionArgs) => {
      const { context, request } = args;
      const forScript = READ_BY_SCRIPTS.includes(id);
      const finding = findStrayForm(context, request, { requiresMark: !OF_BROWSERS.has(id) });
      // An action for scripts itself reports an unreadable form.
      const stray = await finding.catch((error: unknown) => {
        if (forScript) return null;
        throw error;
      });
      if (!stray) return action(args);
      if (forScript) return Response.json({ sentence: MESSAGE_OF_ANOTHER }, { status: 409 });
      const { pathname, search } = new URL(request.url);
      // The page of the refusal could not send the form again. That of a visitor has no account to return to.
      if (context.keepsForm && stray.owner !== null && unsentFields(stray.form, pathname) === null)
        throw (await import("./refused.server")).keptStrayForm(stray.reader.name, pathname + search);
      strayForms.set(context, stray.form);
      throw redirect(withReturnPath(ANOTHER_ACCOUNT_PATH, pathname + search), 307);
    },
  };
}

/**
 * A document shows the refusal at the form's address. A script gets the redirect in the body, follows it with
 * the same form, and shows the refusal as a page.
 */
export async function answerStrayForm(
  request: Request,
  context: AppLoadContext,
  answer: Response,
  handle: (request: Request, context: AppLoadContext) => Promise<Response>,
): Promise<Response> {
  if (!strayForms.has(context)) return answer;
  const to = answer.headers.get("Location");
  if (to === null || new URL(request.url).pathname.endsWith(".data"))
    return new Response(answer.body, { status: 409, headers: answer.headers });
  const headers = new Headers(request.headers);
  headers.set("Content-Type", "application/x-www-form-urlencoded");
  headers.delete("Content-Length");
  return handle(new Request(new URL(to, request.url), { method: "POST", headers, body: "" }), context);
}
