/**
 * Second part of `npm run build`: bundles our small shared chunks into each page's module, because every
 * chunk is a round trip on slow networks. Packages stay shared, so that React loads once. Code in the root
 * module is imported from there, because every page loads it.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Metafile, type PluginBuild, transformSync } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
const compiled: Metafile = JSON.parse(readFileSync(`${root}build/metafile.js.json`, "utf8"));

const outputs = Object.entries(compiled.outputs).filter(([file]) => file.endsWith(".js"));
/** A dynamic import is an entry too, although it is in `_shared`. */
const isShared = (file: string) => file.includes("/_shared/") && !compiled.outputs[file]?.entryPoint;
const staysShared = (file: string) =>
  Object.keys(compiled.outputs[file]?.inputs ?? {}).some((input) => input.includes("node_modules"));

const shared = outputs.map(([file]) => file).filter(isShared);
const kept = new Set<string>();
for (const file of shared.filter(staysShared)) keep(file);

function keep(file: string): void {
  if (kept.has(file)) return;
  kept.add(file);
  for (const { path } of compiled.outputs[file]?.imports ?? []) keep(path);
}

const rootModule = outputs.map(([file]) => file).find((file) => /\/build\/root-[^/]+$/.test(file)) ?? "";
/**
 * The names that the root module imports from our chunks, by chunk. Other modules import these names from the root module.
 */
const inRoot = new Map<string, Set<string>>();
addImports(rootModule);

function addImports(file: string): void {
  for (const [path, names] of importsIn(readFileSync(`${root}${file}`, "utf8"))) {
    if (!shared.includes(`public${path}`) || kept.has(`public${path}`)) continue;
    const known = inRoot.get(path);
    inRoot.set(path, new Set([...(known ?? []), ...names]));
    if (!known) addImports(`public${path}`);
  }
}

/** Returns each imported module: its URL and the imported names. */
function importsIn(code: string): (readonly [string, string[]])[] {
  return [...code.matchAll(/\bimport\{([^}]*)\}from"(\/build\/[^"]+)"/g)].map(
    ([, names = "", path = ""]) => [path, names.split(",").map((name) => name.split(" ")[0] ?? name)] as const,
  );
}

const entries = outputs.filter(([file, output]) => !isShared(file) && output.entryPoint).map(([file]) => file);
/** The assets server redirects "$" to "%24", a round trip for every page with an id. */
const plain = (file: string) => file.replaceAll("$", "");

/** Names under which the root module re-exports a chunk's exports. */
const handedOn = (path: string, names: Iterable<string>) =>
  [...names].map((name) => [name, `${name}${[...inRoot.keys()].indexOf(path)}`] as const);

/** The compiled form of a package import, `=b(c(),1)`, and of a server module, which is empty in browsers. */
const TAKEN = /=([\w$]+\()(?=[\w$]+\(\),1\))/g;
const EMPTY = /=(?=[\w$]+\(\([\w$]+,([\w$]+)\)=>\{\1\.exports=\{\}\}\))/g;

let wrappers = 0;

/** The others first, because the root module re-exports only what they use. */
const others = await gather(entries.filter((file) => file !== rootModule));
const used = new Set(
  others.flatMap(({ code }) => importsIn(code).flatMap(([path, names]) => (path === address(rootModule) ? names : []))),
);
const gathered = [...others, ...(await gather([rootModule]))];
// Fails if another compiler version writes imports differently, because every page would silently grow.
if (wrappers === 0) throw new Error("no chunk takes a package as TAKEN expects it");

async function gather(files: string[]) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files.map((file) => ({ in: file, out: plain(file).replace(/^public\/build\/|\.js$/g, "") })),
    outdir: "public/build",
    allowOverwrite: true,
    bundle: true,
    format: "esm",
    minify: true,
    metafile: true,
    logLevel: "error",
    plugins: [{ name: "gather", setup: (plugin) => gatherInto(plugin, files.includes(rootModule)) }],
  });
  return Object.entries(metafile.outputs).map(([file, { imports }]) => {
    const code = withFewImports(readFileSync(`${root}${file}`, "utf8"));
    writeFileSync(`${root}${file}`, code);
    return { file, imports, code };
  });
}

