export type ConversationArchive = ReturnType<typeof createConversationArchive>;

const FOLDER = "conversations/";
const nameOf = (id: string, hash: string) => `${FOLDER}${id}/${hash}.json`;

/** What was said about orders that ended long ago, in a bucket without a public address. The conversation's row keeps the hash. */
export function createConversationArchive(bucket: R2Bucket) {
  return {
    /** Under the hash of what it says, so that nothing is ever written over something else. */
    async put(id: string, hash: string, text: string): Promise<void> {
      await bucket.put(nameOf(id, hash), text, { httpMetadata: { contentType: "application/json" } });
    },

    async get(id: string, hash: string): Promise<string | null> {
      const object = await bucket.get(nameOf(id, hash));
      return object === null ? null : object.text();
    },

    /** All that was ever put there for the conversation. */
    async remove(id: string): Promise<void> {
      const { objects } = await bucket.list({ prefix: `${FOLDER}${id}/` });
      if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
    },
  };
}
