import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { DATABASE_BUSY } from "~/copy/core/outage";
import { databaseSaid, isPassingFault } from "~/db/core/connection.server";
import type { UnsentFields } from "~/domain/core/unsent-form";
import { errorResponse } from "~/platform/core/refusal.server";
import { unsentFields } from "../unsent-form.server";
import type { RouteModule } from "./route-module";

/** A route answers 503 when the database is down; the page offers what was sent again. Nothing here retries a write. */
export function withDatabaseOutages(route: RouteModule): RouteModule {
  const { action, loader, default: page } = route;
  const module = { ...route };
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
  return module;
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
  const { readForm, sentForm } = await import("../form.server");
  const form = sentForm(request) ?? (await readForm(request).catch(() => null));
  const { pathname, search } = new URL(request.url);
  return form && unsentFields(form, pathname + search);
}
