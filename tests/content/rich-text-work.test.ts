import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { parseRichText } from "~/platform/text-pages.server";
import { patience, SEED, sample, size } from "../support/size";
import { countWork } from "../support/work";

const MAX_LENGTH = 10_000;
/** The limit of executed code blocks per character. Plain words take 50, a line of its own 150. */
const MAX_BLOCKS_PER_CHARACTER = 1_000;
const MIN_BLOCKS = 100_000;

vi.setConfig({ testTimeout: patience(120_000) });

// Counts executed blocks of code, because time depends on the machine.
const count = countWork(/\/(micromark|mdast-util|rich-text)/);
const workOf = (text: string) => count(() => parseRichText(text));

async function isBounded(text: string): Promise<void> {
  const most = MIN_BLOCKS + MAX_BLOCKS_PER_CHARACTER * text.length;
  expect(await workOf(text), JSON.stringify(text.slice(0, 100))).toBeLessThan(most);
}

const filled = (unit: string, times = MAX_LENGTH) => unit.repeat(times).slice(0, MAX_LENGTH);

it("the parser's work is measured", async () => {
  expect(await workOf(filled("kata biasa "))).toBeGreaterThan(20 * MAX_LENGTH);
});

const UNITS = [
  "[",
  "![](",
  "[a](",
  '[a](b "',
  "[a](b (",
  "[a][",
  "[a]: b\n",
  "[a]: b\n\n",
  "[a]\n",
  "]",
  "![",
  "[[a](",
  "](",
  "*a_",
  "a**b",
  "***",
  "*a **a ",
  "__a",
  "`",
  "`a``",
  "```\n",
  "~~~\n",
  "<",
  "<?",
  "<!--",
  "<a:",
  "<a@",
  "<a b='",
  "<![CDATA[",
  "<!A",
  "</a ",
  "a <?",
  "a <!--",
  ">",
  "> ",
  "- ",
  "1. ",
  "+ - ",
  "- \n",
  "a\n=\n",
  "a\n---\n",
  "===\n",
  "# ",
  "#\n",
  "&",
  "&amp;",
  "&#",
  "\\",
  "\\*",
  "\n",
  " \n",
  "\t",
  "a\n\t",
  "    a\n\n",
  "a  \n",
  "|",
  "www.",
  "a@b.c ",
];

it.each(sample(UNITS, 5))(
  "a thousand times %j costs in proportion to its length",
  async (unit) => {
    await isBounded(filled(unit));
    // The largest number still parsed as Markdown, around a long text.
    for (const times of [29, 790])
      await isBounded(filled(unit, times) + filled("\\b\n").slice(0, MAX_LENGTH - unit.length * times));
    await isBounded(filled("kata\n").slice(0, MAX_LENGTH - unit.length * 790) + filled(unit, 790));
  },
  60_000,
);

it("runs of characters of every length cost in proportion to their length", async () => {
  for (const sign of sample(["`", "*", "_", "~", ">", "[", "=", "-"], 2)) {
    for (const longest of [38, 140])
      await isBounded(
        filled(Array.from({ length: longest }, (_, n) => `${sign.repeat(n + 1)}a`).join(""), 1) +
          filled("b ").slice(0, 7_000),
      );
  }
});

const SIGNS = [
  ..."[]()!*_`><#-+=~&\\|:;\"'\n\t a1.é😀",
  "\n\n",
  "  \n",
  "    ",
  "- ",
  "1. ",
  "](",
  "![",
  "[a](",
  "[a]: ",
  "<!--",
  "<?",
  "</",
  "://",
  "a@b.c",
  "***",
  "```",
  "&amp;",
];

it("any text costs in proportion to its length", async () => {
  const times = fc.oneof(fc.nat(10), fc.nat(400), fc.nat(5_000));
  const unit = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 5 });
  const piece = fc.tuple(unit, times).map(([signs, n]) => signs.join("").repeat(n).slice(0, MAX_LENGTH));
  const text = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join("").slice(0, MAX_LENGTH));
  await fc.assert(fc.asyncProperty(text, isBounded), { numRuns: size(100, 4), seed: SEED });
});
