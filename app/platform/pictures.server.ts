import {
  isAvif,
  isAvifAllowed,
  isHeic,
  isPicture,
  PICTURE_HEAD,
  PICTURE_WIDTHS,
  type PictureWidth,
  sideFault,
  sizeInHead,
} from "~/listings/picture";
import { log } from "./log.server";

export type Pictures = ReturnType<typeof createPictures>;

export type EncodedPicture = {
  files: { width: PictureWidth; bytes: ArrayBuffer }[];
  width: number;
  height: number;
};

export type PictureOwner = "listing" | "person" | "review" | "message";

/** Returns the folder. Pictures of messages have a separate one, which the public route never reads. */
const pictureFolder = (owner: PictureOwner) => (owner === "message" ? "messages/" : "pictures/");
const name = (key: string, width: PictureWidth, owner: PictureOwner, format: "webp" | "avif" = "webp") =>
  `${pictureFolder(owner)}${key}/${width}.${format}`;

/** The objects of a call, which R2 limits. */
const MAX_DELETED = 1_000;

/** Pictures that this isolate is encoding as AVIF, each of which stays in memory. */
const making = new Set<string>();
const MAX_CONCURRENT = 2;

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

async function readHead(body: Bytes): Promise<Uint8Array> {
  const reader = body.getReader();
  const head = new Uint8Array(PICTURE_HEAD);
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    head.set(read.value.subarray(0, PICTURE_HEAD - size), size);
    size += read.value.byteLength;
    if (size >= PICTURE_HEAD) break;
  }
  await reader.cancel();
  return head.subarray(0, Math.min(size, PICTURE_HEAD));
}

