import { expect, it } from "vitest";
import { suggestPlaces } from "~/domain/place/suggest-places";

const names = (text: string) => suggestPlaces(text).map(({ name }) => name);

it("suggests what the letters may mean before what begins with them, ten at most", () => {
  expect(names("jaksel")).toEqual(["Jakarta Selatan"]);
  expect(names("solo")[0]).toBe("Kota Surakarta");
  expect(names("band")).toContain("Kota Bandung");
  expect(names("k").length).toBeLessThanOrEqual(10);
  expect(names("xyzzy")).toEqual([]);
});
