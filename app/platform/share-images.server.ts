import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { DAY } from "./dates";
import type { Bindings } from "./env.server";
import { SHARE_IMAGE } from "./pages";
import { drawShareCard, type ShareCard } from "./share-card";

export type ShareImages = ReturnType<typeof createShareImages>;

/** Bytes. Messengers do not show larger images. */
const MAX_BYTES = 300_000;
const QUALITIES = [82, 65, 45] as const;
const FONT = "Plus Jakarta Sans";
/** The renderer only resolves references that look like a URL. */
const PORTRAIT = "https://portrait";
const PORTRAIT_SIZE = { width: 460, height: 460 };
const PREFIX = "share/";
/** The next request makes a deleted image again. Images of closed accounts and deleted listings are not made again. */
const SHARE_IMAGE_RETENTION = 7 * DAY;
const JPEG = "image/jpeg";

type Sources = { picture: ArrayBuffer | null; isPortrait: boolean };

/** Drawing takes memory and up to 0.2 s of CPU, so an isolate makes only a few images at once. */
const MAX_CONCURRENT = 4;
let making = 0;

// A Worker cannot await a promise of another request, so the result is kept instead of the promise.
let loadedFont: Uint8Array | undefined;

/** Makes and stores the images of shared links: JPEG, 1200 by 630 pixels, at most 300,000 bytes. */
export function createShareImages({ PICTURES: bucket, IMAGES: images, SHARE_RENDERER: load }: Bindings) {
  async function loadFont(): Promise<Uint8Array> {
    if (loadedFont) return loadedFont;
    const { wasm, font } = await load();
    if (!loadedFont) await initWasm(wasm);
    loadedFont = new Uint8Array(font);
    return loadedFont;
  }

  type Size = { width: number; height: number };

  async function toJpeg(picture: ArrayBuffer, size: Size, quality: number): Promise<ArrayBuffer> {
    const output = await images
      .input(new Blob([picture]).stream())
      .transform({ ...size, fit: "cover" })
      .output({ format: JPEG, quality });
    return new Response(output.image()).arrayBuffer();
  }

  async function toShareImage(picture: ArrayBuffer): Promise<ArrayBuffer | null> {
    for (const quality of QUALITIES) {
      const bytes = await toJpeg(picture, SHARE_IMAGE, quality);
      if (bytes.byteLength <= MAX_BYTES) return bytes;
    }
    return null;
  }

  async function draw(card: ShareCard, portrait: ArrayBuffer | null): Promise<ArrayBuffer> {
    const font = await loadFont();
    // The renderer reads no WebP.
    const jpeg = portrait && new Uint8Array(await toJpeg(portrait, PORTRAIT_SIZE, 90));
    const drawing = new Resvg(drawShareCard(card, jpeg && PORTRAIT), {
      font: { fontBuffers: [font], defaultFontFamily: FONT },
    });
    try {
      if (jpeg) drawing.resolveImage(PORTRAIT, jpeg);
      const rendered = drawing.render();
      const png = rendered.asPng();
      rendered.free();
      return png.slice().buffer;
    } finally {
      drawing.free();
    }
  }

  async function makeAnew(name: string, card: ShareCard, { picture, isPortrait }: Sources) {
    const photo = isPortrait || !picture ? null : await toShareImage(picture);
    const bytes = photo ?? (await toShareImage(await draw(card, isPortrait ? picture : null)));
    const isComplete = card.picture === null || picture !== null;
    if (bytes && isComplete) await bucket.put(PREFIX + name, bytes, { httpMetadata: { contentType: JPEG } });
    return bytes;
  }

  return {
    async get(name: string): Promise<R2ObjectBody | null> {
      return bucket.get(PREFIX + name);
    },

    /**
     * Makes the image of a card, stores it under a name and returns it. The image of a listing is its photo. Without a
     * photo, or if the photo stays larger than `MAX_BYTES`, it is the drawn card. `picture` is the bytes of
     * `card.picture`, or null if there are none. Returns null while the isolate makes `MAX_CONCURRENT` other images.
     */
    async make(name: string, card: ShareCard, sources: Sources): Promise<ArrayBuffer | null> {
      if (making >= MAX_CONCURRENT) return null;
      making += 1;
      try {
        return await makeAnew(name, card, sources);
      } finally {
        making -= 1;
      }
    },

    /** Deletes old images among the next thousand objects after `from`. Names begin with random hexadecimal digits. */
    async removeOld(from: string, now: number): Promise<void> {
      const before = now - SHARE_IMAGE_RETENTION;
      const { objects } = await bucket.list({ prefix: PREFIX, startAfter: PREFIX + from });
      const old = objects.filter(({ uploaded }) => uploaded.getTime() < before).map(({ key }) => key);
      if (old.length > 0) await bucket.delete(old);
    },
  };
}
