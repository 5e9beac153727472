import type { IForbiddenRuleType } from "dependency-cruiser";

/**
 * The kind of a file follows from its name and decides what it may import. See docs/architecture.md. Each pattern
 * matches a path from the project's root.
 */
const SLICES =
  "^app/(accounts|database|ledger|listings|messages|moderation|notifications|operators|orders|payments|payouts|places|platform|proposals|refunds|reviews|search|visits)";
const TEXT = `${SLICES}/(forms/)?[a-z-]*text\\.ts$`;
const PURE = `${SLICES}/[a-z-]*\\.ts$|^app/(search/words|orders/rules|platform/forms)/[a-z-]*\\.ts$`;
const UI = `^app/ui/|${SLICES}/ui/`;
const FORM = "/form\\.server\\.ts$|^app/platform/forms/fields\\.server\\.ts$";
const QUERIES = "queries\\.server\\.ts$";
const COMMANDS = "(commands|jobs|send-outbox)\\.server\\.ts$";
const PAGE_DATA = "page-data\\.server\\.ts$";
const REQUESTS = "/requests\\.server\\.ts$";
const DATABASE = "^app/database/";
const LOG = "^app/platform/log\\.server\\.ts$";
const ROUTES = "^app/routes/";
const SESSION = "^app/accounts/(viewer|login|after-login|sessions)\\.server\\.ts$";

/** Files of platform/ that import more than pure files of the slices, and why. */
const PLATFORM_EXCEPTIONS: [file: string, allowed: string, reason: string][] = [
  ["context", SESSION, "creates the sessions of a request"],
  ["context", "^app/search/index-queries", "reads the vocabulary when a page asks for it"],
  ["forms/owner", SESSION, "compares the account of a form with the session"],
  ["answered-faults", SESSION, "answers a write that the session may no longer do"],
  ["documents", "^app/listings/queries", "marks documents with the keys of their pictures"],
  ["readiness", "^app/operators/health-queries", "reads when the scheduler last ran"],
  ["picture-jobs", QUERIES, "asks each slice which pictures are still in use"],
];

function platformFile(name: string): string {
  return `^app/platform/${name}\\.server\\.ts$`;
}

const mayImport = (name: string, from: string, allowed: string[], not?: string): IForbiddenRuleType => ({
  name,
  severity: "error",
  from: not ? { path: from, pathNot: not } : { path: from },
  to: { path: "^app/", pathNot: allowed.join("|") },
});

export const RULES: IForbiddenRuleType[] = [
  mayImport("rules-are-pure", PURE, [PURE], TEXT),
  mayImport("texts-import-pure-files", TEXT, [PURE]),
  {
    name: "pure-files-take-no-package",
    comment: "rules and sentences take packages, clocks and input/output from nobody",
    severity: "error",
    from: { path: PURE },
    to: { dependencyTypes: ["npm", "npm-dev", "core"], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "rules-know-no-sentence",
    comment: "a rule returns values; text.ts of its slice has the sentence",
    severity: "error",
    from: { path: PURE, pathNot: `${TEXT}|^app/platform/` },
    to: { path: TEXT },
  },
  mayImport("form-imports", FORM, [PURE, FORM]),
  mayImport("queries-import", QUERIES, [PURE, QUERIES, DATABASE, LOG]),
  mayImport("database-imports", DATABASE, [PURE, DATABASE, LOG], COMMANDS),
  mayImport("commands-import", COMMANDS, [PURE, QUERIES, COMMANDS, DATABASE, "^app/platform/", SESSION]),
  {
    name: "page-data-changes-nothing",
    comment: "a page's data is read; what changes something is a command",
    severity: "error",
    from: { path: PAGE_DATA },
    to: { path: `${COMMANDS}|${REQUESTS}`, dependencyTypesNot: ["type-only"] },
  },
  mayImport("ui-imports", UI, [PURE, UI]),
  mayImport(
    "platform-imports-pure-files",
    "^app/platform/",
    [PURE, DATABASE, "^app/platform/"],
    PLATFORM_EXCEPTIONS.map(([file]) => platformFile(file)).join("|"),
  ),
  ...PLATFORM_EXCEPTIONS.map(([file]) =>
    mayImport("platform-imports-pure-files", platformFile(file), [
      PURE,
      DATABASE,
      "^app/platform/",
      ...PLATFORM_EXCEPTIONS.filter(([other]) => other === file).map(([, allowed]) => allowed),
    ]),
  ),
  {
    name: "platform-knows-no-page",
    severity: "error",
    from: { path: "^app/platform/" },
    to: { path: `${ROUTES}|${UI}|${PAGE_DATA}` },
  },
  {
    name: "no-route-imports-a-route",
    comment: "parts beside a route are its own; the test for folders is in architecture.test.ts",
    severity: "error",
    from: { path: ROUTES },
    to: { path: "^app/routes/[^/]+\\.tsx?$|^app/routes/[^/]+/route\\.tsx?$" },
  },
  {
    name: "slices-import-no-route",
    severity: "error",
    from: { path: "^app/[^/]+/", pathNot: ROUTES },
    to: { path: ROUTES },
  },
  {
    name: "the-design-system-knows-no-noun",
    comment: "parts without a noun serve all the others; the frame of a page knows the links it shows",
    severity: "error",
    from: { path: "^app/ui/" },
    to: { path: UI, pathNot: "^app/ui/" },
  },
  {
    name: "sql-stays-in-queries-and-commands",
    severity: "error",
    from: { path: "^app/", pathNot: `${QUERIES}|${COMMANDS}|${DATABASE}` },
    to: { path: "(^app/database/schema/|node_modules/drizzle-orm)" },
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
    comment: "a component that imports server code builds without an error and breaks hydration",
    severity: "error",
    from: { path: UI },
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
    name: "files-have-names",
    comment: "a helper lives with its noun",
    severity: "error",
    from: {},
    to: { path: "^app/.*/(util|utils|lib|misc|helper|helpers)[/.]" },
  },
];
