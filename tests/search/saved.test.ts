import { describe, expect, it } from "vitest";
import {
  isTooLong,
  maxCountedHits,
  newSince,
  readSavedSearch,
  readSearch,
  readSearchCause,
  savedQuery,
  savedSearchHref,
  searchCause,
} from "~/search/search";
import { newCount, newListingsNotification, savedSearchTitle } from "~/search/text";

const read = (text: string) => {
  const found = readSavedSearch(text);
  if (!found) throw new Error(`nothing in ${text}`);
  return found;
};

describe("a saved search", () => {
  it("is the same text for every spelling of its address", () => {
    const { query } = read("q=les+gitar&lokasi=kota-bandung&hargaMax=200000");
    for (const other of [
      "?hargaMax=200.000&lokasi=kota-bandung&q=les%20gitar",
      "q=les+gitar&lokasi=Kota+Bandung&hargaMax=200000&sort=termurah&after=0_9&wanted=8",
    ])
      expect(read(other).query).toBe(query);
    expect(read(query).query).toBe(query);
  });

  it.each(["", "sort=termurah", "after=0_1", "rating=9", "q=", "lokasi=zzzz", "hargaMin=murah"])(
    "is refused without content: %s",
    (text) => {
      expect(readSavedSearch(text)).toBeNull();
      expect(savedQuery(readSearch(new URLSearchParams(text)))).toBeNull();
    },
  );

  it("can have a hundred letters, but not a hundred characters that are long in an address", () => {
    expect(isTooLong(read(`q=${"a".repeat(100)}`).query)).toBe(false);
    expect(isTooLong(read(`q=${"🛵".repeat(100)}`).query)).toBe(true);
  });

  it("is named by its words and filters, and links to the newest results", () => {
    const { search } = read("q=les+gitar&lokasi=kota-bandung&hargaMax=200000");
    expect(savedSearchTitle(search)).toBe("“les gitar” · Kota Bandung · maks Rp 200.000");
    expect(savedSearchHref(search)).toMatch(/^\/explore\?q=les\+gitar&.*sort=terbaru$/);
    expect(savedSearchTitle(read("kategori=bisnis").search)).toBe("Bisnis");
  });
});

describe("new results of a saved search", () => {
  const notifications = [
    { searchId: "s", after: 40 },
    { searchId: "s", after: 70 },
    { searchId: "other", after: 3 },
  ];

  it("start at its oldest unread notification, or at its last search", () => {
    expect(newSince({ id: "s", seenSeq: 90 }, notifications)).toBe(40);
    expect(newSince({ id: "s", seenSeq: 20 }, notifications)).toBe(20);
    expect(newSince({ id: "none", seenSeq: 90 }, notifications)).toBe(90);
  });

  it("are read from the cause of their own notification", () => {
    expect(readSearchCause(searchCause({ searchId: "s", after: 40 }))).toEqual({ searchId: "s", after: 40 });
    for (const cause of ["order:s:4", "search:s", "search::4", "search:s:x", "search:s:1e9"])
      expect(readSearchCause(cause)).toBeNull();
  });

  it("are counted so far that a page of searches reads forty listings", () => {
    expect([0, 1, 4, 5, 20].map(maxCountedHits)).toEqual([9, 9, 9, 7, 1]);
    expect([newCount(9, 9), newCount(10, 9), newCount(3, 2)]).toEqual(["9 baru", "9+ baru", "2+ baru"]);
  });
});

describe("the notification of new results", () => {
  const of = (text: string, titles: string[]) =>
    newListingsNotification({
      userId: "budi",
      notification: { searchId: "s", after: 7 },
      search: read(text).search,
      titles,
    });

  it("names three, and mentions others", () => {
    expect(of("q=cat", ["Satu", "Dua", "Tiga"]).body).toContain(": Satu, Dua, Tiga. ");
    expect(of("q=cat", ["Satu", "Dua", "Tiga", "Empat"]).body).toContain(": Satu, Dua, Tiga, dan lainnya. ");
  });

  it("links to the saved items if the search's own address is too long", () => {
    expect(of("q=cat", ["Satu"]).href).toBe("/explore?q=cat&sort=terbaru");
    expect(of(`q=${"é".repeat(70)}`, ["Satu"]).href).toBe("/saved");
  });
});
