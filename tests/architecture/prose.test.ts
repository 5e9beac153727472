import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { listComments } from "../support/reach";

/** Beginnings of comments that omit the subject or the verb of the first sentence. */
const BAD_BEGINNING = /^(?:Of|What|Who|Whoever|Whose|Told|Said|Anew|As (?:many|much|though))\b|^(?:Null|True|False):/;

const OLD_WORDS =
  /\b(?:whoever|anew|stands|lies|rides on|(?:is|are) told|told of|surely|whatever happens|written around)\b/i;

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const AREAS = ["app", "tests", "e2e"].map((area) => ({ area, comments: listComments(ROOT, area) }));
const SHEETS = globSync("app/styles/**/*.css", { cwd: ROOT }).flatMap((file) => {
  const text = readFileSync(`${ROOT}/${file}`, "utf8");
  return [...text.matchAll(/\/\*(.*?)\*\//gs)].map(({ 1: words = "", index }) => ({
    file,
    line: text.slice(0, index).split("\n").length,
    text: words.replace(/\s*\n\s*\*?\s*/g, " ").trim(),
  }));
});
const comments = [...AREAS.flatMap((one) => one.comments), ...SHEETS];
const found = (rule: RegExp) =>
  comments.filter(({ text }) => rule.test(text)).map(({ file, line, text }) => `${file}:${line} ${text.slice(0, 80)}`);

describe("comments", () => {
  it.each(AREAS)("of $area are read by this test", ({ comments: read }) => {
    expect(read.length).toBeGreaterThan(300);
  });

  it("of the style sheets are read by this test", () => {
    expect(SHEETS.length).toBeGreaterThan(20);
  });

  it.each([
    "Of the next ruling.",
    "What a page shows.",
    "Who may read it.",
    "Whoever asks.",
    "Whose it is looks at it.",
    "As many as fit on a page.",
    "Told once, at every width.",
    "Null: no price.",
    "True: it was paid.",
    "False: another change was faster.",
  ])("may not begin like %j", (text) => {
    expect(text).toMatch(BAD_BEGINNING);
  });

  it.each(["Offers on the home page.", "Null if no price is agreed.", "True for every listed account.", "As a guest."])(
    "may begin like %j",
    (text) => {
      expect(text).not.toMatch(BAD_BEGINNING);
    },
  );

  it("begin with the verb or the noun that they are about", () => {
    expect(found(BAD_BEGINNING)).toEqual([]);
  });

  it("name the index of a query as an index", () => {
    expect(found(/\bRides on\b/)).toEqual([]);
  });
});

describe("titles and comments of tests", () => {
  const titles = globSync("{tests,e2e}/**/*.{ts,tsx}", { cwd: ROOT }).flatMap((file) =>
    titlesIn(file, readFileSync(`${ROOT}/${file}`, "utf8")),
  );
  const read = [...titles, ...comments.filter(({ file }) => !file.startsWith("app/"))];

  it("are read by this test", () => {
    expect(titles.length).toBeGreaterThan(3_000);
  });

  it("use the words of the field", () => {
    const old = read.filter(({ text }) => OLD_WORDS.test(text));
    expect(old.map(({ file, text }) => `${file} ${text.slice(0, 80)}`)).toEqual([]);
  });
});

function titlesIn(file: string, text: string): { file: string; text: string }[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: { file: string; text: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(?:describe|it|test)\b/.test(node.expression.getText(tree))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push({ file, text: title.getText(tree) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles;
}
