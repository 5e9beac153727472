import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import { isOverLimit, secondsToNextHour } from "~/database/attempt-counters.server";
import { isPassingFault } from "~/database/connection.server";
import { recordError } from "./errors.server";
import { chosenFileNames, hasSecret, typedTexts, unsentFields } from "./form-requests.server";
import { shownCode, type UnsentForm } from "./forms";
import { log, logRoute, requestId } from "./log.server";
import { errorResponse } from "./response.server";
import { DATABASE_BUSY, SERVER_FAILED, STORAGE_OUT } from "./sentence-text";
import { isStorageFault } from "./storage.server";
import { refusalOf } from "./viewer.server";

export type RouteModule = ServerBuild["routes"][string]["module"];

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * Returns 503 while the database or another store is unavailable, otherwise 500. The page shows what was
 * typed and offers to resend after a passing fault. Never retries a write.
 */
export function withAnsweredFaults(route: RouteModule, id: string): RouteModule {
  const { action, loader, default: page } = route;
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
        return await action(args);
      } catch (error) {
        throw await answered(error, args, { id, page, isForm: true });
      }
    };
  }
  return module;
}

type Failed = { id: string; page: unknown; isForm: boolean };

async function answered(thrown: unknown, args: Args, { id, page, isForm }: Failed): Promise<unknown> {
  const error = await refusalOf(args.context, thrown);
  if (error instanceof Response) return page && error.status >= 400 ? withCode(error) : error;
  if (!(error instanceof Error) || args.request.signal.aborted) return error;
  if (isOverLimit(error)) return tooOften(args, { id, page, isForm });
  const event = faultOf(error);
  const passing = event !== "route_failed";
  log("error", event, { route: id, method: args.request.method, error });
  recordError(args.context, { event, route: id, orderId: args.params.id });
  const status = passing ? 503 : 500;
  const said = isForm ? await saidOf(id, args.params) : null;
  if (!page)
    return errorResponse(status, said ? `${said.replace(/\.$/, "")}. ${SENTENCES[event]}` : SENTENCES[event]);
  const kept = isForm ? await formIn(args.request, passing) : {};
  return Response.json({ ...kept, said, code: shownCode(requestId()) }, { status });
}

/** Stores nothing and shows what was typed. */
async function tooOften(args: Args, { page }: Failed): Promise<Response> {
  const seconds = secondsToNextHour(args.context.now);
  const { tooOftenTitle } = await import("./rate-limit-text");
  const said = tooOftenTitle(seconds);
  const headers = { "Retry-After": String(seconds) };
  if (!page) return errorResponse(429, said, headers);
  return Response.json(
    { ...(await formIn(args.request, true)), said, code: shownCode(requestId()) },
    { status: 429, headers },
  );
}

/** Loaded only for a fault, because it contains the sentences of all forms. */
async function saidOf(id: string, params: Args["params"]): Promise<string | null> {
  const { unsentSentence } = await import("./unsent-form-text");
  return unsentSentence(id.replace(/^routes\//, ""), params);
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

async function withCode(refusal: Response): Promise<Response> {
  const { status, statusText, headers, body } = refusal;
  if (body !== null && !headers.get("Content-Type")?.includes("json")) return refusal;
  const said = body === null ? {} : await refusal.json<object>();
  return Response.json({ ...said, code: shownCode(requestId()) }, { status, statusText, headers });
}

async function formIn(request: Request, passing: boolean): Promise<UnsentForm> {
  const { readForm } = await import("./form-requests.server");
  const form = await readForm(request).catch(() => null);
  if (!form) return { unsent: null, texts: [], files: [] };
  const { pathname, search } = new URL(request.url);
  return {
    unsent: passing ? unsentFields(form, pathname + search) : null,
    texts: hasSecret(form) ? [] : typedTexts(form),
    files: chosenFileNames(form),
  };
}
