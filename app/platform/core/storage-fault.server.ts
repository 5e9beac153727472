/** SQLite's words for a full, locked or failing file: the local runtime keeps KV, R2 and the cache in SQLite. */
const SQLITE =
  /SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL|CORRUPT|NOTADB|INTERRUPT)\b/;
/** Matches error messages of Cloudflare's services: a Durable Object reset, an HTTP status of KV, an error number of R2. */
const SERVICE =
  /internal error; reference|^Network connection lost|^KV [A-Z_]+ failed: (?:429|5\d\d)|\((?:10001|10043|10054|10058)\)|Durable Object (?:reset|is overloaded|storage)|^Cannot resolve Durable Object/;

/** Returns whether KV, R2 or the Cache API is full, overloaded or out of reach. D1's faults are for `isPassingFault`. */
export function isStorageFault(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.startsWith("D1_")) return false;
    if (SQLITE.test(cause.message) || SERVICE.test(cause.message)) return true;
    if (["retryable", "overloaded", "durableObjectReset"].some((flag) => Reflect.get(cause, flag) === true))
      return true;
  }
  return false;
}
