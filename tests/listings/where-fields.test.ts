import { describe, expect, it } from "vitest";
import { listingChangeForm, listingForm, normaliseWorkplace } from "~/listings/form.server";

import { parseForm } from "~/platform/forms/requests.server";
import { offerFields } from "../support/flows/selling";

type Sent = [name: string, value: string][];

const NOW = Date.UTC(2026, 10, 23);
const [DEPOK, BOGOR, DKI] = ["32.76", "32.71", "31"];
const areasOf = (...codes: string[]): Sent => codes.map((code, at) => [`areas[${at}]`, code]);

function formOf(sent: Sent, changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(offerFields({ area: "", ...changes }))) form.set(name, value);
  for (const [name, value] of sent) form.append(name, value);
  return form;
}

async function read(sent: Sent, changes: Record<string, string> = {}) {
  const form = formOf(sent, changes);
  const settled = normaliseWorkplace(form);
  const parsed = await parseForm(form, listingForm("offer", NOW));
  return { settled, parsed, form };
}

async function drafted(sent: Sent, changes: Record<string, string> = {}) {
  const { parsed } = await read(sent, changes);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.result.error));
  return parsed.value;
}

async function faults(sent: Sent, changes: Record<string, string> = {}) {
  const { parsed, settled } = await read(sent, changes);
  const area = settled.areas.error ? { area: [settled.areas.error] } : {};
  return { ...(parsed.ok ? {} : parsed.result.error), ...area };
}

const comes: Sent = [["modes", "at_buyer"]];

describe("the place of an offer", () => {
  it("is stored as a code and a full name", async () => {
    expect(await drafted(comes, { location: "jaksel" })).toMatchObject({
      location: "Jakarta Selatan",
      placeCode: "31.74",
      comesToBuyer: true,
      atSeller: false,
      online: false,
      areas: [],
    });
  });

  it("can have several modes, and listed areas", async () => {
    const sent: Sent = [...comes, ["modes", "online"], ...areasOf(DEPOK, DKI)];
    expect(await drafted(sent)).toMatchObject({ comesToBuyer: true, online: true, areas: [DEPOK, DKI] });
  });

  it("includes an area that was typed but not added", async () => {
    const sent = [...comes, ...areasOf(DKI)];
    expect(await drafted(sent, { area: "Depok, Kota Bogor" })).toMatchObject({ areas: [DKI, DEPOK, BOGOR] });
  });

  it("is the chosen one while the field still has the text for which it was offered", async () => {
    const sent: Sent = [...comes, ["place", "32.79"], ["placeFor", "Banjar"]];
    expect(await drafted(sent, { location: "Banjar" })).toMatchObject({ location: "Kota Banjar" });
    expect(await drafted(sent, { location: "Depok" })).toMatchObject({ location: "Kota Depok" });
  });

  it("is the city if its name is a kabupaten's too, and says so", async () => {
    const { parsed, settled } = await read(comes, { location: " bandung" });
    expect(parsed).toMatchObject({ ok: true, value: { location: "Kota Bandung", placeCode: "32.73" } });
    expect(settled.taken).toMatchObject({ typed: "bandung", place: { name: "Kota Bandung" } });
    const other: Sent = [...comes, ["place", "32.04"], ["placeFor", "Kota Bandung"]];
    const chosen = await read(other, { location: "Kota Bandung" });
    expect(chosen.parsed).toMatchObject({ ok: true, value: { location: "Kabupaten Bandung" } });
    expect(chosen.settled.taken).toBeNull();
  });

  it("is not needed for online work", async () => {
    expect(await drafted([], { location: "daring" })).toMatchObject({
      location: "Online",
      placeCode: null,
      online: true,
      comesToBuyer: false,
    });
  });

  it("can have a start time of the form, and no other", async () => {
    expect(await drafted(comes, { startsIn: "0" })).toMatchObject({ startsInDays: 0 });
    expect(await drafted(comes, { startsIn: "" })).toMatchObject({ startsInDays: null });
    expect(await drafted(comes)).toMatchObject({ startsInDays: null });
    expect(await faults(comes, { startsIn: "2" })).toEqual({ startsIn: ["Pilih kapan Anda bisa mulai"] });
  });

  it.each([
    ["Kota Bandung", { comesToBuyer: true, atSeller: false, online: false }],
    ["Online", { comesToBuyer: false, atSeller: false, online: true }],
    ["remote", { comesToBuyer: false, atSeller: false, online: true }],
    ["Daring", { comesToBuyer: false, atSeller: false, online: true }],
  ])("has the mode that the location %s suggests if none is chosen", async (location, ways) => {
    expect(await drafted([], { location })).toMatchObject(ways);
    expect(await drafted([["modes", "teleport"]], { location })).toMatchObject(ways);
  });

  it("keeps the stored value if the form did not offer the choice", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(offerFields())) form.set(name, value);
    normaliseWorkplace(form);
    const stored = { comesToBuyer: true, atSeller: true, online: false, areas: [DEPOK], deadline: null };
    form.set("status", "active");
    const made = await parseForm(form, listingForm("offer", NOW));
    const changed = await parseForm(form, listingChangeForm("offer", NOW, stored));
    expect(made).toMatchObject({ ok: true, value: { comesToBuyer: true, online: false, areas: [] } });
    expect(changed).toMatchObject({
      ok: true,
      value: { comesToBuyer: true, atSeller: true, areas: [DEPOK] },
    });
  });

  it.each<[string, Sent, Record<string, string>, Record<string, string>]>([
    [
      "a name of two places",
      comes,
      { location: "Banjar" },
      { location: "“Banjar” ada dua: pilih kota atau kabupaten" },
    ],
    [
      "a province",
      comes,
      { location: "Jawa Barat" },
      { location: "“Jawa Barat” adalah provinsi: pilih kota atau kabupatennya" },
    ],
    [
      "no place at all",
      comes,
      { location: "Atlantis" },
      { location: "Tidak ada tempat bernama “Atlantis”. Tulis kota atau kabupaten, misalnya Kota Bandung" },
    ],
    [
      "a part of an address",
      comes,
      { location: "Jl. Melati 5 Sleman" },
      { location: "Maksud Anda Kabupaten Sleman? Pilih, atau tulis kota atau kabupatennya saja" },
    ],
    ["a very long text", comes, { location: "a".repeat(10_000) }, { location: "Lokasi maksimal 100 karakter" }],
    [
      "meeting, but nowhere",
      comes,
      { location: "Online" },
      { location: "Tulis kota atau kabupaten Anda: hanya jasa daring yang boleh tanpa tempat" },
    ],
    [
      "areas without a seller who comes",
      [["modes", "online"], ...areasOf(DEPOK)],
      {},
      { modes: "Centang “Di tempat pelanggan”, atau hapus wilayahnya" },
    ],
    ["an area of two", comes, { area: "Tangerang" }, { area: "“Tangerang” ada dua: pilih kota atau kabupaten" }],
    [
      "an area of ten thousand letters",
      comes,
      { area: "a".repeat(10_000) },
      { area: expect.stringMatching(/^Tidak ada tempat bernama “a{30,}…?”/) },
    ],
  ])("refuses %s", async (_what, sent, changes, sentences) => {
    const said = Object.entries(sentences).map(([field, sentence]) => [field, [sentence]]);
    expect(await faults(sent, changes)).toEqual(Object.fromEntries(said));
  });

  it("refuses an eleventh area, and keeps the ten", async () => {
    const codes = Array.from({ length: 11 }, (_, at) => `33.${String(at + 1).padStart(2, "0")}`);
    expect(await faults([...comes, ...areasOf(...codes)])).toEqual({
      areas: [expect.stringContaining("Wilayah paling banyak 10")],
    });
    const { settled } = await read([...comes, ...areasOf(...codes.slice(0, 10))], { area: "Depok" });
    expect(settled.areas).toMatchObject({ areas: { length: 10 }, text: "Depok" });
    expect(settled.areas.error).toContain("Wilayah paling banyak 10. Hapus sebagian dulu");
  });

  it("keeps only known areas from a forged list, once each, and none inside another", async () => {
    const sent = [...comes, ...areasOf("99.99", DEPOK, DEPOK, "31.74", DKI, "' or 1=1", "")];
    expect(await drafted(sent)).toMatchObject({ areas: [DEPOK, DKI] });
  });
});

