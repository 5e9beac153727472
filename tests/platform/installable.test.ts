import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const file = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url));

/** Width and height from the header of a PNG. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it("the manifest names icons of the sizes that it promises, one of them maskable", () => {
  const manifest = JSON.parse(file("manifest.webmanifest").toString());
  expect(manifest).toMatchObject({ id: "/", start_url: "/dashboard", scope: "/", display: "standalone", lang: "id" });
  for (const { src, sizes } of manifest.icons) expect(sizeOf(file(src.slice(1)))).toBe(sizes);
  const purposes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
});

it("the service worker has at most 3 KB and answers only page loads", () => {
  const worker = file("sw.js");
  expect(worker.length).toBeLessThanOrEqual(3_072);
  expect(gzipSync(worker).length).toBeLessThan(1_500);
  expect(worker.toString().match(/caches\.\w+/g)).toEqual(["caches.open"]);
});
