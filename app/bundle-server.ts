/**
 * Third part of `npm run build`: bundles the server anew, in parts that the runtime reads when an address first needs
 * them. Remix's compiler makes one file of everything, and reading it is most of a cold start.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import remix from "../remix.config.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const scripts = `${root}public/build/`;
const sheets = readdirSync(`${scripts}_assets`);

type Route = { id: string; parentId?: string; path?: string; index?: boolean; caseSensitive?: boolean };
type Manifest = { routes: Record<string, Route> };
const [manifestFile] = readdirSync(scripts).filter((file) => /^manifest-.*\.js$/.test(file));
if (!manifestFile) throw new Error(`Remix wrote no manifest into ${scripts}`);
const manifest: Manifest = JSON.parse(
  readFileSync(`${scripts}${manifestFile}`, "utf8").replace(/^window\.__remixManifest=|;$/g, ""),
);
const { inputs } = JSON.parse(readFileSync(`${root}build/metafile.server.json`, "utf8"));

/** Remix's own module of this name, but for routes that are loaded when they are first asked for. */
const SERVER_BUILD = `
import * as entryServer from "./entry.server";
export const mode = "production";
export const assets = JSON.parse(${JSON.stringify(JSON.stringify(manifest))});
export const assetsBuildDirectory = "public/build";
export const publicPath = "/build/";
export const future = ${JSON.stringify(remix.future)};
export const entry = { module: entryServer };
export const routes = {${Object.values(manifest.routes).map(lazyRoute)}};`;

function lazyRoute({ id, parentId, path, index, caseSensitive }: Route): string {
  const about = JSON.stringify({ id, parentId, path, index, caseSensitive }).slice(0, -1);
  return `${JSON.stringify(id)}: ${about},"load":()=>import(${JSON.stringify(`part:${id}`)}).then(({route})=>route)}`;
}

function fileOf(id: string): string {
  const names = [".tsx", ".ts", "/route.tsx", "/route.ts"].map((end) => `app/${id}${end}`);
  const file = names.find((name) => name in inputs);
  if (!file) throw new Error(`Remix built no route ${id}`);
  return root + file;
}

/**
 * A route, with what is there before it: esbuild puts into one file what the same entries reach, so that all of the server's
 * entry is one and all of the root is one, and not a hundred.
 */
function partOf(id: string): string {
  const before = id === "root" ? ["server"] : ["server", "root"];
  const there = before.map((file) => `export { default as ${file} } from "./${file}";`);
  return [...there, `export * as route from ${JSON.stringify(fileOf(id))};`].join("\n");
}

/** What only a browser needs of it: there is none of it in what a server renders. */
const NO_DOM = `
const inBrowsersOnly = () => { throw new Error("react-dom is for browsers") };
export { inBrowsersOnly as createPortal, inBrowsersOnly as flushSync };`;

/** Of a route's own pattern, once: they are as many as routes. */
const COMPILED_OF = `
const compiled = new Map();
function compiledOf({ path, caseSensitive, end }) {
  const key = (caseSensitive ? "=" : "~") + (end ? "$" : "/") + path;
  if (!compiled.has(key)) compiled.set(key, compilePath(path, caseSensitive, end));
  return compiled.get(key);
}
`;

