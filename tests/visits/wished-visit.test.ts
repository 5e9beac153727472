import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allPlaces } from "~/places/place";
import { type Availability, type OfferedPlaces, placesOfWanted, placesServed, workModes } from "~/visits/visit";
import { type AskedVisit, readVisit } from "~/visits/wished-visit";

/** Monday 23 November 2026, 10.48 WIB. */
const NOW = Date.UTC(2026, 10, 23, 3, 48);
const ALWAYS: Availability = { hours: [], daysOff: [], reserved: [], startsInDays: null };
const BANDUNG = "32.73";
const DENPASAR = "51.71";
const JAYAPURA = "91.71";

const silent: OfferedPlaces = {
  comesToBuyer: false,
  atSeller: false,
  online: false,
  placeCode: BANDUNG,
  areas: [],
};
const comes = { ...silent, comesToBuyer: true };
const asked: AskedVisit = {
  mode: "",
  day: "2026-11-24",
  slots: [600],
  street: "Jalan Braga 12",
  block: "RT 03/RW 05",
  landmark: "Sebelah warung Bu Tini",
  place: BANDUNG,
};
const read = (offer: OfferedPlaces, changes: Partial<AskedVisit> = {}, seller = ALWAYS, now = NOW) =>
  readVisit(offer, seller, { ...asked, ...changes }, now);
const faults = (...parts: Parameters<typeof read>) => {
  const result = read(...parts);
  return result.ok ? {} : result.faults;
};

describe("the modes of a request's work", () => {
  const request = { placeCode: BANDUNG, online: false };
  const [CIMAHI, inBandung] = ["32.77", placesOfWanted({ ...request, sellerPlaces: [] })];

  it("are at the buyer's and online, and at the seller's if the seller receives people", () => {
    expect(workModes(inBandung)).toEqual(["at_buyer", "online"]);
    const atSeller = placesOfWanted({ ...request, sellerPlaces: [CIMAHI] });
    expect(workModes(atSeller)).toEqual(["at_buyer", "at_seller", "online"]);
    expect(read(atSeller, { mode: "at_seller" })).toMatchObject({
      ok: true,
      value: { mode: "at_seller", placeCode: CIMAHI, address: null },
    });
    expect(read(atSeller, { mode: "at_buyer" })).toMatchObject({ value: { placeCode: BANDUNG } });
    expect(faults(atSeller, { mode: "at_buyer", place: CIMAHI })).toEqual({ place: "place_not_served" });
    expect(faults(inBandung, { mode: "at_seller" })).toEqual({ mode: "no_mode" });
  });

  it("exclude sellers further away than the next place", () => {
    const [SURABAYA, GARUT] = ["35.78", "32.05"];
    const far = [SURABAYA, GARUT, DENPASAR];
    expect(workModes(placesOfWanted({ ...request, sellerPlaces: far }))).not.toContain("at_seller");
    expect(placesOfWanted({ ...request, sellerPlaces: [...far, CIMAHI] }).sellerPlace).toBe(CIMAHI);
    expect(placesOfWanted({ ...request, sellerPlaces: [CIMAHI, BANDUNG, ...far] }).sellerPlace).toBe(BANDUNG);
  });

  it("are online only if the request says so", () => {
    expect(workModes(placesOfWanted({ placeCode: null, online: true, sellerPlaces: [CIMAHI] }))).toEqual([]);
  });
});

describe("the visit of an order", () => {
  it("is not asked for if the offer has no place, or is online only", () => {
    expect(workModes(silent)).toEqual([]);
    expect(read(silent, { day: "", place: "" })).toEqual({ ok: true, value: null });
    expect(read({ ...silent, online: true }, { day: "", street: "" })).toEqual({ ok: true, value: null });
  });

  it("is at the buyer's, with address, day and hour, if the seller comes", () => {
    expect(read(comes, { slots: [600, 780] })).toEqual({
      ok: true,
      value: {
        mode: "at_buyer",
        placeCode: BANDUNG,
        wish: { day: "2026-11-24", slots: [600, 780] },
        address: { street: asked.street, block: asked.block, landmark: asked.landmark },
      },
    });
  });

  it("is at the seller's without the buyer's address", () => {
    expect(read({ ...silent, atSeller: true }, { street: "Rahasia", place: "Solo" })).toMatchObject({
      ok: true,
      value: { mode: "at_seller", placeCode: BANDUNG, address: null },
    });
    expect(workModes({ ...silent, atSeller: true, placeCode: null })).toEqual([]);
  });

  it("is chosen by the buyer if several are possible, and online needs no more", () => {
    const both = { ...comes, atSeller: true, online: true };
    expect(workModes(both)).toEqual(["at_buyer", "at_seller", "online"]);
    expect(faults(both)).toEqual({ mode: "no_mode" });
    expect(faults(both, { mode: "di rumah" })).toEqual({ mode: "no_mode" });
    expect(read(both, { mode: "online", day: "", street: "", place: "" })).toEqual({ ok: true, value: null });
    expect(read(both, { mode: "at_seller", street: "" })).toMatchObject({
      ok: true,
      value: { address: null },
    });
    expect(faults(both, { mode: "at_buyer", street: "" })).toEqual({ street: "street_too_short" });
  });
});

