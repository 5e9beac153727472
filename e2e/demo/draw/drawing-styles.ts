import { type Shape, SUBJECTS, type Tone } from "./subjects";

/** Colours of a picture: the paper, then the tones of its shapes. */
type Palette = { paper: string } & Record<Exclude<Tone, "line">, string>;

type DrawingStyle = (shapes: readonly Shape[], palette: Palette, seed: number) => string;

const WIDTH = 320;
const HEIGHT = 240;

const svg = (paper: string, defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>${body}</svg>`;

/** Moves every point a little, so that the lines look drawn by a person. */
const wobble = (id: string, seed: number, size: number, frequency = 0.02) =>
  `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" ` +
  `baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${size}"/></filter>`;

/** Lines of ink, with areas of colour that are slightly shifted. */
const ink: DrawingStyle = (shapes, palette, seed) => {
  const washes = shapes
    .filter(({ tone }) => tone !== "line" && tone !== "light")
    .map(({ tone, d }) => `<path d="${d}" fill="${palette[tone as "main"]}"/>`);
  const lines = shapes.map(({ d }) => `<path d="${d}"/>`);
  return svg(
    palette.paper,
    wobble("line", seed, 4) + wobble("wash", seed + 1, 14, 0.03),
    `<g filter="url(#wash)" opacity=".55" transform="translate(5 4)">${washes.join("")}</g>` +
      `<g filter="url(#line)" fill="none" stroke="${palette.dark}" stroke-width="2.6" stroke-linecap="round" ` +
      `stroke-linejoin="round">${lines.join("")}</g>`,
  );
};

/** Pieces of cut paper that lie on each other. Lines become strips of paper. */
const collage: DrawingStyle = (shapes, palette, seed) => {
  const pieces = shapes.map(({ tone, d }, at) => {
    const turn = (((seed * 7 + at * 13) % 9) - 4) * 0.7;
    const look =
      tone === "line"
        ? `fill="none" stroke="${palette.dark}" stroke-width="5"`
        : `fill="${palette[tone]}" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"`;
    return `<g filter="url(#cut)"><path d="${d}" ${look} transform="rotate(${turn} 160 120)"/></g>`;
  });
  const cut =
    `<filter id="cut" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" ` +
    `baseFrequency=".045" numOctaves="1" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="7" result="piece"/>` +
    `<feDropShadow in="piece" dx="2" dy="3.5" stdDeviation="2" flood-color="#201808" flood-opacity=".38"/></filter>`;
  const sheet =
    `<path d="M-10 168 330 130v120H-10z" fill="${palette.light}" opacity=".5" filter="url(#cut)"/>` +
    `<path d="M-10-10h130L60 80-10 96z" fill="${palette.second}" opacity=".35" filter="url(#cut)"/>`;
  return svg(palette.paper, cut, sheet + pieces.join(""));
};

/** A print in two colours: lighter tones are dots, and the second colour is slightly shifted. */
const press: DrawingStyle = (shapes, palette, seed) => {
  const [first, second] = [palette.main, palette.second];
  const dots = (id: string, colour: string, size: number, turn: number) =>
    `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
    `<circle cx="3" cy="3" r="${size}" fill="${colour}"/></pattern>`;
  const plate = (tones: Partial<Record<Tone, string>>) =>
    shapes
      .flatMap(({ tone, d }) => {
        const fill = tones[tone];
        return fill ? `<path d="${d}" fill="${fill}"/>` : [];
      })
      .join("");
  const lines = shapes.filter(({ tone }) => tone === "line").map(({ d }) => `<path d="${d}"/>`);
  const defs =
    dots("a", first, 1.7, 20) + dots("b", second, 2.1, 50) + dots("c", second, 1.1, 50) + wobble("w", seed, 1.5, 0.08);
  return svg(
    palette.paper,
    defs,
    `<circle cx="${70 + ((seed * 37) % 180)}" cy="104" r="96" fill="url(#c)"/>` +
      `<g filter="url(#w)" style="mix-blend-mode:multiply">${plate({ main: first, dark: first, light: palette.paper })}</g>` +
      `<g filter="url(#w)" style="mix-blend-mode:multiply" transform="translate(4 -3)">` +
      `${plate({ second, dark: "url(#b)", light: "url(#c)" })}</g>` +
      `<g filter="url(#w)" fill="none" stroke="${first}" stroke-width="4" stroke-linecap="round">${lines.join("")}</g>`,
  );
};

/** Chalk on a board: pale outlines, and hatching instead of surfaces. */
const chalk: DrawingStyle = (shapes, palette, seed) => {
  const hatch = (tone: string, turn: number) =>
    `<pattern id="${tone}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
    `<path d="M0 4h8" stroke="${palette[tone as "main"]}" stroke-width="2"/></pattern>`;
  const body = shapes.map(({ tone, d }) => {
    const colour = tone === "line" ? palette.light : palette[tone];
    const fill = tone === "line" || tone === "light" ? "none" : `url(#${tone})`;
    return `<path d="${d}" fill="${fill}" stroke="${colour}"/>`;
  });
  return svg(
    palette.paper,
    hatch("main", 45) + hatch("second", -30) + hatch("dark", 80) + wobble("w", seed, 4, 0.05),
    `<g filter="url(#w)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${body.join("")}</g>`,
  );
};

const colours = (paper: string, dark: string, main: string, second: string, light: string): Palette => ({
  paper,
  dark,
  main,
  second,
  light,
});

const PALETTES = {
  pasar: colours("#fdf3df", "#2b2620", "#d9532c", "#3f8f7a", "#fff8ea"),
  laut: colours("#e8f1f4", "#1c2f45", "#2f7fb0", "#f0a63c", "#ffffff"),
  kebun: colours("#f2f3e3", "#223524", "#5c9a4a", "#e0a63a", "#fcfbf0"),
  senja: colours("#fbe6dc", "#3a1d36", "#c2466b", "#f2a057", "#fff4ec"),
  malam: colours("#20263d", "#8fb5d8", "#f2b45c", "#d96c7b", "#f5eede"),
  papan: colours("#22352e", "#9fd6c4", "#f4d58a", "#ef9d88", "#f4f2e6"),
  jingga: colours("#fff7e6", "#21325b", "#21409a", "#ff6f3c", "#fff7e6"),
  merah: colours("#f6f1e7", "#7a1630", "#d2213c", "#2f9e8f", "#f6f1e7"),
  ungu: colours("#f3eef8", "#3d2a6b", "#6a48b5", "#f2a33a", "#f3eef8"),
  teh: colours("#efe3cf", "#3b2a1d", "#9a5b32", "#6c8a5a", "#fbf3e4"),
} as const;

type Drawn = [file: string, subject: keyof typeof SUBJECTS, palette: keyof typeof PALETTES];

const STYLES: Record<string, { style: DrawingStyle; pictures: Drawn[] }> = {
  tinta: {
    style: ink,
    pictures: [
      ["keran", "keran", "laut"],
      ["gunting", "gunting", "pasar"],
      ["mesin-jahit", "jahit", "senja"],
      ["piano", "piano", "teh"],
      ["perahu", "perahu", "laut"],
      ["rehal", "rehal", "kebun"],
      ["atap", "atap", "pasar"],
      ["cap", "cap", "teh"],
      ["mangkuk", "mangkuk", "pasar"],
      ["bor", "bor", "laut"],
      ["kebaya", "kebaya", "senja"],
      ["setrika", "setrika", "laut"],
      ["gitar", "gitar", "teh"],
    ],
  },
  guntingan: {
    style: collage,
    pictures: [
      ["nasi", "nasi", "kebun"],
      ["candi", "candi", "senja"],
      ["pulau", "pulau", "laut"],
      ["bunga", "bunga", "senja"],
      ["kebun", "kebun", "kebun"],
      ["truk", "truk", "pasar"],
      ["piringan", "piringan", "ungu"],
      ["kawung", "kawung", "teh"],
      ["huruf", "huruf", "jingga"],
      ["grafik", "grafik", "laut"],
      ["lampion", "lampion", "merah"],
      ["rias", "rias", "senja"],
    ],
  },
  cetak: {
    style: press,
    pictures: [
      ["kipas", "kipas", "jingga"],
      ["toa", "toa", "merah"],
      ["hitung", "hitung", "ungu"],
      ["mik", "mik", "merah"],
      ["klip", "klip", "jingga"],
      ["obrolan", "obrolan", "ungu"],
      ["kaus", "kaus", "jingga"],
      ["skuter", "skuter", "merah"],
      ["salju", "salju", "jingga"],
      ["kunci", "kunci", "merah"],
    ],
  },
  kapur: {
    style: chalk,
    pictures: [
      ["atom", "atom", "papan"],
      ["papan", "papan", "papan"],
      ["huruf", "huruf", "malam"],
      ["perahu-malam", "perahu", "malam"],
      ["bunga-malam", "bunga", "malam"],
    ],
  },
};

/** The pictures of all styles except the scenes, as SVG by file name. */
export const drawings: Record<string, string> = Object.fromEntries(
  Object.entries(STYLES).flatMap(([folder, { style, pictures }]) =>
    pictures.map(([file, subject, palette], at) => [
      `${folder}/${file}`,
      style(SUBJECTS[subject] ?? [], PALETTES[palette], at * 11 + folder.length),
    ]),
  ),
);
