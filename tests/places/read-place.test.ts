import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlace, readPlaces } from "~/places/names";
import { placesNear, placesStarting } from "~/places/near-places";
import { allPlaces, placeOf } from "~/places/place";
import { size } from "../support/size";
import { countWork } from "../support/work";

const workOf = countWork(/\/app\/domain\//);

const names = (text: string) => readPlaces(text).map(({ name }) => name);
const nearNames = (text: string) => placesNear(text).map(({ name }) => name);

describe("a typed place", () => {
  it.each([
    ["Kota Bandung", "Kota Bandung"],
    ["kabupaten bandung", "Kabupaten Bandung"],
    ["KAB. BANDUNG", "Kabupaten Bandung"],
    ["kab bandung barat", "Kabupaten Bandung Barat"],
    ["  Kota   Depok ", "Kota Depok"],
    ["kodya bogor", "Kota Bogor"],
    ["kotamadya surabaya", "Kota Surabaya"],
    ["Kota Administrasi Jakarta Selatan", "Jakarta Selatan"],
    ["Kota Adm. Jakarta Barat", "Jakarta Barat"],
    ["Kabupaten Administrasi Kepulauan Seribu", "Kepulauan Seribu"],
    ["Provinsi Jawa Barat", "Jawa Barat"],
    ["prov. Gorontalo", "Gorontalo"],
    ["kota gorontalo", "Kota Gorontalo"],
    ["kabupaten gorontalo", "Kabupaten Gorontalo"],
    ["D.I. Yogyakarta", "DI Yogyakarta"],
    ["Daerah Istimewa Yogyakarta", "DI Yogyakarta"],
    ["Daerah Khusus Ibukota Jakarta", "DKI Jakarta"],
    ["kab. puncak", "Kabupaten Puncak"],
    ["bekasi kota", "Kota Bekasi"],
    ["bekasi kab", "Kabupaten Bekasi"],
    ["malang kabupaten", "Kabupaten Malang"],
    ["Bandung City", "Kota Bandung"],
    ["bogor regency", "Kabupaten Bogor"],
    // Spaces and hyphens that the official name does not have, and the other way round.
    ["tolitoli", "Kabupaten Toli-Toli"],
    ["Palangka Raya", "Kota Palangkaraya"],
    ["pangkalpinang", "Kota Pangkal Pinang"],
    ["gunung kidul", "Kabupaten Gunungkidul"],
    ["bukit tinggi", "Kota Bukittinggi"],
    ["baubau", "Kota Bau Bau"],
    ["pematang siantar", "Kota Pematangsiantar"],
    ["lubuklinggau", "Kota Lubuk Linggau"],
    ["fakfak", "Kabupaten Fak Fak"],
    ["kep. riau", "Kepulauan Riau"],
    ["mentawai", "Kabupaten Kepulauan Mentawai"],
    ["morotai", "Kabupaten Pulau Morotai"],
    ["jaksel", "Jakarta Selatan"],
    ["jak tim", "Jakarta Timur"],
    ["jkt", "DKI Jakarta"],
    ["tangsel", "Kota Tangerang Selatan"],
    ["sby", "Kota Surabaya"],
    ["Solo", "Kota Surakarta"],
    ["kota solo", "Kota Surakarta"],
    ["kota jogja", "Kota Yogyakarta"],
    ["ujung pandang", "Kota Makassar"],
    ["makasar", "Kota Makassar"],
    ["menado", "Kota Manado"],
    ["siantar", "Kota Pematangsiantar"],
    ["kukar", "Kabupaten Kutai Kartanegara"],
    ["labuan bajo", "Kabupaten Manggarai Barat"],
    ["purwokerto", "Kabupaten Banyumas"],
    ["timika", "Kabupaten Mimika"],
    ["jatim", "Jawa Timur"],
    ["babel", "Kepulauan Bangka Belitung"],
    ["Tebet", "Jakarta Selatan"],
    ["kemang", "Jakarta Selatan"],
    ["kelapa gading", "Jakarta Utara"],
    ["cikarang", "Kabupaten Bekasi"],
    ["dago", "Kota Bandung"],
    ["ubud", "Kabupaten Gianyar"],
    ["canggu", "Kabupaten Badung"],
    ["cimanggis", "Kota Depok"],
    ["rungkut", "Kota Surabaya"],
    ["lembang", "Kabupaten Bandung Barat"],
    ["Kecamatan Coblong", "Kota Bandung"],
    ["kec. tebet", "Jakarta Selatan"],
    ["south jakarta", "Jakarta Selatan"],
    ["West Java", "Jawa Barat"],
    ["central java", "Jawa Tengah"],
    ["north sumatra", "Sumatera Utara"],
    ["south tangerang", "Kota Tangerang Selatan"],
    ["kota bandng", "Kota Bandung"],
    ["surabya", "Kota Surabaya"],
    ["Jakarta Seltan", "Jakarta Selatan"],
    ["semarng kota", "Kota Semarang"],
    ["denpsar", "Kota Denpasar"],
    ["cimahii", "Kota Cimahi"],
    ["balikpapna", "Kota Balikpapan"],
    ["yogjakarta", "DI Yogyakarta"],
    ["Garut, Jawa Barat", "Kabupaten Garut"],
    ["Surabaya, Indonesia", "Kota Surabaya"],
    ["di Sleman", "Kabupaten Sleman"],
    ["Tebet, Jakarta Selatan, DKI Jakarta", "Jakarta Selatan"],
    ["cibubur bekasi", "Kota Bekasi"],
    ["kuningan, jakarta selatan", "Jakarta Selatan"],
    ["Jl. Kenanga 5, Sleman", "Kabupaten Sleman"],
    ["denpsar, bali", "Kota Denpasar"],
    ["jabodetabek, depok", "Kota Depok"],
    // Ordinary words, when only a place is asked for.
    ["batu", "Kota Batu"],
    ["medan", "Kota Medan"],
    ["palu", "Kota Palu"],
    ["batang", "Kabupaten Batang"],
  ])("%s is %s", (text, name) => {
    expect(names(text)[0]).toBe(name);
  });

  it.each([
    ["bandung", ["Kota Bandung", "Kabupaten Bandung", "Kabupaten Bandung Barat"]],
    ["bdg", ["Kota Bandung", "Kabupaten Bandung", "Kabupaten Bandung Barat"]],
    ["Tangerang", ["Kota Tangerang", "Kabupaten Tangerang"]],
    ["pasuruan", ["Kota Pasuruan", "Kabupaten Pasuruan"]],
    ["bsd", ["Kota Tangerang Selatan", "Kabupaten Tangerang"]],
    ["jambi", ["Jambi", "Kota Jambi"]],
    ["gorontalo", ["Gorontalo", "Kota Gorontalo", "Kabupaten Gorontalo"]],
    ["kab tangerang", ["Kabupaten Tangerang"]],
    ["sorong", ["Kota Sorong", "Kabupaten Sorong"]],
  ])("%s can be several, the most likely first", (text, several) => {
    expect(names(text)).toEqual(several);
    expect(readPlace(text)?.together).toBe(false);
  });

  it.each([
    ["Malang Raya", 3],
    ["jabodetabek", 14],
    ["lombok", 5],
    ["madura", 4],
  ])("%s means all of its %d", (text, count) => {
    expect(readPlace(text)).toMatchObject({ together: true, how: "name" });
    expect(readPlaces(text)).toHaveLength(count);
  });

  it.each(["", "   ", "???", "xyz", "qwertyui", "band", "so lo", "ac", "😀😀", "jasa servis"])(
    "%j is not a place",
    (text) => {
      expect(readPlace(text)).toBeNull();
    },
  );

  it("tells if a letter was corrected or words were left over", () => {
    expect(readPlace("Kota Bandung")?.how).toBe("name");
    expect(readPlace("Kota Bandng")?.how).toBe("edit");
    expect(readPlace("Jl. Kenanga 5, Sleman")?.how).toBe("part");
  });

  it("is found by its own full name, for every place", () => {
    fc.assert(
      fc.property(fc.constantFrom(...allPlaces()), fc.boolean(), (place, loud) => {
        const [first] = readPlaces(loud ? place.name.toUpperCase() : place.name);
        expect(first).toEqual(place);
      }),
      { numRuns: size(2_000, 300) },
    );
    expect(allPlaces().filter((place) => readPlaces(place.name)[0] !== place)).toEqual([]);
  });

  it("never throws, and results in known places only", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("kota", "kab.", "bandung", "jaksel", ",", "di"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const place of [...readPlaces(pieces.join(" ")), ...placesNear(pieces.join(" "))]) {
          expect(placeOf(place.code)).toBe(place);
        }
      }),
    );
  });

  it.each(["kota ", "a", "bandun ", "ﷺ", "bandng "])(
    "takes the same work for long and short texts: %j",
    async (unit) => {
      const read = (length: number) => {
        const text = unit.repeat(length).slice(0, length);
        return workOf(() => [readPlace(text), placesNear(text)]);
      };
      // Tables that load once are not counted.
      await read(400);
      expect(await read(200_000)).toBeLessThanOrEqual(2 * (await read(400)));
    },
  );
});