const parts: Plugin = {
  name: "parts",
  setup(plugin) {
    const written = (filter: RegExp, contents: string) => {
      plugin.onResolve({ filter }, ({ path }) => ({ path, namespace: "written", sideEffects: false }));
      plugin.onLoad({ filter, namespace: "written" }, () => ({ contents, resolveDir: `${root}app` }));
    };
    written(/^@remix-run\/dev\/server-build$/, SERVER_BUILD);
    written(/^react-dom$/, NO_DOM);
    plugin.onResolve({ filter: /^part:/ }, ({ path }) => ({ path, namespace: "part" }));
    plugin.onLoad({ filter: /^part:/, namespace: "part" }, ({ path }) => ({
      contents: partOf(path.slice("part:".length)),
      resolveDir: `${root}app`,
    }));
    plugin.onLoad({ filter: /\.css$/ }, ({ path }) => {
      const name = path.replace(/^.*\/|\.css$/g, "");
      const sheet = sheets.find((file) => file.replace(/-[A-Z0-9]+\.css$/, "") === name);
      if (!sheet) throw new Error(`Remix wrote no sheet for ${path}`);
      return { contents: `export default ${JSON.stringify(`/build/_assets/${sheet}`)}` };
    });
    const changed = (filter: RegExp, changes: [from: string, to: string][]) =>
      plugin.onLoad({ filter }, ({ path }) => {
        let contents = readFileSync(path, "utf8");
        for (const [from, to] of changes) {
          if (!contents.includes(from)) throw new Error(`${path} is no longer what is changed here: ${from}`);
          contents = contents.replaceAll(from, to);
        }
        return { contents };
      });
    // It imports zod in the one way that keeps all of zod in a bundle.
    changed(/remix-toast\/dist\/index\.js$/, [['import { z } from "zod"', 'import * as z from "zod"']]);
    // Asked of every part of a statement: with one copy of drizzle in a bundle, what is no instance is of another kind.
    const unlike = "  if (!Object.prototype.hasOwnProperty.call(type, entityKind)) {";
    changed(/drizzle-orm\/entity\.js$/, [[unlike, `  return false;\n${unlike}`]]);
    // With each dialect it learns the columns' names anew, and there is one for each connection of each request.
    changed(/drizzle-orm\/d1\/driver\.js$/, [
      ["const dialect = new SQLiteAsyncDialect({ casing: config.casing });", "const dialect = DIALECT;"],
      ["function drizzle(client", "const DIALECT = new SQLiteAsyncDialect();\nfunction drizzle(client"],
    ]);
    // It sorts all routes and writes their patterns anew for each match, of which a page takes several.
    changed(/@remix-run\/router\/dist\/router\.js$/, [
      [
        "  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
        "  let branches = ranked.get(routes);\n  if (!branches) ranked.set(routes, branches = flattenRoutes(routes)), rankRouteBranches(branches);",
      ],
      ["function matchRoutesImpl(", "const ranked = new WeakMap();\nfunction matchRoutesImpl("],
      [
        "compilePath(pattern.path, pattern.caseSensitive, pattern.end);",
        "(pattern.route ? compiledOf(pattern) : compilePath(pattern.path, pattern.caseSensitive, pattern.end));",
      ],
      ["      caseSensitive: meta.caseSensitive,", "      route: true, caseSensitive: meta.caseSensitive,"],
      ["function compilePath(", `${COMPILED_OF}function compilePath(`],
    ]);
    // It encodes what a page hydrates from also for documents, which do not.
    changed(/@remix-run\/server-runtime\/dist\/esm\/server\.js$/, [
      ["serverHandoffStream: encodeViaTurboStream(state,", "handOff: () => encodeViaTurboStream(state,"],
    ]);
    // It encodes each word of a page by itself and sends 512 bytes at a time: here a page is one text until it is sent.
    changed(/react-dom-server\.browser\.production\.min\.js$/, [
      ["function p(a,b){if(0!==b.length)", "function p(a,b){l+=b}function split(a,b){if(0!==b.length)"],
      [
        "function ba(a){l&&0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=null,n=0)}",
        'function ba(a){l&&a.enqueue(ca.encode(l));l=""}',
      ],
      [
        "function u(a){return ca.encode(a)}function w(a){return ca.encode(a)}",
        "function u(a){return a}function w(a){return a}",
      ],
      ["l=new Uint8Array(512);n=0;", 'l="";'],
    ]);
  },
};

for (const file of readdirSync(`${root}build`))
  if (!file.startsWith("metafile.")) rmSync(`${root}build/${file}`, { recursive: true });
const { metafile, outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: { index: "app/server.ts" },
  outdir: "build",
  chunkNames: "parts/[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  conditions: remix.serverConditions,
  mainFields: remix.serverMainFields,
  external: ["cloudflare:*", "node:*"],
  define: { "process.env.NODE_ENV": '"production"', "process.env.REMIX_DEV_ORIGIN": '""' },
  minify: true,
  // Read by the runtime alone; licences are due beside the scripts that people are sent.
  legalComments: "none",
  metafile: true,
  write: false,
  logLevel: "warning",
  plugins: [parts],
});
// Parts name each other twelve thousand times: by number, and not by hash, all are 23 KB lighter when packed.
const numbers = new Map(
  Object.keys(metafile.outputs)
    .sort()
    .map((file, n) => [file.replace(/^.*\/|\.js$/g, ""), n.toString(36)]),
);
const numbered = (text: string) =>
  text.replace(/\b[A-Z0-9]{8}(?=\.js\b)/g, (hash) => numbers.get(hash) ?? hash);
mkdirSync(`${root}build/parts`);
for (const { path, text } of outputFiles) writeFileSync(numbered(path), numbered(text));
writeFileSync(`${root}build/metafile.server.json`, numbered(JSON.stringify(metafile)));
