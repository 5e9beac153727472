/**
 * This is the second part of `npm run build`. It bundles our small shared chunks into each page's module, because every
 * chunk is a round trip on slow networks. Packages stay shared, so that React loads once. Code in the root module is
 * imported from there, because every page loads it.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Metafile, type PluginBuild, transformSync } from "esbuild";

/** File names in this script are relative to the project's root, such as "public/build/root-ABC.js". */
type SharedChunks = {
  /** Modules that the browser loads directly: pages, the root and dynamic imports. */
  entries: string[];
  rootModule: string;
  shared: string[];
  /** Shared chunks with packages, and what these import. They remain separate files. */
  packageChunks: ReadonlySet<string>;
  /**
   * The names that the root module imports from a chunk, by its URL. Other modules import them from the root module.
   */
  namesExportedByRoot: ReadonlyMap<string, ReadonlySet<string>>;
};
type BundledModule = { file: string; imports: Metafile["outputs"][string]["imports"]; code: string };

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Matches the import of a package in compiled code, `=b(c(),1)`. */
const PACKAGE_IMPORT = /=([\w$]+\()(?=[\w$]+\(\),1\))/g;
/** Matches a server module in compiled code. It is empty in browsers. */
const EMPTY_SERVER_MODULE = /=(?=[\w$]+\(\([\w$]+,([\w$]+)\)=>\{\1\.exports=\{\}\}\))/g;

const compiled: Metafile = JSON.parse(readFileSync(`${root}build/metafile.js.json`, "utf8"));
let packageImportsFound = 0;
await main();

async function main(): Promise<void> {
  const chunks = findSharedChunks();
  const modules = await bundlePages(chunks);
  deleteReplacedChunks(chunks);
  collectLicences(chunks);
  rewriteManifests(chunks, modules);
}

function findSharedChunks(): SharedChunks {
  const outputs = Object.entries(compiled.outputs).filter(([file]) => file.endsWith(".js"));
  const files = outputs.map(([file]) => file);
  // A dynamic import is an entry too, although its file is in `_shared`.
  const isShared = (file: string) => file.includes("/_shared/") && !compiled.outputs[file]?.entryPoint;
  const shared = files.filter(isShared);
  const packageChunks = findPackageChunks(shared);
  const rootModule = files.find((file) => /\/build\/root-[^/]+$/.test(file)) ?? "";
  return {
    entries: outputs.filter(([file, output]) => !isShared(file) && output.entryPoint).map(([file]) => file),
    rootModule,
    shared,
    packageChunks,
    namesExportedByRoot: namesImportedFrom(
      rootModule,
      shared.filter((file) => !packageChunks.has(file)),
    ),
  };
}

function findPackageChunks(shared: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path } of compiled.outputs[file]?.imports ?? []) add(path);
  };
  for (const file of shared)
    if (Object.keys(compiled.outputs[file]?.inputs ?? {}).some((input) => input.includes("node_modules"))) add(file);
  return found;
}

function namesImportedFrom(file: string, chunks: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const addImportsOf = (importer: string) => {
    for (const [path, names] of importsIn(readFileSync(`${root}${importer}`, "utf8"))) {
      if (!chunks.includes(`public${path}`)) continue;
      const known = found.get(path);
      found.set(path, new Set([...(known ?? []), ...names]));
      if (!known) addImportsOf(`public${path}`);
    }
  };
  addImportsOf(file);
  return found;
}

function importsIn(code: string): (readonly [string, string[]])[] {
  return [...code.matchAll(/\bimport\{([^}]*)\}from"(\/build\/[^"]+)"/g)].map(
    ([, names = "", path = ""]) => [path, names.split(",").map((name) => name.split(" ")[0] ?? name)] as const,
  );
}

