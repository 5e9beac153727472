import { describe, expect, it } from "vitest";
import { newWantedHref, prefillFromSearch, prefillHref, readPrefill } from "~/listings/wanted-prefill";
import { questionOf } from "~/search/question";
import { readSearch } from "~/search/search";
import { understand } from "~/search/understand";
import { dueDay } from "~/search/words/due-date";
import { createVocabulary } from "~/search/words/vocabulary";

function textsOf(address: string) {
  const search = readSearch(new URLSearchParams(address));
  const understanding = understand(search.q, createVocabulary(new Map()));
  const href = prefillHref(
    prefillFromSearch(
      { search, ...questionOf(search, understanding) },
      understanding.due && dueDay(understanding.due, "2026-11-28"),
    ),
  );
  return readPrefill(new URL(href, "http://localhost").searchParams);
}

const nothing = { title: "", description: "", category: "", location: "", budget: null, deadline: "" };

describe("a wanted listing started from a search", () => {
  it.each([
    ["q=servis ac bandung 300rb", { title: "servis ac", location: "Kota Bandung", budget: 300_000 }],
    ["q=servis ac&lokasi=jaksel&hargaMax=250000", { title: "servis ac", location: "Jakarta Selatan", budget: 250_000 }],
    ["q=cat kamar&kategori=rumah-tangga", { title: "cat kamar", category: "Rumah Tangga" }],
    ["q=desain logo&lokasi=online", { title: "desain logo", location: "online" }],
    ["q=kue ulang tahun untuk 20 des", { title: "kue ulang tahun", deadline: "2026-12-20" }],
    ["q=rias wisuda medan sebelum 5 jan", { title: "rias wisuda", location: "Kota Medan", deadline: "2027-01-05" }],
    ["q=katering, acaranya 20/12", { title: "katering", deadline: "2026-12-20" }],
    ["q=xqzw plok", { title: "xqzw plok" }],
    ["lokasi=kabupaten-bandung", { location: "Kabupaten Bandung" }],
    ["", {}],
  ])("of %s has its words, category, place, budget and day", (address, texts) => {
    expect(textsOf(address)).toEqual({ ...nothing, ...texts });
  });

  it("keeps an ambiguous place as typed, so that the form can ask", () => {
    expect(readPrefill(new URLSearchParams({ lokasi: "Banjar" })).location).toBe("Banjar");
  });

  it("leaves out invalid values", () => {
    const junk = {
      judul: "x".repeat(5_000),
      kategori: "perdukunan",
      lokasi: "y".repeat(5_000),
      anggaran: "-1",
    };
    const texts = readPrefill(new URLSearchParams(junk));
    expect(texts).toMatchObject({ category: "", budget: null });
    expect(texts.title).toHaveLength(100);
    expect(texts.location.length).toBeLessThan(100);
  });

  it("has an existing day only", () => {
    const dayOf = (tenggat: string) => readPrefill(new URLSearchParams({ tenggat })).deadline;
    expect(dayOf("2026-12-20")).toBe("2026-12-20");
    expect(["2026-02-31", "besok saja", "<b>", ""].map(dayOf)).toEqual(["", "", "", ""]);
  });

  it("is an empty form without a search", () => {
    expect(newWantedHref("")).toBe("/dashboard/wanted/create");
  });
});
