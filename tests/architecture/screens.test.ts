import { expect, it } from "vitest";
import { SCREENED } from "../../e2e/support/screens";
import { routeFiles } from "../support/route-files";

/** Not looked at by themselves. */
const ELSEWHERE = [
  // Frames of other pages, and one route for the static pages, which are looked at by name.
  ...["dashboard", "operator", "$page"],
  // Only on the way to another page.
  "saved-searches_.$id",
  // Its address is signed; tests/operations/notification/unsubscribe.test.ts reads it.
  "unsubscribe.$token",
  // The demo leads to none: e2e/visits, reviews and proposals get there, and ownership.test.ts reads their HTML.
  "dashboard.orders.$id_.visit",
  "dashboard.orders.$id_.reviews.$reviewId.reply",
  ...["dashboard.proposals.$id.withdrawal", "reports.$id"],
];

it("every page is among those whose HTML, contrast and width browsers look at", () => {
  const pages = routeFiles()
    .filter(({ file, text }) => file.endsWith(".tsx") && /^export default function/m.test(text))
    .map(({ name }) => name);
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter((page) => !SCREENED.includes(page)).sort()).toEqual([...ELSEWHERE].sort());
});
