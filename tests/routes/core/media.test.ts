import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webp } from "../../support/pictures";
import { startWorld, type World } from "../../support/world";

let world: World;
let path: string;
let whole: Uint8Array;
let etag: string;
beforeAll(async () => {
  world = await startWorld();
  const { pictures } = world.context();
  const size = await pictures.measure(webp());
  const picture = size && (await pictures.encode(webp(), size));
  if (!picture) throw new Error("not a picture");
  const key = crypto.randomUUID();
  await pictures.put(key, picture, "listing");
  path = `/media/${key}/320.webp`;
  const response = await world.fetch(path);
  whole = new Uint8Array(await response.arrayBuffer());
  etag = response.headers.get("ETag") ?? "";
});
afterAll(() => world.stop());

const get = (headers: Record<string, string> = {}) => world.fetch(path, { headers });

describe("a picture", () => {
  it("is sent whole, to be kept for good and taken for nothing else", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(whole.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
    });
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.get("Server-Timing")).toContain("trips=0");
    expect(etag).toMatch(/^".+"$/);
  });

  it("is not sent again to whoever holds it", async () => {
    const response = await get({ "If-None-Match": `"x", ${etag}` });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("ETag")).toBe(etag);
    expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("is measured by HEAD", async () => {
    const response = await world.fetch(path, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Length")).toBe(String(whole.byteLength));
    expect(await response.text()).toBe("");
  });

  it("comes in parts", async () => {
    const response = await get({ Range: "bytes=8-11" });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes 8-11/${whole.byteLength}`);
    expect(await response.text()).toBe("WEBP");
    const tail = new Uint8Array(await (await get({ Range: "bytes=-16" })).arrayBuffer());
    expect(tail).toEqual(whole.slice(-16));
  });

  it("has no part beyond its end", async () => {
    const response = await get({ Range: `bytes=${whole.byteLength}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe(`bytes */${whole.byteLength}`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("comes whole when the part asked for is none or of another version", async () => {
    for (const headers of [
      ["bytes=junk", etag],
      ["bytes=0-3", '"other"'],
    ] as const) {
      const response = await get({ Range: headers[0], "If-Range": headers[1] });
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBe(whole.byteLength);
    }
  });
});

it.each([
  "/media/3f0c5a52-0000-4000-8000-00000000dead/320.webp",
  "/media/x/320.webp",
  "/media/..%2F..%2Fsecret/320.webp",
  "/media/%00/320.webp",
])("knows no picture at %s", async (address) => {
  const response = await world.fetch(address);
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

it("knows no other widths and formats", async () => {
  for (const file of ["321.webp", "320.jpg", "320", "320.webp.webp", "original"]) {
    expect((await world.fetch(path.replace("320.webp", file))).status).toBe(404);
  }
});

it("takes nothing in", async () => {
  const response = await world.fetch(path, { form: { a: "b" } });
  expect(response.status).toBe(405);
  expect(await response.text()).toBe("Foto hanya dapat dilihat");
});
