import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { kindOfTitle } from "~/listings/kind-of-work-text";
import {
  answerFaults,
  answersField,
  composed,
  decomposed,
  kindsOfWork,
  questionsView,
  readKinds,
  withAnswers,
} from "~/listings/questions-text";
import { MAX_REQUIREMENTS_TEXT, MIN_REQUIREMENTS } from "~/orders/order";
import { cleanText } from "~/platform/strings";
import { SEED, size } from "../support/size";

const compose = (id: string, answers: string[][], note = "") => composed(kind(id), answers, note, MIN_REQUIREMENTS);

function kind(id: string) {
  const found = kindsOfWork().find((one) => one.id === id);
  if (!found) throw new Error(`no kind ${id}`);
  return found;
}

function form(id: string, answers: string[][]): FormData {
  const sent = new FormData();
  sent.set("questions", id);
  answers.forEach((values, index) => {
    for (const value of values) sent.append(answersField(index), value);
  });
  return sent;
}

/** A kind with answers that a person can choose, at least one of them. */
const answered = fc
  .constantFrom(...kindsOfWork())
  .chain((one) =>
    fc.record({
      kind: fc.constant(one),
      answers: fc.tuple(
        ...one.questions.map(({ options, several }) =>
          fc.subarray([...options], { maxLength: several ? options.length : 1 }),
        ),
      ),
    }),
  )
  .filter(({ answers }) => answers.some((values) => values.length > 0));

const note = fc.string({ unit: "grapheme", maxLength: 400 }).map(cleanText);

const runs = { seed: SEED, numRuns: size(20_000, 500) };

describe("the list of questions", () => {
  it("has two to four questions about each of the kinds that are ordered most", () => {
    const ids = kindsOfWork().map(({ id }) => id);
    expect(ids).toEqual(
      "ac bersihrumah ledeng pindahan les desaingrafis foto web tulisan terjemahan pijat katering listrik".split(" "),
    );
    for (const { id, name, questions, example } of kindsOfWork()) {
      expect(questions.length, id).toBeGreaterThanOrEqual(2);
      expect(questions.length, id).toBeLessThanOrEqual(4);
      expect(questions.filter(({ counts }) => !counts).length, id).toBeGreaterThanOrEqual(2);
      expect(example, id).toMatch(/^Misalnya .+\.$/);
      expect(name.length, id).toBeGreaterThanOrEqual(3);
    }
  });

  it("has short and different answers, which fit a phone", () => {
    for (const { questions } of kindsOfWork())
      for (const { text, name, options } of questions) {
        expect(text, text).toMatch(/^\p{Lu}.+\?$/u);
        expect(text.length, text).toBeLessThanOrEqual(45);
        expect(name, name).not.toMatch(/[.:,]|^Catatan$/);
        expect(new Set(options).size, text).toBe(options.length);
        expect(options.length, text).toBeGreaterThanOrEqual(3);
        expect(options.length, text).toBeLessThanOrEqual(6);
        for (const option of options) {
          expect(option.length, option).toBeLessThanOrEqual(26);
          expect(option, option).not.toMatch(/[.:]( |$)|[<>&]/);
        }
      }
  });

  it("names the line that cannot be read", () => {
    expect(() => readKinds("== les = les = Pendidikan\nsatu | Siapa?")).toThrow("satu | Siapa?");
    expect(() => readKinds("== les = les = Pelajaran")).toThrow("les = les = Pelajaran");
  });
});

test.each([
  ["Servis AC: cuci, isi freon, cek kebocoran", "Rumah Tangga", "ac"],
  ["Cuci AC dan perbaikan kulkas keliling Bandung Raya", "Rumah Tangga", "ac"],
  ["Bersih rumah menyeluruh oleh dua orang", "Rumah Tangga", "bersihrumah"],
  ["Pompa air mati, keran bocor, dan saluran mampet", "Rumah Tangga", "ledeng"],
  ["Perbaikan listrik: korsleting, stop kontak", "Rumah Tangga", "listrik"],
  ["Pindahan rumah dan kos dengan mobil bak", "Lainnya", "pindahan"],
  ["Pindahkan katalog 180 busana ke toko online baru", "Pemrograman & Teknologi", null],
  ["Les piano dan keyboard untuk anak", "Musik & Audio", "les"],
  ["Desain logo dan identitas merek untuk UMKM", "Desain Grafis", "desaingrafis"],
  ["Foto produk untuk katalog dan lapak daring", "Pemasaran", "foto"],
  ["Lapak daring untuk perajin: foto, cerita barang", "Pemasaran", null],
  ["Toko online siap pakai untuk usaha kecil", "Pemrograman & Teknologi", "web"],
  ["Artikel blog 800 kata yang enak dibaca", "Penulisan & Penerjemahan", "tulisan"],
  ["Terjemahkan daftar menu katering ke bahasa Inggris", "Penulisan & Penerjemahan", "terjemahan"],
  ["Pijat panggilan ke rumah", "Gaya Hidup", "pijat"],
  ["Katering nasi kotak untuk rapat", "Lainnya", "katering"],
  ["Cuci sofa, kasur, dan karpet", "Rumah Tangga", null],
  ["Servis laptop: lambat, panas", "Pemrograman & Teknologi", null],
  ["mau cuci ac dua unit", "", "ac"],
  ["", "", null],
])("“%s” in %s is asked about as %s", (title, category, id) => {
  expect(kindOfTitle({ title, category })?.id ?? null).toBe(id);
});

