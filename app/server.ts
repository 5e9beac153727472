import * as build from "@remix-run/dev/server-build";
import { withConfirmedReader } from "~/http/serving/confirmed-routes.server";
import { withDatabaseOutages } from "~/http/serving/database-outage.server";
import { createNarrowRequestHandler } from "~/http/serving/narrow-routes.server";
import { bookmarkIn, rememberWritten } from "~/platform/core/bookmark.server";
import { purgeTags } from "~/platform/core/cache-tags.server";
import { type Context, createContext } from "~/platform/core/context.server";
import { sendsAny, throughEdgeCache } from "~/platform/core/edge-cache.server";
import { type Bindings, type Env, readEnv } from "~/platform/core/env.server";
import { finishResponse } from "~/platform/core/finish-response.server";
import { errorResponse } from "~/platform/core/refusal.server";
import { guard } from "~/platform/core/request-guard.server";
import { DATABASE_PATIENCE } from "~/platform/core/time-limit.server";

const handle = createNarrowRequestHandler(build, (route) => withDatabaseOutages(withConfirmedReader(route)));

export default {
  async fetch(request: Request, bindings: Bindings, ctx: ExecutionContext): Promise<Response> {
    const reading = readEnv(bindings);
    if (!reading.ok) {
      console.error(`JasaWarga does not start: ${reading.problems.join("; ")}`);
      return errorResponse(503, `Konfigurasi belum lengkap: ${names(reading.problems)}.`);
    }
    const patience = { ms: DATABASE_PATIENCE };
    const bookmark = bookmarkIn(request);
    const context = contextOf(bindings, reading.env, ctx, { patience, bookmark });
    const allowed = await guard(request, {
      appOrigin: reading.env.appOrigin,
      isSigned: context.sessions.isSigned,
    });
    if (allowed instanceof Response) return finishResponse(allowed, context);

    const visit = {
      now: context.now,
      origin: reading.env.appOrigin,
      version: build.assets.version,
      privateCookies: [context.sessions.cookieName, context.toasts.cookieName],
      defer: context.defer,
    };
    return throughEdgeCache(allowed, visit, async () => {
      const answer = await handle(allowed, context);
      rememberWritten(allowed, context);
      const response = finishResponse(answer, context, goesBack(allowed, context));
      await purgeTags(reading.env.appOrigin, context.purged);
      // What goes on after the response keeps nobody waiting.
      patience.ms = Number.POSITIVE_INFINITY;
      return response;
    });
  },

  async scheduled(
    _controller: ScheduledController,
    bindings: Bindings,
    ctx: ExecutionContext,
  ): Promise<void> {
    const reading = readEnv(bindings);
    if (!reading.ok) throw new Error(`JasaWarga does not start: ${reading.problems.join("; ")}`);
    const context = contextOf(bindings, reading.env, ctx);
    const { runScheduledWork } = await import("~/operations/core/run-scheduled-work.server");
    await runScheduledWork(context);
    await purgeTags(reading.env.appOrigin, context.purged);
  },
};

/** What an operator sees of others stays in no browser. */
function goesBack(request: Request, { sessions }: Context): boolean {
  const operators = new URL(request.url).pathname.startsWith("/operator");
  return request.method === "GET" && !operators && sendsAny(request, [sessions.cookieName]);
}

function contextOf(
  bindings: Bindings,
  env: Env,
  ctx: ExecutionContext,
  asked: { patience?: { ms: number }; bookmark?: string | null } = {},
): Context {
  return createContext(bindings, env, {
    now: Date.now(),
    defer: (work) => ctx.waitUntil(work),
    ...asked,
  });
}

/** Variable names only: a message may hold a secret. */
function names(problems: string[]): string {
  return problems.map((problem) => problem.split(":", 1)[0]).join(", ");
}