/** Bundles the root module last, because it re-exports only the names that the other modules import from it. */
async function bundlePages(chunks: SharedChunks): Promise<BundledModule[]> {
  const { entries, rootModule } = chunks;
  const pages = await bundle(
    entries.filter((file) => file !== rootModule),
    chunks,
    null,
  );
  const usedRootExports = new Set(
    pages.flatMap(({ code }) => importsIn(code).flatMap(([path, names]) => (path === urlOf(rootModule) ? names : []))),
  );
  const modules = [...pages, ...(await bundle([rootModule], chunks, usedRootExports))];
  // Fails if another compiler version writes imports differently, because every page would silently grow.
  if (packageImportsFound === 0) throw new Error("no chunk imports a package as PACKAGE_IMPORT expects it");
  return modules;
}

/**
 * Bundles one module. `usedRootExports` is null for pages, and for the root module the names that it must re-export.
 */
async function bundle(
  files: string[],
  chunks: SharedChunks,
  usedRootExports: ReadonlySet<string> | null,
): Promise<BundledModule[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files.map((file) => ({
      in: file,
      out: withoutDollar(file).replace(/^public\/build\/|\.js$/g, ""),
    })),
    outdir: "public/build",
    allowOverwrite: true,
    bundle: true,
    format: "esm",
    minify: true,
    metafile: true,
    logLevel: "error",
    plugins: [{ name: "gather", setup: (plugin) => configurePlugin(plugin, chunks, usedRootExports) }],
  });
  return Object.entries(metafile.outputs).map(([file, { imports }]) => {
    const code = mergeImports(readFileSync(`${root}${file}`, "utf8"));
    writeFileSync(`${root}${file}`, code);
    return { file, imports, code };
  });
}

function configurePlugin(plugin: PluginBuild, chunks: SharedChunks, usedRootExports: ReadonlySet<string> | null): void {
  const { namesExportedByRoot, packageChunks } = chunks;
  plugin.onResolve({ filter: /^\/build\// }, ({ path, kind, namespace }) => {
    const bundled = { path: `${root}public${path}`, sideEffects: false };
    if (kind === "dynamic-import") return { path, external: true };
    if (namespace === "re-export") return namesExportedByRoot.has(path) ? bundled : { path, external: true };
    // All imports go through one module, so that a page's modules do not import the same names twice.
    const isReExport = packageChunks.has(`public${path}`) || (namesExportedByRoot.has(path) && !usedRootExports);
    return isReExport ? { path, namespace: "re-export", sideEffects: false } : bundled;
  });
  plugin.onLoad({ filter: /./, namespace: "re-export" }, ({ path }) => ({
    contents: reExports(path, chunks),
    resolveDir: root,
  }));
  if (usedRootExports)
    plugin.onLoad({ filter: /\/build\/root-[^/]+$/ }, ({ path }) => {
      const lines = [...namesExportedByRoot.keys()].map((chunk) => {
        const names = rootExportNames(chunk, chunks).filter(([, exported]) => usedRootExports.has(exported));
        return `export {${names.map(([name, exported]) => `${name} as ${exported}`)}} from "${chunk}";`;
      });
      return { contents: [markPure(path), ...lines].join("\n"), resolveDir: root };
    });
  plugin.onLoad({ filter: /\/public\/build\// }, ({ path }) => ({ contents: markPure(path), resolveDir: root }));
}

function rootExportNames(path: string, { namesExportedByRoot }: SharedChunks): (readonly [string, string])[] {
  const index = [...namesExportedByRoot.keys()].indexOf(path);
  return [...(namesExportedByRoot.get(path) ?? [])].map((name) => [name, `${name}${index}`] as const);
}

/** Returns the code with marks by which esbuild drops unused imports. */
function markPure(path: string): string {
  const code = readFileSync(path, "utf8");
  packageImportsFound += code.match(PACKAGE_IMPORT)?.length ?? 0;
  return code
    .replace(PACKAGE_IMPORT, "=/* @__PURE__ */$1/* @__PURE__ */")
    .replace(EMPTY_SERVER_MODULE, "=/* @__PURE__ */");
}

/** Returns re-exports that replace a chunk: from the root module what that exports, from the chunk the rest. */
function reExports(path: string, chunks: SharedChunks): string {
  const exported = compiled.outputs[`public${path}`]?.exports ?? [];
  const fromRoot = chunks.namesExportedByRoot.get(path);
  if (!fromRoot) return `export {${exported.join()}} from "${path}";`;
  const renamed = rootExportNames(path, chunks).map(([name, rootName]) => `${rootName} as ${name}`);
  const rest = exported.filter((name) => !fromRoot.has(name));
  return `export {${renamed}} from "${urlOf(chunks.rootModule)}";export {${rest}} from "${path}";`;
}

function mergeImports(code: string): string {
  const imports = new Map<string, string[]>();
  const rest = code.replace(/\bimport\{([^}]*)\}from"(\/build\/[^"]+)";?/g, (_, names: string, path: string) => {
    imports.set(path, [...(imports.get(path) ?? []), ...names.split(",")]);
    return "";
  });
  return [...imports]
    .map(([path, names]) => [path, names.filter((name) => hasName(rest, name.split(" ").at(-1) ?? name))])
    .filter(([, names = []]) => names.length > 0)
    .map(([path, names]) => `import{${names}}from"${path}";`)
    .concat(rest)
    .join("");
}

