import { createRequestHandler, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as build from "@remix-run/dev/server-build";
import { countUnsignedForm } from "~/accounts/login.server";
import { saveViewer } from "~/accounts/viewer.server";
import { type RouteModule, withAnsweredFaults } from "~/platform/answered-faults.server";
import { DATABASE_PATIENCE } from "~/platform/calls.server";
import { type Context, createContext } from "~/platform/context.server";
import {
  cacheForAll,
  type DocumentCache,
  type DocumentEntry,
  isStorable,
  LISTS_CACHE_TAG,
  locationCache,
  sendsAny,
  workersCache,
} from "~/platform/edge-cache.server";
import { type Bindings, type Env, readEnv } from "~/platform/env.server";
import {
  bookmarkIn,
  finishResponse,
  markUnlisted,
  nameRequest,
  rememberWritten,
} from "~/platform/finish-response.server";
import { answerStrayForm, withFormOwner } from "~/platform/forms/owner.server";
import { setFormFields } from "~/platform/forms/requests.server";
import { GATEWAYS, PAYOUT_PROVIDERS } from "~/platform/gateways/gateways.server";
import { log, loggingAs, newRequestId } from "~/platform/log.server";
import type { PageHandle } from "~/platform/pages";
import { guard, isForScript, isFromItsPage, RefusedForm } from "~/platform/request-guard.server";
import { errorResponse } from "~/platform/response.server";

const ROOT = build.routes.root as unknown as { module: typeof import("~/root") };

const routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => {
    const checked = withFormOwner(withReplicas(route.module), id);
    const bounded = ROOT.module.withFormBoundary(withAnsweredFaults(checked, id), route.parentId);
    return [id, { ...route, module: bounded }];
  }),
);

const definitions = Object.values(build.routes).map(({ module }) => (module as RouteModule).formDefinition);
setFormFields(Object.assign({}, ...definitions.map((form) => form?.fields)));

/** Lets loaders of documents read from any replica. Checking a session switches the request to the primary. */
function withReplicas(module: RouteModule): RouteModule {
  const { loader, handle } = module;
  if (!loader || (handle as PageHandle | undefined)?.page !== "document") return module;
  return {
    ...module,
    loader: (args: LoaderFunctionArgs) => {
      args.context.replicas.fromAnywhere();
      return loader(args);
    },
  };
}

// This is "production" also in development: Remix's other mode shows stack traces to visitors.
const handle = createRequestHandler({ ...build, routes }, "production");

const PROVIDERS = [...Object.keys(GATEWAYS), ...Object.keys(PAYOUT_PROVIDERS)];

type Runtime = ExecutionContext & { exports?: { Documents?: DocumentEntry } };

export default {
  fetch(request: Request, bindings: Bindings, ctx: Runtime): Promise<Response> {
    const logScope = { id: newRequestId(), startedAt: Date.now(), ray: request.headers.get("CF-Ray") };
    return loggingAs(logScope, async () => {
      const response = await answer(request, bindings, ctx);
      // The id is set here, so that a cached copy has none and each response gets its own.
      nameRequest(response, logScope.id);
      markUnlisted(response, request.url);
      if (bindings.ENVIRONMENT !== "development")
        log("info", "answered", { method: request.method, status: response.status });
      return response;
    });
  },

  /** Renders, in the second entry, what Workers Cache does not have, from the data in the key. */
  document(request: Request, bindings: Bindings, ctx: Runtime): Promise<Response> {
    const id = newRequestId();
    return loggingAs({ id, startedAt: Date.now() }, async () => {
      const env = startingEnv(bindings);
      const patience = { ms: DATABASE_PATIENCE };
      const { context } = contextOf(bindings, env, ctx, { patience });
      const rendered = await render(request, context, patience);
      if (!isStorable(rendered)) nameRequest(rendered, id);
      return cacheForAll(request, rendered, context.now);
    });
  },

  scheduled(controller: Partial<ScheduledController>, bindings: Bindings, ctx: Runtime): Promise<void> {
    return loggingAs({ id: newRequestId(), startedAt: Date.now() }, async () => {
      const env = startingEnv(bindings);
      const { context, cache } = contextOf(bindings, env, ctx);
      const { runCron } = await import("./scheduled-work.server");
      await runCron(context, controller.cron);
      await cache.forget(context.purged);
    });
  },
};

/** Parses the environment at startup, when there is no response that could report a problem. */
function startingEnv(bindings: Bindings): Env {
  const reading = readEnv(bindings);
  if (!reading.ok) throw new Error(`JasaWarga does not start: ${variableNames(reading.problems)}`);
  return reading.env;
}

