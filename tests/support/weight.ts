import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const PUBLIC = new URL("../../public", import.meta.url);

/** Bytes as they travel. */
export function gzipped(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).byteLength;
}

/** What a page makes a browser fetch before anybody touches it, by kind, gzipped where servers gzip. */
export function pageWeight(html: string): { html: number; css: number; script: number; requests: number } {
  const sheets = matches(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const scripts = new Set([
    ...matches(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ...matches(html, /(?:import|from)\s*"(\/build\/[^"]+\.js)"/g),
  ]);
  return {
    html: gzipped(html),
    css: sum(sheets),
    script: sum([...scripts]),
    // The page, its sheet, the font, and the scripts.
    requests: 1 + sheets.length + 1 + scripts.size,
  };
}

/** `trips` and `rows` as the development server states them. */
export function databaseCost(response: Response): { trips: number; rows: number } {
  const found = /trips=(\d+) rows=(\d+)/.exec(response.headers.get("Server-Timing") ?? "");
  if (!found) throw new Error("no Server-Timing");
  return { trips: Number(found[1]), rows: Number(found[2]) };
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? "");
}

function sum(paths: string[]): number {
  return paths.reduce((bytes, path) => bytes + gzipped(readFileSync(`${PUBLIC.pathname}${path}`)), 0);
}
