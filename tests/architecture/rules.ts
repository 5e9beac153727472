import type { IForbiddenRuleType } from "dependency-cruiser";

/** What each layer of app/ may import besides itself and packages. The map with the reasons is app/README.md. */
const MAY_IMPORT: Record<string, string[]> = {
  domain: [],
  copy: ["domain"],
  forms: ["domain", "copy"],
  db: ["domain"],
  platform: ["domain"],
  operations: ["domain", "copy", "db", "platform"],
  http: ["domain", "copy", "db", "platform", "forms"],
  views: ["domain", "copy", "db"],
  ui: ["domain", "copy"],
  content: ["domain", "copy"],
  routes: [
    "domain",
    "copy",
    "content",
    "forms",
    "db",
    "platform",
    "operations",
    "http",
    "views",
    "ui",
    "styles",
  ],
};

/** Besides those that import all of platform: whoever meets a fault that it answers itself may log it. */
const SERVERS = ["db"];

const layers: IForbiddenRuleType[] = Object.entries(MAY_IMPORT).map(([layer, allowed]) => ({
  name: `${layer}-imports`,
  comment: `app/${layer} may import ${allowed.join(", ") || "no other layer"}`,
  severity: "error",
  // The context is the one place where adapters are built, the database's connection among them.
  from: {
    path: `^app/${layer}/`,
    pathNot: layer === "platform" ? "^app/platform/core/context\\.server\\.ts$" : undefined,
  },
  to: {
    path: "^app/",
    pathNot: `^app/(${[layer, ...allowed].join("|")})/${SERVERS.includes(layer) ? "|^app/platform/core/log\\.server" : ""}`,
  },
}));

export const RULES: IForbiddenRuleType[] = [
  ...layers,
  {
    name: "context-imports",
    severity: "error",
    from: { path: "^app/platform/core/context\\.server\\.ts$" },
    to: { path: "^app/", pathNot: "^app/(platform|domain|db)/" },
  },
  {
    name: "server-imports",
    comment:
      "the entry of the server bundle builds the context, wraps the routes and starts the scheduler's work, and the feed of a second index",
    severity: "error",
    from: { path: "^app/server\\.ts$" },
    to: {
      path: "^app/",
      pathNot:
        "^app/(platform/|http/(answered-faults|confirmed-routes|stray-forms)|operations/core/run-scheduled-work|operations/search/feed-index)",
    },
  },
  {
    name: "domain-is-pure",
    comment: "rules take packages, clocks and input/output from nobody",
    severity: "error",
    from: { path: "^app/domain/" },
    to: { dependencyTypes: ["npm", "npm-dev", "core"] },
  },
  {
    name: "no-route-imports-a-route",
    comment: "a route has at most a folder of its own",
    severity: "error",
    from: { path: "^app/routes/([^/]+)" },
    to: { path: "^app/routes/", pathNot: "^app/routes/$1/" },
  },
  {
    name: "kit-knows-no-noun",
    comment: "parts without a noun serve all the others",
    severity: "error",
    from: { path: "^app/ui/kit/" },
    to: { path: "^app/ui/", pathNot: "^app/ui/kit/" },
  },
  {
    name: "routes-leave-the-schema-alone",
    comment: "the only layer that knows SQL is db",
    severity: "error",
    from: { path: "^app/", pathNot: "^app/db/" },
    to: { path: "(^app/db/schema/|node_modules/drizzle-orm)" },
  },
  {
    name: "app-stands-alone",
    comment: "nobody imports a test or the development stand-ins",
    severity: "error",
    from: { path: "^app/" },
    to: { path: "^(tests|e2e)/" },
  },
  {
    name: "zod-stays-on-the-server",
    comment: "zod in a browser chunk costs 95 KB gzipped",
    severity: "error",
    from: { pathNot: "\\.server\\.tsx?$" },
    to: { path: "node_modules/(zod|@conform-to/zod)" },
  },
  {
    name: "components-stay-off-the-server",
    comment: "a component that imports server code builds silently and breaks hydration",
    severity: "error",
    from: { path: "^app/ui/" },
    to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "imports-lead-somewhere",
    comment: "an import that is not found is judged by no other rule; the runtime's own modules are no files",
    severity: "error",
    from: { path: "^app/" },
    to: { couldNotResolve: true, pathNot: "^cloudflare:" },
  },
  { name: "no-circles", severity: "error", from: { path: "^app/" }, to: { circular: true } },
  {
    name: "layers-have-names",
    comment: "a helper lives with its noun",
    severity: "error",
    from: {},
    to: { path: "^app/.*/(util|utils|lib|misc|helper|helpers)[/.]" },
  },
];
