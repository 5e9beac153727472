/** Miniflare's KV, which has its own tests, would take half of the time of a signed-in request. */
export function sessionStore(): KVNamespace {
  const records = new Map<string, { value: string; expiresAt: number }>();
  const live = (key: string) => {
    const record = records.get(key);
    if (record && record.expiresAt > Date.now()) return record.value;
    records.delete(key);
    return null;
  };
  return {
    async get(key: string, type?: "text" | "json") {
      const value = live(key);
      return value !== null && type === "json" ? JSON.parse(value) : value;
    },
    async put(key: string, value: string, { expirationTtl = Number.POSITIVE_INFINITY } = {}) {
      if (expirationTtl < 60) throw new Error(`KV PUT failed: 400 Invalid expiration_ttl of ${expirationTtl}`);
      if (key === "" || key.length > 512) throw new Error("KV PUT failed: 414 key length");
      records.set(key, { value, expiresAt: Date.now() + expirationTtl * 1000 });
    },
    async delete(key: string) {
      records.delete(key);
    },
    async list() {
      const keys = [...records.keys()].filter((key) => live(key) !== null).map((name) => ({ name }));
      return { keys, list_complete: true, cacheStatus: null };
    },
  } as unknown as KVNamespace;
}