function hasName(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`).test(code);
}

function deleteReplacedChunks({ entries, shared, packageChunks }: SharedChunks): void {
  const replaced = [
    ...shared.filter((file) => !packageChunks.has(file)),
    ...entries.filter((file) => withoutDollar(file) !== file),
  ];
  for (const file of replaced) rmSync(`${root}${file}`, { force: true });
}

/** Moves the licences of packages into one file, because they must be published but not loaded by each page. */
function collectLicences({ packageChunks }: SharedChunks): void {
  const notices = new Set<string>();
  for (const file of packageChunks) {
    const { code, legalComments } = transformSync(readFileSync(`${root}${file}`, "utf8"), {
      legalComments: "external",
      minifyWhitespace: true,
    });
    for (const comment of legalComments?.match(/\/\*[\s\S]*?\*\//g) ?? []) notices.add(comment);
    writeFileSync(`${root}${file}`, code);
  }
  writeFileSync(`${root}public/build/licenses.txt`, [...notices].join("\n\n"));
}

/**
 * The manifest lists the imports of each page, which are preloaded. The server's bundle contains a copy. A route without
 * a component has no list, but the browser loads its module too after a form was sent.
 */
function rewriteManifests({ rootModule }: SharedChunks, modules: readonly BundledModule[]): void {
  const importsByUrl = new Map(
    modules.map(({ file, imports }) => [urlOf(file), preloadedImports(imports, urlOf(rootModule))]),
  );
  const rewriteManifestEntry = (_entry: string, moduleKey: string, path: string, importsKey?: string) => {
    const url = withoutDollar(path);
    const entry = `${moduleKey}${JSON.stringify(url)}`;
    return importsKey ? `${entry}${importsKey}${JSON.stringify(importsByUrl.get(url) ?? [])}` : entry;
  };
  const manifests = readdirSync(`${root}public/build`).filter((file) => /^manifest-.*\.js$/.test(file));
  for (const file of [...manifests.map((name) => `${root}public/build/${name}`), `${root}build/index.js`]) {
    const text = readFileSync(file, "utf8");
    const entry = /("?module"?:)"(\/build\/[^"]+)"(?:(,"?imports"?:)\[[^\]]*\])?/g;
    writeFileSync(file, text.replace(entry, rewriteManifestEntry));
  }
}

/** Leaves out modules that load later, and the root module, which every page loads anyway. */
function preloadedImports(imports: BundledModule["imports"], rootUrl: string): string[] {
  const urls = imports
    .filter(({ external, kind }) => external && kind !== "dynamic-import")
    .map(({ path }) => path)
    .filter((path) => path !== rootUrl);
  return [...new Set(urls)];
}

/** The assets server redirects "$" to "%24", a round trip for every page with an id. */
function withoutDollar(file: string): string {
  return file.replaceAll("$", "");
}

function urlOf(file: string): string {
  return file.replace(/^public/, "");
}
