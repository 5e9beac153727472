// `npm run compare-looks -- REV [words of an address ...]`: compares pictures of all screens of this checkout with
// those of the git revision REV, at 360 and 1280 px, light and dark. Both apps show the same demo data at the same
// moment. Prints the share of pixels that differ, and stores the pictures of every difference.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findChromium } from "../tests/chromium";
import { DEMO_PASSWORD } from "./demo/password";
import { BUYER, OPERATOR, SELLER, SUSPENDED } from "./support/demo-people";
import { launchOptions } from "./support/launch";
import { logInOnPage, signUpOnPageByForm } from "./support/people";
import { addressOf, type Screen, screensOf } from "./support/screens";

/** The share of a page's pixels that may differ. */
const MAX_DIFFERENT_SHARE = 0.001;
/** A page that shows the minute may differ once. */
const TRIES = 3;
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const SCHEMES = ["light", "dark"] as const;
const PORTS = { before: 8741, after: 8751 };

const root = fileURLToPath(new URL("..", import.meta.url));
const [revision, ...words] = process.argv.slice(2);
if (!revision) {
  console.error("Usage: npm run compare-looks -- REV [words of an address ...]");
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "compare-looks-"));
const pictures = join(root, "test-results/looks");
const stops: (() => Promise<void>)[] = [];

type App = { url: string; stop(): Promise<void> };
type Side = { context: BrowserContext; page: Page };
type Result = { name: string; share: number };

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end().then(() => process.exit(1)));
try {
  const failed = await compareAll(checkOut(revision));
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await end();
}

async function end(): Promise<void> {
  for (const stop of stops.splice(0)) await stop();
  rmSync(folder, { recursive: true, force: true });
  execFileSync("git", ["worktree", "prune"], { cwd: root });
}

/** Returns the folder of the revision, with installed packages. */
function checkOut(rev: string): string {
  const path = join(folder, "before");
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", path, rev], { cwd: root });
  stops.push(async () => {
    execFileSync("git", ["worktree", "remove", "--force", path], { cwd: root });
  });
  const locks = [root, path].map((checkout) => readFileSync(join(checkout, "package-lock.json"), "utf8"));
  if (locks[0] === locks[1]) symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
  else execFileSync("npm", ["ci"], { cwd: path, stdio: "inherit" });
  return path;
}

/** The revision loads the demo data, and this checkout starts with a copy, so that both have the same ids. */
async function compareAll(before: string): Promise<number> {
  const states = { before: join(folder, "state-before"), after: join(folder, "state-after") };
  await (await start(before, PORTS.before, states.before)).stop();
  cpSync(states.before, states.after, { recursive: true });
  const apps = [
    await start(before, PORTS.before, states.before),
    await start(root, PORTS.after, states.after),
  ] as const;
  const browser = await chromium.launch({
    ...launchOptions({ pictures: false }),
    executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
  });
  stops.unshift(() => browser.close());
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const results = await compareViewers(browser, apps);
  return report(results);
}

