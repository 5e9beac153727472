/** A scene of solids, which a fragment shader renders with light, shadows and reflections. */

type Point = readonly [x: number, y: number, z: number];
type Colour = readonly [red: number, green: number, blue: number];

type Solid = { distance: string; colour: Colour; gloss: number };

type Scene = { solids: Solid[]; wall: Colour; floor: Colour; camera: Point; target: Point; light: Point };

const hex = (text: string): Colour =>
  [1, 3, 5].map((at) => (Number.parseInt(text.slice(at, at + 2), 16) / 255) ** 2.2) as never;
const number = (value: number) => value.toFixed(4);
const vector = (point: readonly number[]) => `vec${point.length}(${point.map(number).join(",")})`;

type Look = { gloss?: number; turn?: number; tilt?: number };

/** `turn` rotates around the vertical axis and `tilt` around the axis to the viewer, in degrees. */
function solid(
  at: Point,
  colour: string,
  { gloss = 0.2, turn = 0, tilt = 0 }: Look,
  shape: (p: string) => string,
): Solid {
  const place = `turned(p-${vector(at)},${number((turn * Math.PI) / 180)},${number((tilt * Math.PI) / 180)})`;
  return { distance: shape(place), colour: hex(colour), gloss };
}

const block = (at: Point, size: Point, colour: string, look: Look & { round?: number } = {}) =>
  solid(at, colour, look, (p) => `block(${p},${vector(size)},${number(look.round ?? 0.04)})`);
const ball = (at: Point, radius: number, colour: string, look: Look = {}) =>
  solid(at, colour, look, (p) => `(length(${p})-${number(radius)})`);
const drum = (at: Point, radius: number, half: number, colour: string, look: Look = {}) =>
  solid(at, colour, look, (p) => `drum(${p},${number(radius)},${number(half)})`);
/** A drum whose axis points to the viewer. */
const disc = (at: Point, radius: number, half: number, colour: string, look: Look = {}) =>
  solid(at, colour, look, (p) => `drum((${p}).xzy,${number(radius)},${number(half)})`);
const cone = (at: Point, low: number, high: number, half: number, colour: string, look: Look = {}) =>
  solid(at, colour, look, (p) => `cone(${p},${number(low)},${number(high)},${number(half)})`);
const ring = (at: Point, radius: number, thick: number, colour: string, look: Look = {}) =>
  solid(at, colour, look, (p) => `ring(${p},${number(radius)},${number(thick)})`);
const hoop = (at: Point, radius: number, thick: number, colour: string, look: Look = {}) =>
  solid(at, colour, look, (p) => `ring((${p}).xzy,${number(radius)},${number(thick)})`);

const scene = (
  wall: string,
  floor: string,
  solids: Solid[],
  look: Partial<Pick<Scene, "camera" | "target" | "light">> = {},
): Scene => ({
  solids,
  wall: hex(wall),
  floor: hex(floor),
  camera: [1.6, 2.3, 6.2],
  target: [0, 0.95, 0],
  light: [-0.55, 0.85, 0.6],
  ...look,
});

const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const around = (count: number, radius: number, y: number): Point[] =>
  range(count).map((at) => [
    radius * Math.cos((at * 2 * Math.PI) / count),
    y,
    radius * Math.sin((at * 2 * Math.PI) / count),
  ]);

const WOOD = "#b07a45";
const LEAF = "#3f7d4b";
const CREAM = "#f3ead8";

const pot = ([x, y, z]: Point, colour: string, tall: number): Solid[] => [
  cone([x, y + 0.35, z], 0.28, 0.42, 0.35, colour),
  ring([x, y + 0.7, z], 0.4, 0.06, colour),
  ...range(5).map((at) =>
    block([x + (at - 2) * 0.13, y + 0.7 + tall / 2, z + (at % 2) * 0.1], [0.05, tall / 2, 0.03], LEAF, {
      tilt: (2 - at) * 14,
      round: 0.05,
    }),
  ),
];

