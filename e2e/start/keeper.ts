// Runs a command for as long as who asked for it lives: `node keeper.ts PID COMMAND …`. No signal tells that PID was
// killed with -9, and what it had started would go on holding its port. Leads a process group, with all that the
// command starts in it.
import { spawn } from "node:child_process";

const [asker, command = "", ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: "inherit" });
child.once("error", (error) => {
  console.error(String(error));
  process.exit(127);
});
child.once("exit", (code) => {
  if (isOrphan()) endGroup("SIGKILL");
  process.exit(code ?? 1);
});
// They reach the whole group; the command decides when it is done.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);

const watch = setInterval(() => {
  if (!isOrphan()) return;
  clearInterval(watch);
  endGroup("SIGTERM");
  setTimeout(() => endGroup("SIGKILL"), 5_000);
}, 300);

function isOrphan(): boolean {
  return process.ppid !== Number(asker);
}

function endGroup(signal: NodeJS.Signals): void {
  process.kill(-process.pid, signal);
}
