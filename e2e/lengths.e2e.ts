import { BUYER, OPERATOR, SELLER } from "./support/demo-people";
import { launchOptions } from "./support/launch";
import { lengthOf, PHONE } from "./support/length";
import { expect, test } from "./support/page";
import { addressOf, ID, linkOn, NEXT_ID, orderWith, PROFILE, type Screen } from "./support/screens";
import { everyNth } from "./support/size";

/**
 * Maximum length of a page with demo data: in phone screens, and in words that are visible in its main part before
 * anything is unfolded. `wide` measures on a wide screen of the same height.
 */
type Row = { path: Screen; who: keyof typeof PEOPLE; screens: number; words?: number; wide?: true };

// Alternative texts take more space than the pictures.
test.use({ launchOptions: launchOptions({ pictures: true }) });

const WIDE_SCREEN = { ...PHONE, width: 1280 };

const PEOPLE = { buyer: BUYER, seller: SELLER, operator: OPERATOR };

const proposalsOf = (title: string) =>
  linkOn("/dashboard/wanted", `(?<=${title}[^]*?)/dashboard/wanted/${ID}/proposals`);
const acceptanceOf = (title: string) =>
  linkOn(proposalsOf(title), `/dashboard/wanted/${ID}/proposals/${ID}/acceptance`);
const toPay = linkOn("/dashboard", `/payment/${ID}`);
const paid = linkOn("/dashboard", NEXT_ID, "payment");

const ROWS: Row[] = [
  { path: "/dashboard/balance/withdrawals/new", who: "seller", screens: 1.4, words: 76 },
  { path: "/account", who: "buyer", screens: 1.4, words: 60 },
  { path: "/profile", who: "seller", screens: 1.55, words: 90 },
  // Includes the footer, which fills a screen on a phone.
  { path: PROFILE, who: "buyer", screens: 2.8, words: 140 },
  { path: toPay, who: "buyer", screens: 1.3, words: 100 },
  // Shows the service, the package, the call-out fee and the total.
  { path: paid, who: "buyer", screens: 1.5, words: 86 },
  { path: linkOn("/messages", `/messages/${ID}`), who: "buyer", screens: 1 },
  // Thirty rows of twelve words with a time, grouped by day. How many days these are depends on the hour.
  { path: "/notifications", who: "buyer", screens: 2.75, words: 420 },
  { path: "/operator", who: "operator", screens: 1.6, words: 140 },
  { path: "/operator/health", who: "operator", screens: 1.5, words: 60 },
  {
    path: linkOn("/operator/disputes", `/operator/disputes/${ID}`),
    who: "operator",
    screens: 3,
    words: 270,
  },
  {
    path: linkOn("/operator/disputes", `/operator/disputes/${ID}`),
    who: "operator",
    screens: 1.75,
    wide: true,
  },
  { path: "/dashboard/balance", who: "seller", screens: 2.4, words: 190 },
  // Includes the unit of the price.
  { path: "/dashboard/services/create", who: "seller", screens: 2.7, words: 110 },
  {
    path: linkOn("/dashboard/services", `/dashboard/services/edit/${ID}`),
    who: "seller",
    screens: 4,
    words: 100,
  },
  { path: proposalsOf("Penyegaran logo"), who: "buyer", screens: 1.6, words: 190 },
  // Forty words above the bar with the total and the button. The second one also asks for a day and an address.
  { path: acceptanceOf("Penyegaran logo"), who: "buyer", screens: 1, words: 45 },
  { path: acceptanceOf("Fotografer acara"), who: "buyer", screens: 1, words: 45 },
  { path: "/dashboard/wanted/create", who: "buyer", screens: 1.6, words: 70 },
  { path: orderWith("pembeli", "Bayar"), who: "buyer", screens: 3, words: 190 },
  { path: orderWith("pembeli", "Jawab harga"), who: "buyer", screens: 3, words: 190 },
  { path: orderWith("pembeli", "sampai"), who: "buyer", screens: 3, words: 190 },
  { path: orderWith("pembeli", "Periksa hasil"), who: "buyer", screens: 3, words: 190 },
  { path: orderWith("pembeli", "Sengketa"), who: "buyer", screens: 3, words: 190 },
  { path: orderWith("pembeli&status=completed", ""), who: "buyer", screens: 3, words: 190 },
  { path: orderWith("pembeli&status=cancelled", ""), who: "buyer", screens: 3, words: 190 },
  { path: orderWith("pembeli", "sampai", "/cancellation-request"), who: "buyer", screens: 1.5, words: 100 },
  { path: orderWith("pembeli", "Sengketa", "/settlement"), who: "buyer", screens: 1.5, words: 100 },
  { path: orderWith("penjual&status=completed", ""), who: "seller", screens: 3, words: 190 },
  { path: orderWith("penjual", "Serahkan"), who: "seller", screens: 3, words: 190 },
  { path: orderWith("penjual", "Jawab jadwal"), who: "seller", screens: 3, words: 195 },
  // 320 words of orders, the strip above them, and ID, date and Detail in each row.
  { path: "/dashboard", who: "buyer", screens: 4.1, words: 415 },
  { path: "/dashboard/orders", who: "buyer", screens: 4.1, words: 415 },
  { path: "/dashboard/orders", who: "seller", screens: 4.1, words: 415 },
  { path: "/dashboard/services", who: "seller", screens: 1.5, words: 150 },
  { path: "/dashboard/wanted", who: "buyer", screens: 1.5, words: 125 },
];

for (const who of ["buyer", "seller", "operator"] as const) {
  const rows = everyNth(
    ROWS.filter((row) => row.who === who),
    3,
  );
  if (rows.length === 0) continue;
  test.describe(PEOPLE[who].name, () => {
    test.use({ storageState: PEOPLE[who].session, viewport: PHONE });

    test(`no page of the ${who} is longer than its limit`, async ({ page }) => {
      test.setTimeout(20_000 + rows.length * 5_000);
      for (const { path, screens, words = Number.POSITIVE_INFINITY, wide } of rows) {
        const address = await addressOf(page, path);
        await page.setViewportSize(wide ? WIDE_SCREEN : PHONE);
        await page.goto(address);
        const length = await lengthOf(page);
        expect.soft(length.screens, `screens of ${address}`).toBeLessThanOrEqual(screens);
        expect.soft(length.words, `words of ${address}`).toBeLessThanOrEqual(words);
      }
    });
  });
}
