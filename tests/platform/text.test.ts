import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanLine,
  cleanText,
  cutText,
  excerpt,
  shortened,
  shortId,
  shortTitle,
  withFullStop,
} from "~/platform/strings";

describe("one line", () => {
  it("collapses all whitespace and trims", () => {
    expect(cleanLine("  Servis\tAC \u00a0 rumah\r\n ")).toBe("Servis AC rumah");
  });

  it("is normalised to composed characters", () => {
    expect(cleanLine("Cafe\u0301")).toBe("Caf\u00e9");
  });

  it("loses characters that hide or reorder others", () => {
    expect(cleanLine("Sa\u200bri\u202e \u2066Wu\u0000lan\ufeffdari\u2069\u00ad")).toBe("Sari Wulandari");
    expect(cleanLine("\u200b\u3164\u2060")).toBe("");
    expect(cleanLine("a\ud800b")).toBe("ab");
  });

  it("keeps letters of every script and emoji", () => {
    expect(cleanLine("ꦱꦫꦶ 沙丽 Сари ☕️")).toBe("ꦱꦫꦶ 沙丽 Сари ☕️");
  });

  it.each([
    "👨‍👩‍👧‍👦",
    "👩🏽‍🎨",
    "🏳️‍🌈",
    "🏴‍☠️",
    "❤️‍🔥",
    "🧑🏻‍🤝‍🧑🏿",
    "👁️‍🗨️",
    "🧑‍🦰",
    "🐈‍⬛",
    "🏃‍➡️",
    "🙂‍↔️",
    "👨🏾‍⚕️",
    "🇮🇩",
    "🇮🇩🇲🇾",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "👍🏿",
    "✌🏽",
    "1️⃣",
    "#️⃣",
    "*️⃣",
    "❤️",
    "❤︎",
    "☎️",
    "©️",
    "🅰️",
    "㊗️",
    "⚠️",
    "می‌خواهم",
    "خانه‌های",
    "क्‍ष",
    "क्‌ष",
    "ന്‍",
    "ශ්‍රී",
    "ক্‍ষ",
    "ក‌ា",
    "ꦏ꧀‌ꦱ",
    "葛\u{E0100}城",
    "㐂︀",
    "۝ ؀١",
  ])("keeps %j unchanged", (text) => {
    expect(cleanLine(`Halo ${text} Sari`)).toBe(`Halo ${text.normalize("NFC")} Sari`);
    expect(cleanText(text)).toBe(text.normalize("NFC"));
    expect(cleanLine(`\u202e${text}\u2066\u200b`)).toBe(text.normalize("NFC"));
  });

  it.each([
    ["a\u200db\u200cc", "abc"],
    ["\u200dSari\u200d", "Sari"],
    ["Sari\u200d Dewi\u200c", "Sari Dewi"],
    ["👩\u200d", "👩"],
    ["\u200d👩", "👩"],
    ["👩\u200d\u200d🎨", "👩‍🎨"],
    ["👩\u200b\u200d🎨", "👩‍🎨"],
    ["👩\u200da", "👩a"],
    ["1\u200d2", "12"],
    ["می\u200c", "می"],
    ["می\u200c\u200cخواهم", "می‌خواهم"],
    ["می\u200b\u202eخواهم", "میخواهم"],
    ["Sari\ufe0f", "Sari"],
    ["Sa\ufe00ri\u{e0100}", "Sari"],
    ["🏴\u{E0067}\u{E0062}", "🏴"],
    ["🏴\u{E0041}\u{E007F}", "🏴"],
    ["Sari\u{E0067}\u{E0062}\u{E0065}\u{E007F}", "Sari"],
    ["\u2067ب\u2069\u061c\u200e\u200f", "ب"],
    ["50\u2060000\u00ad", "50000"],
  ])("reads %j as %j", (typed, seen) => expect(cleanLine(typed)).toBe(seen));
});

describe("text of several lines", () => {
  it("keeps line breaks, as line feeds", () => {
    expect(cleanText("satu \r\n  dua\rtiga\u2028empat")).toBe("satu\ndua\ntiga\nempat");
  });

  it("has at most one empty line in a row", () => {
    expect(cleanText("\n\na\n\n\n\n\nb\n\n")).toBe("a\n\nb");
  });
});

