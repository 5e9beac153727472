import { expect, it } from "vitest";
import { moreWantedHref, wantedShown } from "~/listings/listing";

it.each([
  [null, 4],
  ["", 4],
  ["0", 4],
  ["4", 4],
  ["5", 8],
  ["8", 8],
  ["28", 28],
  ["57", 60],
  ["60", 60],
  ["999", 60],
  ["1000", 4],
  ["-8", 4],
  ["8.0", 4],
  ["1e1", 4],
])("wanted=%s is read as %i wanted listings", (text, shown) => {
  expect(wantedShown(text)).toBe(shown);
});

it.each([
  [4, null, "/?wanted=8#jasa-dicari"],
  [56, null, "/?wanted=60#jasa-dicari"],
  [60, null, "/wanted"],
  [8, "kota-bandung", "/?wanted=12&lokasi=kota-bandung#jasa-dicari"],
  [60, "kota-bandung", "/wanted"],
])("after %i wanted listings with the place %s the link is %s", (shown, place, href) => {
  expect(moreWantedHref(shown, place)).toBe(href);
});
