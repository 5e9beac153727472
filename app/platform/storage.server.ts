import { DATA_EXPORT_FORMATS, type DataExportFormat } from "~/accounts/personal-data";
import { type BackupState, type DumpManifest, type DumpObject, parseBackupState } from "~/database/backup-rules";
import { log } from "./log.server";

const FOLDER = "gateway-notifications/";

export function createArchive(bucket: R2Bucket) {
  return {
    async put(key: string, body: string): Promise<void> {
      await bucket.put(FOLDER + key, body);
    },

    async get(key: string): Promise<string | null> {
      const object = await bucket.get(FOLDER + key);
      return object === null ? null : object.text();
    },
  };
}

export type Backups = ReturnType<typeof createBackups>;

const BACKUPS_FOLDER = "dumps/";
export const BACKUP_STATE_KEY = "state.json";
/** The key of an object that requests a dump now. */
export const BACKUP_REQUEST_KEY = "request";
/** ms to wait, because R2 allows one write per second and key. */
const WRITE_INTERVAL = 1_200;

export const manifestKey = (name: string): string => `${BACKUPS_FOLDER}${name}/manifest.json`;

export function createBackups(bucket: R2Bucket) {
  const putState = (state: BackupState, tag: string | null) =>
    bucket.put(BACKUP_STATE_KEY, JSON.stringify(state), {
      // The types ask for headers, but R2 accepts both forms.
      onlyIf: tag === null ? { etagDoesNotMatch: "*" } : { etagMatches: tag },
    });
  return {
    async readState(): Promise<{ state: BackupState; tag: string } | null> {
      const found = await bucket.get(BACKUP_STATE_KEY);
      if (!found) return null;
      const state = parseBackupState(await found.text());
      if (state) return { state, tag: found.etag };
      log("error", "backup_state_unread");
      // With this state a dump is due at once, and it lists the existing dumps.
      return { state: { due: 0, heldUntil: 0, running: null, complete: [] }, tag: found.etag };
    },

    /** Writes the state. Returns the new tag, or null if another run was faster. A null `tag` creates the state. */
    async writeState(state: BackupState, tag: string | null): Promise<string | null> {
      const put = await putState(state, tag).catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, WRITE_INTERVAL));
        return putState(state, tag);
      });
      return put?.etag ?? null;
    },

    async isAskedFor(): Promise<boolean> {
      return (await bucket.head(BACKUP_REQUEST_KEY)) !== null;
    },

    async clearAsked(): Promise<void> {
      await bucket.delete(BACKUP_REQUEST_KEY);
    },

    /** Stores lines. Two runs never write the same key. */
    async putLines(dump: string, part: string, lines: string): Promise<Omit<DumpObject, "rows">> {
      const packed = new Blob([lines]).stream().pipeThrough(new CompressionStream("gzip"));
      const bytes = await new Response(packed).arrayBuffer();
      const digest = await crypto.subtle.digest("SHA-256", bytes);
      const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      const key = `${BACKUPS_FOLDER}${dump}/${part}-${crypto.randomUUID().slice(0, 8)}.jsonl.gz`;
      await bucket.put(key, bytes, { sha256: digest });
      return { key, bytes: bytes.byteLength, sha256 };
    },

    async putManifest(manifest: DumpManifest): Promise<void> {
      await bucket.put(manifestKey(manifest.name), JSON.stringify(manifest, null, 1));
    },

    async isComplete(name: string): Promise<boolean> {
      return (await bucket.head(manifestKey(name))) !== null;
    },

    async read(key: string): Promise<ArrayBuffer | null> {
      return (await bucket.get(key))?.arrayBuffer() ?? null;
    },

    async list(): Promise<{ complete: string[]; broken: string[] }> {
      const { delimitedPrefixes } = await bucket.list({ prefix: BACKUPS_FOLDER, delimiter: "/" });
      const names = delimitedPrefixes.map((prefix) => prefix.slice(BACKUPS_FOLDER.length, -1)).sort();
      const there = await Promise.all(names.map((name) => bucket.head(manifestKey(name))));
      return {
        complete: names.filter((_, at) => there[at]),
        broken: names.filter((_, at) => !there[at]),
      };
    },

    /** Deletes a dump, its manifest first, so that half a dump never looks complete. */
    async remove(name: string): Promise<void> {
      await bucket.delete(manifestKey(name));
      for (;;) {
        const { objects, truncated } = await bucket.list({ prefix: `${BACKUPS_FOLDER}${name}/` });
        if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
        if (!truncated) return;
      }
    },
  };
}

export type ConversationArchive = ReturnType<typeof createConversationArchive>;