export const scenes: Record<string, Scene> = {
  "ruang/ac": scene("#cfe0e2", "#c9a57a", [
    block([0, 2.25, -1.1], [1.35, 0.42, 0.3], "#fbfbf8", { round: 0.12, gloss: 0.5 }),
    block([0, 1.92, -0.84], [1.15, 0.05, 0.1], "#36434a"),
    block([0.95, 2.35, -0.8], [0.16, 0.03, 0.02], "#2fae8c"),
    block([-1.7, 0.45, -0.6], [0.5, 0.45, 0.4], "#d98b4a", { round: 0.1 }),
    ...pot([1.75, 0, -0.4], "#e9e2d2", 0.9),
    drum([0.1, 0.05, 0.3], 1.1, 0.04, "#e7d9bd"),
    block([0.1, 0.3, 0.3], [0.42, 0.22, 0.3], "#d24b35", { round: 0.06, turn: 20 }),
    hoop([0.1, 0.6, 0.3], 0.16, 0.035, "#2c3338", { turn: 20 }),
  ]),
  "ruang/ember": scene("#f2d9c4", "#d9c4a0", [
    cone([-0.55, 0.6, 0], 0.62, 0.82, 0.6, "#2e86a8", { gloss: 0.5 }),
    ring([-0.55, 1.2, 0], 0.82, 0.06, "#25708d", { gloss: 0.5 }),
    ...around(9, 0.5, 1.2).map(([x, y, z], at) =>
      ball([x - 0.55, y + (at % 3) * 0.08, z], 0.26, "#fdfdfb", { gloss: 0.6 }),
    ),
    ball([-0.55, 1.4, 0], 0.34, "#fdfdfb", { gloss: 0.6 }),
    block([1.25, 1.5, -0.5], [0.05, 1.5, 0.05], WOOD, { tilt: -9 }),
    block([1.47, 0.18, -0.5], [0.5, 0.16, 0.16], "#e0a63a", { round: 0.1 }),
    drum([0.75, 0.5, 0.6], 0.2, 0.46, "#7ac29a", { gloss: 0.6 }),
    block([0.75, 1.08, 0.6], [0.24, 0.1, 0.1], "#f6f6f0"),
  ]),
  "ruang/kue": scene("#f4cfd0", "#f0e2d4", [
    drum([0, 0.1, 0], 1.35, 0.06, "#fdfaf4", { gloss: 0.6 }),
    drum([0, 0.52, 0], 1.05, 0.36, "#fff6ea"),
    drum([0, 1.18, 0], 0.72, 0.32, "#e9899a"),
    ...around(12, 1.0, 0.88).map((at) => ball(at, 0.13, "#e9899a")),
    ...around(9, 0.66, 1.5).map((at) => ball(at, 0.11, "#fff6ea")),
    ...around(5, 0.36, 1.75).map((at, n) =>
      drum(at, 0.045, 0.26, ["#4b9bb0", "#e2b13f", "#7f63a8"][n % 3] ?? "#e2b13f"),
    ),
    ...around(5, 0.36, 2.08).map((at) => ball(at, 0.07, "#ffb733", { gloss: 1 })),
    ball([0, 1.62, 0], 0.17, "#c7283f", { gloss: 0.9 }),
  ]),
  "ruang/kopi": scene("#6d4a35", "#8a5c3c", [
    drum([-0.5, 0.08, 0.2], 0.95, 0.05, CREAM, { gloss: 0.6 }),
    cone([-0.5, 0.55, 0.2], 0.42, 0.66, 0.42, CREAM, { gloss: 0.6 }),
    drum([-0.5, 0.95, 0.2], 0.56, 0.04, "#5a2f17", { gloss: 0.8 }),
    drum([-0.5, 0.99, 0.2], 0.25, 0.02, "#d7a878"),
    hoop([0.28, 0.6, 0.2], 0.24, 0.07, CREAM, { gloss: 0.6 }),
    cone([1.3, 0.75, -0.7], 0.55, 0.4, 0.75, "#c8ccce", { gloss: 1 }),
    cone([1.3, 1.6, -0.7], 0.3, 0.12, 0.14, "#35393b", { gloss: 0.8 }),
    ...range(12).map((at) =>
      ball([0.5 + (at % 4) * 0.26, 0.09, 0.9 + Math.floor(at / 4) * 0.22], 0.11, "#3d2213", { gloss: 0.6 }),
    ),
  ]),
  "ruang/buku": scene("#cbd9c3", "#b98a58", [
    block([-0.4, 0.2, 0], [1.1, 0.2, 0.75], "#b8402f", { turn: 8 }),
    block([-0.4, 0.2, 0.03], [1.06, 0.15, 0.76], CREAM, { turn: 8 }),
    block([-0.3, 0.58, 0], [0.98, 0.16, 0.68], "#2f6f8f", { turn: -10 }),
    block([-0.3, 0.58, 0.03], [0.94, 0.11, 0.69], CREAM, { turn: -10 }),
    block([-0.45, 0.92, 0], [0.84, 0.16, 0.6], "#e0a63a", { turn: 14 }),
    ball([-0.45, 1.42, 0], 0.36, "#c9342f", { gloss: 0.8 }),
    block([-0.42, 1.85, 0], [0.03, 0.12, 0.03], "#4d3420", { tilt: -15 }),
    cone([1.35, 0.5, 0], 0.34, 0.38, 0.5, "#3d8f86", { gloss: 0.4 }),
    ...range(4).map((at) =>
      block(
        [1.2 + at * 0.11, 1.2, -0.05 + (at % 2) * 0.1],
        [0.05, 0.55, 0.05],
        ["#e8b23a", "#d0543c", "#4a7fb5", "#6fa35a"][at] ?? WOOD,
        { tilt: (1.5 - at) * 9 },
      ),
    ),
  ]),
  "ruang/kardus": scene("#dfe6ea", "#c8b49a", [
    block([-0.9, 0.6, -0.3], [0.85, 0.6, 0.7], "#c79a63", { turn: 10, round: 0.02 }),
    block([-0.9, 0.6, -0.3], [0.16, 0.61, 0.71], "#e8d3ac", { turn: 10, round: 0.02 }),
    block([-0.75, 1.6, -0.3], [0.6, 0.4, 0.5], "#b98650", { turn: -14, round: 0.02 }),
    block([0.95, 0.45, 0.2], [0.62, 0.45, 0.55], "#d2a770", { turn: -22, round: 0.02 }),
    block([0.95, 0.45, 0.2], [0.12, 0.46, 0.56], "#c24a38", { turn: -22, round: 0.02 }),
    ...pot([0.95, 0.9, 0.2], "#5b8aa5", 0.8),
    block([1.9, 0.25, -0.6], [0.25, 0.25, 0.25], "#c79a63", { turn: 30, round: 0.02 }),
  ]),
  "ruang/panci": scene("#7a2f22", "#3a2a22", [
    cone([0, 0.7, 0], 0.95, 1.25, 0.45, "#2b2d2f", { gloss: 0.8 }),
    ring([0, 1.15, 0], 1.25, 0.07, "#3a3d40", { gloss: 0.8 }),
    drum([0, 1.06, 0], 1.16, 0.05, "#6b2a12", { gloss: 0.7 }),
    ...around(7, 0.72, 1.16).map((at, n) =>
      block(at, [0.26, 0.14, 0.2], "#54210f", { turn: n * 40, round: 0.12, gloss: 0.6 }),
    ),
    block([0.1, 1.2, 0.1], [0.3, 0.14, 0.22], "#5f2711", { turn: 15, round: 0.12, gloss: 0.6 }),
    block([0.85, 1.9, -0.3], [0.06, 0.95, 0.06], WOOD, { tilt: -28 }),
    ...range(3).map((at) =>
      block([-1.7 + at * 0.2, 0.09, 0.9 + at * 0.1], [0.34, 0.06, 0.06], "#cf2f23", {
        turn: 30 * at,
        round: 0.06,
        gloss: 0.7,
      }),
    ),
    ...around(6, 1.0, 0.12).map((at) => ball(at, 0.18, "#ff8a2a", { gloss: 1 })),
  ]),
  "ruang/ponsel": scene("#c9c4dd", "#e7e1ee", [
    block([-0.3, 1.2, 0], [0.62, 1.15, 0.09], "#23262d", { turn: 18, tilt: -6, round: 0.08, gloss: 0.7 }),
    block([-0.28, 1.2, 0.06], [0.54, 1.02, 0.06], "#6fb7d6", { turn: 18, tilt: -6, gloss: 1 }),
    block([-0.3, 1.62, 0.1], [0.34, 0.1, 0.05], "#ffffff", { turn: 18, tilt: -6 }),
    block([-0.26, 1.2, 0.1], [0.4, 0.16, 0.05], "#f2b45c", { turn: 18, tilt: -6 }),
    block([1.2, 0.12, 0.3], [0.42, 0.1, 0.62], "#3aa17e", { turn: 25, round: 0.06 }),
    drum([1.75, 0.3, -0.5], 0.16, 0.3, "#d0543c"),
    drum([1.75, 0.9, -0.5], 0.05, 0.36, "#c8ccce", { gloss: 1 }),
    ...range(5).map((at) => ball([-1.5 + at * 0.22, 0.07, 1 + (at % 2) * 0.16], 0.07, "#c8ccce", { gloss: 1 })),
  ]),
  "ruang/laptop": scene("#f0d49b", "#e9e0cf", [
    block([0, 0.12, 0.35], [1.35, 0.07, 0.85], "#c9ced2", { gloss: 0.7, round: 0.05 }),
    block([0, 1.05, -0.52], [1.35, 0.86, 0.05], "#c9ced2", { gloss: 0.7, round: 0.05 }),
    block([0, 1.05, -0.46], [1.24, 0.76, 0.03], "#17324a"),
    block([-0.4, 1.45, -0.42], [0.6, 0.06, 0.02], "#f2b45c"),
    block([-0.2, 1.2, -0.42], [0.8, 0.05, 0.02], "#74c7b8"),
    block([-0.55, 0.95, -0.42], [0.45, 0.05, 0.02], "#e9899a"),
    block([0.62, 0.85, -0.42], [0.36, 0.34, 0.02], "#dfe9ee"),
    ...range(18).map((at) =>
      block([-1.0 + (at % 6) * 0.4, 0.21, 0.1 + Math.floor(at / 6) * 0.24], [0.15, 0.02, 0.08], "#39424a", {
        round: 0.02,
      }),
    ),
    cone([2.0, 0.35, 0.3], 0.24, 0.3, 0.35, "#d0543c", { gloss: 0.5 }),
  ]),
  "ruang/kamera": scene("#3c4a57", "#59636b", [
    block([0, 1.75, 0], [0.85, 0.55, 0.36], "#22252a", { turn: 16, gloss: 0.5, round: 0.1 }),
    block([0, 2.4, 0], [0.3, 0.16, 0.26], "#22252a", { turn: 16, round: 0.06 }),
    disc([0.1, 1.72, 0.5], 0.46, 0.26, "#2e3238", { turn: 16, gloss: 0.7 }),
    disc([0.16, 1.72, 0.78], 0.34, 0.06, "#4b7fb0", { turn: 16, gloss: 1 }),
    ball([-0.55, 2.34, 0.05], 0.1, "#d0342c"),
    block([-0.55, 0.6, 0.1], [0.05, 0.75, 0.05], "#a9b0b5", { tilt: -20, gloss: 0.8 }),
    block([0.55, 0.6, 0.1], [0.05, 0.75, 0.05], "#a9b0b5", { tilt: 20, gloss: 0.8 }),
    block([0, 0.6, -0.35], [0.05, 0.65, 0.05], "#a9b0b5", { gloss: 0.8 }),
    drum([1.9, 1.1, -1.0], 0.05, 1.1, "#a9b0b5"),
    cone([1.9, 2.5, -1.0], 0.75, 0.35, 0.3, "#fff2cf", { gloss: 1 }),
  ]),
  "ruang/cat": scene("#9fc3b4", "#e4d8c3", [
    drum([-0.6, 0.62, 0], 0.7, 0.62, "#dfe3e6", { gloss: 0.8 }),
    drum([-0.6, 1.2, 0], 0.6, 0.06, "#e58a3c", { gloss: 0.9 }),
    ring([-0.6, 1.25, 0], 0.68, 0.05, "#b9c0c5", { gloss: 0.9 }),
    block([-0.6, 0.62, 0.62], [0.4, 0.34, 0.1], "#e58a3c"),
    block([1.1, 1.7, -0.3], [0.5, 0.2, 0.2], "#e58a3c", { tilt: 8, round: 0.18 }),
    block([1.1, 1.15, -0.3], [0.05, 0.4, 0.05], "#b9c0c5", { tilt: 8, gloss: 0.9 }),
    block([1.22, 0.5, -0.3], [0.1, 0.4, 0.1], "#2f6f8f", { tilt: 8, round: 0.1 }),
    drum([0.4, 0.03, 1.0], 0.42, 0.02, "#e58a3c", { gloss: 0.9 }),
    drum([0.85, 0.03, 1.2], 0.18, 0.02, "#e58a3c", { gloss: 0.9 }),
  ]),
  "ruang/pot": scene("#e6ddc9", "#a97c52", [
    block([0, 0.08, -0.2], [2.0, 0.08, 0.5], WOOD),
    ...pot([-1.25, 0.16, -0.2], "#c8623f", 0.9),
    ...pot([0, 0.16, -0.2], "#e9e2d2", 1.2),
    ...pot([1.25, 0.16, -0.2], "#5b8aa5", 0.7),
    cone([0.6, 0.35, 1.0], 0.3, 0.26, 0.32, "#4f8f6b", { gloss: 0.6 }),
    block([1.05, 0.5, 1.0], [0.35, 0.05, 0.05], "#4f8f6b", { tilt: 30, gloss: 0.6 }),
    hoop([0.22, 0.45, 1.0], 0.2, 0.04, "#4f8f6b", { gloss: 0.6 }),
  ]),
  "ruang/mesin-cuci": scene("#d7cfe6", "#cfd6da", [
    block([-0.2, 1.1, -0.3], [1.0, 1.1, 0.8], "#f7f8f8", { gloss: 0.6, round: 0.08, turn: 10 }),
    hoop([-0.05, 0.98, 0.56], 0.58, 0.09, "#c4cbd0", { gloss: 0.9, turn: 10 }),
    disc([-0.06, 0.98, 0.5], 0.52, 0.05, "#3d6f8c", { gloss: 1, turn: 10 }),
    block([-0.5, 1.95, 0.46], [0.35, 0.1, 0.05], "#dde3e6", { turn: 10 }),
    disc([0.45, 1.95, 0.36], 0.13, 0.06, "#8a949b", { turn: 10, gloss: 0.8 }),
    cone([1.6, 0.35, 0.4], 0.45, 0.58, 0.35, "#e3b04b"),
    ball([1.45, 0.8, 0.4], 0.32, "#d0543c"),
    ball([1.8, 0.8, 0.45], 0.28, "#4a7fb5"),
    ball([1.62, 0.95, 0.25], 0.26, "#fbf7ef"),
  ]),
  "ruang/perkakas": scene("#e9c46a", "#d6cbb6", [
    block([0, 0.5, 0], [1.2, 0.48, 0.55], "#c8352b", { turn: -10, round: 0.06, gloss: 0.5 }),
    block([0, 0.86, 0], [1.22, 0.06, 0.57], "#9c241d", { turn: -10, gloss: 0.5 }),
    block([0, 1.5, 0], [0.5, 0.06, 0.08], "#2c3338", { turn: -10 }),
    block([-0.48, 1.2, 0.08], [0.06, 0.3, 0.08], "#2c3338", { turn: -10 }),
    block([0.48, 1.2, -0.08], [0.06, 0.3, 0.08], "#2c3338", { turn: -10 }),
    block([0.1, 0.7, 0.58], [0.16, 0.14, 0.05], "#d9dde0", { turn: -10, gloss: 0.9 }),
    block([1.75, 0.1, 0.7], [0.5, 0.08, 0.08], "#e58a3c", { turn: 35, round: 0.07 }),
    block([1.2, 0.1, 1.05], [0.34, 0.035, 0.035], "#c8ccce", { turn: 35, gloss: 1 }),
    ring([-1.5, 0.12, 0.8], 0.42, 0.12, "#2f3b45", { gloss: 0.4 }),
  ]),
  "ruang/mikrofon": scene("#2f2745", "#453a63", [
    drum([0, 0.08, 0], 0.7, 0.07, "#1f1f27", { gloss: 0.6 }),
    drum([0, 0.75, 0], 0.06, 0.7, "#b7bcc4", { gloss: 1 }),
    drum([0, 1.75, 0], 0.42, 0.34, "#c9ced6", { gloss: 0.9 }),
    ball([0, 2.12, 0], 0.42, "#9aa1ab", { gloss: 0.8 }),
    ball([0, 1.42, 0], 0.42, "#22252a", { gloss: 0.6 }),
    ring([0, 1.75, 0], 0.43, 0.035, "#e0a63a", { gloss: 1 }),
    hoop([1.5, 0.62, -0.2], 0.52, 0.07, "#d0543c", { gloss: 0.5, turn: 20 }),
    drum([1.02, 0.4, -0.05], 0.24, 0.1, "#22252a", { tilt: 90, turn: 20 }),
    drum([1.98, 0.4, -0.4], 0.24, 0.1, "#22252a", { tilt: 90, turn: 20 }),
    ...range(7).map((at) =>
      block([-2.2 + at * 0.2, 0.5 + (at % 3) * 0.2, -1], [0.05, 0.3 + (at % 3) * 0.2, 0.05], "#57c2b0", { gloss: 0.8 }),
    ),
  ]),
  "ruang/tumpeng": scene("#e5d3a4", "#8a5c3c", [
    drum([0, 0.08, 0], 1.75, 0.06, "#8f6a3c"),
    drum([0, 0.15, 0], 1.55, 0.04, "#4d8a4a", { gloss: 0.4 }),
    cone([0, 0.95, 0], 0.85, 0.06, 0.82, "#f0c23a"),
    cone([0, 1.8, 0], 0.14, 0.02, 0.16, "#3f7d4b"),
    ...around(10, 1.2, 0.3).map((at, n) =>
      ball(at, 0.22, ["#b5502f", "#f7efe0", "#5e9c4c", "#c9342f", "#8a4a24"][n % 5] ?? LEAF, { gloss: 0.4 }),
    ),
    ...around(5, 0.95, 0.26).map((at) => ball(at, 0.12, "#d9532c", { gloss: 0.6 })),
  ]),
  "ruang/balok": scene("#bfe0e6", "#f0e3c8", [
    block([-0.9, 0.45, 0.1], [0.45, 0.45, 0.45], "#e05a47", { turn: 15, round: 0.1 }),
    block([0.15, 0.45, 0], [0.45, 0.45, 0.45], "#3f8fc2", { turn: -12, round: 0.1 }),
    block([-0.4, 1.35, 0], [0.45, 0.45, 0.45], "#f0b93a", { turn: 28, round: 0.1 }),
    ball([1.35, 0.5, 0.2], 0.5, "#6bb05a", { gloss: 0.7 }),
    cone([-0.4, 2.15, 0], 0.5, 0.02, 0.36, "#9a62b5"),
    ring([1.3, 0.12, 1.2], 0.34, 0.12, "#e05a47", { gloss: 0.6 }),
    ring([1.3, 0.32, 1.2], 0.26, 0.1, "#f0b93a", { gloss: 0.6 }),
  ]),
  "ruang/sofa": scene("#d9b9a2", "#8d6a4c", [
    block([0, 0.5, -0.2], [1.5, 0.28, 0.65], "#4f7f84", { round: 0.16 }),
    block([0, 1.15, -0.75], [1.5, 0.6, 0.2], "#47757a", { round: 0.16 }),
    block([-1.55, 0.7, -0.2], [0.2, 0.42, 0.7], "#47757a", { round: 0.16 }),
    block([1.55, 0.7, -0.2], [0.2, 0.42, 0.7], "#47757a", { round: 0.16 }),
    block([-0.85, 1.1, -0.35], [0.36, 0.34, 0.14], "#e3a24b", { tilt: 14, round: 0.14 }),
    block([0.95, 1.08, -0.35], [0.34, 0.32, 0.14], "#f3ead8", { tilt: -12, round: 0.14 }),
    drum([0.2, 0.04, 1.2], 1.2, 0.03, "#e8dcc6"),
    drum([2.4, 1.2, -0.9], 0.05, 1.2, "#3b3a38"),
    cone([2.4, 2.5, -0.9], 0.5, 0.32, 0.32, "#fff0cd", { gloss: 1 }),
  ]),
};