describe("a button in the list of areas", () => {
  const pressed = (sent: Sent, changes: Record<string, string> = {}) => {
    const form = formOf(sent, changes);
    const { areas, again } = normaliseWorkplace(form);
    return { again, names: areas.areas.map(({ name }) => name), areas, form };
  };

  it("adds the typed area, and empties the field", () => {
    const { again, names, areas, form } = pressed([...areasOf(DKI), ["addArea", "1"]], { area: "depok" });
    expect([again, names, areas.text]).toEqual([true, ["DKI Jakarta", "Kota Depok"], ""]);
    expect([form.get("areas[1]"), form.get("area")]).toEqual([DEPOK, ""]);
  });

  it("adds the clicked choice", () => {
    const { names } = pressed([["addArea", "36.03"]], { area: "Tangerang" });
    expect(names).toEqual(["Kabupaten Tangerang"]);
  });

  it("keeps the typed text if another button is clicked, or if it cannot be added", () => {
    const whole = pressed([...areasOf(DEPOK, BOGOR), ["addArea", "32"]], { area: "Tangerang" });
    expect([whole.names, whole.areas.text]).toEqual([["Jawa Barat"], "Tangerang"]);
    const ten = Array.from({ length: 10 }, (_, at) => `33.${String(at + 1).padStart(2, "0")}`);
    const full = pressed([...areasOf(...ten), ["addArea", "36.03"]], { area: "Tangerang" });
    expect([full.names.length, full.areas.text]).toEqual([10, "Tangerang"]);
    expect(full.areas.error).toMatch(/^Wilayah paling banyak 10/);
  });

  it("removes one, and keeps the typed text", () => {
    const { names, areas } = pressed([...areasOf(DKI, DEPOK), ["removeArea", DKI]], { area: "Bog" });
    expect([names, areas.text, areas.error]).toEqual([["Kota Depok"], "Bog", null]);
  });

  it("shows what is unclear, with the possible meanings", () => {
    const { again, areas } = pressed([["addArea", "1"]], { area: "Tangerang" });
    expect(again).toBe(true);
    expect(areas.error).toBe("“Tangerang” ada dua: pilih kota atau kabupaten");
    expect(areas.choices.map(({ name }) => name)).toEqual(["Kota Tangerang", "Kabupaten Tangerang"]);
  });

  it.each([
    ["Enter with an area typed adds it", "Depok", true],
    ["Enter elsewhere does not", "", false],
  ])("%s, without script", (_what, area, again) => {
    expect(pressed([["enter", "1"]], { area }).again).toBe(again);
  });
});