describe("the place of the work", () => {
  it("is one where the seller comes: their own, their areas, and all of a province", () => {
    const areas = { ...comes, areas: ["32.77", "34"] };
    const names = placesServed(areas).map(({ name }) => name);
    expect(names).toEqual([
      "Kota Bandung",
      "Kota Cimahi",
      "Kabupaten Kulon Progo",
      "Kabupaten Bantul",
      "Kabupaten Gunungkidul",
      "Kabupaten Sleman",
      "Kota Yogyakarta",
    ]);
    expect(read(areas, { place: "sleman" })).toMatchObject({ ok: true, value: { placeCode: "34.04" } });
    expect(faults(areas, { place: "Solo" })).toEqual({ place: "place_not_served" });
  });

  it("can be any as people write it if the offer names none", () => {
    const anywhere = { ...comes, placeCode: null };
    expect(read(anywhere, { place: "jaksel" })).toMatchObject({ ok: true, value: { placeCode: "31.74" } });
    expect(faults(anywhere, { place: "" })).toEqual({ place: "no_place" });
    expect(faults(anywhere, { place: "Atlantis Raya" })).toEqual({ place: "unknown_place" });
    expect(faults(anywhere, { place: "34" })).toEqual({ place: "unknown_place" });
    expect(faults(anywhere, { place: "Banjar" })).toEqual({ place: "unclear_place" });
  });

  it("decides the time zone of the hours", () => {
    // 08.00 in Denpasar is 07.00 in Bandung, so only the first is less than two hours ahead.
    const now = Date.UTC(2026, 10, 23, 22, 30);
    const anywhere = { ...comes, placeCode: null };
    expect(faults(anywhere, { slots: [480] }, ALWAYS, now)).toEqual({});
    expect(faults(anywhere, { slots: [480], place: DENPASAR }, ALWAYS, now)).toEqual({
      slots: "slot_passed",
    });
  });
});

describe("errors", () => {
  it("are all shown at once", () => {
    expect(faults(comes, { day: "", slots: [], street: "Jl", block: "x".repeat(41), place: "" })).toEqual({
      day: "no_day",
      slots: "no_slot",
      street: "street_too_short",
      block: "block_too_long",
      place: "no_place",
    });
    expect(faults(comes, { street: "x".repeat(201), landmark: "x".repeat(201) })).toEqual({
      street: "street_too_long",
      landmark: "landmark_too_long",
    });
    expect(faults(comes, { slots: [1020] })).toEqual({ slots: "slot_off" });
    expect(faults(comes, {}, { ...ALWAYS, daysOff: ["2026-11-24"] })).toEqual({ day: "day_off" });
  });

  it("use the place's own time zone for relative days", () => {
    const lateInBandung = Date.UTC(2026, 10, 23, 15, 30);
    const wished = (placeCode: string) =>
      read({ ...comes, placeCode }, { day: "besok", place: placeCode }, ALWAYS, lateInBandung);
    expect(wished(BANDUNG)).toMatchObject({ value: { wish: { day: "2026-11-24" } } });
    expect(wished(JAYAPURA)).toMatchObject({ value: { wish: { day: "2026-11-25" } } });
  });

  it("do not name the day if the seller has no free day at all: both agree on one later", () => {
    const never = { ...ALWAYS, startsInDays: 60 };
    expect(read(comes, { day: "", slots: [] }, never)).toMatchObject({ ok: true, value: { wish: null } });
  });

  it("never throw, and accepted values follow every rule", () => {
    const text = fc.oneof(fc.string(), fc.constantFrom("2026-11-24", "at_buyer", "online", BANDUNG, "Bandung"));
    const places = fc.constantFrom(...allPlaces().map(({ code }) => code));
    fc.assert(
      fc.property(
        fc.record({
          comesToBuyer: fc.boolean(),
          atSeller: fc.boolean(),
          online: fc.boolean(),
          placeCode: fc.option(places),
          areas: fc.array(places, { maxLength: 10 }),
        }),
        fc.record({
          mode: text,
          day: text,
          street: text,
          block: text,
          landmark: text,
          place: text,
          slots: fc.array(fc.oneof(fc.integer(), fc.constantFrom(480, 600)), { maxLength: 4 }),
        }),
        (offer, form) => {
          const result = readVisit(offer, ALWAYS, form, NOW);
          if (!result.ok) expect(Object.keys(result.faults)).not.toEqual([]);
          if (!result.ok || result.value === null) return;
          const { mode, placeCode, wish, address } = result.value;
          expect(workModes(offer)).toContain(mode);
          expect(address === null).toBe(mode === "at_seller");
          const served = placesServed(offer).map(({ code }) => code);
          if (mode === "at_buyer" && served.length > 0) expect(served).toContain(placeCode);
          expect(wish?.slots.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
