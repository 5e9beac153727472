import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import type { PageHandle } from "./page";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

/** Documents are read from any copy of the database; who asks for the reader's rights turns to the primary for all. */
export function withDocumentsFromAnywhere(route: RouteModule): RouteModule {
  const { loader, handle } = route;
  if (!loader || (handle as PageHandle | undefined)?.page !== "document") return route;
  return {
    ...route,
    loader: (args: LoaderFunctionArgs) => {
      args.context.copies.fromAnywhere();
      return loader(args);
    },
  };
}