function gatherInto(plugin: PluginBuild, isRoot: boolean): void {
  plugin.onResolve({ filter: /^\/build\// }, ({ path, kind, namespace }) => {
    const own = { path: `${root}public${path}`, sideEffects: false };
    if (kind === "dynamic-import") return { path, external: true };
    if (namespace === "elsewhere") return inRoot.has(path) ? own : { path, external: true };
    // Through one module, so that a page's modules do not import the same names twice.
    const elsewhere = kept.has(`public${path}`) || (inRoot.has(path) && !isRoot);
    return elsewhere ? { path, namespace: "elsewhere", sideEffects: false } : own;
  });
  plugin.onLoad({ filter: /./, namespace: "elsewhere" }, ({ path }) => ({
    contents: between(path),
    resolveDir: root,
  }));
  if (isRoot)
    plugin.onLoad({ filter: /\/build\/root-[^/]+$/ }, ({ path }) => {
      const handed = [...inRoot].map(([chunk, names]) => {
        const wanted = handedOn(chunk, names).filter(([, name]) => used.has(name));
        return `export {${wanted.map(([own, name]) => `${own} as ${name}`)}} from "${chunk}";`;
      });
      return { contents: [leavable(path), ...handed].join("\n"), resolveDir: root };
    });
  plugin.onLoad({ filter: /\/public\/build\// }, ({ path }) => ({
    contents: leavable(path),
    resolveDir: root,
  }));
}

/** Marked so that unused parts can be dropped. */
function leavable(path: string): string {
  const code = readFileSync(path, "utf8");
  wrappers += code.match(TAKEN)?.length ?? 0;
  return code.replace(TAKEN, "=/* @__PURE__ */$1/* @__PURE__ */").replace(EMPTY, "=/* @__PURE__ */");
}

/** Replaces a chunk by re-exports from where the code is loaded. */
function between(path: string): string {
  const file = `public${path}`;
  const exported = compiled.outputs[file]?.exports ?? [];
  const taken = inRoot.get(path);
  if (!taken) return `export {${exported.join()}} from "${path}";`;
  const handed = handedOn(path, taken).map(([name, handed]) => `${handed} as ${name}`);
  const rest = exported.filter((name) => !taken.has(name));
  return `export {${handed}} from "${address(rootModule)}";export {${rest}} from "${path}";`;
}

/** Merges imports of each URL and drops unused ones that esbuild adds. */
function withFewImports(code: string): string {
  const imports = new Map<string, string[]>();
  const rest = code.replace(/\bimport\{([^}]*)\}from"(\/build\/[^"]+)";?/g, (_, names: string, path: string) => {
    imports.set(path, [...(imports.get(path) ?? []), ...names.split(",")]);
    return "";
  });
  return [...imports]
    .map(([path, names]) => [path, names.filter((name) => mentions(rest, name.split(" ").at(-1) ?? name) > 0)])
    .filter(([, names = []]) => names.length > 0)
    .map(([path, names]) => `import{${names}}from"${path}";`)
    .concat(rest)
    .join("");
}

function mentions(code: string, name: string): number {
  return code.split(new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`)).length - 1;
}

function escaped(name: string): string {
  return name.replaceAll("$", "\\$");
}

const importsOf = new Map(
  gathered.map(({ file, imports }) => [
    address(file),
    // Excludes what loads later and the root module, which every page loads anyway.
    [
      ...new Set(
        imports
          .filter(({ external, kind }) => external && kind !== "dynamic-import")
          .map(({ path }) => path)
          .filter((path) => path !== address(rootModule)),
      ),
    ],
  ]),
);
const replaced = [...shared.filter((file) => !kept.has(file)), ...entries.filter((file) => plain(file) !== file)];
for (const file of replaced) rmSync(`${root}${file}`, { force: true });

// Licences of packages belong next to their code, but not into every page.
const notices = new Set<string>();
for (const file of kept) {
  const { code, legalComments } = transformSync(readFileSync(`${root}${file}`, "utf8"), {
    legalComments: "external",
    minifyWhitespace: true,
  });
  for (const comment of legalComments?.match(/\/\*[\s\S]*?\*\//g) ?? []) notices.add(comment);
  writeFileSync(`${root}${file}`, code);
}
writeFileSync(`${root}public/build/licenses.txt`, [...notices].join("\n\n"));

// The manifest lists the imports of each page, which are preloaded. The server's bundle contains a copy. A
// route without a component has no list, but the browser loads its module too after a form was sent.
const manifests = readdirSync(`${root}public/build`).filter((file) => /^manifest-.*\.js$/.test(file));
for (const file of [...manifests.map((name) => `${root}public/build/${name}`), `${root}build/index.js`]) {
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/("?module"?:)"(\/build\/[^"]+)"(?:(,"?imports"?:)\[[^\]]*\])?/g, relist),
  );
}

function relist(_whole: string, module: string, path: string, imports?: string): string {
  const named = `${module}${JSON.stringify(plain(path))}`;
  return imports ? `${named}${imports}${JSON.stringify(importsOf.get(plain(path)) ?? [])}` : named;
}

function address(file: string): string {
  return file.replace(/^public/, "");
}
