import { type FSWatcher, statSync, watch } from "node:fs";
import { dirname } from "node:path";

/** Interval in ms for systems that do not report file changes. */
const POLL_INTERVAL = 200;

/**
 * Calls `gone` once when a database file is deleted, moved or replaced. A process with the open file would write into
 * the deleted file and lose everything it confirms. Returns a function that ends the watch.
 */
export function watchDatabaseFile(file: string, gone: () => void): () => void {
  const { ino, dev } = statSync(file);
  let watcher: FSWatcher | undefined;
  const end = () => {
    clearInterval(timer);
    watcher?.close();
  };
  const check = () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.ino === ino && found.dev === dev) return;
    end();
    gone();
  };
  const timer = setInterval(check, POLL_INTERVAL);
  try {
    watcher = watch(dirname(file), check);
    watcher.on("error", () => watcher?.close());
  } catch {}
  return end;
}
