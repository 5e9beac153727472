import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteModule } from "./answered-faults.server";
import { confirmed } from "./confirmations.server";
import type { PageHandle } from "./page";

/** Documents are read from any replica of the database; who asks for the reader's rights turns to the primary for all. */
export function withConfirmedReader(route: RouteModule): RouteModule {
  const { loader, action, handle } = route;
  const isDocument = (handle as PageHandle | undefined)?.page === "document";
  const module = { ...route };
  if (loader) {
    module.loader = (args: LoaderFunctionArgs) => {
      if (isDocument) args.context.replicas.fromAnywhere();
      return confirmedAfter(args.request, async () => loader(args));
    };
  }
  if (action) {
    module.action = (args: ActionFunctionArgs) => confirmedAfter(args.request, async () => action(args));
  }
  return module;
}

async function confirmedAfter<Answer>(request: Request, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } finally {
    // Its refusal stands before whatever the work has thrown.
    await confirmed(request);
  }
}
