/** Widths in pixels that every picture is kept in; a phone takes the small one. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export type Pictures = ReturnType<typeof createPictures>;

/** Pictures in R2, always re-encoded through the Images binding: that drops EXIF, GPS and whatever hid behind. */
export function createPictures(bucket: R2Bucket, images: ImagesBinding) {
  const name = (key: string, width: PictureWidth) => `pictures/${key}/${width}.webp`;
  return {
    /** Pixels of a picture, or null for bytes that are none. */
    async measure(bytes: ArrayBuffer): Promise<{ width: number; height: number } | null> {
      try {
        const info = await images.info(new Blob([bytes]).stream());
        return "width" in info ? { width: info.width, height: info.height } : null;
      } catch {
        return null;
      }
    },
    /** Writes every width under the key. */
    async put(key: string, bytes: ArrayBuffer): Promise<void> {
      for (const width of PICTURE_WIDTHS) {
        const output = await images
          .input(new Blob([bytes]).stream())
          .transform({ width, fit: "scale-down" })
          .output({ format: "image/webp", quality: 78 });
        const webp = await new Response(output.image()).arrayBuffer();
        await bucket.put(name(key, width), webp, { httpMetadata: { contentType: "image/webp" } });
      }
    },
    async head(key: string, width: PictureWidth): Promise<R2Object | null> {
      return bucket.head(name(key, width));
    },
    async get(key: string, width: PictureWidth, range?: R2Range): Promise<R2ObjectBody | null> {
      return bucket.get(name(key, width), range ? { range } : {});
    },
    async remove(key: string): Promise<void> {
      await bucket.delete(PICTURE_WIDTHS.map((width) => name(key, width)));
    },
  };
}
