import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listingPictures } from "~/database/schema/listings";
import { users } from "~/database/schema/users";
import { insertPictures } from "~/listings/queries.server";
import { MINUTE } from "~/platform/dates";
import { withBroken } from "../../support/database/broken-database";
import { newOperator } from "../../support/flows/operators";
import { paidOrder } from "../../support/flows/order-steps";
import { act, hide, show } from "../../support/flows/reporting";
import { webp } from "../../support/pages/pictures";
import { stopClock } from "../../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../../support/world";

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
  // A portrait, which everybody may see.
  const { id } = await world.person("Wati Lestari");
  await storeProfileOf(id, `/media/${key}`);
  const response = await world.fetch(path);
  whole = new Uint8Array(await response.arrayBuffer());
  etag = response.headers.get("ETag") ?? "";
});
afterAll(() => world.stop());

const storeProfileOf = (id: string, pictureUrl: string | null) =>
  world.context().db.update(users).set({ pictureUrl }).where(eq(users.id, id));
const get = (headers: Record<string, string> = {}) => world.fetch(path, { headers });

describe("a picture", () => {
  it("is sent completely, with a fixed type, and may be cached without a limit", async () => {
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
    expect(etag).toMatch(/^".+"$/);
  });

  it("is not sent again to a browser that has it", async () => {
    const response = await get({ "If-None-Match": `"x", ${etag}` });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("ETag")).toBe(etag);
    expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("has its size in the answer to HEAD", async () => {
    const response = await world.fetch(path, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Length")).toBe(String(whole.byteLength));
    expect(await response.text()).toBe("");
  });

  it("can be requested in parts", async () => {
    const response = await get({ Range: "bytes=8-11" });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes 8-11/${whole.byteLength}`);
    expect(await response.text()).toBe("WEBP");
    const tail = new Uint8Array(await (await get({ Range: "bytes=-16" })).arrayBuffer());
    expect(tail).toEqual(whole.slice(-16));
  });

  it("is AVIF for a browser that accepts it, with its own entity tag and Vary", async () => {
    const [, key = ""] = /media\/([^/]+)/.exec(path) ?? [];
    await world.context().pictures.makeAvif(key, 320);
    const taken = await get({ Accept: "image/avif,image/webp,*/*" });
    expect(taken.headers.get("Content-Type")).toBe("image/avif");
    expect(Number(taken.headers.get("Content-Length"))).toBeLessThan(whole.byteLength);
    expect(taken.headers.get("ETag")).not.toBe(etag);
    const part = await get({ Accept: "image/avif", Range: "bytes=4-11" });
    expect([part.status, await part.text()]).toEqual([206, "ftypavif"]);
    const other = await get({ Accept: "image/webp,*/*" });
    expect(other.headers.get("Content-Type")).toBe("image/webp");
    for (const { headers } of [taken, part, other]) expect(headers.get("Vary")).toBe("Accept");
  });

  it("has no part beyond its end", async () => {
    const response = await get({ Range: `bytes=${whole.byteLength}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe(`bytes */${whole.byteLength}`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("is sent whole if the requested part is invalid or of another version", async () => {
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
])("no picture exists at %s", async (address) => {
  const response = await world.fetch(address);
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

it("other widths and formats do not exist", async () => {
  for (const file of ["321.webp", "320.jpg", "320", "320.webp.webp", "original"]) {
    expect((await world.fetch(path.replace("320.webp", file))).status).toBe(404);
  }
});

it("uploads are refused", async () => {
  const response = await world.fetch(path, { form: { a: "b" } });
  expect(response.status).toBe(405);
  expect(await response.text()).toBe("Foto hanya dapat dilihat");
});

describe("a picture of a listing", () => {
  let ayu: TestPerson;
  let sari: TestPerson;
  let budi: TestPerson;
  let offer: string;
  const read = async (as?: TestPerson, method = "GET") => {
    const response = await world.fetch(path, { method, ...(as ? { as } : {}) });
    await response.arrayBuffer();
    await world.settled();
    const { status, headers } = response;
    return {
      status,
      cached: headers.get("Cache-Control"),
      trips: /trips=(\d+)/.exec(headers.get("Server-Timing") ?? "")?.[1],
    };
  };

  async function showAgain() {
    await act(world, ayu, show(offer));
    await world.fetch(`/dashboard/services/${offer}/status`, { as: sari, form: { status: "active" } });
  }

  beforeAll(async () => {
    ayu = await newOperator(world);
    sari = await world.person("Sari Wulandari");
    budi = await world.person("Budi Santoso");
    offer = await world.listing(sari);
    const { db, now } = world.context();
    await insertPictures(
      db,
      offer,
      [{ id: crypto.randomUUID(), key: path.split("/")[2] ?? "", position: 0, width: 320, height: 240 }],
      now,
    );
  });
  beforeEach(() => {
    world.moveTo(`Jakarta ${crypto.randomUUID()}`);
    stopClock();
  });

  it("queries the database once a minute per location", async () => {
    expect((await read()).trips).toBe("1");
    expect((await read()).trips).toBe("0");
    vi.setSystemTime(Date.now() + MINUTE);
    expect((await read()).trips).toBe("1");
  });

  it("is hidden from strangers after an operator hid it, and shown to its own people", async () => {
    await paidOrder(world, budi, offer);
    expect((await read()).status).toBe(200);
    await act(world, ayu, hide(offer));
    const stranger = await world.person("Rudi Hartono");
    for (const who of [undefined, stranger]) {
      expect((await read(who)).status).toBe(404);
      expect((await read(who, "HEAD")).status).toBe(404);
    }
    for (const who of [sari, ayu, budi])
      expect(await read(who)).toMatchObject({ status: 200, cached: "private, no-store" });
    await showAgain();
    expect(await read()).toMatchObject({ status: 200, cached: "public, max-age=31536000, immutable" });
  });

  it("is sent while the database is down, but not cached", async () => {
    world.moveTo(null);
    await act(world, ayu, hide(offer));
    const sent = { status: 200, cached: "private, no-store" };
    for (const said of [undefined, "D1_ERROR: database is locked: SQLITE_BUSY"]) {
      const answer = await withBroken(world, "everything", () => read(), said);
      expect(answer).toMatchObject(sent);
    }
    await showAgain();
  });

  it("stays hidden from strangers after it was removed from a hidden listing", async () => {
    await world.context().db.update(users).set({ pictureUrl: null });
    await act(world, ayu, hide(offer));
    const { db } = world.context();
    await db.delete(listingPictures).where(eq(listingPictures.listingId, offer));
    for (const who of [undefined, budi, sari]) expect((await read(who)).status).toBe(404);
    await act(world, ayu, show(offer));
    expect((await read()).status).toBe(404);
  });
});