describe("suggestions for a text", () => {
  it("start with it, the shortest names first", () => {
    expect(placesStarting("band").map(({ name }) => name)).toEqual([
      "Kota Bandung",
      "Kabupaten Bandung",
      "Kota Banda Aceh",
      "Kabupaten Bandung Barat",
      "Kota Bandar Lampung",
    ]);
    expect(nearNames("kota sur").slice(0, 2)).toEqual(["Kota Surabaya", "Kota Surakarta"]);
  });

  it.each([
    ["Bndung", "Kota Bandung"],
    ["surabuya", "Kota Surabaya"],
    ["semrrang", "Kota Semarang"],
    ["kab sidoajo", "Kabupaten Sidoarjo"],
    ["pontinak", "Kota Pontianak"],
    ["jogjaakrta", "DI Yogyakarta"],
    ["makassr", "Kota Makassar"],
    ["banyuwngi", "Kabupaten Banyuwangi"],
  ])("for %s start with %s", (text, name) => {
    expect(nearNames(text)[0]).toBe(name);
  });

  it("are at most ten, without repeats, and none for an unknown text", () => {
    expect(placesNear("ka").length).toBeLessThanOrEqual(10);
    expect(new Set(nearNames("sumba")).size).toBe(nearNames("sumba").length);
    expect(placesNear("xqzvwk")).toEqual([]);
    expect(placesNear("")).toEqual([]);
  });
});
