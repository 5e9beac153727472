/** The role of a shape's colour. `line` has no fill. */
export type Tone = "dark" | "main" | "second" | "light" | "line";

export type Shape = { tone: Tone; d: string };

/** Shapes in a field of 320 by 240, from back to front. */
type Subject = Shape[];

const shape = (tone: Tone, d: string): Shape => ({ tone, d });
const dark = (d: string) => shape("dark", d);
const main = (d: string) => shape("main", d);
const second = (d: string) => shape("second", d);
const light = (d: string) => shape("light", d);
const line = (d: string) => shape("line", d);

function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `q${dx > 0 === dy > 0 ? `${dx} 0` : `0 ${dy}`} ${dx} ${dy}`;
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}q0 ${r} ${-r} ${r}` +
    `h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`
  );
}

const oval = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const star = (x: number, y: number, r: number) => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 ? r * 0.45 : r;
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
};

const leaf = (x: number, y: number, length: number, turn: number) => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, across: number) =>
    `${(x + along * length * c - across * length * s).toFixed(1)} ${(y + along * length * s + across * length * c).toFixed(1)}`;
  return `M${x} ${y}Q${at(0.4, 0.35)} ${at(1, 0)}Q${at(0.4, -0.35)} ${x} ${y}z`;
};

const wheel = (x: number, y: number, r: number) => [dark(oval(x, y, r)), light(oval(x, y, r * 0.45))];
const ground = (y = 196) => line(`M24 ${y}h272`);

export const SUBJECTS: Record<string, Subject> = {
  keran: [
    ground(206),
    main("M70 66h112a34 34 0 0 1 34 34v26h-34v-18a8 8 0 0 0-8-8H70z"),
    dark(box(54, 54, 22, 60, 4)),
    second(box(112, 40, 16, 26, 3)),
    second(box(92, 26, 56, 16, 8)),
    light("M199 140c14 20 18 28 18 36a18 18 0 0 1-36 0c0-8 4-16 18-36z"),
    line("M60 206c0-14 30-18 40-6M236 206c6-12 30-12 34 0"),
  ],
  gunting: [
    main("M92 40l16-8 74 120-12 12z"),
    main("M228 40l-16-8-74 120 12 12z"),
    dark(oval(126, 178, 30)),
    light(oval(126, 178, 15)),
    dark(oval(194, 178, 30)),
    light(oval(194, 178, 15)),
    second(oval(160, 122, 8)),
    line("M40 80h28M40 96h28M40 112h28M40 128h28M252 90c20 10 20 30 6 44"),
  ],
  jahit: [
    ground(200),
    main("M60 60h150a20 20 0 0 1 20 20v84h-44v-58h-70v24H92v-24H60z"),
    dark(box(48, 164, 224, 30, 6)),
    second(oval(236, 84, 18)),
    second(box(96, 38, 24, 24, 3)),
    line("M104 130v32M108 38c0-14 40-20 52 0M70 84h60"),
    light(box(140, 152, 60, 12, 2)),
  ],
  piano: [
    dark(box(36, 60, 248, 120, 8)),
    light(box(50, 100, 220, 68, 2)),
    line("M81 100v68M112 100v68M143 100v68M174 100v68M205 100v68M236 100v68"),
    dark("M74 100h14v40H74zM105 100h14v40h-14zM167 100h14v40h-14zM198 100h14v40h-14zM229 100h14v40h-14z"),
    main(box(120, 24, 80, 42, 3)),
    line("M130 36h60M130 46h60M130 56h40"),
    second(oval(150, 50, 5)),
    second(oval(176, 40, 5)),
  ],
  perahu: [
    second(oval(242, 62, 26)),
    line("M20 190c20-10 30-10 50 0s30 10 50 0 30-10 50 0 30 10 50 0 30-10 50 0 20 8 30 2"),
    main("M44 150h232l-34 42H82z"),
    dark(box(98, 112, 116, 12, 3)),
    line("M106 124v28M156 124v28M206 124v28"),
    light("M98 112c20-24 96-24 116 0z"),
    second(oval(132, 142, 9)),
    second(oval(180, 142, 9)),
  ],
  rehal: [
    ground(204),
    second("M104 204l70-92 18 12-66 80zM216 204l-70-92-18 12 66 80z"),
    light("M160 96c-26-18-62-18-88-8v52c26-10 62-10 88 8z"),
    light("M160 96c26-18 62-18 88-8v52c-26-10-62-10-88 8z"),
    line("M88 104c18-6 40-4 56 4M88 118c18-6 40-4 56 4M176 108c16-8 38-10 56-4M176 122c16-8 38-10 56-4"),
    main("M146 40a26 26 0 1 0 30 34 22 22 0 1 1-30-34z"),
    main(star(196, 44, 12)),
  ],
  atap: [
    light(box(76, 116, 168, 84)),
    main("M40 120 160 34l120 86-14 14-106-76-106 76z"),
    line("M84 104l22 30M112 84l30 42M140 64l40 56M236 104l-22 30M208 84l-30 42"),
    dark(box(144, 148, 36, 52)),
    second("M226 200l24-110 10 2-24 110zM254 200l24-110 10 2-24 110z"),
    line("M240 180h26M244 160h26M249 136h26M254 112h26"),
    ground(200),
  ],
  cap: [
    light(box(64, 28, 124, 176, 4)),
    line("M82 56h88M82 74h88M82 92h60M82 110h88M82 128h40"),
    second(oval(128, 168, 24)),
    light(star(128, 168, 14)),
    main("M206 132h52c0-18-14-22-14-40a18 18 0 1 0-24 0c0 18-14 22-14 40z"),
    dark(box(196, 136, 72, 20, 4)),
    line("M190 170h84"),
  ],
  mangkuk: [
    ground(204),
    main("M56 108h208c0 60-50 92-104 92S56 168 56 108z"),
    light(oval(160, 108, 104, 24)),
    second(oval(124, 106, 20, 9)),
    second(oval(176, 112, 24, 9)),
    dark(oval(206, 100, 12, 5)),
    line("M118 72c-10-12 10-18 0-32M160 66c-10-12 10-18 0-32M202 72c-10-12 10-18 0-32M236 60l40-34"),
  ],
  bor: [
    ground(208),
    main(
      "M70 70h124a16 16 0 0 1 16 16v28a16 16 0 0 1-16 16h-46l18 54h-40l-18-54H70a12 12 0 0 1-12-12V82a12 12 0 0 1 12-12z",
    ),
    dark(box(102, 184, 72, 22, 5)),
    second(box(210, 86, 26, 28, 4)),
    line("M236 100h48M244 94l6 12M256 94l6 12M268 94l6 12M84 86h40M84 100h40M84 114h40"),
  ],
  kebaya: [
    line("M160 28c0-12 18-12 18 0 0 10-18 8-18 18M104 60l56-14 56 14"),
    main("M126 54l34 22 34-22 46 30-20 40-18-10v88h-84v-88l-18 10-20-40z"),
    second("M118 160h84v42h-84z"),
    light(star(160, 110, 10)),
    light(star(136, 134, 8)),
    light(star(184, 134, 8)),
    line("M160 76v84M130 180l10 10 10-10 10 10 10-10 10 10 10-10"),
  ],
  setrika: [
    second("M26 176h268l-14 16H40z"),
    line("M90 192l-26 34M230 192l26 34"),
    main("M70 172c0-52 40-82 92-82h78l28 82z"),
    dark("M132 90c4-34 26-42 54-42h48v18h-44c-20 0-30 6-32 24z"),
    light(oval(196, 132, 16)),
    line("M50 150c-14-8-2-20-14-30M60 126c-12-8 0-18-12-28"),
  ],
  nasi: [
    second(oval(160, 130, 124, 84)),
    light(oval(160, 130, 92, 60)),
    main("M118 150c0-46 84-46 84 0z"),
    dark(leaf(82, 128, 46, -0.5)),
    dark(leaf(88, 142, 44, 0.2)),
    main(oval(228, 120, 18, 13)),
    second(oval(216, 156, 14, 10)),
    dark(oval(112, 172, 12, 8)),
    line("M146 96c-6-10 6-14 0-26M174 96c-6-10 6-14 0-26"),
  ],
  candi: [
    second(oval(250, 56, 28)),
    light("M20 190 90 90l50 70 40-50 120 80z"),
    main("M90 190v-40h20v-24h20v-26h16V72l14-30 14 30v28h16v26h20v24h20v40z"),
    dark(box(146, 152, 28, 38)),
    line("M100 150h120M120 126h80M138 100h44"),
    ground(190),
  ],
  pulau: [
    second(oval(92, 64, 28)),
    main("M0 150h320v90H0z"),
    light("M120 156c20-40 130-40 160 0z"),
    dark("M196 140c-4-30 0-50 10-64l8 4c-8 16-12 34-8 60z"),
    dark(leaf(208, 78, 50, -0.3)),
    dark(leaf(208, 78, 50, 0.4)),
    dark(leaf(208, 78, 50, 3.4)),
    dark(leaf(208, 78, 46, 2.7)),
    dark(leaf(208, 78, 42, -1.3)),
    second("M60 168h70l-14 22H74zM92 164v-56l36 50z"),
    line("M30 208c14-8 20-8 34 0M150 200c14-8 20-8 34 0M230 214c14-8 20-8 34 0"),
  ],
  bunga: [
    ...[0, 1, 2, 3, 4, 5].map((at) => main(leaf(124, 104, 62, (at * Math.PI) / 3))),
    second(oval(124, 104, 16)),
    ...[0, 1, 2, 3, 4].map((at) => light(leaf(224, 146, 44, (at * Math.PI) / 2.5 + 0.4))),
    second(oval(224, 146, 11)),
    dark(leaf(110, 168, 60, 1.2)),
    dark(leaf(150, 156, 56, 0.9)),
    dark(leaf(236, 70, 50, -0.6)),
    line("M124 166c4 20 10 34 24 50M224 190c-10 14-30 20-50 24"),
  ],
  kebun: [
    second(oval(256, 54, 26)),
    light(box(40, 70, 110, 100)),
    main("M28 76 95 28l67 48z"),
    dark(box(78, 120, 34, 50)),
    main("M160 170h28v32h-28zM210 170h28v32h-28zM260 170h28v32h-28z"),
    dark(leaf(174, 172, 54, -1.9)),
    dark(leaf(174, 172, 54, -1.2)),
    dark(leaf(224, 172, 62, -1.57)),
    dark(leaf(224, 172, 46, -0.9)),
    dark(leaf(274, 172, 50, -2.1)),
    dark(leaf(274, 172, 50, -1.1)),
    ground(202),
  ],
  truk: [
    light("M30 196c40-60 90-80 130-30s80-50 130 30z"),
    main(box(36, 70, 160, 104, 4)),
    second("M196 100h52l36 40v34h-88z"),
    light("M210 112h32l20 26h-52z"),
    line("M56 92h120M56 112h120M56 132h70"),
    ...wheel(84, 180, 24),
    ...wheel(236, 180, 24),
    ground(204),
  ],
  piringan: [
    second(box(48, 40, 170, 170, 6)),
    dark(oval(180, 124, 84)),
    line("M180 60a64 64 0 0 1 64 64M180 76a48 48 0 0 1 48 48M116 124a64 64 0 0 0 64 64"),
    main(oval(180, 124, 30)),
    light(oval(180, 124, 6)),
    light("M262 34l14-4v56a12 10 0 1 1-10-9z"),
  ],
  kawung: [
    ...[70, 160, 250].flatMap((x) =>
      [60, 180].flatMap((y) =>
        [0.785, 2.356, 3.927, 5.498].map((turn) => shape((x + y) % 20 ? "main" : "second", leaf(x, y, 58, turn))),
      ),
    ),
    ...[115, 205].flatMap((x) => [dark(star(x, 120, 18)), light(oval(x, 120, 6))]),
    ...[70, 160, 250].flatMap((x) => [light(oval(x, 60, 7)), light(oval(x, 180, 7))]),
  ],
  huruf: [
    main("M40 190 92 50h28l52 140h-32l-10-30H82l-10 30zM90 134h32l-16-48z"),
    second(oval(222, 150, 42)),
    light(oval(222, 150, 18)),
    dark(box(252, 106, 24, 88)),
    line("M40 214h236M196 60h80M196 80h60"),
  ],
  grafik: [
    light(box(40, 30, 240, 176, 6)),
    second(box(70, 140, 30, 50)),
    main(box(116, 112, 30, 78)),
    second(box(162, 86, 30, 104)),
    main(box(208, 56, 30, 134)),
    line("M60 190h200M66 118l50-34 46 10 70-56"),
    dark("M244 24l-30 8 18 20z"),
    dark(oval(66, 118, 6)),
  ],
  kipas: [
    light(box(44, 40, 232, 160, 12)),
    main(oval(132, 120, 66)),
    ...[0, 1, 2, 3].map((at) => dark(leaf(132, 120, 60, (at * Math.PI) / 2 + 0.4))),
    second(oval(132, 120, 13)),
    line("M220 70h40M220 88h40M220 106h40M220 124h40M70 200v16M250 200v16"),
    second(box(222, 150, 36, 24, 3)),
  ],
  toa: [
    main("M60 100h46l96-56v140l-96-50H60a12 12 0 0 1-12-12v-10a12 12 0 0 1 12-12z"),
    dark("M84 134h32l16 60h-30z"),
    second(oval(204, 114, 16, 70)),
    line("M236 84l34-22M242 114h42M236 144l34 24"),
    light(star(270, 34, 14)),
    light(star(52, 60, 12)),
  ],
  hitung: [
    main(box(60, 32, 128, 180, 10)),
    light(box(76, 48, 96, 34, 3)),
    ...[0, 1, 2].flatMap((x) =>
      [0, 1, 2, 3].map((y) => (x === 2 ? second : light)(box(78 + x * 34, 96 + y * 27, 24, 18, 3))),
    ),
    second(oval(232, 184, 40, 14)),
    second(oval(232, 166, 40, 14)),
    second(oval(232, 148, 40, 14)),
    dark(oval(232, 146, 18, 6)),
    line("M200 62h76M200 80h60"),
  ],
  atom: [
    main("M80 40h44v62l48 92a12 12 0 0 1-10 16H42a12 12 0 0 1-10-16l48-92z"),
    second("M66 138h72l30 58a10 10 0 0 1-8 10H44a10 10 0 0 1-8-10z"),
    light(oval(90, 172, 9)),
    light(oval(116, 156, 6)),
    dark(oval(236, 92, 10)),
    line(
      "M236 38c14 0 22 26 22 54s-8 54-22 54-22-26-22-54 8-54 22-54zM190 66c8-12 34-6 58 8s38 34 30 46-34 6-58-8-38-34-30-46z",
    ),
    dark(box(72, 32, 60, 12, 4)),
  ],
  mik: [
    main(box(124, 26, 72, 112, 36)),
    line("M140 56h40M140 74h40M140 92h40M100 100c0 84 120 84 120 0M160 164v34"),
    dark(box(112, 196, 96, 14, 7)),
    second("M50 90h10v50H50zM68 76h10v78H68zM252 90h10v50h-10zM234 76h10v78h-10z"),
  ],
  klip: [
    dark(box(40, 70, 240, 136, 8)),
    light("M40 36l236-14 4 34-236 14z"),
    dark("M70 35l20-2-14 34-22 2zM124 32l20-2-14 34-22 2zM178 29l20-2-14 34-22 2zM232 25l20-2-14 34-22 2z"),
    main(oval(160, 138, 44)),
    light("M146 112l40 26-40 26z"),
    second(box(60, 184, 200, 8, 4)),
    line("M60 96h30M230 96h30"),
  ],
  obrolan: [
    main(box(98, 20, 124, 204, 18)),
    light(box(108, 42, 104, 150, 4)),
    second(box(118, 56, 64, 28, 10)),
    dark(box(140, 94, 62, 28, 10)),
    second(box(118, 132, 50, 24, 10)),
    line("M146 208h28M240 60l24-16M244 84h32M80 60 56 44M76 84H44"),
  ],
  kaus: [
    main("M112 36l-62 30 18 52 28-10v100h128V108l28 10 18-52-62-30c-8 26-88 26-96 0z"),
    light(star(160, 128, 34)),
    second(oval(160, 128, 12)),
    line("M112 36c8 26 88 26 96 0M96 196h128"),
  ],
  skuter: [
    main("M70 150c0-30 30-40 60-36h40l16 30h34c0-40-10-58-24-74l14-10c22 20 34 50 34 92h-84c-20 0-26-8-30-22l-6 30z"),
    second(box(58, 58, 70, 54, 6)),
    dark("M124 104h52v14h-52zM196 56h32v10h-32z"),
    ...wheel(92, 168, 28),
    ...wheel(238, 168, 28),
    light(oval(218, 82, 10)),
    line("M20 100h26M12 122h34M20 144h22"),
    ground(200),
  ],
  lampion: [
    line("M100 20v30M220 34v26"),
    main(oval(100, 96, 50, 46)),
    second(box(76, 46, 48, 12, 3)),
    second(box(76, 134, 48, 12, 3)),
    main(oval(220, 104, 44, 42)),
    second(box(200, 58, 40, 12, 3)),
    second(box(200, 140, 40, 12, 3)),
    line(
      "M100 50c-22 24-22 68 0 92M100 50c22 24 22 68 0 92M220 62c-18 22-18 62 0 84M220 62c18 22 18 62 0 84M100 146v40M92 146v30M108 146v30M220 152v36",
    ),
    dark("M148 180h24v10h-24zM138 196h44v10h-44z"),
  ],
  salju: [
    light(oval(160, 120, 96)),
    ...[0, 1, 2].map((at) => {
      const [x, y] = [Math.cos((at * Math.PI) / 3) * 76, Math.sin((at * Math.PI) / 3) * 76];
      return line(`M${160 - x} ${120 - y}L${160 + x} ${120 + y}`);
    }),
    ...[0, 1, 2, 3, 4, 5].map((at) => main(leaf(160, 120, 58, (at * Math.PI) / 3 + 0.52))),
    second(oval(160, 120, 16)),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      dark(oval(160 + 80 * Math.cos((at * Math.PI) / 3), 120 + 80 * Math.sin((at * Math.PI) / 3), 9)),
    ),
  ],
  kunci: [
    main("M60 60a40 40 0 0 1 56-10l-24 26 6 22 22 6 24-26a40 40 0 0 1-44 60l-44 62-22-18 46-60a40 40 0 0 1-20-62z"),
    second("M196 40h48v30h-14v62h-20V70h-14z"),
    dark("M206 132h28l6 72h-40z"),
    light("M262 120c10 14 14 22 14 28a14 14 0 0 1-28 0c0-6 4-14 14-28z"),
    line("M150 206h110M254 60h26M254 76h18"),
  ],
  rias: [
    second(oval(116, 102, 64, 76)),
    light(oval(116, 102, 52, 64)),
    main("M204 206v-74h36v74z"),
    dark("M208 132V96l28-24v60z"),
    line("M96 72c10-12 24-16 36-14M84 96c4-6 6-10 10-14M264 60l-14 146M282 66l-20 140"),
    main(leaf(266, 62, 34, -1.3)),
    main(leaf(284, 68, 34, -1.2)),
    dark(box(92, 184, 48, 18, 4)),
    ground(206),
  ],
  papan: [
    dark(box(36, 34, 248, 134, 6)),
    light("M64 60h10v50H64zM92 100l30-46 30 46z"),
    line("M172 66h84M172 88h60M172 110h84M64 134h90"),
    second(box(60, 182, 70, 14, 2)),
    main(box(72, 168, 70, 14, 2)),
    second("M230 200l8-54 14 2-8 54zM256 200l-4-50 14-2 4 52z"),
    ground(202),
  ],
  gitar: [
    main(
      "M60 150c-10-34 24-50 44-40 12 6 18-4 26-16 12-16 44-10 48 12 2 16-8 22-14 32-8 14 4 24-4 42-12 26-44 32-66 16-18-14-26-20-34-46z",
    ),
    dark(oval(116, 154, 20)),
    second("M128 136 240 42l14 14-114 94z"),
    dark("M236 40l26-22 20 20-26 24z"),
    line("M94 178l20 20M262 18l8-6M282 38l8-6"),
    light(star(262, 130, 12)),
    light(star(230, 172, 9)),
  ],
};
