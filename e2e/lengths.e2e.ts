import { BUYER, OPERATOR, SELLER } from "./support/demo-people";
import { lengthOf, PHONE } from "./support/length";
import { expect, test } from "./support/page";
import { addressOf, type Screen } from "./support/screens";

/**
 * How long a page may be for somebody of the demo data: in screens of a phone, and in words of its main part that are
 * seen before anything is unfolded.
 */
type Row = { path: Screen; who: keyof typeof PEOPLE; screens: number; words?: number };

const PEOPLE = { buyer: BUYER, seller: SELLER, operator: OPERATOR };

const ROWS: Row[] = [
  { path: "/account", who: "buyer", screens: 1.4, words: 60 },
  { path: "/dashboard/orders", who: "buyer", screens: 4, words: 320 },
  { path: "/dashboard/orders", who: "seller", screens: 4, words: 320 },
];

for (const who of ["buyer", "seller", "operator"] as const) {
  const rows = ROWS.filter((row) => row.who === who);
  if (rows.length === 0) continue;
  test.describe(PEOPLE[who].name, () => {
    test.use({ storageState: PEOPLE[who].session, viewport: PHONE });

    test(`finds no page of the ${who}'s longer than it may be`, async ({ page }) => {
      test.setTimeout(20_000 + rows.length * 5_000);
      for (const { path, screens, words = Number.POSITIVE_INFINITY } of rows) {
        const address = await addressOf(page, path);
        await page.goto(address);
        const length = await lengthOf(page);
        expect.soft(length.screens, `screens of ${address}`).toBeLessThanOrEqual(screens);
        expect.soft(length.words, `words of ${address}`).toBeLessThanOrEqual(words);
      }
    });
  });
}
