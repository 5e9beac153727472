// Allows one command at a time in a folder, because start, dev and test share node_modules/ and build/. Plain
// JavaScript that runs under any Node, before packages exist.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * The process that uses the folder. `born` distinguishes it from a later process with the same id. `groups` are the
 * ids of the process groups that it started.
 * @typedef {{ pid: number, born: string, command: string, stage: "preparing" | "serving" | "testing", groups: number[] }} Holder
 */

/**
 * Takes the lock or returns its holder. Takes over the lock of a dead holder and returns that holder as `left`.
 * @param {string} file
 * @param {string} command the holder's name in messages, such as `npm start`
 * @returns {{ taken: true, left: Holder | null } | { taken: false, holder: Holder }}
 */
export function takeLock(file, command) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = { pid: process.pid, born: startTimeOf(process.pid), command, stage: "preparing", groups: [] };
  let left = null;
  let removed = false;
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: "wx" });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const holder = readLock(file) ?? readAgain(file);
      if (holder && isAlive(holder)) return { taken: false, holder };
      left = holder ?? left;
      removed = true;
      rmSync(file, { force: true });
      continue;
    }
    // Another process that found the same dead holder may have removed this lock. The last one written counts.
    if (removed) pause(200);
    const now = readLock(file);
    if (now?.pid === process.pid) return { taken: true, left };
    if (now) return { taken: false, holder: now };
  }
}

/**
 * Reads the lock. Returns null if it is missing or unreadable.
 * @param {string} file
 * @returns {Holder | null}
 */
export function readLock(file) {
  try {
    const { pid, born, command, stage, groups } = JSON.parse(readFileSync(file, "utf8"));
    if (!Number.isSafeInteger(pid) || pid < 1 || !Array.isArray(groups)) return null;
    return { pid, born: String(born), command: String(command), stage, groups };
  } catch {
    return null;
  }
}

/** @param {string} file @param {number} pid the holder's id @param {(holder: Holder) => Partial<Holder>} change */
export function changeLock(file, pid, change) {
  const holder = readLock(file);
  if (holder?.pid !== pid) return;
  writeFileSync(`${file}.part`, JSON.stringify({ ...holder, ...change(holder) }));
  renameSync(`${file}.part`, file);
}

/** @param {string} file */
export function releaseLock(file) {
  if (readLock(file)?.pid === process.pid) rmSync(file, { force: true });
}

/** @param {Pick<Holder, "pid" | "born">} holder */
export function isAlive({ pid, born }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user and is alive.
    if (error.code !== "EPERM") return false;
  }
  const now = startTimeOf(pid);
  return now !== "dead" && (born === "" || now === "" || born === now);
}

/**
 * Kills the process groups of a dead holder, if their commands are in this folder.
 * @param {Holder} left
 * @param {string} root
 */
export function endLeftovers({ groups }, root) {
  for (const { pid, group, args } of groups.length > 0 ? processes() : []) {
    if (!groups.includes(group) || !args.includes(root)) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {}
  }
}

/**
 * Returns the message for a command that finds the folder in use.
 * @param {Holder} holder
 * @param {boolean} beside whether the command may continue
 */
export function busyMessage({ pid, command, stage }, beside) {
  const who = `\`${command}\` (pid ${pid})`;
  if (beside)
    return `${who} sedang berjalan di folder ini dan memakai hasil build yang sama. Selama dibangun ulang, halamannya dapat gagal dimuat beberapa detik.`;
  if (stage === "serving")
    return `JasaWarga sudah berjalan di folder ini lewat ${who}. Pakai yang itu, atau hentikan dahulu dengan Ctrl+C di sana.`;
  if (stage === "testing")
    return `${who} sedang menguji di folder ini dan memakai hasil build yang sama. Tunggu sampai selesai, atau hentikan dahulu.`;
  return `${who} sedang memasang atau membangun di folder ini. Tunggu sampai selesai, lalu coba lagi.`;
}

/** Reads again later, because a lock is created empty and then filled. @param {string} file */
function readAgain(file) {
  pause(300);
  return readLock(file);
}

/** @param {number} ms */
function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Returns a process's start time in the system's own format, or "" if unknown. @param {number} pid */
function startTimeOf(pid) {
  if (process.platform === "win32") return "";
  if (process.platform !== "linux") return ps(["-o", "lstart=", "-p", String(pid)]).trim();
  const fields = stat(pid);
  // A zombie process has ended. It only waits until its parent reads its exit code.
  return fields?.[0] === "Z" ? "dead" : (fields?.[19] ?? "");
}

/** @returns {{ pid: number, group: number, args: string }[]} */
function processes() {
  if (process.platform === "win32") return [];
  if (process.platform !== "linux") {
    const lines = ps(["-axo", "pid=,pgid=,args="]).split("\n");
    return lines.flatMap((line) => {
      const [, pid, group, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return args ? [{ pid: Number(pid), group: Number(group), args }] : [];
    });
  }
  return readdirSync("/proc").flatMap((name) => {
    const fields = /^\d+$/.test(name) ? stat(Number(name)) : null;
    if (!fields) return [];
    try {
      const args = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
      return [{ pid: Number(name), group: Number(fields[2]), args }];
    } catch {
      return [];
    }
  });
}

/** Returns the fields of a process on Linux from its state on: state, parent, group … Null if it is missing. @param {number} pid */
export function stat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before it is in parentheses and may contain any characters.
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/** @param {string[]} args */
function ps(args) {
  return spawnSync("ps", args, { encoding: "utf8" }).stdout ?? "";
}
