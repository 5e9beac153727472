// One command at a time works in a folder: start, dev and test share node_modules/ and build/. Plain JavaScript,
// because it runs before there are packages, under whatever Node is installed.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Who has the folder. `born` tells a process from a later one with the same number; `groups` are the process groups
 * that it started, by the number of their leader.
 * @typedef {{ pid: number, born: string, command: string, stage: "preparing" | "serving" | "testing", groups: number[] }} Holder
 */

/**
 * Takes the lock, or tells who has it. One whose holder is dead is taken over: `left` is that holder.
 * @param {string} file
 * @param {string} command what the holder is called in messages, like `npm start`
 * @returns {{ taken: true, left: Holder | null } | { taken: false, holder: Holder }}
 */
export function takeLock(file, command) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = { pid: process.pid, born: bornAt(process.pid), command, stage: "preparing", groups: [] };
  let left = null;
  let removed = false;
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: "wx" });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const holder = readLock(file) ?? readLater(file);
      if (holder && isAlive(holder)) return { taken: false, holder };
      left = holder ?? left;
      removed = true;
      rmSync(file, { force: true });
      continue;
    }
    // Another who found the same dead holder may have removed this one for it, a moment too late: the last one stays.
    if (removed) pause(200);
    const now = readLock(file);
    if (now?.pid === process.pid) return { taken: true, left };
    if (now) return { taken: false, holder: now };
  }
}

/**
 * Null where there is none, or none that can be read.
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

/** @param {string} file @param {number} pid the holder's @param {(holder: Holder) => Partial<Holder>} change */
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
    // Somebody else's process is alive, too.
    if (error.code !== "EPERM") return false;
  }
  const now = bornAt(pid);
  return now !== "dead" && (born === "" || now === "" || born === now);
}

/**
 * Ends what a dead holder left running: its groups, as far as those processes come from this folder.
 * @param {Holder} left
 * @param {string} root
 */
export function endLeftovers({ groups }, root) {
  for (const { pid, group, args } of groups.length > 0 ? processes() : []) {
    if (!groups.includes(group) || !args.includes(root)) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Ended by itself.
    }
  }
}

/**
 * What is said to whoever finds the folder in use.
 * @param {Holder} holder
 * @param {boolean} beside whether they may go on all the same
 */
export function busy({ pid, command, stage }, beside) {
  const who = `\`${command}\` (pid ${pid})`;
  if (beside)
    return `${who} sedang berjalan di folder ini dan memakai hasil build yang sama. Selama dibangun ulang, halamannya dapat gagal dimuat beberapa detik.`;
  if (stage === "serving")
    return `JasaWarga sudah berjalan di folder ini lewat ${who}. Pakai yang itu, atau hentikan dahulu dengan Ctrl+C di sana.`;
  if (stage === "testing")
    return `${who} sedang menguji di folder ini dan memakai hasil build yang sama. Tunggu sampai selesai, atau hentikan dahulu.`;
  return `${who} sedang memasang atau membangun di folder ini. Tunggu sampai selesai, lalu coba lagi.`;
}

/** A lock is made empty and filled a moment later. @param {string} file */
function readLater(file) {
  pause(300);
  return readLock(file);
}

/** @param {number} ms */
function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** When a process began, in whatever words the system has for it; "" where it cannot tell. @param {number} pid */
function bornAt(pid) {
  if (process.platform === "win32") return "";
  if (process.platform !== "linux") return ps(["-o", "lstart=", "-p", String(pid)]).trim();
  const fields = stat(pid);
  // A zombie holds nothing any more.
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

/** A process as Linux tells it, from its state on: state, parent, group …; null where there is none. @param {number} pid */
export function stat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before it stands in brackets and may hold anything.
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/** @param {string[]} args */
function ps(args) {
  return spawnSync("ps", args, { encoding: "utf8" }).stdout ?? "";
}
