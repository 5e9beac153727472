export type Archive = ReturnType<typeof createArchive>;

const FOLDER = "gateway-notifications/";

/** What the database need not hold, in a bucket without a public address. Its rows keep key and hash. */
export function createArchive(bucket: R2Bucket) {
  return {
    /** Replaces what lies there. */
    async put(key: string, body: string): Promise<void> {
      await bucket.put(FOLDER + key, body);
    },

    async get(key: string): Promise<string | null> {
      const object = await bucket.get(FOLDER + key);
      return object === null ? null : object.text();
    },
  };
}
