import { COPY_FORMATS, type CopyFormat } from "~/domain/account/data-request";

export type Copies = ReturnType<typeof createCopies>;

const FOLDER = "copies/";
const nameOf = (key: string, format: CopyFormat) => `${FOLDER}${key}.${format}`;

/** People's copies of their own data, for a day. */
export function createCopies(bucket: R2Bucket) {
  return {
    async put(key: string, files: Record<CopyFormat, string>): Promise<void> {
      await Promise.all(COPY_FORMATS.map((format) => bucket.put(nameOf(key, format), files[format])));
    },

    async get(key: string, format: CopyFormat): Promise<R2ObjectBody | null> {
      return bucket.get(nameOf(key, format));
    },

    async remove(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      await bucket.delete(keys.flatMap((key) => COPY_FORMATS.map((format) => nameOf(key, format))));
    },

    /** Whatever was stored before `before`, UTC ms, by the bucket's own time: also what no row names any more. */
    async removeOlder(before: number): Promise<void> {
      let cursor: string | undefined;
      do {
        const page = await bucket.list({ prefix: FOLDER, cursor });
        const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before);
        if (old.length > 0) await bucket.delete(old.map(({ key }) => key));
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor);
    },
  };
}
