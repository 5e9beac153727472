export type Files = ReturnType<typeof createFiles>;

const FOLDER = "files/";

/** As they were sent, so a browser must only save them, never show them as a page of ours. */
export function createFiles(bucket: R2Bucket) {
  return {
    async ask(): Promise<void> {
      await bucket.head(`${FOLDER}none`);
    },

    async put(key: string, file: Blob): Promise<void> {
      await bucket.put(FOLDER + key, file);
    },

    async head(key: string): Promise<R2Object | null> {
      return bucket.head(FOLDER + key);
    },

    async get(key: string): Promise<R2ObjectBody | null> {
      return bucket.get(FOLDER + key);
    },

    async remove(keys: readonly string[]): Promise<void> {
      if (keys.length > 0) await bucket.delete(keys.map((key) => FOLDER + key));
    },

    /** Keys stored before `before` (UTC ms), among the next thousand objects after `from`. */
    async listKeys(from: string, before: number): Promise<string[]> {
      const { objects } = await bucket.list({ prefix: FOLDER, startAfter: FOLDER + from });
      return objects
        .filter(({ uploaded }) => uploaded.getTime() < before)
        .map(({ key }) => key.slice(FOLDER.length));
    },
  };
}
