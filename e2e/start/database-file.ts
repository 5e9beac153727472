import { type FSWatcher, statSync, watch } from "node:fs";
import { dirname } from "node:path";

/** How often the file is looked up where the system reports no changes, ms. */
const EVERY = 200;

/**
 * Calls `gone` once when a database file is deleted, moved or replaced. A process that has it open goes on writing into
 * the deleted file: whatever it confirms is lost. Returns what ends the watch.
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
  const timer = setInterval(check, EVERY);
  try {
    watcher = watch(dirname(file), check);
    watcher.on("error", () => watcher?.close());
  } catch {
    // The timer alone is enough.
  }
  return end;
}
