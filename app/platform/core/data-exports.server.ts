import { DATA_EXPORT_FORMATS, type DataExportFormat } from "~/domain/account/data-request";

export type DataExports = ReturnType<typeof createDataExports>;

const FOLDER = "data-exports/";
const nameOf = (key: string, format: DataExportFormat) => `${FOLDER}${key}.${format}`;

export function createDataExports(bucket: R2Bucket) {
  return {
    async put(key: string, files: Record<DataExportFormat, string>): Promise<void> {
      await Promise.all(DATA_EXPORT_FORMATS.map((format) => bucket.put(nameOf(key, format), files[format])));
    },

    async get(key: string, format: DataExportFormat): Promise<R2ObjectBody | null> {
      return bucket.get(nameOf(key, format));
    },

    async remove(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      await bucket.delete(keys.flatMap((key) => DATA_EXPORT_FORMATS.map((format) => nameOf(key, format))));
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
