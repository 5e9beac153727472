import type { ServerBuild } from "@remix-run/cloudflare";

export type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
