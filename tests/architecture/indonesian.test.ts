import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");

/** Files with words that people type, SQL, styles or texts for developers. */
const NO_SENTENCES =
  /^app\/(?:search\/words|styles|commands|database|platform)\/|queries\.server\.ts$|\/impersonation-words\.ts$|\/contact-details\.ts$/;

/** Files whose texts have a semicolon in code: CSS of a downloaded page, messages for developers, a search as typed. */
const SEMICOLONS_IN_CODE =
  /^app\/(?:accounts\/(?:personal-data-commands|sessions)\.server\.ts|orders\/rules\/step\.ts|search\/(?:long-message|shown-search)\.ts)$/;

const HEADER = /charset=|Max-Age=|filename=/;

type Text = { file: string; line: number; text: string };

/** Returns each literal, and each text between tags. A value in a template reads as 0. */
function textsIn(file: string, source: string): Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node) => {
    const text = ts.isJsxText(node)
      ? node.text
      : ts.isStringLiteralLike(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join("")
          : "";
    if (/\p{L}/u.test(text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      found.push({ file, line: line + 1, text: text.replace(/\s+/g, " ") });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const texts = globSync("app/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((file) => !NO_SENTENCES.test(file))
  .flatMap((file) => textsIn(file, readFileSync(path.join(ROOT, file), "utf8")));

const SEMICOLON = /[\p{L}\p{N})*”}]; (?:\p{L}|\*|0|- )/u;

const RULES: [string, RegExp, (text: Text) => boolean][] = [
  ["have no semicolon", SEMICOLON, ({ file, text }) => !SEMICOLONS_IN_CODE.test(file) && !HEADER.test(text)],
  ["say what somebody does not do, instead of 'diam'", /\bdiam\b/i, () => true],
  ["call money uang", /\bdana(?:nya)?\b/i, ({ text }) => !/\bDANA\b/.test(text)],
  ["say what the system does, instead of 'batal sendiri'", /\bbatal sendiri\b/i, () => true],
];

describe("sentences for users", () => {
  it("are read by this test", () => {
    expect(texts.length).toBeGreaterThan(8_000);
  });

  it.each(RULES)("%s", (_rule, bad, applies) => {
    const found = texts.filter((text) => bad.test(text.text) && applies(text));
    expect(found.map(({ file, line, text }) => `${file}:${line} ${text.slice(0, 160)}`)).toEqual([]);
  });

  it.each([
    ["Bayar sebelum besok; setelah itu pesanan batal", true],
    ["0 tetap di titipan; 0 kembali", true],
    ["&amp;", false],
    ["Bayar sebelum besok. Setelah itu pesanan dibatalkan", false],
  ])("%j has a semicolon: %s", (text, has) => {
    expect(SEMICOLON.test(text)).toBe(has);
  });
});
