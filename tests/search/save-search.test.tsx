import { expect, it } from "vitest";
import { readSearch } from "~/search/search";
import { SaveSearch } from "~/search/ui/results";
import { names, part } from "../support/pages/page-parts";
import { renderInRouter } from "../support/pages/render-in-router";

const shown = (query: string) => renderInRouter(<SaveSearch search={readSearch(new URLSearchParams(query))} />);

it("a search is saved by a plain form, without its sort order and page", () => {
  const html = shown("q=les+gitar&lokasi=kota-bandung&sort=termurah&after=0_1");
  expect(names(html, "button")).toEqual(["Simpan pencarian"]);
  expect(part(html, "button").text).toBe("Simpan pencarian");
  expect(html).toMatch(/method="post" action="\/saved-searches"/);
  const sent = /name="search" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({
    q: "les gitar",
    lokasi: expect.any(String),
  });
});

it("an empty search cannot be saved", () => {
  expect(shown("sort=termurah")).toBe("");
});
