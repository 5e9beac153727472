import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import { DATABASE_BUSY } from "~/copy/core/outage";
import { databaseSaid, isPassingFault } from "~/db/core/connection.server";
import type { UnsentFields } from "~/domain/core/unsent-form";
import { errorResponse } from "~/platform/core/refusal.server";
import { readForm, sentForm } from "./form.server";
import { unsentFields } from "./unsent-form.server";

/** Routes answer 503 when the database is down; the page offers what was sent again. Nothing here retries a write. */
export function withDatabaseOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && patient(route)] as const);
  return { ...build, routes: Object.fromEntries(routes) };
}

type Route = NonNullable<ServerBuild["routes"][string]>;

function patient(route: Route): Route {
  const { action, loader, default: page } = route.module;
  const module = { ...route.module };
  if (loader) {
    module.loader = async (args: LoaderFunctionArgs) => {
      try {
        return await loader(args);
      } catch (error) {
        throw isOutage(error, args) ? unavailable(page, {}) : error;
      }
    };
  }
  if (action) {
    module.action = async (args: ActionFunctionArgs) => {
      try {
        return await action(args);
      } catch (error) {
        throw isOutage(error, args) ? unavailable(page, { unsent: await unsentIn(args.request) }) : error;
      }
    };
  }
  return { ...route, module };
}

function isOutage(error: unknown, { request }: LoaderFunctionArgs): boolean {
  if (!isPassingFault(error)) return false;
  console.error(`${request.method} ${new URL(request.url).pathname}`, databaseSaid(error));
  return true;
}

function unavailable(page: unknown, about: { unsent?: UnsentFields | null }): Response {
  return page ? Response.json(about, { status: 503 }) : errorResponse(503, DATABASE_BUSY);
}

async function unsentIn(request: Request): Promise<UnsentFields | null> {
  const form = sentForm(request) ?? (await readForm(request).catch(() => null));
  const { pathname, search } = new URL(request.url);
  return form && unsentFields(form, pathname + search);
}
