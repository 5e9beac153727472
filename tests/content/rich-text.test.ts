import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";
import { STATIC_PAGES } from "~/content/pages.server";
import { parseRichText } from "~/platform/text-pages.server";

describe("rich text", () => {
  it("parses a description as people write it", () => {
    const { children } = parseRichText("Saya bantu **usaha kecil**:\n\n- obrolan pertama\n- file siap cetak");
    expect(children.map(({ type }) => type)).toEqual(["paragraph", "list"]);
  });

  it.each([
    ["quotes in lists in quotes", ">- "],
    ["numbers in numbers", "1. "],
    ["emphasis that never ends", "*_["],
    ["lines under headings", "=\n"],
    ["headings with a line under them", "a\n=\n"],
  ])("shows a thousand %s as plain text, unparsed", (_case, sign) => {
    const text = sign.repeat(3_333);
    const { children } = parseRichText(text);
    expect(children).toEqual([{ type: "paragraph", children: [{ type: "text", value: text }] }]);
  });

  it("keeps the paragraphs of unparsed text", () => {
    const { children } = parseRichText(`Awal.\n\n${"*".repeat(900)}\n\nAkhir.`);
    expect(children).toHaveLength(3);
  });

  it.each([
    ["markup", '<b>Promo</b> <img src=x onerror="alert(1)"> <!-- semua --> <?php'],
    ["markup on lines of its own", "<script>alert(1)</script>"],
    ["a place that other links point to", "[a]: javascript:alert(1)"],
  ])("shows %s as text", (_case, text) => {
    expect(parseRichText(text).children).toEqual([{ type: "paragraph", children: [{ type: "text", value: text }] }]);
  });

  it.each([
    ["quotes", ">".repeat(9)],
    ["lists", "- ".repeat(9)],
    ["lists of all kinds", "> 1. - + * > 2) - > "],
  ])("shows a line of nine nested %s unchanged", (_case, signs) => {
    const text = `Awal\n\n${signs}isi`;
    expect(parseRichText(text).children.map(({ type }) => type)).toEqual(["paragraph", "paragraph"]);
  });

  it("still parses dividers, and quotes as deep as a page shows them", () => {
    const { children } = parseRichText(`${"> ".repeat(6)}isi\n\n${"- ".repeat(20)}\n\n${"*".repeat(20)}`);
    expect(children.map(({ type }) => type)).toEqual(["blockquote", "thematicBreak", "thematicBreak"]);
  });

  it("shows thirty-one links as they were typed", () => {
    const links = (count: number) => parseRichText("[a](https://a.id) ".repeat(count).trim()).children;
    expect(JSON.stringify(links(30))).toContain('"link"');
    expect(JSON.stringify(links(31))).not.toContain('"link"');
  });

  const FACTS = {
    gateway: "Kasir",
    methodsText: "kartu atau gerai",
    refundWindows: "QRIS: 7 hari",
    transferOnly: "Gerai",
  };

  it.each(STATIC_PAGES)("parses our own $path as Markdown", ({ text }) => {
    const words = typeof text === "string" ? text : text(FACTS);
    const bare = (key: string, value: unknown) => (key === "position" ? undefined : value);
    expect(parseRichText(words)).toEqual(JSON.parse(JSON.stringify(fromMarkdown(words), bare)));
  });
});
