import { expect, it } from "vitest";
import { stem, stemCandidates } from "~/search/words/stems";

it.each([
  ["memperbaiki", "baik"],
  ["perbaikan", "baik"],
  ["pengecatan", "cat"],
  ["ngecat", "cat"],
  ["menjahit", "jahit"],
  ["penjahit", "jahit"],
  ["jahitin", "jahit"],
  ["nyuci", "cuci"],
  ["pencucian", "cuci"],
  ["nulis", "tulis"],
  ["penulisan", "tulis"],
  ["nganterin", "antar"],
  ["ngurusin", "urus"],
  ["motong", "potong"],
  ["pemasangan", "pasang"],
  ["menyewakan", "sewa"],
  ["bersihin", "bersih"],
  ["terjemahkan", "terjemah"],
  ["bocornya", "bocor"],
  ["motoin", "foto"],
  ["mijetin", "pijat"],
  ["nyuciin", "cuci"],
  ["ngecatin", "cat"],
  ["masangin", "pasang"],
  ["mindahin", "pindah"],
  ["nyervisin", "servis"],
  ["mengemas", "kemas"],
  ["jahitkeun", "jahit"],
  ["cetakno", "cetak"],
])("%s has the root %s", (word, root) => expect(stem(word)).toBe(root));

it.each(["bekasi", "kebaya", "akikah", "kemeja", "kepala", "mesin", "catat", "seragam", "wulandari", "ac", "x"])(
  "%s stays unchanged",
  (word) => expect(stem(word)).toBe(word),
);

it("no candidate has less than three letters or equals the word", () => {
  for (const word of ["penulisan", "ngecat", "diri", "menyanyikannya"]) {
    const candidates = stemCandidates(word);
    expect(candidates).not.toContain(word);
    for (const candidate of candidates) expect(candidate.length).toBeGreaterThanOrEqual(3);
  }
});
