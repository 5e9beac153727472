import {
  type BackupState,
  type DumpManifest,
  type DumpObject,
  parseBackupState,
} from "~/domain/backup/backup";
import { log } from "./log.server";

export type Backups = ReturnType<typeof createBackups>;

const FOLDER = "dumps/";
export const STATE = "state.json";
/** Whoever puts an object there asks for a dump now. */
export const REQUEST = "request";
/** R2 takes one write a second of a key. */
const PAUSE = 1_200;

export const manifestKey = (name: string): string => `${FOLDER}${name}/manifest.json`;

export function createBackups(bucket: R2Bucket) {
  const putState = (state: BackupState, tag: string | null) =>
    bucket.put(STATE, JSON.stringify(state), {
      // The types ask for headers; both kinds hold.
      onlyIf: tag === null ? { etagDoesNotMatch: "*" } : { etagMatches: tag },
    });
  return {
    async readState(): Promise<{ state: BackupState; tag: string } | null> {
      const found = await bucket.get(STATE);
      if (!found) return null;
      const state = parseBackupState(await found.text());
      if (state) return { state, tag: found.etag };
      log("error", "backup_state_unread");
      // A dump is due at once, and lists anew which ones there are.
      return { state: { due: 0, heldUntil: 0, running: null, complete: [] }, tag: found.etag };
    },

    /** Over the state of that tag, or where there is none: gives the new tag, or null where another run was faster. */
    async writeState(state: BackupState, tag: string | null): Promise<string | null> {
      const put = await putState(state, tag).catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        return putState(state, tag);
      });
      return put?.etag ?? null;
    },

    async isAskedFor(): Promise<boolean> {
      return (await bucket.head(REQUEST)) !== null;
    },

    async forgetRequest(): Promise<void> {
      await bucket.delete(REQUEST);
    },

    /** Compressed. No two runs write the same key, whatever else they share. */
    async putLines(dump: string, part: string, lines: string): Promise<Omit<DumpObject, "rows">> {
      const packed = new Blob([lines]).stream().pipeThrough(new CompressionStream("gzip"));
      const bytes = await new Response(packed).arrayBuffer();
      const digest = await crypto.subtle.digest("SHA-256", bytes);
      const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      const key = `${FOLDER}${dump}/${part}-${crypto.randomUUID().slice(0, 8)}.jsonl.gz`;
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
      const { delimitedPrefixes } = await bucket.list({ prefix: FOLDER, delimiter: "/" });
      const names = delimitedPrefixes.map((prefix) => prefix.slice(FOLDER.length, -1)).sort();
      const there = await Promise.all(names.map((name) => bucket.head(manifestKey(name))));
      return {
        complete: names.filter((_, at) => there[at]),
        broken: names.filter((_, at) => !there[at]),
      };
    },

    /** The manifest first, so that half a dump never looks whole. */
    async remove(name: string): Promise<void> {
      await bucket.delete(manifestKey(name));
      for (;;) {
        const { objects, truncated } = await bucket.list({ prefix: `${FOLDER}${name}/` });
        if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
        if (!truncated) return;
      }
    },
  };
}
