import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storedByUploads, UPLOAD_KINDS, type UploadRoute } from "../support/flows/uploading";
import { pageText } from "../support/pages/page-text";
import { heic, jpeg } from "../support/pages/pictures";
import { startWorld, type World } from "../support/world";

const MB = 1024 * 1024;
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function send(route: UploadRoute, ...files: File[]) {
  const sari = await world.person("Sari Wulandari");
  const sides = { sari, budi: await world.person("Budi Santoso"), offer: await world.listing(sari) };
  const { path, as, form, typed } = await route.begin(world, sides, files);
  await world.settled();
  const before = await storedByUploads(world);
  const answer = await world.fetch(path, { as, form });
  const text = await answer.text();
  await world.settled();
  const said = pageText(text.replaceAll('\\"', '"'));
  return {
    status: answer.status,
    said,
    kept: text.includes(typed),
    isUnchanged: (await storedByUploads(world)) === before,
  };
}

const pictured = UPLOAD_KINDS.filter(({ takes }) => takes !== "order");
const delivering = UPLOAD_KINDS.filter(({ takes }) => takes === "order");
/** The largest size of 50 megapixels: square for a portrait, otherwise as a camera takes it. */
const LARGEST = {
  portrait: { width: 7_071, height: 7_071 },
  photo: { width: 8_165, height: 6_123 },
  // Order files are not decoded.
  order: { width: 400, height: 300 },
};
/** Created once each, because that takes a second or two. */
const made = new Map<string, Promise<ArrayBuffer>>();
function largest({ takes }: UploadRoute): Promise<ArrayBuffer> {
  const photo = made.get(takes) ?? jpeg(world.bindings.IMAGES, { ...LARGEST[takes], size: 20 * MB });
  made.set(takes, photo);
  return photo;
}
const DECODE_TIMEOUT = 120_000;
const named = (content: ArrayBuffer, name: string) => new File([content], name);

describe("a photo from a phone", () => {
  it.each(UPLOAD_KINDS)(
    "of 20 MB and 50 megapixels is accepted: $name",
    async (route) => {
      const { status, said, isUnchanged } = await send(route, named(await largest(route), "IMG_2041.JPG"));
      expect([status < 400, isUnchanged], said).toEqual([true, false]);
    },
    DECODE_TIMEOUT,
  );

  it.each(UPLOAD_KINDS)("of one byte more is rejected by name: $name", async (route) => {
    const photo = await jpeg(world.bindings.IMAGES, { width: 400, height: 400, size: 20 * MB + 1 });
    const { status, said, kept, isUnchanged } = await send(route, named(photo, "IMG_2041.JPG"));
    expect([status, kept, isUnchanged]).toEqual([400, true, true]);
    expect(said).toMatch(/IMG_2041\.JPG. lebih (besar )?dari 20 MB/);
  });

  it(
    "of more megapixels is rejected by name",
    async () => {
      const photo = await jpeg(world.bindings.IMAGES, { width: 7_200, height: 7_200 });
      for (const route of pictured) {
        const { status, said, kept } = await send(route, named(photo, "IMG_2041.JPG"));
        expect([status, kept]).toEqual([400, true]);
        expect(said).toContain('"IMG_2041.JPG" lebih dari 50 megapiksel');
      }
    },
    DECODE_TIMEOUT,
  );

  it("that is a panorama above the limit of Images is rejected by name", async () => {
    const photo = await jpeg(world.bindings.IMAGES, { width: 12_400, height: 900 });
    for (const route of pictured) {
      const { status, said } = await send(route, named(photo, "PANO.jpg"));
      expect(status).toBe(400);
      expect(said).toContain('"PANO.jpg" lebih panjang dari 12.000 piksel');
    }
  });
});

describe("a HEIC photo", () => {
  it.each(pictured)("is accepted if Images reads it: $name", async (route) => {
    const { status, said, isUnchanged } = await send(route, named(await heic(world.bindings.IMAGES), "IMG_7.HEIC"));
    expect([status < 400, isUnchanged], said).toEqual([true, false]);
  });

  it.each(pictured)("that Images cannot read is named with an instruction: $name", async (route) => {
    const photo = await heic(world.bindings.IMAGES, { isReadable: false });
    const { status, said, kept, isUnchanged } = await send(route, named(photo, "IMG_7.HEIC"));
    expect([status, kept, isUnchanged]).toEqual([400, true, true]);
    expect(said).toContain('"IMG_7.HEIC" adalah foto HEIC, yang tidak dapat kami baca. Jadikan JPEG dahulu');
  });

  it("is recognised by its bytes, not by its name", async () => {
    const photo = await heic(world.bindings.IMAGES, { isReadable: false });
    for (const route of pictured)
      expect((await send(route, named(photo, "foto.jpg"))).said).toContain('"foto.jpg" adalah foto HEIC');
  });

  it.each(delivering)("is accepted with an order like any file: $name", async (route) => {
    const photo = await heic(world.bindings.IMAGES, { isReadable: false });
    expect((await send(route, named(photo, "IMG_7.HEIC"))).status).toBe(303);
  });
});

describe("several rejected photos", () => {
  const photos = pictured.filter(({ takes, name }) => takes === "photo" && !name.includes("message"));

  it.each(photos)("are all named at once: $name", async (route) => {
    const files = [
      named(await heic(world.bindings.IMAGES, { isReadable: false }), "IMG_7.HEIC"),
      named(new ArrayBuffer(0), "kosong.jpg"),
      named(await jpeg(world.bindings.IMAGES, { width: 400, height: 300, size: 20 * MB + 1 }), "besar.jpg"),
    ];
    const { status, said, kept, isUnchanged } = await send(route, ...files);
    expect([status, kept, isUnchanged]).toEqual([400, true, true]);
    expect(said).toContain('"kosong.jpg" kosong (0 byte)');
    expect(said).toContain('"besar.jpg" lebih besar dari 20 MB');
    expect(said).toContain('"IMG_7.HEIC" adalah foto HEIC');
  });
});

describe("the texts about photo limits", () => {
  it.each([
    ["/help-center", "masing-masing 20 MB dan bersama-sama 23 MB, dan masing-masing paling banyak 50 megapiksel"],
    ["/dashboard/services/create", "masing-masing 20 MB dan bersama-sama 23 MB"],
    ["/dashboard/wanted/create", "masing-masing 20 MB dan bersama-sama 23 MB"],
    ["/messages/new?listing=", "masing-masing 20 MB dan bersama-sama 23 MB"],
  ])("name the limits that the code checks: %s", async (path, words) => {
    const [sari, budi] = [await world.person("Sari Wulandari"), await world.person("Budi Santoso")];
    const address = path.endsWith("=") ? `${path}${await world.listing(sari)}` : path;
    const page = pageText(await (await world.fetch(address, { as: budi })).text());
    expect(page.replace(/\s+/g, " ")).toContain(words);
  });
});
