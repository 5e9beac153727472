import { expect, it } from "vitest";
import { SCREENED } from "../../e2e/support/screens";
import { routeFiles } from "../support/route-files";

const WITHOUT_SCREEN = [
  // Layouts, and the route of the static pages, which are tested by their own paths.
  "dashboard",
  "operator",
  "$page",
  // Redirects to another page.
  "saved-searches_.$id",
  // Needs a login with a correct password. e2e/two-steps visits it.
  "login_.code",
  // Has a signed address. tests/notifications/unsubscribe.server.test.ts reads it.
  "unsubscribe.$token",
  // Not linked in the demo. e2e/visits, reviews and proposals visit them, and ownership.test.ts reads their HTML.
  "dashboard.orders.$id_.visit",
  "dashboard.orders.$id_.reviews.$reviewId.reply",
  "dashboard.proposals.$id.withdrawal",
  "reports.$id",
  "operator.reviews.$id.photos.$key",
];

it("browser tests check the HTML, contrast and width of every page", () => {
  const pages = routeFiles()
    .filter(({ file, text }) => file.endsWith(".tsx") && /^export default function/m.test(text))
    .map(({ name }) => name);
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter((page) => !SCREENED.includes(page)).sort()).toEqual([...WITHOUT_SCREEN].sort());
});

it("a route's loader and action stand above its components", () => {
  const late = routeFiles().filter(({ text }) => {
    const component = text.search(/^(export )?(default )?function [A-Z]/m);
    return component >= 0 && /^export (async )?function (loader|action)\b/m.test(text.slice(component));
  });
  expect(late.map(({ file }) => file)).toEqual([]);
});