async function start(checkout: string, port: number, state: string): Promise<App> {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["node_modules/.bin/tsx", "e2e/start/start.ts"], {
    cwd: checkout,
    env: { ...process.env, START_STATE: state, START_PORT: String(port), START_GATEWAY_PORT: String(port + 1) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let isRunning = true;
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      isRunning = false;
      resolve();
    });
  });
  const stop = async () => {
    if (isRunning) child.kill("SIGINT");
    await ended;
  };
  stops.unshift(stop);
  while (!(await isUp(url))) {
    if (!isRunning) throw new Error(`the app of ${checkout} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { url, stop };
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function compareViewers(browser: Browser, apps: readonly [App, App]): Promise<Result[]> {
  const logIn = (email: string) => (page: Page) => logInOnPage(page, { email }, DEMO_PASSWORD);
  const viewers = {
    visitor: async () => {},
    seller: logIn(SELLER.email),
    buyer: logIn(BUYER.email),
    operator: logIn(OPERATOR.email),
    suspended: logIn(SUSPENDED.email),
    newcomer: async (page: Page) => {
      const account = { name: "Rina Baru", email: "rina.baru@contoh.id" };
      await signUpOnPageByForm(page, account);
      await logInOnPage(page, account);
    },
  } as const;
  const results: Result[] = [];
  const comparer = await (await browser.newContext()).newPage();
  // tsx wraps functions in this helper, which a page does not have.
  await comparer.evaluate("globalThis.__name = (named) => named");
  for (const [viewer, enter] of Object.entries(viewers) as [keyof typeof viewers, (page: Page) => Promise<void>][]) {
    const screens = screensOf(viewer).map(({ screen }) => screen);
    if (screens.length === 0) continue;
    const [one, other] = [await open(browser, apps[0]), await open(browser, apps[1])] as const;
    await enter(one.page);
    await enter(other.page);
    console.info(`${viewer}: ${screens.length} screens`);
    for (const screen of screens) results.push(...(await compareScreen([one, other], comparer, viewer, screen)));
    await one.context.close();
    await other.context.close();
  }
  return results;
}

async function open(browser: Browser, { url }: App): Promise<Side> {
  const context = await browser.newContext({
    baseURL: url,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    reducedMotion: "reduce",
  });
  return { context, page: await context.newPage() };
}

async function compareScreen(
  sides: readonly [Side, Side],
  comparer: Page,
  viewer: string,
  screen: Screen,
): Promise<Result[]> {
  const address = await addressOf(sides[0].page, screen);
  if (words.length > 0 && !words.some((word: string) => address.includes(word))) return [];
  const results: Result[] = [];
  for (const size of SIZES)
    for (const colorScheme of SCHEMES) {
      const name = `${viewer} ${address} ${size.width} ${colorScheme}`;
      let comparison: Comparison = { share: 1, images: {} };
      for (let left = TRIES; left > 0 && comparison.share > 0; left -= 1) {
        const shots = await Promise.all(
          sides.map(async ({ page }) => {
            await page.setViewportSize(size);
            await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            return picture(page, address);
          }),
        );
        comparison = await compare(comparer, shots);
      }
      const { share, images } = comparison;
      results.push({ name, share });
      if (share === 0) continue;
      store(name, images);
      console.info(`${(share * 100).toFixed(3)} % ${name}`);
    }
  return results;
}

async function picture(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Parts that load later change the height of a page.
  await page.waitForLoadState("networkidle");
  await page.evaluate(hideCodes);
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
}

/** Runs in the page. Pages of errors show the code of the request. */
function hideCodes(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = (currentNode.nodeValue ?? "").replace(/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g, "0000-0000");
  }
}

type Comparison = { share: number; images: Record<string, string> };

async function compare(page: Page, shots: readonly Buffer[]): Promise<Comparison> {
  const [before = "", after = ""] = shots.map((shot) => shot.toString("base64"));
  if (before === after) return { share: 0, images: {} };
  const { share, marked } = await page.evaluate(comparePictures, [before, after] as const);
  return { share, images: { "1-before": before, "2-after": after, "3-difference": marked } };
}

function store(name: string, images: Record<string, string>): void {
  const file = join(pictures, name.replaceAll(/[^\w.=-]+/g, "_").slice(0, 120));
  for (const [ending, image] of Object.entries(images))
    writeFileSync(`${file}-${ending}.png`, Buffer.from(image, "base64"));
}

/** Runs in the page, which decodes pictures. Different sizes count as different pixels. */
async function comparePictures([before, after]: readonly [string, string]): Promise<{ share: number; marked: string }> {
  // An `Image` would never load, because the browser is started without pictures.
  const read = async (data: string) => createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const images = [await read(before), await read(after)] as const;
  const width = Math.max(images[0].width, images[1].width);
  const height = Math.max(images[0].height, images[1].height);
  const draw = (image: ImageBitmap) => {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0);
    return { canvas, context, pixels: context.getImageData(0, 0, width, height) };
  };
  const [one, other] = [draw(images[0]), draw(images[1])] as const;
  const pixels = [new Uint32Array(one.pixels.data.buffer), new Uint32Array(other.pixels.data.buffer)] as const;
  let different = 0;
  for (let at = 0; at < pixels[0].length; at += 1) {
    if (pixels[0][at] === pixels[1][at]) continue;
    different += 1;
    pixels[1][at] = 0xff0000ff;
  }
  other.context.putImageData(other.pixels, 0, 0);
  const marked = different > 0 ? (other.canvas.toDataURL("image/png").split(",")[1] ?? "") : "";
  return { share: different / pixels[0].length, marked };
}

function report(results: readonly Result[]): number {
  const different = results.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  const failed = different.filter(({ share }) => share > MAX_DIFFERENT_SHARE);
  console.info(`\n${results.length} pictures, ${different.length} differ, ${failed.length} by more than 0.1 %.`);
  if (existsSync(pictures) && different.length > 0) console.info(`The pictures are in ${pictures}.`);
  return failed.length;
}
