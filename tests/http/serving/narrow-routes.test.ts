import type { ServerBuild } from "@remix-run/cloudflare";
import { type AgnosticRouteObject, matchRoutes } from "@remix-run/router";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { narrowRoutes } from "~/http/serving/narrow-routes.server";

/** [id, path, parent]: no path for a layout, null for an index. */
const PLACES: [id: string, path: string | null | undefined, parent?: string][] = [
  ["root", ""],
  ["index", null, "root"],
  ["page", ":page", "root"],
  ["splat", "*", "root"],
  ["explore", "explore", "root"],
  ["explore-place", "explore/:place", "root"],
  ["gig", "gig/:id", "root"],
  ["reviews", "gig/:id/reviews", "root"],
  ["robots", "robots.txt", "root"],
  ["languages", ":language?/languages", "root"],
  ["dashboard", "dashboard", "root"],
  ["dashboard-index", null, "dashboard"],
  ["orders", "orders", "dashboard"],
  ["orders-index", null, "orders"],
  ["order", "orders/:id", "dashboard"],
  ["order-review", "orders/:id/review", "dashboard"],
  ["list", ":list/create", "dashboard"],
  ["plain-layout", undefined, "dashboard"],
  ["balance", "Balance", "plain-layout"],
];

const routes = Object.fromEntries(
  PLACES.map(([id, path, parentId]) => [
    id,
    { id, parentId, index: path === null || undefined, path: path ?? undefined, module: {} },
  ]),
);
const build = { routes, assets: { version: "1", routes } } as unknown as ServerBuild;

/** The tree as Remix builds it. */
function treeOf(of: ServerBuild, parentId?: string): AgnosticRouteObject[] {
  return Object.values(of.routes).flatMap((route): AgnosticRouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    if (route.index) return [{ id: route.id, index: true as const }];
    return [{ id: route.id, path: route.path, children: treeOf(of, route.id) }];
  });
}

const found = (of: ServerBuild, pathname: string) =>
  matchRoutes(treeOf(of), pathname)?.map(({ route, params }) => [route.id, params]);

const WORDS = ["explore", "gig", "GIG", "orders", "dashboard", "review", "reviews", "create", "balance"];
const segment = fc.oneof(
  fc.constantFrom(...WORDS, "robots.txt", "languages", "id", "a%20b", "", "%zz", "__proto__"),
  fc.webSegment(),
);

describe("the routes that an address can lead to", () => {
  it("match as all routes do, whatever the address", () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), fc.boolean(), (segments, slash) => {
        const pathname = `/${segments.join("/")}${slash ? "/" : ""}`;
        expect(found(narrowRoutes(build)(pathname), pathname)).toEqual(found(build, pathname));
      }),
      { numRuns: 2_000 },
    );
  });

  it("match the page whose data is asked for", () => {
    for (const [data, pathname] of [
      ["/_root.data", "/"],
      ["/dashboard/orders.data", "/dashboard/orders"],
      ["/gig/7.data", "/gig/7"],
    ] as const)
      expect(found(narrowRoutes(build)(data), pathname)).toEqual(found(build, pathname));
  });

  it("are few, and the same ones for the same kind of address", () => {
    const narrow = narrowRoutes(build);
    expect(Object.keys(narrow("/gig/1").routes)).toEqual([
      "root",
      "index",
      "page",
      "splat",
      "gig",
      "reviews",
      "languages",
    ]);
    expect(narrow("/gig/1")).toBe(narrow("/gig/2"));
    expect(Object.keys(narrow("/gig/1").assets.routes)).toEqual(Object.keys(narrow("/gig/1").routes));
  });

  it("are all of them where Remix tells a browser about others", () => {
    expect(narrowRoutes(build)("/__manifest")).toBe(build);
  });
});