const JOINING = fc.string({
  unit: fc.constantFrom(
    "👩",
    "🎨",
    "🏴",
    "❤",
    "🏽",
    "a",
    "1",
    "#",
    "م",
    "ي",
    "क",
    "\u094d",
    "葛",
    "\u1820",
    "\u200d",
    "\u200c",
    "\ufe0f",
    "\ufe00",
    "\u20e3",
    "\u{e0067}",
    "\u{e007f}",
    "\u180b",
    "\u200b",
    "\u0301",
  ),
});

it("cleaning twice has the same result as once", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), JOINING), (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(cleanLine(text)).not.toMatch(/[\n\r\t\u200b\u202e]/u);
    }),
  );
});

describe("a sentence that ends with typed words", () => {
  it.each([
    ["rekening ditutup", "rekening ditutup."],
    ["rekening ditutup.", "rekening ditutup."],
    ["benarkah?", "benarkah?"],
    ["sudah lewat…", "sudah lewat…"],
    ["“rekening ditutup”", "“rekening ditutup”."],
    ["“rekening ditutup.”", "“rekening ditutup.”"],
    ["pemiliknya lain (istri)", "pemiliknya lain (istri)."],
  ])("%s ends in one punctuation mark", (typed, sentence) => expect(withFullStop(typed)).toBe(sentence));
});

describe("an excerpt", () => {
  it("is the whole text if it fits", () => {
    expect(excerpt("Desain logo", 11)).toBe("Desain logo");
  });

  it("is cut between words", () => {
    expect(excerpt("Desain logo dan identitas merek", 20)).toBe("Desain logo dan…");
    expect(excerpt("Desain logo dan identitas merek", 16)).toBe("Desain logo dan…");
  });

  it("is cut inside a word that is too long itself", () => {
    expect(excerpt("a".repeat(200), 10)).toBe(`${"a".repeat(9)}…`);
  });

  it("is never longer than the limit, and never cuts a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 40 }), (text, length) => {
        const short = excerpt(text, length);
        expect([...short].length).toBeLessThanOrEqual(length);
        expect(short).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe("a text cut to a length", () => {
  it.each([
    ["Keluarga 👨‍👩‍👧‍👦 kami", 12, "Keluarga "],
    ["Keluarga 👨‍👩‍👧‍👦 kami", 16, "Keluarga 👨‍👩‍👧‍👦"],
    ["🇮🇩🇲🇾", 3, "🇮🇩"],
    ["🇮🇩🇲🇾", 4, "🇮🇩🇲🇾"],
    ["👍🏿👍🏿", 3, "👍🏿"],
    ["ab1️⃣", 4, "ab"],
    ["cafe\u0301", 4, "caf"],
    ["कि कि", 1, "क"],
    ["aकि", 2, "a"],
    ["😀😀😀", 2, "😀😀"],
    ["satu", 10, "satu"],
    ["satu", 0, ""],
  ])("%j at %d is %j", (text, length, cut) => expect(cutText(text, length)).toBe(cut));

  it("ends at a character boundary, and is a prefix of the text", () => {
    const segmenter = new Intl.Segmenter("id");
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "grapheme" }), JOINING),
        fc.integer({ min: 0, max: 20 }),
        (text, length) => {
          const cut = cutText(text, length);
          expect(text.startsWith(cut)).toBe(true);
          expect([...cut].length).toBeLessThanOrEqual(length);
          const ends = [...segmenter.segment(text)].map(({ index }) => index);
          const first = ends[1] ?? text.length;
          if (cut.length >= first) expect([...ends, text.length]).toContain(cut.length);
          expect([...shortened(text, length + 1)].length).toBeLessThanOrEqual(length + 1);
        },
      ),
    );
  });
});

it("an id is shown by its first eight characters", () => {
  expect(shortId("7f3a21c9-0000-4000-8000-000000000000")).toBe("7f3a21c9...");
});

describe("a short title", () => {
  it("is the part before the details, if it is long enough", () => {
    expect(shortTitle("Servis AC: cuci, isi freon, cek kebocoran")).toBe("Servis AC");
    expect(shortTitle("Pindahan rumah (pickup)")).toBe("Pindahan rumah");
    expect(shortTitle("Logo, kartu nama, dan kop surat")).toBe("Logo, kartu nama, dan kop surat");
    expect(shortTitle("Foto produk")).toBe("Foto produk");
  });
});
