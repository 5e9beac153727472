import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import { createRouteLoader } from "~/http/serving/load-routes.server";

const asked: string[] = [];
const lazy = (id: string, path: string | undefined, parentId?: string) => {
  const load = async () => {
    asked.push(id);
    return { default: id };
  };
  return [id, { id, path, parentId, index: path === undefined || undefined, load }] as const;
};
const build = {
  routes: Object.fromEntries([
    lazy("root", ""),
    lazy("index", undefined, "root"),
    lazy("anything", "*", "root"),
    lazy("gig", "gig/:id", "root"),
    lazy("orders", "orders", "root"),
    lazy("order", ":id", "orders"),
    lazy("orders-index", undefined, "orders"),
  ]),
} as unknown as ServerBuild;

const loaded = ({ routes }: ServerBuild) =>
  Object.values(routes).flatMap((route) => (route?.module.default ? [route.id] : []));
const at = (address: string) => new URL(address, "https://jasawarga.example");

it.each([
  ["/", ["root", "index"]],
  ["/_root.data", ["root", "index"]],
  ["/gig/7", ["root", "gig"]],
  ["/gig/7.data?_routes=gig", ["root", "gig"]],
  ["/g%69g/7", ["root", "gig"]],
  ["/orders", ["root", "orders", "orders-index"]],
  ["/orders/7.data", ["root", "orders", "order"]],
  ["/orders.data?_data=x", ["root", "anything"]],
  ["/nowhere/at/all", ["root", "anything"]],
  ["/__manifest?p=/gig/7", []],
])("%s loads the routes that answer it and no others", async (address, ids) => {
  const load = createRouteLoader(
    () => build,
    (module) => module,
  );
  const { routes, leaf } = await load(at(address));
  expect(loaded(routes)).toEqual(ids);
  expect(leaf).toBe(ids.at(-1) ?? "root");
});

it("loads a route once, and gives the same build for the same routes", async () => {
  const prepared: unknown[] = [];
  const load = createRouteLoader(
    () => build,
    (module) => {
      prepared.push(module.default);
      return { ...module, loader: null } as unknown as typeof module;
    },
  );
  asked.length = 0;
  const { routes: first } = await load(at("/gig/1"));
  expect((await load(at("/gig/2"))).routes).toBe(first);
  expect(asked).toEqual(["root", "gig"]);
  expect(prepared).toEqual(["root", "gig"]);
  expect(first.routes.gig?.module).toHaveProperty("loader", null);
});

it("gives requests that wait at one time the same build", async () => {
  const load = createRouteLoader(
    () => build,
    (module) => module,
  );
  const [one, other] = await Promise.all([load(at("/gig/1")), load(at("/gig/2"))]);
  expect(one.routes).toBe(other.routes);
  expect((await load(at("/gig/3"))).routes).toBe(other.routes);
});
