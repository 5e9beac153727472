import { expect, it } from "vitest";
import { suggestPlaces } from "~/places/near-places";

const names = (text: string) => suggestPlaces(text).map(({ name }) => name);

it("meanings of the letters come before names that start with them, ten at most", () => {
  expect(names("jaksel")).toEqual(["Jakarta Selatan"]);
  expect(names("solo")[0]).toBe("Kota Surakarta");
  expect(names("band")).toContain("Kota Bandung");
  expect(names("k").length).toBeLessThanOrEqual(10);
  expect(names("xyzzy")).toEqual([]);
});

it.each([..."abcdefghijklmnoprstwy"])("places are suggested from the first letter: %s", (letter) => {
  const found = names(letter);
  expect(found.length).toBeGreaterThan(0);
  for (const name of found) expect(` ${name.toLowerCase()}`).toMatch(new RegExp(`[ -]${letter}`));
  expect(names(letter.toUpperCase())).toEqual(found);
  expect(names(` ${letter} `)).toEqual(found);
});

it.each(["kota b", "Kota B", "kab. b", "kab b", "kabupaten b", "kota be", "kodya b"])(
  "places are suggested from the first letter after the kind of place: %s",
  (text) => {
    expect(names(text).length).toBeGreaterThan(0);
    for (const name of names(text)) expect(name).toMatch(/\bB/);
  },
);
