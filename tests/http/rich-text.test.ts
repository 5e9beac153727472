import { describe, expect, it } from "vitest";
import { parseRichText } from "~/http/rich-text.server";

describe("rich text", () => {
  it("reads a description as people write it", () => {
    const { children } = parseRichText("Saya bantu **usaha kecil**:\n\n- obrolan pertama\n- file siap cetak");
    expect(children.map(({ type }) => type)).toEqual(["paragraph", "list"]);
  });

  it.each([
    ["quotes in lists in quotes", ">- "],
    ["numbers in numbers", "1. "],
    ["emphasis that never ends", "*_["],
    ["lines under headings", "=\n"],
    ["headings with a line under them", "a\n=\n"],
  ])("shows %s by the thousand as plain text, unparsed", (_case, sign) => {
    const text = sign.repeat(3_333);
    const { children } = parseRichText(text);
    expect(children).toEqual([{ type: "paragraph", children: [{ type: "text", value: text }] }]);
  });

  it("keeps the paragraphs of what it does not parse", () => {
    const { children } = parseRichText(`Awal.\n\n${"*".repeat(900)}\n\nAkhir.`);
    expect(children).toHaveLength(3);
  });
});
