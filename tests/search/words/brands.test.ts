import { describe, expect, it } from "vitest";
import { indexTerms } from "~/search/index-terms";
import { understand } from "~/search/understand";
import { NO_WORDS } from "~/search/words/vocabulary";

function read(q: string): string[] {
  const { parts, correction } = understand(q, NO_WORDS);
  expect(correction).toBeNull();
  return parts.map(({ typed, role }) => `${typed}: ${role}`);
}

describe("a brand implies its device", () => {
  it.each([
    ["oppo reno 5", ["hp: topic", "oppo reno: brand"]],
    ["ganti lcd oppo reno", ["ganti: doing", "hp: topic", "lcd: brand", "oppo reno: brand"]],
    ["infinix layar pecah", ["hp: topic", "layar pecah: topic", "infinix: brand"]],
    ["realme mati total", ["hp mati total: topic", "realme: brand"]],
    ["ganti baterai iphone 11 pro max", ["ganti: doing", "baterai hp: topic", "iphone pro max: brand"]],
    ["macbook mati", ["laptop mati: topic", "macbook: brand"]],
    ["laptop asus lemot", ["laptop lemot: topic", "asus: brand"]],
    ["hp asus rusak", ["hp: topic", "rusak: doing", "asus: brand"]],
    ["servis vario 125", ["servis motor: topic", "vario: brand"]],
    ["nmax mogok", ["motor mogok: topic", "nmax: brand"]],
    ["ganti oli beat", ["ganti oli motor: topic", "beat: brand"]],
    ["servis ac avanza", ["servis: doing", "ac mobil: topic", "avanza: brand"]],
    ["sewa innova sama sopir", ["sewa mobil sopir: topic", "innova: brand"]],
    ["tinta canon", ["tinta printer: topic", "canon: brand"]],
    ["kamera canon rusak", ["kamera rusak: topic", "canon: brand"]],
    ["kompor rinnai", ["kompor: topic", "rinnai: brand"]],
    ["pompa shimizu mati", ["pompa mati: topic", "shimizu: brand"]],
    ["servis tv lg", ["servis: doing", "tv: topic", "lg: brand"]],
    ["kulkas sharp bocor", ["kulkas bocor: topic", "sharp: brand"]],
    ["genset inverter", ["genset: topic", "inverter: brand"]],
    ["servis ac gree", ["servis: doing", "ac: topic", "gree: brand"]],
    ["cuci ac daikin 1 pk", ["cuci: doing", "ac: topic", "daikin: brand"]],
  ])("%s is %j", (q, parts) => expect(read(q).sort()).toEqual(parts.sort()));

  it("is not added if it only names a tool", () => {
    expect(read("foto produk pakai iphone")).not.toContain("hp: topic");
  });

  it("never replaces another word", () => {
    for (const q of [
      "oppo",
      "vivo",
      "infinix",
      "realme",
      "gree",
      "canon",
      "nikon",
      "vario",
      "avanza",
      "beat",
      "lcd",
      "pk",
    ])
      expect(
        read(q).filter((part) => part.endsWith(": unknown")),
        q,
      ).toEqual([]);
  });
});

it("a photographer with a Canon is no printer", () => {
  const { words } = indexTerms({
    ...{ title: "Foto keluarga", description: "Kamera Canon, lensa Nikon, dan iPhone.", category: "Lainnya" },
    ...{ texts: [], sellerName: "", location: "" },
  });
  expect(words.split(" ")).toEqual(expect.arrayContaining(["canon", "xkcanon"]));
  for (const device of ["xkprinter", "xkhp"]) expect(words.split(" ")).not.toContain(device);
});
