import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import type { PageHandle } from "./page";

/** Documents are read from any copy of the database; who asks for the reader's rights turns to the primary for all. */
export function withDocumentsFromAnywhere(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && reading(route)] as const);
  return { ...build, routes: Object.fromEntries(routes) };
}

type Route = NonNullable<ServerBuild["routes"][string]>;

function reading(route: Route): Route {
  const { loader, handle } = route.module;
  if (!loader || (handle as PageHandle | undefined)?.page !== "document") return route;
  return {
    ...route,
    module: {
      ...route.module,
      loader: (args: LoaderFunctionArgs) => {
        args.context.copies.fromAnywhere();
        return loader(args);
      },
    },
  };
}
