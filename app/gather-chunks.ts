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
        plugin.onResolve({ filter: /^\/build\// }, ({ path, kind }) =>
          kind === "dynamic-import" || kept.has(`public${path}`)
            ? { path, external: true }
            : { path: `${root}public${path}` },
        );
      },
    },
  ],
});

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
