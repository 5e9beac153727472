import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import ts from "typescript";

export type Route = { name: string; files: number; lines: number };

/** Consecutive line comments are one comment. */
export type Comment = { file: string; line: number; text: string };

export type Reach = {
  files: number;
  lines: number;
  medianLines: number;
  /** Files with exactly one importer, and no route or entry of the app. */
  singleImporter: string[];
  /** From 0 to 1. */
  importShare: number;
  commentShare: number;
  /** Modules that run before any loader: `app/server.ts` and its static imports. */
  beforeLoaders: Omit<Route, "name">;
  /** Most files first. */
  routes: Route[];
};

/** Routes share the design system and the schema, and a reader learns these once. They do not count for a route. */
const SHARED = /^app\/(ui|database\/schema)\//;

type Source = {
  lines: number;
  importLines: number;
  commentLines: number;
  comments: Omit<Comment, "file">[];
  imports: string[];
  /** Files that only `import()` loads. */
  loadedLater: ReadonlySet<string>;
};

/**
 * Reads every TypeScript file under `app` and follows its imports. Imports of types alone do not count, because a
 * reader of the running code need not open them. `root` is the folder that contains `app`.
 */
export function measureReach(root: string): Reach {
  const app = join(root, "app");
  const sources = new Map(listSources(app, /\.tsx?$/).map((file) => [file, readSource(file, app)]));
  const names = new Map([...sources.keys()].map((file) => [relative(root, file), file]));
  const importers = new Map<string, number>();
  for (const { imports } of sources.values())
    for (const file of new Set(imports)) importers.set(file, (importers.get(file) ?? 0) + 1);
  const sum = (count: (source: Source) => number) =>
    [...sources.values()].reduce((total, source) => total + count(source), 0);
  const lines = sum((source) => source.lines);
  return {
    files: sources.size,
    lines,
    medianLines: median([...sources.values()].map((source) => source.lines)),
    singleImporter: [...names].filter(([, file]) => importers.get(file) === 1).map(([name]) => name),
    importShare: sum(({ importLines }) => importLines) / lines,
    commentShare: sum(({ commentLines }) => commentLines) / lines,
    beforeLoaders: sizeOf(follow(join(app, "server.ts"), sources, "at_once"), sources),
    routes: [...names]
      .filter(([name]) => isRoute(name))
      .map(([name, file]) => {
        const reached = follow(file, sources).filter((one) => !SHARED.test(relative(root, one)));
        return {
          name: name.slice("app/routes/".length).replace(/(\/route)?\.tsx?$/, ""),
          ...sizeOf(reached, sources),
        };
      })
      .sort((a, b) => b.files - a.files || (a.name < b.name ? -1 : 1)),
  };
}

/** Reads the comments of TypeScript and JavaScript files below `folder`. */
export function listComments(root: string, folder: string): Comment[] {
  const top = join(root, folder);
  return listSources(top, /\.(tsx?|[cm]?js)$/).flatMap((file) =>
    readSource(file, top).comments.map((comment) => ({ file: relative(root, file), ...comment })),
  );
}

function sizeOf(files: readonly string[], sources: ReadonlyMap<string, Source>): Omit<Route, "name"> {
  return {
    files: files.length,
    lines: files.reduce((total, file) => total + (sources.get(file)?.lines ?? 0), 0),
  };
}

/** A file directly in `app/routes`, or the `route` file of a folder there. */
function isRoute(name: string): boolean {
  return /^app\/routes\/([^/]+|[^/]+\/route)\.tsx?$/.test(name);
}

function listSources(folder: string, names: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && names.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function readSource(file: string, app: string): Source {
  const text = readFileSync(file, "utf8");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, scriptKind(file));
  const lineOf = (at: number) => tree.getLineAndCharacterOfPosition(at).line;
  const importLines = new Set<number>();
  const commentLines = new Set<number>();
  const comments = new Map<number, ts.CommentRange>();
  const imports: string[] = [];
  const later: string[] = [];
  const add = (specifier: ts.Expression | undefined, list = imports) => {
    const found = specifier && ts.isStringLiteral(specifier) ? resolve(specifier.text, file, app) : null;
    if (found) list.push(found);
  };
  const addLines = (from: number, to: number, lines: Set<number>) => {
    for (let line = lineOf(from); line <= lineOf(to); line += 1) lines.add(line);
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) {
      addLines(node.getStart(), node.end, importLines);
      if (!isTypeImport(node)) add(node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], later);
    // JSX text may contain slashes that are no comment.
    if (ts.isJsxText(node)) return;
    for (const comment of ts.getLeadingCommentRanges(text, node.pos) ?? []) {
      addLines(comment.pos, comment.end, commentLines);
      comments.set(comment.pos, comment);
    }
    if (ts.isJsxExpression(node))
      for (const comment of ts.getLeadingCommentRanges(text, node.getStart() + 1) ?? [])
        comments.set(comment.pos, comment);
    else if (ts.isStatement(node) || ts.isTypeElement(node) || ts.isObjectLiteralElement(node))
      for (const comment of ts.getTrailingCommentRanges(text, node.end) ?? []) comments.set(comment.pos, comment);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return {
    lines: text.split("\n").length - 1,
    importLines: importLines.size,
    commentLines: commentLines.size,
    comments: joinComments([...comments.values()], text, lineOf),
    imports: [...imports, ...later],
    loadedLater: new Set(later.filter((name) => !imports.includes(name))),
  };
}

function joinComments(ranges: ts.CommentRange[], text: string, lineOf: (at: number) => number): Source["comments"] {
  const joined: { line: number; last: number; text: string }[] = [];
  for (const { pos, end, kind } of ranges.sort((a, b) => a.pos - b.pos)) {
    const words = text
      .slice(pos, end)
      .replace(/^\/\*\*?|\*\/$|^\/\/|^\s*\* ?/gm, "")
      .replace(/\s+/g, " ")
      .trim();
    const previous = joined.at(-1);
    const continues = kind === ts.SyntaxKind.SingleLineCommentTrivia && previous?.last === lineOf(pos) - 1;
    if (continues && previous) {
      previous.text += ` ${words}`;
      previous.last = lineOf(end);
    } else joined.push({ line: lineOf(pos) + 1, last: lineOf(end), text: words });
  }
  return joined.map(({ line, text: words }) => ({ line, text: words }));
}

function scriptKind(file: string): ts.ScriptKind {
  return extname(file) === ".tsx" ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const named = importClause.namedBindings;
  return (
    importClause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

/** Returns the file that a specifier names, or null for a package, a style sheet or another asset. */
function resolve(specifier: string, from: string, app: string): string | null {
  const path = specifier.startsWith("~/")
    ? join(app, specifier.slice(2))
    : specifier.startsWith(".")
      ? join(dirname(from), specifier)
      : null;
  if (path === null) return null;
  const found = [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts"), join(path, "index.tsx")].find(
    (file) => /\.tsx?$/.test(file) && ts.sys.fileExists(file),
  );
  return found ?? null;
}

function follow(start: string, sources: ReadonlyMap<string, Source>, when?: "at_once"): string[] {
  const reached = new Set([start]);
  for (const file of reached) {
    const source = sources.get(file);
    for (const next of source?.imports ?? [])
      if (!(when === "at_once" && source?.loadedLater.has(next))) reached.add(next);
  }
  return [...reached];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