/** Stores pictures. The Images binding re-encodes them, which removes EXIF, GPS and hidden payloads. */
export function createPictures(bucket: R2Bucket, images: ImagesBinding) {
  async function measure(picture: Content): Promise<{ width: number; height: number } | null> {
    try {
      const info = await images.info(stream(picture));
      return "width" in info ? { width: info.width, height: info.height } : null;
    } catch (error) {
      if (isAboutTheImage(error)) return null;
      throw error;
    }
  }

  async function toAvif(whole: R2ObjectBody): Promise<ArrayBuffer | null> {
    try {
      const output = await images.input(whole.body).output({ format: "image/avif", quality: 60 });
      const made = await new Response(output.image()).arrayBuffer();
      return made.byteLength < whole.size && isAvif(new Uint8Array(made, 0, Math.min(12, made.byteLength)))
        ? made
        : null;
    } catch (error) {
      if (isAboutTheImage(error)) return null;
      throw error;
    }
  }

  async function reduced(picture: Content, width: PictureWidth): Promise<ArrayBuffer | null> {
    try {
      const output = await images
        .input(stream(picture))
        .transform({ width, fit: "scale-down" })
        // The result is a still frame, because an animation of a few MB would grow when re-encoded.
        .output({ format: "image/webp", quality: 78, anim: false });
      return await new Response(output.image()).arrayBuffer();
    } catch (error) {
      if (isAboutTheImage(error)) return null;
      throw error;
    }
  }

  return {
    /** Returns pixels before the EXIF rotation, or null if the bytes are no picture. */
    measure,

    /** Makes the smaller widths from the largest, so that a photo of 50 megapixels is decoded once. */
    async encode(
      picture: ArrayBuffer | Blob,
      measured: { width: number; height: number },
    ): Promise<EncodedPicture | null> {
      const files: EncodedPicture["files"] = [];
      let source: ArrayBuffer | Blob = picture;
      for (const width of [...PICTURE_WIDTHS].reverse()) {
        const small = await reduced(source, width);
        if (!small) return null;
        if (source === picture) source = small;
        files.unshift({ width, bytes: small });
      }
      const smallest = files[0] && (await measure(files[0].bytes));
      return smallest ? { files, ...upright(measured, smallest) } : null;
    },

    /** Calls `open` for each read, so that the file is never in memory whole. Returns null if it is deleted. */
    async preview(open: () => Promise<Bytes | null>, width: PictureWidth): Promise<ArrayBuffer | null> {
      const first = await open();
      const head = first && (await readHead(first));
      const said = head && sizeInHead(head);
      if (!head || !(isPicture(head) || isHeic(head)) || (said && sideFault(said))) return null;
      const measuring = await open();
      const measured = measuring && (await measure(measuring));
      if (!measured || sideFault(measured)) return null;
      const body = await open();
      return body && reduced(body, width);
    },

    /** Stores a picture. Keys are never reused: a changed picture gets a new key. */
    async put(key: string, picture: EncodedPicture, owner: PictureOwner): Promise<void> {
      await Promise.all(
        picture.files.map(({ width, bytes }) =>
          bucket.put(name(key, width, owner), bytes, {
            httpMetadata: { contentType: "image/webp" },
            customMetadata: { owner },
          }),
        ),
      );
    },

    /** Finds an object. `avif` means that AVIF is acceptable. The result's `httpMetadata` has the actual type. */
    async head(key: string, width: PictureWidth, { avif = false } = {}): Promise<R2Object | null> {
      const lighter = avif && isAvifAllowed(width) ? await bucket.head(name(key, width, "listing", "avif")) : null;
      return lighter && lighter.size > 0 ? lighter : bucket.head(name(key, width, "listing"));
    },

    async weigh(keys: readonly string[], width: PictureWidth): Promise<number> {
      const found = await Promise.all(keys.map((key) => bucket.head(name(key, width, "listing"))));
      return found.reduce((sum, object) => sum + (object?.size ?? 0), 0);
    },

    async get(key: string, width: PictureWidth, { avif = false } = {}): Promise<R2ObjectBody | null> {
      const lighter = avif && isAvifAllowed(width) ? await bucket.get(name(key, width, "listing", "avif")) : null;
      if (lighter && lighter.size > 0) return lighter;
      await lighter?.body.cancel();
      return bucket.get(name(key, width, "listing"));
    },

    /** Returns a part. `range` is already validated, and request headers are never passed on. */
    async getPart(found: R2Object, range: { offset: number; length: number } | null): Promise<R2ObjectBody | null> {
      return bucket.get(found.key, range ? { range } : {});
    },

    /** Encodes AVIF once. If it is not smaller, stores an empty object. Stores nothing while Images is down. */
    async makeAvif(key: string, width: PictureWidth): Promise<void> {
      const lighter = name(key, width, "listing", "avif");
      if (!isAvifAllowed(width) || making.has(lighter) || making.size >= MAX_CONCURRENT) return;
      making.add(lighter);
      try {
        if (await bucket.head(lighter)) return;
        const whole = await bucket.get(name(key, width, "listing"));
        if (!whole) return;
        const made = await toAvif(whole);
        await bucket.put(lighter, made ?? "", {
          httpMetadata: { contentType: "image/avif" },
          customMetadata: whole.customMetadata ?? {},
        });
      } catch (error) {
        log("error", "avif_not_encoded", { error });
      } finally {
        making.delete(lighter);
      }
    },

    async headPrivate(key: string, width: PictureWidth): Promise<R2Object | null> {
      return bucket.head(name(key, width, "message"));
    },

    /** Returns a private picture. The caller must have checked that the reader may see it. */
    async getPrivate(key: string, width: PictureWidth): Promise<R2ObjectBody | null> {
      return bucket.get(name(key, width, "message"));
    },

    async remove(keys: readonly string[], owner: PictureOwner): Promise<void> {
      const names = keys.flatMap((key) =>
        PICTURE_WIDTHS.flatMap((width) => [name(key, width, owner), name(key, width, owner, "avif")]),
      );
      for (let at = 0; at < names.length; at += MAX_DELETED) await bucket.delete(names.slice(at, at + MAX_DELETED));
    },

    /** Lists old keys among the next thousand objects after `from`. */
    async listKeys(owner: PictureOwner, from: string, before: number): Promise<string[]> {
      const folder = pictureFolder(owner);
      const { objects } = await bucket.list({
        prefix: folder,
        startAfter: folder + from,
        include: ["customMetadata"],
      });
      const keys = objects
        .filter((object) => object.customMetadata?.owner === owner && object.uploaded.getTime() < before)
        .map((object) => object.key.slice(folder.length).split("/", 1)[0] ?? "");
      return [...new Set(keys)];
    },
  };
}

type Content = ArrayBuffer | Blob | Bytes;

function stream(content: Content): Bytes {
  if (content instanceof ReadableStream) return content;
  return (content instanceof Blob ? content : new Blob([content])).stream() as Bytes;
}

/** Returns the size after encoding, which rotates a picture upright. The longer side shows whether it did. */
function upright(sent: { width: number; height: number }, turned: { width: number; height: number }) {
  const same = sent.width > sent.height === turned.width > turned.height;
  return same ? sent : { width: sent.height, height: sent.width };
}

/** Returns true if the bytes are invalid. All other errors come from the binding. */
function isAboutTheImage(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "number";
}
