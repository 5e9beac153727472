// Runs under any installed Node, before packages exist. Installs the packages of the lock file, then runs the given
// script under the Node among them. One shell line cannot do this, because a shell remembers the path of the first
// `node`.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { busyMessage, endLeftovers, releaseLock, takeLock } from "./lock.mjs";
import { callerIsGone } from "./parent-process.mjs";
import { writableHome } from "./writable-home.mjs";

// Without a trailing slash, because messages show paths made from it.
const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));
const windows = process.platform === "win32";
const [script, ...rest] = process.argv.slice(2);
const lockFile = process.env.JASAWARGA_LOCK ?? `${root}/.wrangler/in-use.json`;
const { npm_lifecycle_event: event } = process.env;
const command = !event || event === "start" || event === "test" ? `npm ${event ?? "start"}` : `npm run ${event}`;

const env = { ...process.env, ...writableHome(`${root}/.wrangler/home`) };
if (env.HOME !== process.env.HOME)
  console.info(`Folder ${process.env.HOME} tidak dapat ditulisi. Alat-alat memakai ${env.HOME}.`);

const stamp = `${root}/node_modules/.installed`;
const wanted = createHash("sha256")
  .update(readFileSync(`${root}/package-lock.json`))
  .digest("hex");
const isInstalled = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;

env.JASAWARGA_LOCK = lockFile;
env.JASAWARGA_MAY_BUILD = "1";
const lock = takeLock(lockFile, command);
if (lock.taken) {
  process.on("exit", () => releaseLock(lockFile));
  env.JASAWARGA_HOLDER = String(process.pid);
  if (lock.left) {
    env.JASAWARGA_TOOK_OVER = "1";
    endLeftovers(lock.left, root);
  }
} else {
  // Tests have their own ports and data. They may run beside a running app unless packages must be installed.
  const beside = event === "test" && lock.holder.stage === "serving" && isInstalled;
  console.warn(busyMessage(lock.holder, beside));
  if (!beside) process.exit(1);
}

let child;
// Forwards signals to the started script, which decides when to end. Also ends it when our caller has died.
const end = (signal) => child?.kill(signal);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(signal));
const isOrphan = callerIsGone();
setInterval(() => isOrphan() && end("SIGTERM"), 500).unref();

if (!isInstalled) {
  console.info("Memasang paket ...");
  rmSync(stamp, { force: true });
  const status = await run("npm", ["ci", "--no-audit", "--no-fund", "--no-update-notifier"]);
  if (status !== 0) process.exit(status);
  writeFileSync(stamp, wanted);
}
process.exit(await run(`${root}/node_modules/.bin/node${windows ? ".cmd" : ""}`, [`${root}/${script}`, ...rest]));

/** Returns the command's exit code, or 1 if a signal ended it. */
function run(name, args) {
  return new Promise((resolve) => {
    child = spawn(name, args, { cwd: root, env, stdio: "inherit", shell: windows });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
