import { describe, expect, it } from "vitest";
import { readPlaces } from "~/places/names";
import { type Place, placeOf } from "~/places/place";
import { noSuchPlace, placeDescriptionText, placesFound, severalPlaces, wholeProvince } from "~/places/text";

function place(code: string): Place {
  const found = placeOf(code);
  if (found === null) throw new Error(`no place ${code}`);
  return found;
}

describe("an unclear place", () => {
  it("is reported as unknown, with the typed words", () => {
    expect(noSuchPlace("Bndung")).toBe("Tidak ada tempat bernama “Bndung”");
    expect(noSuchPlace("x".repeat(500)).length).toBeLessThan(70);
  });

  it("is counted", () => {
    expect(placesFound(5, "band")).toBe("5 tempat cocok dengan “band”");
  });

  it.each([
    ["Tangerang", "“Tangerang” ada dua: pilih kota atau kabupaten"],
    ["cibubur", "“cibubur” ada empat: pilih salah satu"],
    ["jambi", "“jambi” ada dua: pilih salah satu"],
  ])("%s: %s", (text, sentence) => {
    expect(severalPlaces(text, readPlaces(text))).toBe(sentence);
  });
});

describe("the text about a place", () => {
  it.each([
    ["32.17", "Jawa Barat · Lembang, Parongpong, Cikalongwetan"],
    ["53.20", "Nusa Tenggara Timur"],
    ["31.74", "DKI Jakarta · Tebet, Mampang Prapatan, Pasar Minggu"],
    ["32", "27 kota dan kabupaten"],
  ])("%s: %s", (code, words) => {
    expect(placeDescriptionText(place(code))).toBe(words);
  });

  it("covers a whole province if that is chosen", () => {
    expect(wholeProvince(place("31"))).toBe("Seluruh DKI Jakarta");
  });
});
