// Draws the pictures of the folders below into e2e/demo/pictures. The other pictures have no source here. Run:
// tsx e2e/demo/draw/draw.ts [words of a file name ...]
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { findChromium } from "../../../tests/chromium";
import { drawings } from "./drawing-styles";
import { renderScene, scenes } from "./scenes";

const WIDTH = 720;
const HEIGHT = 540;
/** The limit of `tests/demo/content.test.ts`. */
const MAX_BYTES = 24_000;

const words: string[] = process.argv.slice(2);
const isWanted = (file: string) => words.length === 0 || words.some((word: string) => file.includes(word));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
  args: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-gpu-watchdog", "--no-sandbox"],
});
try {
  const page = await browser.newPage();
  await page.setContent(`<canvas width="${WIDTH}" height="${HEIGHT}"></canvas>`);
  // tsx compiles named functions to calls of this helper, which the browser lacks.
  await page.evaluate("globalThis.__name = (value) => value");
  for (const [file, svg] of Object.entries(drawings)) {
    if (!isWanted(file)) continue;
    await page.evaluate(paintSvg, { svg, size: [WIDTH, HEIGHT] as const });
    await save(page, file);
  }
  for (const [file, scene] of Object.entries(scenes)) {
    if (!isWanted(file)) continue;
    await page.evaluate(renderScene, { ...scene, size: [WIDTH, HEIGHT] as const });
    await save(page, file);
  }
} finally {
  await browser.close();
}

async function paintSvg({ svg, size: [width, height] }: { svg: string; size: readonly [number, number] }) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg ", `<svg width="${width}" height="${height}" `))}`;
  await image.decode();
  document.querySelector("canvas")?.getContext("2d")?.drawImage(image, 0, 0, width, height);
}

/** Lowers the quality until the file is small enough. */
async function save(page: Page, file: string): Promise<void> {
  for (let quality = 0.86; quality > 0; quality -= 0.08) {
    const url = await page.evaluate((q) => document.querySelector("canvas")?.toDataURL("image/webp", q) ?? "", quality);
    const bytes = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
    if (bytes.byteLength > MAX_BYTES) continue;
    const path = fileURLToPath(new URL(`../pictures/${file}.webp`, import.meta.url));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    console.info(`${file}.webp ${bytes.byteLength} bytes, quality ${quality.toFixed(2)}`);
    return;
  }
  throw new Error(`${file} is too large`);
}
