import { describe, expect, it } from "vitest";
import { withoutAddresses, withoutDottedWords } from "~/accounts/contact-details";

const HIDDEN = "[x]";

describe("a stranger's text", () => {
  it.each([
    ...["evil.zip", "film.mov", "masuk.sbs", "toko.bond", "a1.cyou", "www2.cfd", "klik.lat", "main.quest"],
    ...["jasa.one", "paling.best", "situs.mobi", "kami.team", "toko.ca", "toko.ae", "tato.ink", "aman.social"],
    ...["contoh.xn--p1ai", "пример.рф", "例え.テスト", "bücher.example", "jasawarga。zip", "jasawarga．zip"],
    ...["EVIL.ZIP", "x.zip", ".evil.zip", "@evil.zip", "..evil.zip", "-evil.zip", "evil_toko.zip", "m.evil.zip"],
    ...["dr.evil.zip", "evil.zip/masuk", "evil.zip:8080", "evil.zip?kode=1", "Evil.Com", "10.0.0.1", "8.8.8.8:80/a"],
    ...["http:\\\\evil.com", "http:/evil", "https:evil.zip", "intent://evil", "whatsapp://send", "mailto:a@b"],
    ...["cs@jasawarga-id.zip", "javascript:alert(1)", "e\u200bvil.zip", "ｅｖｉｌ.ｚｉｐ"],
  ])("loses %s", (address) => {
    const left = withoutDottedWords(`Buka ${address} sekarang`, HIDDEN);
    expect(left).toContain(HIDDEN);
    expect(left).toMatch(/^Buka [.@]*\[x\] sekarang$/);
  });

  it.each([
    ["selesai.Besok saya kirim", "selesai. Besok saya kirim"],
    ["Jl.Merdeka No.ID 5", "Jl. Merdeka No. ID 5"],
    ["dll.Terima kasih", "dll. Terima kasih"],
    ["a.n.Budi", "a.n. Budi"],
    ["jam 10.wib", "jam 10. wib"],
    ["PT.Maju evil.Zip", "PT. Maju evil. Zip"],
  ])("gets a space after a dot that ends a sentence or an abbreviation: %s", (typed, shown) => {
    expect(withoutDottedWords(typed, HIDDEN)).toBe(shown);
  });

  it.each([
    "Rp350.000/hari untuk Drs. Ahmad, S.Pd/M.Pd, jam 10.00? Bisa besok.",
    "Siti, S.Kep.Ns dan Budi, A.Md.Kep, S.Farm.Apt",
    "a.n. Budi, dll., s.d. Jumat, u.p. Bu Sri",
    "1.200.000.000 rupiah, 2.5jt, 10.30wib, 1.5 kg",
    "Lihat denah.pdf dan foto.jpg",
    "Halo... masih ada? Ya…Bisa",
    "Catatan: dan/atau sore. Terima kasih",
  ])("stays unchanged without an address: %s", (text) => {
    expect(withoutDottedWords(text, HIDDEN)).toBe(text);
  });

  it("is checked quickly", () => {
    expect(withoutDottedWords(`${"a.".repeat(3_000)}1`, HIDDEN)).toContain("a.a.");
  });
});

describe("a known person's text", () => {
  it("loses addresses with backslashes, but keeps a sentence without a space", () => {
    expect(withoutAddresses("Buka http:\\\\evil.com dulu", HIDDEN)).toBe("Buka [x] dulu");
    expect(withoutAddresses("selesai.Besok saya kirim", HIDDEN)).toBe("selesai.Besok saya kirim");
  });
});
