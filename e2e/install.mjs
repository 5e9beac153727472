// Runs under whatever Node is installed, before there are packages: brings them to what the lock file says, then runs
// the script it is given under the Node that came with them. In one shell line that Node would not be found: the
// shell remembers the first `node` it ran.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}/node_modules/.installed`;
const wanted = createHash("sha256")
  .update(readFileSync(`${root}/package-lock.json`))
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.info("Memasang paket ...");
  // Not `npm ci`: it refuses a lock file made where other systems' optional binaries could not be listed.
  const { status } = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}

const [script, ...rest] = process.argv.slice(2);
const windows = process.platform === "win32";
const node = `${root}/node_modules/.bin/node${windows ? ".cmd" : ""}`;
const child = spawn(node, [`${root}/${script}`, ...rest], { cwd: root, stdio: "inherit", shell: windows });
// Ctrl+C reaches both; the script decides when it is done.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
