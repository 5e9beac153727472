import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { measureComments } from "../support/reach";

/** Maximum percentage of comment lines in a folder. Most good codebases have 1.5 to 3, and their tests fewer. */
const GOAL = 3;
const GOAL_OF_TESTS = 2;

/** Folders above the goal. Lower a number when the folder allows it, and never raise one. */
const MAX_PERCENT: Record<string, number> = {
  app: 9,
  "app/commands": 9,
  "app/accounts": 8,
  "app/database": 7,
  "app/listings": 4,
  "app/messages": 5,
  "app/moderation": 5,
  "app/notifications": 9,
  "app/operators": 4,
  "app/payments": 6,
  "app/payouts": 4,
  "app/places": 5,
  "app/platform": 8,
  "app/search": 7,
  "app/ui": 6,
  "app/visits": 4,
  tests: 6,
  "tests/architecture": 5,
  "tests/audit": 3,
  "tests/bench": 5,
  "tests/demo": 3,
  "tests/hostile": 3,
  "tests/search": 6,
  "tests/soak": 4,
  "tests/styles": 3,
  "tests/support": 5,
  "e2e/iris": 7,
  "e2e/midtrans": 6,
  "e2e/start": 13,
  "e2e/support": 5,
};

/** Beginnings of comments that omit the subject or the verb of the first sentence. */
const BAD_BEGINNING = /^(?:Of|What|Who|Whoever|Whose|Told|Said|Anew|As (?:many|much|though))\b|^(?:Null|True|False):/;

/** Words of the old style. Each has an ordinary word of the field. */
const OLD_WORDS = /\b(?:whoever|anew|stands|lies|rides on|is told|are told)\b/i;

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const AREAS = ["app", "tests", "e2e"].map((area) => ({ area, ...measureComments(ROOT, area) }));
const SHEETS = globSync("app/styles/**/*.css", { cwd: ROOT }).flatMap((file) => {
  const text = readFileSync(`${ROOT}/${file}`, "utf8");
  return [...text.matchAll(/\/\*(.*?)\*\//gs)].map(({ 1: words = "", index }) => ({
    file,
    line: text.slice(0, index).split("\n").length,
    text: words.replace(/\s*\n\s*\*?\s*/g, " ").trim(),
  }));
});
const comments = [...AREAS.flatMap((one) => one.comments), ...SHEETS];
/** Shares by folder, for example "app/orders" or "tests" for files directly in it. */
const shares = AREAS.flatMap(({ area, commentShares }) =>
  Object.entries(commentShares).map(([folder, share]) => [folder === "." ? area : `${area}/${folder}`, share] as const),
);

const found = (rule: RegExp) =>
  comments.filter(({ text }) => rule.test(text)).map(({ file, line, text }) => `${file}:${line} ${text.slice(0, 80)}`);

describe("comments", () => {
  it.each(AREAS)("of $area are read by this test", ({ comments: read }) => {
    expect(read.length).toBeGreaterThan(300);
  });

  it("of the style sheets are read by this test", () => {
    expect(SHEETS.length).toBeGreaterThan(100);
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

  it.each(shares)("are few in %s", (folder, share) => {
    const goal = folder.startsWith("tests/") ? GOAL_OF_TESTS : GOAL;
    expect(share * 100).toBeLessThanOrEqual(MAX_PERCENT[folder] ?? goal);
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

/** The titles of `describe`, `it` and `test`, also those after `.each(…)`. */
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