const CONVERSATION_ARCHIVE_FOLDER = "conversations/";
const archiveName = (id: string, hash: string) => `${CONVERSATION_ARCHIVE_FOLDER}${id}/${hash}.json`;

/** Creates the archive of messages of orders that ended long ago. The conversation's row keeps the hash. */
export function createConversationArchive(bucket: R2Bucket) {
  return {
    /** Stores a text. Its hash is part of the key, so that nothing is ever overwritten. */
    async put(id: string, hash: string, text: string): Promise<void> {
      await bucket.put(archiveName(id, hash), text, { httpMetadata: { contentType: "application/json" } });
    },

    async get(id: string, hash: string): Promise<string | null> {
      const object = await bucket.get(archiveName(id, hash));
      return object === null ? null : object.text();
    },

    async remove(id: string): Promise<void> {
      const { objects } = await bucket.list({ prefix: `${CONVERSATION_ARCHIVE_FOLDER}${id}/` });
      if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
    },
  };
}

const DATA_EXPORTS_FOLDER = "data-exports/";
const exportFileName = (key: string, format: DataExportFormat) => `${DATA_EXPORTS_FOLDER}${key}.${format}`;

export function createDataExports(bucket: R2Bucket) {
  return {
    async put(key: string, files: Record<DataExportFormat, string>): Promise<void> {
      await Promise.all(DATA_EXPORT_FORMATS.map((format) => bucket.put(exportFileName(key, format), files[format])));
    },

    async get(key: string, format: DataExportFormat): Promise<R2ObjectBody | null> {
      return bucket.get(exportFileName(key, format));
    },

    async remove(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      await bucket.delete(keys.flatMap((key) => DATA_EXPORT_FORMATS.map((format) => exportFileName(key, format))));
    },

    /** Removes objects from before a time, by the bucket's clock, even those that no row refers to. */
    async removeOlder(before: number): Promise<void> {
      let cursor: string | undefined;
      do {
        const page = await bucket.list({ prefix: DATA_EXPORTS_FOLDER, cursor });
        const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before);
        if (old.length > 0) await bucket.delete(old.map(({ key }) => key));
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor);
    },
  };
}

export type Files = ReturnType<typeof createFiles>;

const FILES_FOLDER = "files/";

/** Creates the store of files. They are stored unchanged, so browsers must only save them and never show them. */
export function createFiles(bucket: R2Bucket) {
  return {
    async ask(): Promise<void> {
      await bucket.head(`${FILES_FOLDER}none`);
    },

    async put(key: string, file: Blob): Promise<void> {
      await bucket.put(FILES_FOLDER + key, file);
    },

    async head(key: string): Promise<R2Object | null> {
      return bucket.head(FILES_FOLDER + key);
    },

    async get(key: string): Promise<R2ObjectBody | null> {
      return bucket.get(FILES_FOLDER + key);
    },

    async start(key: string, length: number): Promise<Uint8Array> {
      const part = await bucket.get(FILES_FOLDER + key, { range: { offset: 0, length } });
      return part ? new Uint8Array(await part.arrayBuffer()) : new Uint8Array();
    },

    async remove(keys: readonly string[]): Promise<void> {
      if (keys.length > 0) await bucket.delete(keys.map((key) => FILES_FOLDER + key));
    },

    /** Lists old keys among the next thousand objects after `from`. */
    async listKeys(from: string, before: number): Promise<string[]> {
      const { objects } = await bucket.list({ prefix: FILES_FOLDER, startAfter: FILES_FOLDER + from });
      return objects
        .filter(({ uploaded }) => uploaded.getTime() < before)
        .map(({ key }) => key.slice(FILES_FOLDER.length));
    },
  };
}

/** Matches SQLite's messages for a full, locked or failing file. The local runtime keeps KV and R2 in it. */
const SQLITE = /SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL|CORRUPT|NOTADB|INTERRUPT)\b/;
/** Matches messages of Cloudflare: a Durable Object reset, an HTTP status of KV, an error number of R2. */
const SERVICE =
  /internal error; reference|^Network connection lost|^KV [A-Z_]+ failed: (?:429|5\d\d)|\((?:10001|10043|10054|10058)\)|Durable Object (?:reset|is overloaded|storage)|^Cannot resolve Durable Object/;

/** Returns true if KV, R2 or the Cache API is unavailable. D1 errors are for `isPassingFault`. */
export function isStorageFault(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.startsWith("D1_")) return false;
    if (SQLITE.test(cause.message) || SERVICE.test(cause.message)) return true;
    if (["retryable", "overloaded", "durableObjectReset"].some((flag) => Reflect.get(cause, flag) === true))
      return true;
  }
  return false;
}
