import { readFileSync } from "node:fs";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { SHARE_IMAGE } from "~/platform/pages";
import { cardVersion, drawShareCard, type ShareCard } from "~/platform/share-card";

const CARD: ShareCard = {
  label: "Jasa",
  title: "Servis AC di rumah",
  price: "mulai Rp 150.000 per unit",
  rating: "4,9 (120 ulasan)",
  place: "Kota Bandung",
  picture: null,
};
const MARGIN = 80;
const read = (path: string) => new Uint8Array(readFileSync(new URL(`../../${path}`, import.meta.url)));
const font = read("app/styles/fonts/plus-jakarta-sans-bold.ttf");

beforeAll(() => initWasm(read("node_modules/@resvg/resvg-wasm/index_bg.wasm")));

/** Returns the right edge in pixels of the widest text as the renderer draws it. */
function rightEdge(svg: string): number {
  const texts = svg.match(/<text[^>]*>[^<]*<\/text>/g)?.join("") ?? "";
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE.width}" height="${SHARE_IMAGE.height}">`;
  const drawing = new Resvg(`${open}${texts}</svg>`, {
    font: { fontBuffers: [font], defaultFontFamily: "Plus Jakarta Sans" },
  });
  const box = drawing.getBBox();
  drawing.free();
  return box ? box.x + box.width : 0;
}

it("all texts stay within the margins, whatever their length and letters", () => {
  const text = (maxLength: number) =>
    fc.oneof(
      fc.string({ unit: fc.constantFrom(..."WMmwil .,AÖß%1"), maxLength }),
      fc.string({ unit: "grapheme", maxLength }),
      fc.lorem({ maxCount: 30 }).map((words) => words.slice(0, maxLength)),
    );
  fc.assert(
    fc.property(
      fc.record({ label: fc.constant("Jasa"), title: text(200), price: text(40), rating: text(30), place: text(100) }),
      (texts) => {
        const svg = drawShareCard({ ...texts, picture: null }, null);
        expect(rightEdge(svg)).toBeLessThanOrEqual(SHARE_IMAGE.width - MARGIN + 1);
        expect(rightEdge(drawShareCard({ ...texts, picture: null }, "https://portrait"))).toBeLessThanOrEqual(
          SHARE_IMAGE.width - MARGIN + 1,
        );
      },
    ),
    { numRuns: 40 },
  );
});

it("a title cannot add markup, and unknown letters leave no boxes", () => {
  const svg = drawShareCard({ ...CARD, title: '</text><image href="https://a.example/x"/> 😀 سلام' }, null);
  expect(svg).not.toContain("<image");
  expect(svg).toContain("&#60;/text&#62;&#60;image");
  expect(svg).not.toMatch(/😀|سلام/u);
});

it("a title without any drawable letter gives way to the label", () => {
  expect(drawShareCard({ ...CARD, label: "Jasa Dicari", title: "سلام" }, null)).toMatch(
    />Jasa Dicari<.*>Jasa Dicari</su,
  );
});

it("the version changes with each text", () => {
  const versions = [CARD, ...Object.keys(CARD).map((key) => ({ ...CARD, [key]: "lain" }))].map(cardVersion);
  expect(new Set(versions).size).toBe(Object.keys(CARD).length + 1);
  expect(versions[0]).toMatch(/^[0-9a-f]{8}$/);
});