describe("the composed text", () => {
  it("says the answers in the order of the questions, and then the free text", () => {
    expect(compose("ac", [["3 unit"], ["split di dinding"], ["bocor air", "kurang dingin"]], "Lantai dua.")).toBe(
      "Jumlah AC: 3 unit. Jenis AC: split di dinding. Keluhan: kurang dingin, bocor air. Catatan: Lantai dua.",
    );
  });

  it("names the kind of work if the answers alone are too short", () => {
    expect(compose("ac", [[], [], ["berisik"]])).toBe("Kebutuhan servis AC. Keluhan: berisik.");
    expect(compose("les", [[], [], ["hobi"]])).toBe("Tujuan belajar: hobi.");
  });

  it("is the free text alone without answers", () => {
    expect(compose("ac", [], "AC bocor")).toBe("AC bocor");
    expect(withAnswers(form("unknown", [["3 unit"]]), "AC bocor", MIN_REQUIREMENTS)).toBe("AC bocor");
  });

  it("is never too short, and the longest answers leave room for a free text", () => {
    fc.assert(
      fc.property(answered, note, ({ kind: one, answers }, typed) => {
        const text = withAnswers(form(one.id, answers), typed, MIN_REQUIREMENTS);
        expect([...text].length).toBeGreaterThanOrEqual(MIN_REQUIREMENTS);
        expect(text).toBe(cleanText(text));
        expect(decomposed(one, text)).toEqual({ answers: trimmed(answers), note: typed });
        expect(answerFaults(form(one.id, answers))).toEqual({});
      }),
      runs,
    );
    for (const one of kindsOfWork()) {
      const all = one.questions.map(({ options }) => [...options]);
      expect(composed(one, all, "", MIN_REQUIREMENTS).length).toBeLessThan(MAX_REQUIREMENTS_TEXT / 5);
    }
  });

  it("contains no answer that the list does not offer, and the field reports it", () => {
    const junk = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...kindsOfWork()), fc.nat(5), junk, ({ id, questions }, index, value) => {
        fc.pre(!questions[index]?.options.includes(value));
        const sent = form(id, [...Array.from({ length: index }, () => []), [value]]);
        expect(withAnswers(sent, "", MIN_REQUIREMENTS)).toBe("");
        expect(Object.keys(answerFaults(sent))).toEqual([questions[index] ? answersField(index) : ""]);
      }),
      runs,
    );
  });

  it("keeps a text that the form did not write as free text", () => {
    const texts = [
      "AC bocor sejak kemarin.",
      "Jumlah AC: lima. Tolong.",
      "Jumlah AC: 3 unit. Tolong cepat.",
      "Jenis AC: split di dinding, belum tahu. Catatan: dua jenis",
    ];
    for (const text of texts) expect(decomposed(kind("ac"), text)).toEqual({ answers: [], note: text });
    expect(decomposed(null, "Jumlah AC: 3 unit.")).toEqual({ answers: [], note: "Jumlah AC: 3 unit." });
  });
});

const trimmed = (answers: readonly string[][]) => {
  const last = answers.reduce((found, values, index) => (values.length > 0 ? index : found), -1);
  return answers.slice(0, last + 1);
};

describe("answers that cannot be accepted", () => {
  it("say which question to answer again", () => {
    expect(answerFaults(form("ac", [["<b>3 unit</b>"], ["split di dinding", "belum tahu"]]))).toEqual({
      "answers[0]": ["Pilih jawaban yang tersedia: Berapa unit AC-nya?"],
      "answers[1]": ["Pilih satu jawaban saja: Apa jenis AC-nya?"],
    });
  });

  it("ask to choose again if the questions have changed", () => {
    const changed = { "": ["Pertanyaan di halaman ini sudah berubah. Pilih lagi, lalu kirim."] };
    expect(answerFaults(form("bengkel", [["3 unit"]]))).toEqual(changed);
    expect(answerFaults(form("ac", [[], [], [], [], ["3 unit"]]))).toEqual(changed);
  });
});

test("a quantity of units replaces the question about an amount", () => {
  const names = (hasQuantity: boolean) =>
    questionsView(kind("ac"), { hasQuantity })?.questions.map(({ index, text }) => `${index} ${text}`);
  expect(names(false)).toEqual(["0 Berapa unit AC-nya?", "1 Apa jenis AC-nya?", "2 Apa keluhannya?"]);
  expect(names(true)).toEqual(["1 Apa jenis AC-nya?", "2 Apa keluhannya?"]);
  expect(questionsView(null)).toBeNull();
});
