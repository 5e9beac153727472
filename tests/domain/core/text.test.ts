import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanLine, cleanText, closed, excerpt, shortId, shortTitle } from "~/domain/core/text";

describe("one line", () => {
  it("folds every kind of whitespace and trims", () => {
    expect(cleanLine("  Servis\tAC \u00a0 rumah\r\n ")).toBe("Servis AC rumah");
  });

  it("is composed", () => {
    expect(cleanLine("Cafe\u0301")).toBe("Caf\u00e9");
  });

  it("loses characters that hide or reorder others", () => {
    expect(cleanLine("Sa\u200bri\u202e \u2066Wu\u0000lan\ufeffdari\u2069\u00ad")).toBe("Sari Wulandari");
    expect(cleanLine("\u200b\u3164\u2060")).toBe("");
    expect(cleanLine("a\ud800b")).toBe("ab");
  });

  it("keeps letters of every script and pictures", () => {
    expect(cleanLine("ꦱꦫꦶ 沙丽 Сари ☕️")).toBe("ꦱꦫꦶ 沙丽 Сари ☕️");
  });
});

describe("several lines", () => {
  it("keep their breaks, as line feeds", () => {
    expect(cleanText("satu \r\n  dua\rtiga\u2028empat")).toBe("satu\ndua\ntiga\nempat");
  });

  it("hold at most one empty line in a row", () => {
    expect(cleanText("\n\na\n\n\n\n\nb\n\n")).toBe("a\n\nb");
  });
});

it("cleaning twice is cleaning once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(cleanLine(text)).not.toMatch(/[\n\r\t\u200b\u202e]/u);
    }),
  );
});

describe("a sentence of somebody's words", () => {
  it.each([
    ["rekening ditutup", "rekening ditutup."],
    ["rekening ditutup.", "rekening ditutup."],
    ["benarkah?", "benarkah?"],
    ["sudah lewat…", "sudah lewat…"],
    ["“rekening ditutup”", "“rekening ditutup”."],
    ["“rekening ditutup.”", "“rekening ditutup.”"],
    ["pemiliknya lain (istri)", "pemiliknya lain (istri)."],
  ])("%s ends in one mark", (typed, sentence) => expect(closed(typed)).toBe(sentence));
});

describe("an excerpt", () => {
  it("is the text when it fits", () => {
    expect(excerpt("Desain logo", 11)).toBe("Desain logo");
  });

  it("is cut between words", () => {
    expect(excerpt("Desain logo dan identitas merek", 20)).toBe("Desain logo dan…");
    expect(excerpt("Desain logo dan identitas merek", 16)).toBe("Desain logo dan…");
  });

  it("is cut inside a word that is longer than itself", () => {
    expect(excerpt("a".repeat(200), 10)).toBe(`${"a".repeat(9)}…`);
  });

  it("never is longer than asked, nor cuts a character in half", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 40 }), (text, length) => {
        const short = excerpt(text, length);
        expect([...short].length).toBeLessThanOrEqual(length);
        expect(short).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

it("an id is shown by its first eight characters", () => {
  expect(shortId("7f3a21c9-0000-4000-8000-000000000000")).toBe("7f3a21c9...");
});

describe("a short title", () => {
  it("is what comes before the details, where that says enough", () => {
    expect(shortTitle("Servis AC: cuci, isi freon, cek kebocoran")).toBe("Servis AC");
    expect(shortTitle("Pindahan rumah (pickup)")).toBe("Pindahan rumah");
    expect(shortTitle("Logo, kartu nama, dan kop surat")).toBe("Logo, kartu nama, dan kop surat");
    expect(shortTitle("Foto produk")).toBe("Foto produk");
  });
});
