import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import { responseForRefusedWrite } from "~/accounts/viewer.server";
import { isOverLimit } from "~/database/attempt-counters.server";
import { isPassingFault } from "~/database/connection.server";
import type { FailedRoute, FormDefinition } from "~/platform/forms/form";
import { failedSentence } from "~/platform/forms/requests.server";
import { recordError } from "./errors.server";
import { log, logRoute, requestId } from "./log.server";
import type { PageHandle } from "./pages";
import { RefusedForm } from "./request-guard.server";
import { errorResponse } from "./response.server";
import { DATABASE_BUSY, SERVER_FAILED, STORAGE_OUT } from "./sentence-text";
import { isStorageFault } from "./storage.server";
import { shownCode } from "./strings";

export type RouteModule = ServerBuild["routes"][string]["module"] & { formDefinition?: FormDefinition };

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * Returns 503 while the database or another store is unavailable, otherwise 500. The page shows what was
 * typed and offers to resend after a passing fault. Never retries a write.
 */
export function withAnsweredFaults(route: RouteModule, id: string): RouteModule {
  const { action, loader, handle, formDefinition, default: page } = route;
  const module = { ...route };
  if (loader) {
    module.loader = async (args: LoaderFunctionArgs) => {
      // Remix starts loaders from root to leaf, so the leaf's name is kept.
      logRoute(id);
      try {
        return await loader(args);
      } catch (error) {
        throw await answered(error, args, { id, page, isForm: false });
      }
    };
  }
  if (action) {
    module.action = async (args: ActionFunctionArgs) => {
      logRoute(id);
      try {
        if (args.context.refusedForm) throw args.context.refusedForm;
        return await action(args);
      } catch (error) {
        const answer = await answered(error, args, { id, page, isForm: true, form: formDefinition });
        // The gateway's page submits its form in the background, where the refusal would not be shown.
        if (args.context.keepsForm && !(handle as PageHandle | undefined)?.gateway) {
          const kept = await (await import("~/platform/forms/refused.server")).keptForm(answer);
          if (kept) return kept;
        }
        throw answer;
      }
    };
  }
  return module;
}

async function answered(thrown: unknown, args: Args, { id, page, isForm, form }: FailedRoute): Promise<unknown> {
  const error = await responseForRefusedWrite(args.context, thrown);
  if (error instanceof Response)
    return page && error.status >= 400 ? withCode(error, isForm ? args.request : null) : error;
  if (error instanceof RefusedForm) {
    const { refusedAnswer } = await import("~/platform/forms/refused.server");
    return refusedAnswer(error, args, { id, page, isForm });
  }
  if (!(error instanceof Error) || args.request.signal.aborted) return error;
  if (isOverLimit(error)) return (await import("~/platform/forms/refused.server")).tooOften(args, page);
  const event = faultOf(error);
  const passing = event !== "route_failed";
  log("error", event, { route: id, method: args.request.method, error });
  recordError(args.context, { event, route: id, orderId: args.params.id });
  const status = passing ? 503 : 500;
  const title = isForm ? failedSentence(form, args.params) : undefined;
  if (!page)
    return errorResponse(status, title ? `${title.replace(/\.$/, "")}. ${SENTENCES[event]}` : SENTENCES[event]);
  const kept = isForm ? await (await import("~/platform/forms/refused.server")).formIn(args.request, passing) : {};
  return Response.json({ ...kept, title, code: shownCode(requestId()) }, { status });
}

const SENTENCES = {
  database_out: DATABASE_BUSY,
  storage_out: STORAGE_OUT,
  route_failed: SERVER_FAILED,
} as const;

function faultOf(error: unknown): keyof typeof SENTENCES {
  if (isPassingFault(error)) return "database_out";
  return isStorageFault(error) ? "storage_out" : "route_failed";
}

/** Adds the typed texts of a form whose answer shows none, such as 404. */
async function withCode(refusal: Response, form: Request | null): Promise<Response> {
  const { status, statusText, headers, body } = refusal;
  if (body !== null && !headers.get("Content-Type")?.includes("json")) return refusal;
  const kept = form && body === null && (await import("~/platform/forms/refused.server")).formIn(form, false);
  const answer = body === null ? await kept : await refusal.json<object>();
  return Response.json({ ...answer, code: shownCode(requestId()) }, { status, statusText, headers });
}
