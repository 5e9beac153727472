import { describe, expect, it } from "vitest";
import { readPlaces } from "~/places/names";
import { understand } from "~/search/understand";
import { NO_WORDS } from "~/search/words/vocabulary";

const placeIn = (q: string) => understand(q, NO_WORDS).place?.places[0]?.name ?? null;

describe("everyday names of places", () => {
  it.each([
    ["les inggris ui", "Kota Depok"],
    ["kos dekat ui", "Kota Depok"],
    ["servis motor kampus ugm", "Kabupaten Sleman"],
    ["foto wisuda itb", "Kota Bandung"],
    ["les statistika unpad", "Kabupaten Sumedang"],
    ["rias wisuda undip", "Kota Semarang"],
    ["laundry dekat binus", "Jakarta Barat"],
    ["fotokopi its", "Kota Surabaya"],
    ["katering unair", "Kota Surabaya"],
    ["rias wisuda usu", "Kota Medan"],
    ["servis laptop unhas", "Kota Makassar"],
    ["taksi ke soetta", "Kota Tangerang"],
    ["antar bandara cgk", "Kota Tangerang"],
    ["jemput bandara ngurah rai", "Kabupaten Badung"],
    ["jemput di juanda", "Kabupaten Sidoarjo"],
    ["mobil ke bandara halim", "Jakarta Timur"],
    ["sewa mobil yia", "Kabupaten Kulon Progo"],
    ["jemput bandara kualanamu", "Kabupaten Deli Serdang"],
    ["kurir stasiun gambir", "Jakarta Pusat"],
    ["pijat stasiun tugu", "Kota Yogyakarta"],
    ["servis ac kota kembang", "Kota Bandung"],
    ["servis ac kota pahlawan", "Kota Surabaya"],
    ["gudeg kota pelajar", "Kota Yogyakarta"],
    ["tukang taman kota hujan", "Kota Bogor"],
    ["batik kota bengawan", "Kota Surakarta"],
    ["fotografer kota lumpia", "Kota Semarang"],
    ["servis motor kota daeng", "Kota Makassar"],
    ["pemandu wisata pulau dewata", "Bali"],
    ["katering bumi parahyangan", "Kota Bandung"],
    ["katering soloraya", "Kota Surakarta"],
  ])("%s is in %s", (q, place) => expect(placeIn(q)).toBe(place));

  it.each(["desain ui ux", "ui designer", "les utbk masuk ui", "umm servis ac", "toko bunga", "kota tua tour"])(
    "“%s” is no place",
    (q) => expect(placeIn(q)).toBeNull(),
  );

  it.each([
    ["bandara juanda", "Kabupaten Sidoarjo"],
    ["stasiun lempuyangan", "Kota Yogyakarta"],
    ["Universitas Padjadjaran", "Kabupaten Sumedang"],
    ["kampus IPB Dramaga", "Kabupaten Bogor"],
    ["Paris van Java", "Kota Bandung"],
  ])("the place field reads “%s” as %s", (typed, place) => expect(readPlaces(typed)[0]?.name).toBe(place));

  it("the airport stays a search word, because people search for a ride there", () => {
    const typed = understand("antar ke bandara juanda", NO_WORDS).parts.map((part) => part.typed);
    expect(typed).toEqual(["antar bandara"]);
  });
});
