import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const PUBLIC = new URL("../../../public", import.meta.url);

export function gzipped(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).byteLength;
}

/**
 * Kilobytes of the two style sheets. Browsers keep them, so a person loads each of them once. The HTML of each page has
 * its own limit.
 */
export const SHEET_KB = { documents: 10.3, apps: 15.95 };

export type PageWeight = { html: number; css: number; script: number; requests: number };

/** Measures what a browser loads for a page before any interaction. Sizes are gzipped where servers compress. */
export function pageWeight(html: string): PageWeight {
  const sheets = matches(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const scripts = new Set<string>();
  for (const path of [...matches(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g), ...matches(html, IMPORT)]) {
    follow(path, scripts);
  }
  return {
    html: gzipped(html),
    css: sum(sheets),
    script: sum([...scripts]),
    requests: 1 + sheets.length + 1 + scripts.size,
  };
}

/** Includes all imports. */
export function scriptsFrom(paths: readonly string[]): number {
  const scripts = new Set<string>();
  for (const path of paths) follow(path, scripts);
  return sum([...scripts]);
}

const IMPORT = /(?:import|from)\s*"(\/build\/[^"]+\.js)"/g;

function follow(path: string, found: Set<string>): void {
  if (found.has(path)) return;
  found.add(path);
  for (const imported of matches(readFileSync(`${PUBLIC.pathname}${path}`, "utf8"), IMPORT)) follow(imported, found);
}

/** Reading `rows` throws unless the world uses the runtime's database. */
export function databaseCost(response: Response): { trips: number; readonly rows: number } {
  const [, trips, rows] = /trips=(\d+) rows=(\d+|NaN)/.exec(response.headers.get("Server-Timing") ?? "") ?? [];
  if (!trips) throw new Error("no Server-Timing");
  return {
    trips: Number(trips),
    get rows() {
      if (rows === "NaN") throw new Error('rows are counted in a world of the runtime\'s: { database: "runtime" }');
      return Number(rows);
    },
  };
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? "");
}

function sum(paths: string[]): number {
  return paths.reduce((bytes, path) => bytes + gzipped(readFileSync(`${PUBLIC.pathname}${path}`)), 0);
}
