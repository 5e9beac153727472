import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { noteRoute } from "~/platform/core/log.server";
import { createRouteLoader } from "./load-routes.server";
import { pagePath } from "./page-path";

/** How many segments of an address are looked at: with two, the largest group left is that of one part of the app. */
const DEPTH = 2;

/** A segment of a route's path that only one word fits, in lower case, or null where others do. */
type Segment = string | null;

/** Remix compares each address with every route several times and builds the tree of all: a quarter of a page's work. */
export function createNarrowRequestHandler(
  build: ServerBuild,
  prepare: Parameters<typeof createRouteLoader>[1],
): RequestHandler {
  const load = createRouteLoader(narrowRoutes(build), prepare);
  const handlers = new Map<ServerBuild, RequestHandler>();
  return async (request, context) => {
    const { routes, leaf } = await load(new URL(request.url));
    noteRoute(leaf);
    // Also in development: Remix's other mode is for its own dev server, and shows stacks to visitors.
    const handler = handlers.get(routes) ?? createRequestHandler(routes, "production");
    handlers.set(routes, handler);
    return handler(request, context);
  };
}

export function narrowRoutes(build: ServerBuild): (pathname: string) => ServerBuild {
  const paths = Object.keys(build.routes).map((id) => ({ id, path: pathOf(build, id) }));
  const words = Array.from({ length: DEPTH }, (_, at) => new Set(paths.map(({ path }) => path[at])));
  const builds = new Map<string, ServerBuild>();

  return (pathname) => {
    const address = segmentsOf(pathname)
      ?.slice(0, DEPTH)
      .map((segment, at) => (words[at]?.has(segment) ? segment : ""));
    if (!address) return build;
    const key = address.join("/");
    const ready = builds.get(key);
    if (ready) return ready;
    const fits = ({ path }: { path: Segment[] }) =>
      path.every((segment, at) => segment === null || segment === address[at]);
    const narrowed = withRoutes(build, new Set(paths.filter(fits).map(({ id }) => id)));
    builds.set(key, narrowed);
    return narrowed;
  };
}

function pathOf(build: ServerBuild, id: string): Segment[] {
  const full: string[] = [];
  for (let route = build.routes[id]; route; route = build.routes[route.parentId ?? ""])
    full.unshift(...(route.path?.split("/").filter(Boolean) ?? []));
  const optional = full.findIndex((segment) => segment.endsWith("?"));
  return full
    .slice(0, optional < 0 ? DEPTH : Math.min(optional, DEPTH))
    .map((segment) => (/^[:*]/.test(segment) ? null : segment.toLowerCase()));
}

/** Null where it is not simple, or where Remix itself asks for its manifest. */
function segmentsOf(pathname: string): string[] | null {
  const page = pagePath(pathname);
  if (page === null || page.includes("%") || page.includes("//")) return null;
  return page.toLowerCase().split("/").filter(Boolean);
}

function withRoutes(build: ServerBuild, ids: Set<string>): ServerBuild {
  const among = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: among(build.routes),
    assets: { ...build.assets, routes: among(build.assets.routes) },
  };
}
