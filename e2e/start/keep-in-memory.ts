import { accessSync, constants, statfsSync } from "node:fs";
import { freemem } from "node:os";

const FOLDER = "/dev/shm";
const ROOM = 3 * 1024 ** 3;

/**
 * Has what lives only as long as a run of tests kept in memory, where there is room: a database on a disk waits for it at
 * each write, which took a third of the time. From here on `tmpdir()` says so, also in every process started later.
 */
export function keepTestsInMemory(): void {
  if (process.env.TMPDIR) return;
  try {
    accessSync(FOLDER, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(FOLDER);
    if (bavail * bsize > ROOM && freemem() > 2 * ROOM) process.env.TMPDIR = FOLDER;
  } catch {
    // Other systems have none.
  }
}
