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

    /** The first bytes; none where the file is gone. */
    async start(key: string, length: number): Promise<Uint8Array> {
      const part = await bucket.get(FOLDER + key, { range: { offset: 0, length } });
      return part ? new Uint8Array(await part.arrayBuffer()) : new Uint8Array();
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
