import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");

/**
 * Constants that contain data instead of sentences: proper names, words that people type, number formats, magic bytes.
 * Files of `search/words/` and files named `*-words.ts` contain only words that people type.
 */
const DATA: Record<string, readonly string[]> = {
  "accounts/contact-details.ts": ["KNOWN_SITES"],
  "accounts/look-alikes.ts": ["TABLE", "FANCY"],
  "accounts/password.ts": ["GUESSED_FIRST", "FAVOURITES", "WALKS"],
  "accounts/person.ts": [
    "displayName",
    "TITLES",
    "RANKS",
    "AFTER_RANKS",
    "TITLES_BEFORE_TWO",
    "TITLES_AFTER_RADEN",
    "WITH_THE_NEXT",
    "BUSINESSES",
    "SOCIAL_NETWORKS",
  ],
  "listings/category.ts": ["CATEGORIES", "CATEGORY_GROUPS"],
  "listings/package.ts": ["STANDARD_PACKAGE_NAME", "inFigures"],
  "listings/picture.ts": ["isPortrait", "isPicture"],
  "payouts/account.ts": ["BANKS", "WALLETS"],
  "places/aliases.ts": [
    "ISLANDS",
    "JAVA",
    "KNOWN_SPOTS",
    "ALONE_WORDS",
    "SOMETIMES_ORDINARY_WORDS",
    "MOSTLY_ORDINARY_WORDS",
    "STYLE_WORDS",
    "MARKER_WORDS",
  ],
  "places/names.ts": ["variants"],
  "places/place.ts": ["wholeName", "shortName"],
  "places/regions.ts": ["DISTRICTS", "REGIONS"],
  "platform/dates.ts": ["MONTHS"],
  "platform/files.ts": ["TYPES", "contentDisposition"],
  "platform/money.ts": ["formatRupiah"],
  "platform/written-date.ts": ["MONTHS", "WEEKDAYS", "DAYS_FROM_TODAY"],
  "search/search-plan.ts": ["overText", "either"],
  "search/search.ts": ["FILLERS"],
  "search/shown-search.ts": ["shownText", "timeWords"],
  "search/suggest.ts": ["WORKER"],
  "search/long-message.ts": ["SEEKING"],
  "search/qualifiers.ts": ["SOUGHT"],
  "search/time-asked.ts": ["PHRASES", "OTHER_THINGS", "GREETED"],
};

const PAGE = /^\/(?:dashboard|operator|gig|wanted|u|order|payment|messages|account|reports)\b/;

type Found = { holder: string; line: number; text: string };

/** Returns every text with two words or with a capital first letter. Skips error messages, which are for developers. */
function sentencesIn(name: string, source: string, asked = isWorded): Found[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node, holder: string) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || isForDevelopers(node)) return;
    const text = textOf(node);
    if (text !== null && asked(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ holder, line: line + 1, text });
    }
    const named = node.parent === file || node.parent?.parent?.parent === file ? nameOf(node) : null;
    ts.forEachChild(node, (child) => visit(child, named ?? holder));
  };
  visit(file, "");
  return found;
}

/** Returns the text of a literal. A template counts as one text. */
function textOf(node: ts.Node): string | null {
  if (ts.isLiteralTypeNode(node.parent ?? node)) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join("");
  return null;
}

function isWorded(text: string): boolean {
  return /\p{L}[^\n]*\s|\s[^\n]*\p{L}/u.test(text) || /^\p{Lu}\p{Ll}/u.test(text);
}

function isForDevelopers(node: ts.Node): boolean {
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression))
    return /(?:Error|RegExp)$/.test(node.expression.text);
  if (ts.isClassDeclaration(node)) return node.heritageClauses?.[0]?.types[0]?.getText() === "RangeError";
  return false;
}

function nameOf(node: ts.Node): string | null {
  if (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) return node.name?.getText() ?? null;
  return null;
}

const APP = path.join(ROOT, "app");
const all = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
/** Rules of a slice return values. Sentences are in files named text.ts. */
const rules = all.filter(
  (file) =>
    /^[a-z]+\/(?:(?:rules|forms)\/)?[a-z-]+\.ts$/.test(file) &&
    !/(?:text|-words)\.ts$|^(?:commands|content|routes|styles|ui)\/|^platform\/(?:pages|share-card|structured-data)\.ts$/.test(
      file,
    ),
);

it("keeps user-facing sentences out of the rules", () => {
  expect(rules.length).toBeGreaterThan(50);
  const found = rules.flatMap((file) =>
    sentencesIn(file, readFileSync(path.join(APP, file), "utf8"))
      .filter(({ holder }) => !DATA[file]?.includes(holder))
      .map(({ line, text }) => `app/${file}:${line} ${text}`),
  );
  expect(found.join("\n")).toBe("");
});

/** Words that appear only in Indonesian sentences. SQL and its errors are in English. */
const INDONESIAN = /\b(?:dari|untuk|yang|dan|atau|belum|sudah|tidak|lebih|lewat|oleh|Anda|Jasa|Ulasan|Pesanan)\b/;

function foundIn(kind: RegExp, asked: (text: string) => boolean): string[] {
  const asking = all.filter((file) => kind.test(file));
  expect(asking.length).toBeGreaterThan(8);
  return asking.flatMap((file) =>
    sentencesIn(file, readFileSync(path.join(APP, file), "utf8"), asked).map(
      ({ line, text }) => `app/${file}:${line} ${text}`,
    ),
  );
}

it("keeps sentences and page addresses out of the queries", () => {
  const kind = /queries\.server\.ts$|^database\/(?!backup-commands)/;
  expect(foundIn(kind, (text) => INDONESIAN.test(text) || PAGE.test(text))).toEqual([]);
});

it("keeps sentences out of modules that every route loads", () => {
  const kind = /\/requests\.server\.ts$|^platform\/(viewer|forms\/owner|errors|documents)/;
  expect(foundIn(kind, (text) => INDONESIAN.test(text)).join("\n")).toBe("");
});

it("names only existing constants", () => {
  const held = Object.entries(DATA).flatMap(([file, names]) => {
    const holders = sentencesIn(file, readFileSync(path.join(APP, file), "utf8")).map(({ holder }) => holder);
    return names.filter((name) => !holders.includes(name)).map((name) => `${file} ${name}`);
  });
  expect(held.join("\n")).toBe("");
});

it.each([
  ["a sentence", 'export const A = "sudah dibayar";'],
  ["a label", 'export const A = { done: "Selesai" };'],
  ["words around a number", "export const a = (n: number) => `$" + "{n} hari`;"],
  ["words put together", 'export const a = (n: number) => n + " hari";'],
  ["words of a table", 'export const A = { x: { y: ["belum ada"] } } as const;'],
  ["a default", 'export function a(b = "belum ada") { return b; }'],
  ["a plain template", "export const A = `belum ada`;"],
  ["a line of its own", 'export const A = "belum\\nada";'],
])("finds %s", (_what, source) => expect(sentencesIn("a.ts", source)).toHaveLength(1));

it.each([
  ["a code", 'export const A = ["in_progress", "terbaru", "return_refund_account"];'],
  ["a path", "export const a = (id: string) => `/dashboard/orders/$" + "{id}`;"],
  ["a developer's error", 'throw new RangeError("no package on sale");'],
  ["a pattern", 'export const A = new RegExp("kurang lebih");'],
  ["a type", 'export type A = "Paket Dasar";'],
])("ignores %s", (_what, source) => expect(sentencesIn("a.ts", source)).toEqual([]));
