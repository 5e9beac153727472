import { SHARE_IMAGE, type ShareImage } from "./pages";
import { hashText, isolated } from "./strings";

export const SHARED_KINDS = ["offer", "wanted", "person"] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** The texts of the image that a shared link shows. All but `title` may be empty. */
export type ShareCard = {
  label: string;
  title: string;
  /** A formatted price, such as "mulai Rp 150.000". */
  price: string;
  /** A formatted rating with its count, such as "4,9 (120 ulasan)". */
  rating: string;
  place: string;
  /** The URL path of a picture without its width: the photo of a listing, or the portrait of a person. */
  picture: string | null;
};

/**
 * Returns the absolute URL and the alternative text. The URL changes with the card, so that no messenger shows an old
 * price.
 */
export function shareImage(
  { appOrigin, kind, id }: { appOrigin: string; kind: SharedKind; id: string },
  card: ShareCard,
): ShareImage {
  const { title, price, rating, place } = card;
  const alt = [isolated(title), price, rating, isolated(place)].filter((text) => text !== "").join(", ");
  return { url: `${appOrigin}/share/${kind}/${id}/${cardVersion(card)}.jpg`, alt };
}

/** Returns eight hexadecimal digits that differ for cards with different content. */
export function cardVersion(card: ShareCard): string {
  return hashText(JSON.stringify(card)).toString(16).padStart(8, "0");
}

const MARGIN = 80;
const PORTRAIT = { size: 230, gap: 50 };
/** Font sizes in pixels, with the number of lines. The title uses the first size in which all of it fits. */
const TITLE_SIZES = [
  { size: 76, maxLines: 2 },
  { size: 60, maxLines: 3 },
  { size: 50, maxLines: 4 },
] as const;
/** Pixels from the top to the middle of the title. */
const MIDDLE = 290;
const LINE_HEIGHT = 1.2;

/**
 * Draws a card as SVG, in the font of `app/styles/fonts`. Shortens texts to the space. `portrait` is the reference of
 * an image that the renderer resolves, or null.
 */
export function drawShareCard(card: ShareCard, portrait: string | null): string {
  const right = SHARE_IMAGE.width - MARGIN;
  const width = right - MARGIN;
  const titleWidth = portrait === null ? width : width - PORTRAIT.size - PORTRAIT.gap;
  const { size, lines } = fitTitle(drawable(card.title) || card.label, titleWidth);
  const first = MIDDLE - ((lines.length - 1) / 2) * size * LINE_HEIGHT + size * 0.35;
  const rating = drawable(card.rating);
  const place = drawable(card.place);
  const facts = cutToWidth([rating, place].filter((text) => text !== "").join(" · "), 34, width - 46);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE.width}" height="${SHARE_IMAGE.height}">