async function answer(request: Request, bindings: Bindings, ctx: Runtime): Promise<Response> {
  const reading = readEnv(bindings);
  if (!reading.ok) {
    log("error", "configuration_incomplete", { reason: variableNames(reading.problems) });
    return errorResponse(503, `Konfigurasi belum lengkap: ${variableNames(reading.problems)}.`);
  }
  const patience = { ms: DATABASE_PATIENCE };
  const bookmark = bookmarkIn(request);
  const { context, cache } = contextOf(bindings, reading.env, ctx, { patience, bookmark });
  const allowed = await guard(request, {
    appOrigin: reading.env.appOrigin,
    isSigned: context.sessions.isSigned,
    providers: PROVIDERS,
    countUnsigned: (visit) => countUnsignedForm(context, visit),
    begunAt: context.now,
    // A form counts from when all of it has arrived, so that a slow client changes nothing in the past.
    arrived: (at) => {
      context.now = at;
    },
  });
  const isHead = request.method === "HEAD";
  if (allowed instanceof Response) {
    const refusal = finishResponse(allowed, context);
    return isHead ? withoutBody(refusal) : refusal;
  }
  context.isForScript = isForScript(new URL(request.url));
  context.keepsForm = isFromItsPage(request);
  if (allowed instanceof RefusedForm) {
    context.refusedForm = allowed;
    const { withoutForm } = await import("~/platform/forms/refused.server");
    const refusal = await render(withoutForm(request, reading.env.appOrigin), context, patience);
    // An address without a page for its form answers 405, and then the refusal is a plain page.
    if (refusal.status !== 405) return refusal;
    const { reason = "" } = allowed.tell(await import("~/platform/forms/unsent-text"));
    return finishResponse(errorResponse(allowed.status, reason), context);
  }

  const renderedRequest = isHead ? getOf(allowed) : allowed;
  const response = await cache.ask(renderedRequest, async () => {
    const rendered = await render(renderedRequest, context, patience);
    await cache.forget(context.purged);
    if (context.indexWriter && context.purged.has(LISTS_CACHE_TAG)) context.defer(feedLater(context));
    return rendered;
  });
  return isHead ? withoutBody(response) : response;
}

/** Returns the GET request that answers a HEAD request. It is marked, because nobody reads the page. */
function getOf(head: Request): Request {
  const headers = new Headers(head.headers);
  headers.set("Sec-Purpose", "prefetch");
  return new Request(head.url, { method: "GET", headers, signal: head.signal });
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

async function render(request: Request, context: Context, patience: { ms: number }): Promise<Response> {
  const answer = await answerStrayForm(request, context, await handle(request, context), handle);
  rememberWritten(request, context);
  if (context.session.user) context.defer(saveViewer(context, request));
  const response = finishResponse(answer, context, backButtonCaching(request, context));
  // Work after the response has no time limit.
  patience.ms = Number.POSITIVE_INFINITY;
  return response;
}

/** Feeds changes to the search index after the response. The scheduler sends changes that are left. */
async function feedLater(context: Context): Promise<void> {
  const { feedIndex } = await import("~/search/jobs.server");
  await feedIndex(context, context.now);
}

/** Returns how a browser may keep the response for Back. It must not keep operators' pages about others. */
function backButtonCaching(request: Request, { sessions }: Context): false | "page" | "form" {
  // The router treats `/Operator` and `/%6Fperator` as the same page.
  const path = decodeURIComponent(new URL(request.url).pathname).toLowerCase();
  const operators = path.startsWith("/operator");
  if (operators) return false;
  if (request.method === "POST") return "form";
  return request.method === "GET" && sendsAny(request, [sessions.cookieName]) && "page";
}

function contextOf(
  bindings: Bindings,
  env: Env,
  ctx: Runtime,
  database: { patience?: { ms: number }; bookmark?: string | null } = {},
): { context: Context; cache: DocumentCache } {
  const context = createContext(bindings, env, {
    now: Date.now(),
    defer: (work) => ctx.waitUntil(work),
    forget: (tags) => cache.forget(tags),
    ...database,
  });
  const scope = {
    now: context.now,
    origin: env.appOrigin,
    version: build.assets.version,
    privateCookies: [context.sessions.cookieName, context.toasts.cookieName],
    defer: context.defer,
  };
  context.runSoon = (step) =>
    context.defer(import("./scheduled-work.server").then(({ runStep }) => runStep(context, step)));
  const documents = env.documentCache === "workers" ? ctx.exports?.Documents : undefined;
  const cache = documents ? workersCache(scope, documents) : locationCache(scope);
  return { context, cache };
}

/** Returns variable names only, because a message may contain a secret. */
function variableNames(problems: string[]): string {
  return problems.map((problem) => problem.split(":", 1)[0]).join(", ");
}
