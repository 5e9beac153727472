import type { ServerBuild } from "@remix-run/cloudflare";
import { matchRoutes } from "@remix-run/react";
import { pagePath } from "./page-path";
import type { RouteModule } from "./route-module";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Prepare = (module: RouteModule, id: string) => RouteModule;
type RouteObject = Parameters<typeof matchRoutes>[0][number];
/** A route of the deployed build comes without its module; in Remix's own, which `npm run dev` serves, all are there. */
type LazyRoute = Omit<Route, "module"> & { module?: RouteModule; load?: () => Promise<RouteModule> };

/** Routes that do not answer get empty modules; the same build for the same routes. */
export function createRouteLoader(
  narrow: (pathname: string) => ServerBuild,
  prepare: Prepare,
): (url: URL) => Promise<{ routes: ServerBuild; leaf: string }> {
  const trees = new Map<ServerBuild, { tree: RouteObject[]; loaded: Map<string, ServerBuild> }>();

  return async (url) => {
    const build = narrow(url.pathname);
    const known = trees.get(build) ?? { tree: treeOf(build), loaded: new Map() };
    trees.set(build, known);
    const ids = answering(known.tree, url);
    const key = ids.join(" ");
    // The builds are kept, not the promises: those belong to the request that waits for them.
    const loaded = known.loaded.get(key) ?? (await withModules(build, ids, prepare));
    // Another request may have been quicker; each build has a handler of its own.
    const first = known.loaded.get(key) ?? loaded;
    known.loaded.set(key, first);
    return { routes: first, leaf: ids.at(-1) ?? "root" };
  };
}

function answering(tree: RouteObject[], { pathname, searchParams }: URL): string[] {
  const page = pagePath(pathname);
  if (page === null) return [];
  const matched =
    matchRoutes(tree, searchParams.has("_data") ? pathname : page)?.map(({ route }) => route.id ?? "") ?? [];
  return [...new Set(["root", ...matched])];
}

async function withModules(build: ServerBuild, ids: string[], prepare: Prepare): Promise<ServerBuild> {
  const routes = Object.values(build.routes).map(async (route) => {
    const { load, module, ...about } = route as LazyRoute;
    const needed = ids.includes(about.id);
    const loaded = needed ? (module ?? (await load?.())) : undefined;
    return [about.id, { ...about, module: loaded ? prepare(loaded, about.id) : NOT_LOADED }] as const;
  });
  return { ...build, routes: Object.fromEntries(await Promise.all(routes)) };
}

const NOT_LOADED = {} as RouteModule;

function treeOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive, index } = route;
    return [
      index
        ? { id, path, caseSensitive, index: true }
        : { id, path, caseSensitive, children: treeOf(build, id) },
    ];
  });
}
