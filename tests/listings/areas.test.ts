import { describe, expect, it } from "vitest";
import { addAreas, listProvinces, storedAreas } from "~/listings/areas";
import { MAX_AREAS } from "~/listings/listing";
import { regencies } from "~/places/place";

const [DEPOK, KOTA_BOGOR, JAWA_BARAT, DKI] = ["32.76", "32.71", "32", "31"];
const tenOf = (province: string) =>
  regencies(province)
    .slice(0, MAX_AREAS)
    .map(({ code }) => code);

describe("a seller's areas", () => {
  it("are added from typed text", () => {
    expect(addAreas([], "depok")).toEqual({ ok: true, areas: [DEPOK] });
    expect(addAreas([DEPOK], "Jawa Tengah")).toEqual({ ok: true, areas: [DEPOK, "33"] });
    expect(addAreas([], DKI)).toEqual({ ok: true, areas: [DKI] });
  });

  it("can be several at once, separated by commas", () => {
    expect(addAreas([], "Depok, kota bogor; Jaksel")).toEqual({
      ok: true,
      areas: [DEPOK, KOTA_BOGOR, "31.74"],
    });
    expect(addAreas([], "Depok dan Kota Bogor")).toEqual({ ok: true, areas: [DEPOK, KOTA_BOGOR] });
    // A province after a name selects the place.
    expect(addAreas([], "Depok, Jawa Barat")).toEqual({ ok: true, areas: [DEPOK] });
  });

  it("can be added by one name for several", () => {
    expect(addAreas([], "Solo Raya")).toMatchObject({ ok: true, areas: { length: 7 } });
    expect(addAreas([], "Jabodetabek")).toMatchObject({ ok: false, fault: "too_many", areas: [] });
  });

  it("are unique, and a province replaces its places", () => {
    expect(storedAreas([DEPOK, DEPOK, "99.99", "", "x", KOTA_BOGOR])).toEqual([DEPOK, KOTA_BOGOR]);
    expect(storedAreas([DEPOK, DKI, JAWA_BARAT])).toEqual([DKI, JAWA_BARAT]);
    expect(addAreas([DEPOK, KOTA_BOGOR, DKI], "Jabar")).toEqual({ ok: true, areas: [DKI, JAWA_BARAT] });
  });

  it.each([
    ["", "none", []],
    ["Atlantis", "unknown", []],
    ["Tangerang", "several", ["Kota Tangerang", "Kabupaten Tangerang"]],
    ["rumah saya di Sleman", "unsure", ["Kabupaten Sleman"]],
    ["Kota Depok", "listed", ["Kota Depok"]],
    ["Kota Semarang", "covered", ["Kota Semarang"]],
  ])("%j is not added: %s", (text, fault, places) => {
    const before = [DEPOK, "33"];
    const read = addAreas(before, text);
    expect(read).toMatchObject({ ok: false, fault, areas: before });
    expect("places" in read && read.places.map(({ name }) => name)).toEqual(places);
  });

  it("are limited to ten, with a province as one", () => {
    const ten = tenOf("33");
    expect(addAreas(ten, "Depok")).toMatchObject({ ok: false, fault: "too_many", areas: ten });
    expect(addAreas(ten, "Jawa Tengah")).toEqual({ ok: true, areas: ["33"] });
    expect(addAreas(ten.slice(1), "Depok")).toMatchObject({ ok: true, areas: { length: MAX_AREAS } });
  });

  it("suggest the provinces that can replace several of them", () => {
    expect(listProvinces([DEPOK, KOTA_BOGOR, "31.74"]).map(({ name }) => name)).toEqual(["Jawa Barat"]);
    expect(listProvinces([JAWA_BARAT, DKI])).toEqual([]);
  });

  it("accept any text of any length", () => {
    for (const text of [",".repeat(10_000), "Depok,".repeat(3_000), "a".repeat(10_000)])
      expect(addAreas([DEPOK], text)).toMatchObject({ areas: [DEPOK] });
  });
});
