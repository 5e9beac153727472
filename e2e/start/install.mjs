// Runs under whatever Node is installed, before there are packages: brings them to what the lock file says, then runs
// the script it is given under the Node that came with them. In one shell line that Node would not be found: the
// shell remembers the first `node` it ran.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { busy, endLeftovers, releaseLock, takeLock } from "./lock.mjs";
import { callerIsGone } from "./parent-process.mjs";
import { writableHome } from "./writable-home.mjs";

// Without the slash at its end: the paths made from it are shown.
const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));
const windows = process.platform === "win32";
const [script, ...rest] = process.argv.slice(2);
const lockFile = process.env.JASAWARGA_LOCK ?? `${root}/.wrangler/in-use.json`;
const { npm_lifecycle_event: event } = process.env;
const command =
  !event || event === "start" || event === "test" ? `npm ${event ?? "start"}` : `npm run ${event}`;

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
  // Tests have ports and data of their own, and may run beside an app that is up, unless its packages would go.
  const beside = event === "test" && lock.holder.stage === "serving" && isInstalled;
  console.warn(busy(lock.holder, beside));
  if (!beside) process.exit(1);
}

let child;
// Whoever asks us to end asks what we started, which decides when it is done; and so does the death of our caller.
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
process.exit(
  await run(`${root}/node_modules/.bin/node${windows ? ".cmd" : ""}`, [`${root}/${script}`, ...rest]),
);

/** Ends with the command's status; 1 where a signal ended it. */
function run(name, args) {
  return new Promise((resolve) => {
    child = spawn(name, args, { cwd: root, env, stdio: "inherit", shell: windows });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