<pattern id="kawung" width="96" height="96" patternUnits="userSpaceOnUse"><path transform="scale(2)" fill="#5ff2b4" fill-opacity=".07" d="${KAWUNG}"/></pattern>
<rect width="100%" height="100%" fill="#0c4b3f"/><rect width="100%" height="100%" fill="url(#kawung)"/>
<g transform="translate(${MARGIN} 66) scale(1.75)"><path fill="#fdf8ec" d="${LOGO}"/><path fill="#f8c465" d="${LOGO_LEAF}"/></g>
${svgText("JasaWarga", { x: 154, y: 108, size: 40, fill: "#fdf8ec" })}
${svgText(drawable(card.label), { x: right, y: 106, size: 32, fill: "#cfe2d6", anchor: "end" })}
${lines.map((line, at) => svgText(line, { x: MARGIN, y: first + at * size * LINE_HEIGHT, size, fill: "#fdf8ec" })).join("\n")}
${portrait === null ? "" : svgPortrait(portrait, right - PORTRAIT.size, MIDDLE - PORTRAIT.size / 2)}
${svgText(cutToWidth(drawable(card.price), 50, width), { x: MARGIN, y: 510, size: 50, fill: "#f8c465" })}
${rating === "" ? "" : `<path transform="translate(${MARGIN} 540) scale(1.4)" fill="#f8c465" d="${STAR}"/>`}
${svgText(facts, { x: rating === "" ? MARGIN : MARGIN + 46, y: 570, size: 34, fill: "#fdf8ec" })}
</svg>`;
}

const KAWUNG =
  "M2 2Q22 2 22 22 2 22 2 2zM46 2Q46 22 26 22 26 2 46 2zM2 46Q2 26 22 26 22 46 2 46zM46 46Q26 46 26 26 46 26 46 46z";
const LOGO =
  "M1 1c9 0 14 5 14 14C6 15 1 10 1 1zM31 31c-9 0-14-5-14-14 9 0 14 5 14 14zM1 31c0-9 5-14 14-14 0 9-5 14-14 14z";
const LOGO_LEAF = "M31 1c0 9-5 14-14 14 0-9 5-14 14-14z";
const STAR = "M12 1.7l3.2 6.5 7.1 1-5.1 5 1.2 7.1-6.4-3.4-6.4 3.4 1.2-7.1-5.1-5 7.1-1z";

/** Matches characters without a glyph in the font, which is a Latin subset. The renderer would draw boxes for them. */
const WITHOUT_GLYPH =
  /[^\u0020-\u007e\u00a1\u00a7\u00a9\u00ab\u00b0-\u00b4\u00b7\u00bb-\u00fc\u2013-\u201e\u2022\u2026]/gu;

function drawable(text: string): string {
  return text.normalize("NFC").replace(WITHOUT_GLYPH, " ").replace(/\s+/gu, " ").trim();
}

function fitTitle(title: string, width: number): { size: number; lines: string[] } {
  for (const { size, maxLines } of TITLE_SIZES) {
    const lines = wrap(title, size, width);
    if (lines.length <= maxLines) return { size, lines };
  }
  const { size, maxLines } = TITLE_SIZES[2];
  const lines = wrap(title, size, width);
  const last = cutToWidth(lines.slice(maxLines - 1).join(" "), size, width);
  return { size, lines: [...lines.slice(0, maxLines - 1), last] };
}

/** Returns lines that fit. Cuts a word that is longer than a line. */
function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (textWidth(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = cutToWidth(word, size, width);
  }
  return [...lines, line];
}

/** Returns the text, or its longest beginning with an ellipsis that fits. Empty if nothing fits. */
function cutToWidth(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  let kept = text;
  while (kept !== "" && textWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return kept === "" ? "" : `${kept.trimEnd()}…`;
}

/** The widths of the font's glyphs in em, rounded up. All others have `USUAL_WIDTH`. */
const GLYPH_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ 'IijlÍÎÏíîï]/u, 0.35],
  [/[!(),.1:;J[\]`frt{|}¡´·‘’]/u, 0.45],
  [/["*/LT\\sz°]/u, 0.55],
  [/[27?EFZahknuvxyÈÉÊËàáâäåñúûü-]/u, 0.6],
  [/[35689PSceçèéêë]/u, 0.65],
  [/[#&@CGMOQm©½¼ÇÓÔÖØw…]/u, 0.95],
  [/[%W—¾]/u, 1.05],
];
const USUAL_WIDTH = 0.75;

/** Returns an upper limit of the width in pixels. */
function textWidth(text: string, size: number): number {
  const width = (character: string) => GLYPH_WIDTHS.find(([some]) => some.test(character))?.[1] ?? USUAL_WIDTH;
  return [...text].reduce((sum, character) => sum + width(character) * size, 0);
}

type TextLook = { x: number; y: number; size: number; fill: string; anchor?: "end" };

function svgText(text: string, { x, y, size, fill, anchor }: TextLook): string {
  if (text === "") return "";
  const end = anchor ? ` text-anchor="${anchor}"` : "";
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${end}>${escapeXml(text)}</text>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function svgPortrait(reference: string, x: number, y: number): string {
  const { size } = PORTRAIT;
  const middle = size / 2;
  return `<g transform="translate(${x} ${y})"><clipPath id="round"><circle cx="${middle}" cy="${middle}" r="${middle}"/></clipPath>
<image clip-path="url(#round)" width="${size}" height="${size}" preserveAspectRatio="xMidYMid slice" href="${escapeXml(reference)}"/></g>`;
}
