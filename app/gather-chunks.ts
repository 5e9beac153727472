/**
 * Second half of `npm run build`: bundles our small shared chunks into each page's module, since every chunk is
 * a round trip on slow networks. Packages stay shared, so that React is fetched once.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Metafile, transformSync } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const compiled: Metafile = JSON.parse(readFileSync(`${root}build/metafile.js.json`, "utf8"));

const outputs = Object.entries(compiled.outputs).filter(([file]) => file.endsWith(".js"));
/** What a page imports by `import()` is an entry too, though it lies in `_shared`. */
const isShared = (file: string) => file.includes("/_shared/") && !compiled.outputs[file]?.entryPoint;
/** Modules with React contexts: two copies would not know each other. */
const staysShared = (file: string) =>
  Object.keys(compiled.outputs[file]?.inputs ?? {}).some((input) => /node_modules|page-context/.test(input));

const shared = outputs.map(([file]) => file).filter(isShared);
const kept = new Set<string>();
for (const file of shared.filter(staysShared)) keep(file);

/** With its own imports. */
function keep(file: string): void {
  if (kept.has(file)) return;
  kept.add(file);
  for (const { path } of compiled.outputs[file]?.imports ?? []) keep(path);
}

const entries = outputs
  .filter(([file, output]) => !isShared(file) && output.entryPoint)
  .map(([file]) => file);
/** The assets server redirects "$" to "%24", a round trip for every page with an id. */
const plain = (file: string) => file.replaceAll("$", "");

const gathered = await build({
  absWorkingDir: root,
  entryPoints: entries.map((file) => ({ in: file, out: plain(file).replace(/^public\/build\/|\.js$/g, "") })),
  outdir: "public/build",
  allowOverwrite: true,
  bundle: true,
  format: "esm",
  minify: true,
  metafile: true,
  logLevel: "error",
  plugins: [
    {
      name: "gather",
      setup(plugin) {
        plugin.onResolve({ filter: /^\/build\// }, ({ path, kind, namespace }) =>
          kind === "dynamic-import" || namespace === "kept"
            ? { path, external: true }
            : // By way of one module, lest each of a page's modules import the same names under others.
              kept.has(`public${path}`)
              ? { path, namespace: "kept", sideEffects: false }
              : { path: `${root}public${path}` },
        );
        plugin.onLoad({ filter: /./, namespace: "kept" }, ({ path }) => {
          const { exports = [] } = compiled.outputs[`public${path}`] ?? {};
          return { contents: `export {${exports.join()}} from "${path}";`, resolveDir: root };
        });
      },
    },
  ],
});

for (const file of Object.keys(gathered.metafile.outputs)) {
  const code = readFileSync(`${root}${file}`, "utf8");
  writeFileSync(
    `${root}${file}`,
    withoutEmpty(code).replace(/\bimport\{([^}]*)\}from(?="\/build\/_shared\/)/g, onlyUsed),
  );
}

/** Leaves out what esbuild imports from the module in between and nobody uses. */
function onlyUsed(whole: string, names: string, _at: number, code: string): string {
  const used = names.split(",").filter((name) => mentions(code, name.split(" ").at(-1) ?? name) > 1);
  return used.length > 0 ? `import{${used.join()}}from` : whole;
}

/** Without what is left of server modules: in a browser they are empty, and nobody uses them. */
function withoutEmpty(code: string): string {
  const empty = /\b([\w$]+)=[\w$]+\(\(\w+,(\w+)\)=>\{\2\.exports=\{\}\}\)/g;
  let left = code;
  for (const [definition, name = ""] of code.matchAll(empty)) {
    const used = new RegExp(`([,\\s])([\\w$]+)=[\\w$]+\\(${escaped(name)}\\(\\),1\\)`, "g");
    left = left.replace(used, (whole, before, kept) => (mentions(left, kept) > 1 ? whole : before + kept));
    if (mentions(left, name) === 1) left = left.replace(definition, () => name);
  }
  return left;
}

function mentions(code: string, name: string): number {
  return code.split(new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`)).length - 1;
}

function escaped(name: string): string {
  return name.replaceAll("$", "\\$");
}

const importsOf = new Map(
  Object.entries(gathered.metafile.outputs).map(([file, { imports }]) => [
    address(file),
    // What is loaded later is not fetched with the page.
    [
      ...new Set(
        imports.filter(({ external, kind }) => external && kind !== "dynamic-import").map(({ path }) => path),
      ),
    ],
  ]),
);
const replaced = [
  ...shared.filter((file) => !kept.has(file)),
  ...entries.filter((file) => plain(file) !== file),
];
for (const file of replaced) rmSync(`${root}${file}`, { force: true });

// Packages' licences are due beside their code, but not over the air with every page.
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

// Server and browser both hold each page's import list, to preload it. A route without a component has no list,
// but the browser asks for its module too, after a form was sent.
const manifests = readdirSync(`${root}public/build`).filter((file) => /^manifest-.*\.js$/.test(file));
for (const file of [`${root}build/index.js`, ...manifests.map((name) => `${root}public/build/${name}`)]) {
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(
      /("?module"?:)"(\/build\/[^"]+)"(?:(,"?imports"?:)\[[^\]]*\])?/g,
      relist,
    ),
  );
}

function relist(_whole: string, module: string, path: string, imports?: string): string {
  const named = `${module}${JSON.stringify(plain(path))}`;
  return imports ? `${named}${imports}${JSON.stringify(importsOf.get(plain(path)) ?? [])}` : named;
}

function address(file: string): string {
  return file.replace(/^public/, "");
}
