import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");

/** Data by the name of what holds it: proper names, what people type, how numbers are written, the first bytes of files. */
const DATA: Record<string, readonly string[]> = {
  "account/password.ts": ["GUESSED_FIRST", "FAVOURITES", "WALKS"],
  "account/confusables.ts": ["TABLE"],
  "account/person.ts": ["displayName", "spokenName", "TITLES", "HONORIFICS", "BUSINESSES"],
  "account/portrait.ts": ["isPortrait"],
  "account/reserved-names.ts": ["ROLES", "ROLES_ALONE", "BESIDE_ROLES"],
  "account/profile.ts": ["SOCIAL_NETWORKS"],
  "core/dates.ts": ["MONTHS"],
  "core/download.ts": ["TYPES", "contentDisposition"],
  "core/money.ts": ["formatRupiah"],
  "core/written-date.ts": ["MONTHS", "WEEKDAYS", "DAYS_FROM_TODAY"],
  // As rows and searches hold them.
  "listing/category.ts": ["CATEGORIES", "CATEGORY_GROUPS"],
  "listing/picture.ts": ["isPicture"],
  "listing/package.ts": ["STANDARD_PACKAGE_NAME", "inFigures"],
  "money/payout-account.ts": ["BANKS", "WALLETS"],
  "order/file.ts": ["fileSize"],
  "place/aliases-islands.ts": ["ISLANDS"],
  "place/aliases-java.ts": ["JAVA"],
  "place/aliases-known.ts": ["KNOWN_SPOTS"],
  "place/districts.ts": ["DISTRICTS"],
  "place/names.ts": ["variants"],
  "place/place.ts": ["wholeName", "shortName"],
  "place/query-words.ts": ["ALONE_WORDS", "ALSO_WORDS", "RATHER_WORDS", "STYLE_WORDS", "MARKER_WORDS"],
  "place/regions.ts": ["REGIONS"],
  "search/words/common-words.ts": ["TEXT", "THINGS"],
  "search/words/concepts.ts": ["CATEGORY_CONCEPTS"],
  "search/words/concepts/beauty-fashion.ts": ["BEAUTY_FASHION"],
  "search/words/concepts/brands.ts": ["BRANDS"],
  "search/words/concepts/business-marketing.ts": ["BUSINESS_MARKETING"],
  "search/words/concepts/care.ts": ["CARE"],
  "search/words/concepts/design-writing.ts": ["DESIGN_WRITING"],
  "search/words/concepts/events-food.ts": ["EVENTS_FOOD"],
  "search/words/concepts/everyday-needs.ts": ["EVERYDAY_NEEDS"],
  "search/words/concepts/everyday-things.ts": ["EVERYDAY_THINGS"],
  "search/words/concepts/general.ts": ["GENERAL"],
  "search/words/concepts/home.ts": ["HOME"],
  "search/words/concepts/lessons.ts": ["LESSONS"],
  "search/words/concepts/other-trades.ts": ["OTHER_TRADES"],
  "search/words/concepts/papers-health.ts": ["PAPERS_HEALTH"],
  "search/words/concepts/pictures-sound.ts": ["PICTURES_SOUND"],
  "search/words/concepts/small-trades.ts": ["SMALL_TRADES"],
  "search/words/concepts/tech.ts": ["TECH"],
  "search/words/concepts/told-problems.ts": ["TOLD_PROBLEMS"],
  "search/words/concepts/vehicles-delivery.ts": ["VEHICLES_DELIVERY"],
  "search/words/corrected.ts": ["TITLES_OF_PEOPLE", "BRANDS"],
  "search/words/listed-words.ts": ["TEXT"],
  "search/words/due-date.ts": ["NUMBER", "AHEAD", "SOFT", "dueText"],
  "search/words/fillers.ts": [
    "WORK_WORDS",
    ...["FILLERS", "PIECES", "CHEAP", "JOB_WORDS", "JOB_PHRASES", "ANYWHERE", "ANYWHERE_PHRASES"],
    ...["NEAR_PHRASES", "SOON_PHRASES", "AIRPORTS", "BEFORE_PLACE", "CHAT"],
  ],
  // What the full-text index reads.
  "search/plan.ts": ["overText", "either"],
  "search/words/price-words.ts": ["MOST", "LEAST", "ABOUT", "takePrice", "priceText"],
  "search/words/roots.ts": ["ROOT_TEXT", "WHOLE_TEXT"],
  "search/related.ts": ["WORKER"],
  "search/search.ts": ["FILLERS"],
  "search/message.ts": ["SEEKING"],
  "search/shown-text.ts": ["shownText", "timeWords"],
  "search/time-asked.ts": ["PHRASES", "OTHER_THINGS", "GREETED"],
};

/** The beginning of a page's address. */
const PAGE = /^\/(?:dashboard|operator|gig|wanted|u|order|payment|messages|account|reports)\b/;

type Found = { holder: string; line: number; text: string };

/** Every text with two words, or with one that begins like a label; what is wrong with a call is for developers. */
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

/** A template is judged as one text, whatever it is put together from. */
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

const domain = path.join(ROOT, "app/domain");
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
const files = filesIn(domain);

it("keeps every sentence that people read out of the rules", () => {
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) =>
    sentencesIn(file, readFileSync(path.join(domain, file), "utf8"))
      .filter(({ holder }) => !DATA[file]?.includes(holder))
      .map(({ line, text }) => `app/domain/${file}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});

/** Words that only sentences have: SQL and its errors are in English. */
const INDONESIAN =
  /\b(?:dari|untuk|yang|dan|atau|belum|sudah|tidak|lebih|lewat|oleh|Anda|Jasa|Ulasan|Pesanan)\b/;

function foundIn(layer: string, asked: (text: string) => boolean): string[] {
  const folder = path.join(ROOT, "app", layer);
  const asking = filesIn(folder);
  expect(asking.length).toBeGreaterThan(20);
  return asking.flatMap((file) =>
    sentencesIn(file, readFileSync(path.join(folder, file), "utf8"), asked).map(
      ({ line, text }) => `app/${layer}/${file}:${line} ${text}`,
    ),
  );
}

it("keeps sentences and pages' addresses out of the queries", () => {
  expect(foundIn("db", (text) => INDONESIAN.test(text) || PAGE.test(text))).toEqual([]);
});

it("keeps sentences out of what every route needs", () => {
  expect(foundIn("http", (text) => INDONESIAN.test(text))).toEqual([]);
});

it("names no data that is gone", () => {
  const held = Object.entries(DATA).flatMap(([file, names]) => {
    const holders = sentencesIn(file, readFileSync(path.join(domain, file), "utf8")).map(
      ({ holder }) => holder,
    );
    return names.filter((name) => !holders.includes(name)).map((name) => `${file} ${name}`);
  });
  expect(held).toEqual([]);
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
  ["a code", 'export const A = ["in_progress", "terbaru", "account-return"];'],
  ["a path", "export const a = (id: string) => `/dashboard/orders/$" + "{id}`;"],
  ["a developer's error", 'throw new RangeError("no package on sale");'],
  ["a pattern", 'export const A = new RegExp("kurang lebih");'],
  ["a type", 'export type A = "Paket Dasar";'],
])("leaves %s alone", (_what, source) => expect(sentencesIn("a.ts", source)).toEqual([]));
