// Runs a command as long as the process PID lives: `node keeper.ts PID COMMAND …`. A SIGKILL of PID sends no signal,
// and the command would keep its port. Leads a process group with everything the command starts.
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
// Signals reach the whole group. The command decides when to end.
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
