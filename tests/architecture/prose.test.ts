import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { measureReach } from "../support/reach";

/** Maximum percentage of comment lines in a folder of `app`. Most good codebases have 1.5 to 3. */
const GOAL = 3;

/** Folders above the goal. Lower a number when the folder allows it, and never raise one. */
const MOST: Record<string, number> = {
  ".": 9,
  accounts: 8,
  database: 7,
  listings: 4,
  messages: 5,
  moderation: 5,
  notifications: 9,
  operators: 4,
  orders: 4,
  payments: 6,
  payouts: 4,
  places: 5,
  platform: 8,
  search: 7,
  ui: 6,
  visits: 4,
};

/** Beginnings of comments that omit the subject or the verb of the first sentence. */
const BAD_BEGINNING = /^(?:Of|What|Who|Whoever|Whose)\b|^(?:Null|True|False):/;

const { comments, commentShares } = measureReach(fileURLToPath(new URL("../..", import.meta.url)));

const found = (rule: RegExp) =>
  comments
    .filter(({ text }) => rule.test(text))
    .map(({ file, line, text }) => `${file}:${line} ${text.slice(0, 80)}`);

describe("comments in app/", () => {
  it("are read by this test", () => {
    expect(comments.length).toBeGreaterThan(1_000);
  });

  it.each([
    "Of the next ruling.",
    "What a page shows.",
    "Who may read it.",
    "Whoever asks.",
    "Whose it is looks at it.",
    "Null: no price.",
    "True: it was paid.",
    "False: another change was faster.",
  ])("may not begin like %j", (text) => {
    expect(text).toMatch(BAD_BEGINNING);
  });

  it.each(["Offers on the home page.", "Null if no price is agreed.", "True for every listed account."])(
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

  it.each(Object.entries(commentShares))("are few in %s", (folder, share) => {
    expect(share * 100).toBeLessThanOrEqual(MOST[folder] ?? GOAL);
  });
});