/** Runs in the browser. Paints the scene on the page's canvas in tiles, because one long draw could be aborted. */
export async function renderScene({
  solids,
  wall,
  floor,
  camera,
  target,
  light,
  size: [width, height],
}: Scene & { size: readonly [number, number] }) {
  const list = (values: readonly number[]) =>
    `vec${values.length}(${values.map((value) => value.toFixed(5)).join(",")})`;
  const source = `precision highp float;
    uniform vec2 size;
    vec3 turned(vec3 p, float turn, float tilt) {
      p.xz = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * p.xz;
      p.xy = mat2(cos(tilt), -sin(tilt), sin(tilt), cos(tilt)) * p.xy;
      return p;
    }
    float block(vec3 p, vec3 b, float r) {
      vec3 q = abs(p) - b + min(r, min(b.x, min(b.y, b.z)));
      r = min(r, min(b.x, min(b.y, b.z)));
      return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - r;
    }
    float drum(vec3 p, float r, float h) {
      vec2 d = abs(vec2(length(p.xz), p.y)) - vec2(r, h) + .02;
      return min(max(d.x, d.y), 0.) + length(max(d, 0.)) - .02;
    }
    float cone(vec3 p, float low, float high, float h) {
      vec2 q = vec2(length(p.xz), p.y), k1 = vec2(high, h), k2 = vec2(high - low, 2. * h);
      vec2 ca = vec2(q.x - min(q.x, q.y < 0. ? low : high), abs(q.y) - h);
      vec2 cb = q - k1 + k2 * clamp(dot(k1 - q, k2) / dot(k2, k2), 0., 1.);
      return (cb.x < 0. && ca.y < 0. ? -1. : 1.) * sqrt(min(dot(ca, ca), dot(cb, cb))) - .015;
    }
    float ring(vec3 p, float r, float t) { return length(vec2(length(p.xz) - r, p.y)) - t; }
    float map(vec3 p) {
      float d = min(p.y, p.z + 2.2);
      ${solids.map(({ distance }) => `d = min(d, ${distance});`).join("\n")}
      return d;
    }
    vec4 surface(vec3 p) {
      vec4 found = p.y < p.z + 2.2 ? vec4(${list(floor)}, .12) : vec4(${list(wall)}, .0);
      float d = min(p.y, p.z + 2.2), next;
      ${solids
        .map(
          ({ distance, colour, gloss }) =>
            `next = ${distance}; if (next < d) { d = next; found = vec4(${list(colour)}, ${gloss.toFixed(2)}); }`,
        )
        .join("\n")}
      return found;
    }
    vec3 normal(vec3 p) {
      vec2 e = vec2(.002, -.002);
      return normalize(e.xyy * map(p + e.xyy) + e.yyx * map(p + e.yyx) + e.yxy * map(p + e.yxy) + e.xxx * map(p + e.xxx));
    }
    float march(vec3 from, vec3 way) {
      float far = .02;
      for (int step = 0; step < 90; step++) {
        float d = map(from + way * far);
        far += d;
        if (d < .0015 || far > 20.) break;
      }
      return far;
    }
    float shadow(vec3 from, vec3 way) {
      float lit = 1., far = .03;
      for (int step = 0; step < 36; step++) {
        float d = map(from + way * far);
        lit = min(lit, 9. * d / far);
        far += clamp(d, .03, .3);
        if (lit < .01 || far > 7.) break;
      }
      return clamp(lit, 0., 1.);
    }
    float open(vec3 p, vec3 n) {
      float closed = 0., weight = 1.;
      for (int step = 1; step < 6; step++) {
        float far = .09 * float(step);
        closed += (far - map(p + n * far)) * weight;
        weight *= .75;
      }
      return clamp(1. - 1.5 * closed, 0., 1.);
    }
    vec3 shade(vec3 p, vec3 way, out vec4 found, out vec3 n) {
      vec3 light = normalize(${list(light)});
      n = normal(p);
      found = surface(p);
      float sun = max(dot(n, light), 0.) * shadow(p + n * .01, light);
      float sky = (.6 + .4 * n.y) * open(p, n);
      vec3 shine = vec3(pow(max(dot(n, normalize(light - way)), 0.), 40.)) * found.w * sun * 1.4;
      return found.rgb * (vec3(1.5, 1.36, 1.14) * sun + vec3(.4, .46, .56) * sky + vec3(.14, .1, .06) * max(-n.y + .4, 0.)) + shine;
    }
    vec3 look(vec2 pixel) {
      vec2 uv = (pixel * 2. - size) / size.y;
      vec3 from = ${list(camera)}, front = normalize(${list(target)} - from);
      vec3 side = normalize(cross(front, vec3(0, 1, 0)));
      vec3 way = normalize(front * 2.85 + side * uv.x + cross(side, front) * uv.y);
      vec4 found; vec3 n;
      vec3 p = from + way * march(from, way);
      vec3 seen = shade(p, way, found, n);
      if (found.w > .3) {
        vec3 back = reflect(way, n); vec4 other; vec3 m;
        vec3 mirrored = shade(p + n * .02 + back * march(p + n * .02, back), back, other, m);
        seen = mix(seen, mirrored, found.w * (.08 + .5 * pow(1. - max(dot(n, -way), 0.), 4.)));
      }
      return seen;
    }
    void main() {
      vec3 sum = vec3(0);
      for (int at = 0; at < 4; at++) sum += look(gl_FragCoord.xy + vec2(mod(float(at), 2.), floor(float(at) / 2.)) * .5 - .25);
      vec3 c = sum / 4.;
      c = c * (2.51 * c + .03) / (c * (2.43 * c + .59) + .14);
      vec2 from = gl_FragCoord.xy / size - .5;
      gl_FragColor = vec4(pow(c, vec3(1. / 2.2)) * (1. - .35 * dot(from, from)), 1.);
    }`;
  const canvas = new OffscreenCanvas(width, height);
  const gl = canvas.getContext("webgl", { preserveDrawingBuffer: true });
  const program = gl?.createProgram();
  if (!gl || !program) throw new Error("no WebGL");
  const add = (kind: number, text: string) => {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error("no shader");
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? "");
    gl.attachShader(program, shader);
  };
  add(gl.VERTEX_SHADER, "attribute vec2 at; void main() { gl_Position = vec4(at, 0, 1); }");
  add(gl.FRAGMENT_SHADER, source);
  gl.linkProgram(program);
  // biome-ignore lint/correctness/useHookAtTopLevel: this is WebGL, not React.
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.uniform2f(gl.getUniformLocation(program, "size"), width, height);
  gl.enable(gl.SCISSOR_TEST);
  const TILE = 90;
  for (let y = 0; y < height; y += TILE)
    for (let x = 0; x < width; x += TILE) {
      gl.scissor(x, y, TILE, TILE);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.finish();
    }
  document.querySelector("canvas")?.getContext("2d")?.drawImage(canvas, 0, 0);
}
